import type { TryStore } from '../../../src/gateway/domain/sign-in/tries.ts';
import { expect, it } from 'vitest';
import type { TryRule } from '../../../src/gateway/domain/limiter.ts';
import { NO_TRIES, beginTry, countTry, endTry, waitOf } from '../../../src/gateway/domain/sign-in/tries.ts';
import {
  countDeadlocks,
  describeOnBothEngines,
  useDatabases,
  whenDisconnected,
} from '../../helpers/database/databases.ts';
import { NOW } from '../../helpers/database/store-records.ts';

const DAY_MS = 86_400_000;
const RULE: TryRule = { name: 'test', countMax: 10, windowMs: 600_000, underWayMs: 1000 };

const count = (store: TryStore, subject: string, at = NOW) =>
  store.changeTries({ scope: 'test', subject }, (counts) => ({
    result: counts.counted.length,
    counts: countTry(RULE, counts, at),
  }));

const begin = (store: TryStore, subject: string) =>
  store.changeTries<number | null>({ scope: 'test', subject }, (counts) => {
    if (waitOf(RULE, counts, NOW).waitMs > 0) return { result: null, counts };
    const begun = beginTry(RULE, counts, NOW);
    return { result: begun.until, counts: begun.counts };
  });

const giveBack = (store: TryStore, subject: string, until: number) =>
  store.changeTries({ scope: 'test', subject }, (counts) => ({
    result: undefined,
    counts: endTry(RULE, counts, { until, failed: false, now: NOW }),
  }));

describeOnBothEngines('counts of tries', ({ open, place }) => {
  it('are none at first, then what was decided, and each subject has its own', async () => {
    const store = await open();
    expect(await store.readTries({ scope: 'test', subject: 'a' })).toEqual(NO_TRIES);
    expect(await Promise.all([count(store, 'a'), count(store, 'b'), count(store, 'a')])).toEqual([0, 0, 1]);
    expect(await store.readTries({ scope: 'test', subject: 'a' })).toMatchObject({
      counted: [NOW, NOW],
      underWay: [],
      pauses: 0,
      pausedUntil: 0,
      seenAt: NOW,
      forgottenAt: NOW + RULE.windowMs,
    });
    expect(await store.readTries({ scope: 'other', subject: 'a' })).toEqual(NO_TRIES);
  });

  it('are there for another store on the same database', async () => {
    const where = await place();
    await count(await open(where), 'a');
    expect(await count(await open(where), 'a')).toBe(1);
  });

  it('leave no row if nothing is left of them, and none where nothing was decided', async () => {
    const store = await open();
    const until = (await begin(store, 'a')) ?? 0;
    await giveBack(store, 'a', until);
    await store.changeTries({ scope: 'test', subject: 'b' }, (counts) => ({ result: null, counts }));
    expect(await store.forgetTries({ forgottenBy: Number.MAX_SAFE_INTEGER, limit: 100 })).toBe(0);
  });

  it('are removed when they are forgotten, the oldest first and so many at once', async () => {
    const store = await open();
    for (let at = 0; at < 5; at += 1) await count(store, `subject ${at}`, NOW + at);
    const forget = (at: number) => store.forgetTries({ forgottenBy: NOW + at + RULE.windowMs, limit: 2 });
    expect(await forget(-1)).toBe(0);
    expect(await forget(2)).toBe(2);
    expect(await store.readTries({ scope: 'test', subject: 'subject 1' })).toEqual(NO_TRIES);
    expect(await store.readTries({ scope: 'test', subject: 'subject 2' })).not.toEqual(NO_TRIES);
    expect([await forget(2), await forget(2), await forget(9), await forget(9)]).toEqual([1, 0, 2, 0]);
  });

  it('answer the time of the database', async () => {
    const store = await open();
    const times = [await store.readNow(), await store.readNow()] as const;
    expect(Math.abs(times[0] - Date.now())).toBeLessThan(DAY_MS);
    expect(times[1]).toBeGreaterThanOrEqual(times[0]);
  });
});

it('tries from two nodes at once on PostgreSQL lose none, begin no more than may, and wait in no ring', async () => {
  const [{ place, open }, rounds, each] = [onPostgres, 10, 8];
  const where = await place();
  const nodes = [await open(where), await open(where)];
  for (let round = 0; round < rounds; round += 1) {
    const subjects = ['a', 'b', 'c'].map((name) => `${name} ${round}`);
    // In another order at each node, and rows go while others come.
    const calls = nodes.flatMap((store, index) =>
      (index === 0 ? subjects : subjects.toReversed()).flatMap((subject) => [
        ...Array.from({ length: each }, () => begin(store, subject)),
        begin(store, 'gone').then((until) => (until === null ? undefined : giveBack(store, 'gone', until))),
        store.forgetTries({ forgottenBy: NOW, limit: 10 }),
      ]),
    );
    await Promise.all(calls);
    for (const subject of subjects) {
      const counts = await nodes[0]?.readTries({ scope: 'test', subject });
      expect(counts?.underWay).toHaveLength(RULE.countMax);
    }
    await Promise.all(nodes.flatMap((store) => Array.from({ length: 4 }, () => count(store, `counted ${round}`))));
    expect((await nodes[1]?.readTries({ scope: 'test', subject: `counted ${round}` }))?.counted).toHaveLength(8);
  }
  for (const store of nodes) await store.close();
  await whenDisconnected(where.databaseUrl ?? '');
  expect(await countDeadlocks(where.databaseUrl ?? '')).toBe(0);
});

const onPostgres = useDatabases('PostgreSQL');
