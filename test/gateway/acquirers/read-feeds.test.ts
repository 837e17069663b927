import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { AcquirerFeeds, Change } from '../../../src/gateway/domain/acquirers/acquirer-feeds.ts';
import { createAbilityReader } from '../../../src/gateway/work/acquirer-abilities.ts';
import { readChanges } from '../../../src/gateway/work/read-changes.ts';
import { readReports } from '../../../src/gateway/work/read-reports.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { MER_NO, NOW } from '../../helpers/database/store-records.ts';
import { REPORT, feedOf, optionsOf, reportsOf } from '../../helpers/acquirer/feed-readers.ts';
import { ACQUIRER, createNewsWorld, dispute, reversal } from './news-world.ts';

describeOnBothEngines('the feeds of an acquirer', ({ open, migratedPlace }) => {
  it('are read to the end, and on from there', async () => {
    const store = await open();
    const world = createNewsWorld(store);
    const order = await world.pay();
    const refundNo = await world.refund(order, 1_00n);
    const left = { tradeNo: order.tradeNo, amount: 9_00n };
    const changes = [
      dispute(left, { changeId: 'chg-1' }),
      dispute(left, { changeId: 'chg-2', state: 'won' }),
      reversal({ tradeNo: order.tradeNo, refundNo, amount: 1_00n }, 'chg-3'),
    ];
    expect(await readChanges(world.deps, optionsOf(feedOf(changes)))).toBe('read');
    expect(await store.listChargebacks(order)).toMatchObject([{ state: 'won' }]);
    expect(await store.listReversals(order)).toHaveLength(1);
    const later = [...changes, dispute(left, { changeId: 'chg-4', stage: 'inquiry' })];
    const asked: (string | null)[] = [];
    const feeds = feedOf(later);
    const watched: AcquirerFeeds = {
      ...feeds,
      changes: (input) => {
        asked.push(input.after);
        return feeds.changes(input);
      },
    };
    await readChanges(world.deps, optionsOf(watched));
    expect(asked).toEqual(['3']);
    expect(await store.listChanges({ ...order, limit: 10 })).toHaveLength(4);
  });

  it('are left where they are by an answer that breaks the contract', async () => {
    const store = await open();
    const world = createNewsWorld(store);
    const feeds: AcquirerFeeds = {
      ...feedOf([]),
      changes: async () => ({ kind: 'unknown', message: 'cut' }),
      settlementReport: async () => ({ kind: 'unknown', message: 'cut' }),
    };
    expect(await readChanges(world.deps, optionsOf(feeds))).toBe('unread');
    expect(await readReports(world.deps, optionsOf(feeds))).toBe('unread');
    expect(await world.hold()).toEqual({ place: null, page: null });
  });

  it('are applied once by three nodes that all want to read them (S44)', async () => {
    const place = await migratedPlace();
    const store = await open(place);
    const world = createNewsWorld(store);
    const orders = await Promise.all([1, 2, 3, 4, 5, 6].map(() => world.pay()));
    const changes: Change[] = [];
    for (const [index, order] of orders.entries()) {
      const refundNo = await world.refund(order, 1_00n);
      changes.push(reversal({ tradeNo: order.tradeNo, refundNo, amount: 1_00n }, `chg-${index}-1`));
      changes.push(
        dispute({ tradeNo: order.tradeNo, amount: 9_00n }, { changeId: `chg-${index}-2`, caseId: `dp_${index}` }),
      );
    }
    const nodes = [world, createNewsWorld(await open(place)), createNewsWorld(await open(place))];
    const run = async (at: number): Promise<void> => {
      // Each comes later than the lease of the others, as if they were dead: they take over from each other all the time.
      for (let round = 0; round < 20; round += 1) {
        const realNow = NOW + round * 300_000 + at * 100_000;
        const outcome = await readChanges(
          nodes[at]?.deps ?? world.deps,
          optionsOf(feedOf(changes), `node-${at}`, realNow),
        );
        if (outcome === 'read') return;
      }
    };
    await Promise.all([run(0), run(1), run(2)]);
    await readChanges(world.deps, optionsOf(feedOf(changes), 'node-4', NOW + 100 * 300_000));
    for (const order of orders) {
      const applied = await store.listChanges({ ...order, limit: 10 });
      expect(applied.map(({ effect }) => effect)).toEqual(['refundReversed', 'chargebackOpened']);
    }
    expect(await store.findBalance(MER_NO, 'USD')).toMatchObject({ available: 6_00n, chargebackHold: 54_00n });
    expect((await store.verifyLedger()).problems).toEqual([]);
  });

  it('give settlement reports, stored masked with the hash of what was received', async () => {
    const store = await open();
    const world = createNewsWorld(store);
    expect(await readReports(world.deps, optionsOf(reportsOf([REPORT])))).toBe('read');
    expect(await readReports(world.deps, optionsOf(reportsOf([REPORT])))).toBe('read');
    const { reports } = await store.listReports({
      acquirer: null,
      paidFrom: null,
      paidTo: null,
      before: null,
      limit: 10,
    });
    expect(reports).toMatchObject([
      { reportId: 'po_1', total: '600', lineCount: 3, linesRead: 3, problem: null, completedAt: NOW + 60_000 },
    ]);
    const parts = await store.readReportParts({ acquirer: ACQUIRER, reportId: 'po_1', firstLine: 0, limit: 10 });
    expect(parts.map(({ firstLine, lineCount }) => [firstLine, lineCount])).toEqual([
      [0, 2],
      [2, 1],
    ]);
    const stored = parts.map(({ content }) => gunzipSync(Buffer.from(content, 'base64')).toString()).join('');
    expect(stored).not.toContain('4111 1111');
    const received = JSON.stringify({
      callId: 'x',
      report: { ...REPORT, lines: REPORT.lines.slice(0, 2), page: '2' },
    });
    const sha256 = createHash('sha256').update(received).digest('hex');
    expect(parts[0]).toMatchObject({ sha256, bytes: Buffer.from(received).length });
  });

  it.each([
    ['lineCount', { lineCount: 4 }],
    ['total', { total: '601' }],
  ])('mark a settlement report whose lines do not add up: %s', async (problem, changed) => {
    const store = await open();
    const world = createNewsWorld(store);
    await readReports(world.deps, optionsOf(reportsOf([{ ...REPORT, ...changed }])));
    expect(await store.findReport({ acquirer: ACQUIRER, reportId: 'po_1' })).toMatchObject({ problem });
  });

  it('mark a settlement report that comes again and is another one, and keep its lines', async () => {
    const store = await open();
    const world = createNewsWorld(store);
    await readReports(world.deps, optionsOf(reportsOf([REPORT, REPORT, { ...REPORT, total: '601' }])));
    expect(await store.findReport({ acquirer: ACQUIRER, reportId: 'po_1' })).toMatchObject({
      total: '600',
      linesRead: 3,
      problem: 'changed',
    });
  });
});

it('what an acquirer can do is asked every few minutes, and kept while it is silent', async () => {
  let now = 0;
  const answers: Awaited<ReturnType<AcquirerFeeds['capabilities']>>[] = [
    { kind: 'unknown', message: '' },
    { kind: 'capabilities', value: { callId: 'x', versions: [1, 2, 9], claims: ['changes'] } },
    { kind: 'unknown', message: '' },
    { kind: 'capabilities', value: { callId: 'x', versions: [9], claims: [] } },
    { kind: 'version1' },
  ];
  const unspoken: unknown[] = [];
  const learned: number[] = [];
  const reader = createAbilityReader({
    feeds: { capabilities: async () => answers.shift() ?? { kind: 'version1' } },
    hintUrl: () => null,
    stopwatch: { elapsedMs: () => now },
    onLearned: ({ version }) => learned.push(version),
    onUnspoken: (versions) => unspoken.push(versions),
  });
  const versionAt = async (ms: number) => {
    now = ms;
    await reader.refresh();
    return [reader.current().version, reader.current().claims.includes('changes')];
  };
  expect(await versionAt(0)).toEqual([1, false]);
  expect(await versionAt(14_999)).toEqual([1, false]);
  expect(await versionAt(15_000)).toEqual([2, true]);
  expect(await versionAt(315_000)).toEqual([2, true]);
  expect(await versionAt(330_000)).toEqual([2, true]);
  expect(unspoken).toEqual([[9]]);
  expect(await versionAt(630_000)).toEqual([1, false]);
  expect(learned).toEqual([2, 1]);
});
