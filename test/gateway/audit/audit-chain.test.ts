import { expect, it } from 'vitest';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';
import type { Place } from '../../helpers/database/databases.ts';
import { DAY_MS, NOON, newRecordedEntry as entryOf } from '../../helpers/database/audit-chain.ts';

// The record of actions is a chain: what was written is proved by what was written after it (I16).

const WRITERS = 20;

/** As release 0.2.0 writes it. */
const insertEarlier = (where: Place, actionNo: number) =>
  runSql(
    where,
    `insert into audit (action_no, at, actor, action, target, detail)
     values (${actionNo}, ${NOON}, 'mara', 'putRate', 'rate', '1')`,
  );

describeOnBothEngines('the chain of the record', ({ open, place }) => {
  it('verifies, over days, and says where each day ended', async () => {
    const store = await open();
    for (let n = 0; n < 9; n += 1) await store.writeRecords([entryOf(n, NOON + Math.floor(n / 3) * DAY_MS)]);
    // A node whose clock is behind does not open a day that is over.
    await store.writeRecords([entryOf(9, NOON), entryOf(10, NOON + 2 * DAY_MS)]);
    const heads: string[] = [];
    const onHead = (head: { day: string; lastNo: number; actions: number }) =>
      void heads.push(`${head.day} ${head.lastNo} ${head.actions}`);
    const report = await store.verifyActions({ onHead });
    expect(report).toMatchObject({ actions: 11, unchained: 0, days: 3, findings: [], found: 0 });
    expect(heads).toEqual(['2026-11-14 3 3', '2026-11-15 6 3', '2026-11-16 11 5']);
    expect(report.head?.head).toBe((await store.readActions({ after: 10, limit: 5 }))[0]?.hash);
  });

  it('is compared with heads that were kept, also of a day that was not over', async () => {
    const store = await open();
    for (let n = 0; n < 4; n += 1) await store.writeRecords([entryOf(n, NOON + Math.floor(n / 3) * DAY_MS)]);
    const [, second] = await store.readActions({ after: 0, limit: 2 });
    const kept = (day: string, head: string) => store.verifyActions({ kept: new Map([[day, head]]) });
    expect(await kept('2026-11-14', second?.hash ?? '')).toMatchObject({ found: 0 });
    const problem = 'no row of the day has the hash that was kept: the day was rewritten or removed';
    for (const [day, head] of [
      ['2026-11-14', 'f'.repeat(64)],
      ['2026-11-20', second?.hash ?? ''],
    ] as const) {
      expect((await kept(day, head)).findings).toEqual([{ actionNo: null, lastNo: null, day, problem }]);
    }
  });

  it('is kept by the database from changes', async () => {
    const where = await place();
    const store = await open(where);
    for (let n = 0; n < 4; n += 1) await store.writeRecords([entryOf(n, NOON + Math.floor(n / 2) * DAY_MS)]);
    for (const sql of [
      "update audit set actor = 'nobody'",
      'delete from audit where action_no = 3',
      // A day that is over, the head of the last day, and all days.
      "update audit_days set last_no = last_no + 1, actions = actions + 1 where day = '2026-11-14'",
      `update audit_days set head = '${'1'.repeat(64)}' where day = '2026-11-15'`,
      'delete from audit_days',
    ]) {
      await expect(runSql(where, sql), sql).rejects.toThrow('only grows');
    }
    expect(await store.verifyActions()).toMatchObject({ actions: 4, found: 0 });
  });

  it('counts what an earlier release wrote before it, and names what one wrote after', async () => {
    const where = await place();
    const store = await open(where);
    await insertEarlier(where, 1);
    await insertEarlier(where, 2);
    await store.writeRecords([entryOf(0)]);
    expect(await store.verifyActions()).toMatchObject({ actions: 1, unchained: 2, found: 0 });
    await insertEarlier(where, 4);
    await store.writeRecords([entryOf(1)]);
    const { findings } = await store.verifyActions();
    expect(findings.map(({ actionNo, problem }) => [actionNo, problem.slice(0, 11)])).toEqual([[4, 'has no hash']]);
    expect(await store.listActions({ before: null, limit: 1, actor: 'mara' })).toMatchObject([
      { actionNo: 4, actorKind: 'breakGlass', outcome: 'done', merNo: 0, hash: null },
    ]);
  });

  it(`is one chain for ${WRITERS} writers on each of two nodes`, async () => {
    const where = await place();
    const stores = [await open(where), await open(where)];
    const writers = Array.from({ length: WRITERS * 2 }, (_, n) => n);
    await Promise.all(writers.map((n) => stores[n % 2]?.writeRecords([entryOf(n), entryOf(n + 1000)])));
    const [store] = stores;
    expect(await store?.verifyActions()).toMatchObject({ actions: WRITERS * 4, days: 1, findings: [] });
    const numbers = (await store?.readActions({ after: 0, limit: 1000 }))?.map(({ actionNo }) => actionNo);
    expect(numbers).toEqual(Array.from({ length: WRITERS * 4 }, (_, n) => n + 1));
  });

  it('is listed by any filter, page by page, and read on from a number', async () => {
    const store = await open();
    for (let n = 1; n <= 12; n += 1) await store.writeRecords([entryOf(n, NOON + n)]);
    const list = async (filter: object, before: number | null = null) =>
      (await store.listActions({ before, limit: 3, ...filter })).map(({ actionNo }) => actionNo);
    expect(await list({})).toEqual([12, 11, 10]);
    expect(await list({}, 10)).toEqual([9, 8, 7]);
    expect(await list({ merNo: 100001 })).toEqual([12, 9, 6]);
    expect(await list({ merNo: 100001 }, 6)).toEqual([3]);
    expect(await list({ target: 'USD EUR 5' })).toEqual([5]);
    expect(await list({ from: NOON + 4, to: NOON + 5 })).toEqual([5, 4]);
    expect(await list({ actor: 'chain test', action: 'putRate', outcome: 'done', to: NOON + 2 })).toEqual([2, 1]);
    expect(await list({ actor: 'nobody' })).toEqual([]);
    expect(await list({ outcome: 'refused' })).toEqual([]);
    expect(await list({ actorId: 'person_1' })).toEqual([]);
    expect((await store.readActions({ after: 10, limit: 9 })).map(({ actionNo }) => actionNo)).toEqual([11, 12]);
    expect(await store.newestActionNo()).toBe(12);
  });
});
