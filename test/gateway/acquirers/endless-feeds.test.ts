import { expect, it } from 'vitest';
import type { AcquirerFeeds } from '../../../src/gateway/domain/acquirers/acquirer-feeds.ts';
import { readChanges } from '../../../src/gateway/work/read-changes.ts';
import { readReports } from '../../../src/gateway/work/read-reports.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { REPORT, feedOf, optionsOf, reportsOf } from '../../helpers/acquirer/feed-readers.ts';
import { ACQUIRER, createNewsWorld, dispute } from './news-world.ts';

// Answers that follow the contract one by one, and together lead nowhere or contradict each other.

const OPEN_TASKS = { isOpen: true, kind: null, acquirer: null, merNo: null, ownerId: null, after: null, limit: 50 };

describeOnBothEngines('the feeds of an acquirer', ({ open }) => {
  it('report a change that comes again and says something else, which has no effect (S44)', async () => {
    const store = await open();
    const world = createNewsWorld(store);
    const [order, other] = [await world.pay(), await world.pay()];
    const all = dispute({ tradeNo: order.tradeNo, amount: 10_00n }, { changeId: 'chg-1' });
    const contradicted: string[] = [];
    const onContradiction = (changeId: string) => void contradicted.push(changeId);
    const feeds = feedOf([all, all, { ...all, tradeNo: other.tradeNo }, { ...all, amount: '1' }]);
    expect(await readChanges(world.deps, { ...optionsOf(feeds), onContradiction })).toBe('read');
    expect(contradicted).toEqual(['chg-1', 'chg-1']);
    expect(await store.listChargebacks(order)).toHaveLength(1);
    expect(await store.listChargebacks(other)).toEqual([]);
  });

  it('make a task of an amount that no order can have, in units that are larger than ours', async () => {
    const store = await open();
    const world = createNewsWorld(store);
    const { tradeNo } = await world.pay();
    const huge = {
      ...dispute({ tradeNo, amount: 1n }, { changeId: 'chg-1' }),
      currency: 'JPY',
      amount: '9'.repeat(18),
    };
    expect(await readChanges(world.deps, { ...optionsOf(feedOf([huge])), version: 2 })).toBe('read');
    expect((await store.searchTasks(OPEN_TASKS)).tasks).toMatchObject([{ kind: 'disputePartial', tradeNo }]);
  });

  it('stop at places that lead back to each other, after what was new', async () => {
    const store = await open();
    const world = createNewsWorld(store);
    const order = await world.pay();
    const circle: AcquirerFeeds = {
      ...feedOf([]),
      async changes({ after }) {
        const change = dispute({ tradeNo: order.tradeNo, amount: 10_00n }, { changeId: `chg-${after ?? 0}` });
        return { kind: 'changes', changes: [change], next: after === 'a' ? 'b' : 'a', more: true };
      },
    };
    expect(await readChanges(world.deps, optionsOf(circle))).toBe('unread');
    expect(await store.listChanges({ ...order, limit: 10 })).toHaveLength(2);
  });

  it('stop at a settlement report with more lines than it says, and go on when the rest is right', async () => {
    const store = await open();
    const world = createNewsWorld(store);
    const endless: AcquirerFeeds = {
      ...reportsOf([REPORT]),
      async settlementReport({ page }) {
        const report = { ...REPORT, lines: REPORT.lines.slice(0, 2), page: `${page ?? ''}x` };
        return { kind: 'report', report, next: '1', bytes: Buffer.from('{}') };
      },
    };
    expect(await readReports(world.deps, optionsOf(endless))).toBe('unread');
    const key = { acquirer: ACQUIRER, reportId: 'po_1' };
    expect(await store.findReport(key)).toMatchObject({ linesRead: 2, completedAt: null });
    const mended: AcquirerFeeds = {
      ...endless,
      async settlementReport({ after }) {
        if (after !== null) return { kind: 'none' };
        const report = { ...REPORT, lines: REPORT.lines.slice(2), page: null };
        return { kind: 'report', report, next: '1', bytes: Buffer.from('{}') };
      },
    };
    expect(await readReports(world.deps, optionsOf(mended))).toBe('read');
    expect(await store.findReport(key)).toMatchObject({ linesRead: 3, problem: null });
  });
});
