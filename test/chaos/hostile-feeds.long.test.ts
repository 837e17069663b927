import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpChannel } from '../../src/gateway/channel/http.ts';
import { createHttpFeeds } from '../../src/gateway/channel/http-feeds.ts';
import type { FeedCallInfo } from '../../src/gateway/channel/http-feeds.ts';
import type { Store } from '../../src/gateway/domain/store.ts';
import { createAbilityReader } from '../../src/gateway/work/acquirer-abilities.ts';
import { readChanges } from '../../src/gateway/work/read-changes.ts';
import { readReports } from '../../src/gateway/work/read-reports.ts';
import { callChannel } from '../helpers/acquirer/channel-requests.ts';
import { CAPABILITY_LIES, CHANGE_LIES, REPORT_LIES } from '../helpers/acquirer/feed-lies.ts';
import { HOSTILITIES } from '../helpers/acquirer/hostilities.ts';
import type { Hostility } from '../helpers/acquirer/hostilities.ts';
import { startHostileAdapter } from '../helpers/acquirer/hostile-adapter.ts';
import type { HostileAdapter } from '../helpers/acquirer/hostile-adapter.ts';
import { describeOnBothEngines } from '../helpers/database/databases.ts';
import { MER_NO, NOW } from '../helpers/database/store-records.ts';
import { SWEEPS_ALL } from '../helpers/sweep.ts';
import { ACQUIRER, createNewsWorld } from '../gateway/acquirers/news-world.ts';

// The feeds of an adapter that spoils its answers: nothing is applied or stored, the place in the feed stays, somebody can read what
// came, and once the adapter is honest again, the feed is read as if nothing had been.

type Feed = 'capabilities' | 'changes' | 'settlementReports';

const FEEDS: readonly Feed[] = ['capabilities', 'changes', 'settlementReports'];
const LIES: Readonly<Record<Feed, readonly Hostility[]>> = {
  capabilities: CAPABILITY_LIES,
  changes: CHANGE_LIES,
  settlementReports: REPORT_LIES,
};
/** Beyond the wait until an acquirer is asked again what it can do. */
const ABILITIES_WAIT_MS = 400_000;

/** In CI each hostility meets one feed, at night every one. What only one of them can say is always tried. */
function hostilitiesOf(feed: Feed): Hostility[] {
  const isShare = (index: number) => SWEEPS_ALL || FEEDS[index % FEEDS.length] === feed;
  return [...HOSTILITIES.filter((_, index) => isShare(index)), ...LIES[feed]];
}

interface FeedReader {
  read(): Promise<unknown>;
  /** So far, oldest first. */
  taken(): Promise<readonly unknown[]>;
}

describeOnBothEngines('the feeds of an acquirer', ({ open }) => {
  let adapter: HostileAdapter;

  beforeAll(async () => {
    adapter = await startHostileAdapter({ isBare: false, settleMs: 3_600_000 });
  });
  afterAll(() => adapter.stop());

  function feedsFor(reported: FeedCallInfo[]) {
    const { url, acquirer } = adapter;
    const options = { baseUrl: url, token: acquirer.token, deadlineMs: 2000 };
    return createHttpFeeds({ ...options, onFeedCall: (info) => void reported.push(info) });
  }

  const optionsOf = (reported: FeedCallInfo[]) => ({
    acquirer: ACQUIRER,
    feeds: feedsFor(reported),
    version: 2,
    holder: 'node-1',
    leaseMs: 60_000,
    realClock: { now: () => NOW },
    signal: new AbortController().signal,
  });

  /** A way to read each feed, and what was taken from it. */
  const READERS: Readonly<Record<Feed, (store: Store, reported: FeedCallInfo[]) => Promise<FeedReader>>> = {
    async capabilities(_store, reported) {
      const time = { nowMs: 0 };
      const learned: unknown[] = [];
      const reader = createAbilityReader({
        feeds: feedsFor(reported),
        hintUrl: () => null,
        stopwatch: { elapsedMs: () => (time.nowMs += ABILITIES_WAIT_MS) },
        onLearned: (abilities) => void learned.push(abilities.version),
        onUnspoken: () => undefined,
      });
      return { read: reader.refresh, taken: async () => [...learned] };
    },
    async changes(store, reported) {
      const world = createNewsWorld(store);
      const order = await world.pay();
      const refundNo = await world.refund(order, 1_00n);
      const { tradeNo } = order;
      const back = { kind: 'reversal', of: 'refund', tradeNo, refundNo, currency: 'USD', amount: '100' } as const;
      await adapter.acquirer.change({ ...back, reason: 'The account is closed.' });
      return {
        read: () => readChanges(world.deps, optionsOf(reported)),
        taken: async () => (await store.listReversals(order)).map(({ amount }) => String(amount)),
      };
    },
    async settlementReports(store, reported) {
      const world = createNewsWorld(store);
      const { url, token } = adapter.acquirer;
      const channel = createHttpChannel({ baseUrl: url, token, deadlineMs: 20_000 });
      await callChannel(channel, 'authorize', { tradeNo: (await world.pay()).tradeNo });
      return {
        read: () => readReports(world.deps, optionsOf(reported)),
        async taken() {
          const { reports } = await store.listReports({
            acquirer: null,
            paidFrom: null,
            paidTo: null,
            before: null,
            limit: 100,
          });
          return reports.map(({ problem, completedAt }) => problem ?? completedAt !== null);
        },
      };
    },
  };

  it.each(FEEDS)('are not taken if they are spoilt, are reported, and read later: %s', async (feed) => {
    const store = await open();
    for (const hostility of hostilitiesOf(feed)) {
      const { title, record } = hostility;
      const reported: FeedCallInfo[] = [];
      adapter.turn([], null);
      const { read, taken } = await READERS[feed](store, reported);
      const before = { taken: await taken(), balance: await store.findBalance(MER_NO, 'USD') };
      adapter.turn([feed], hostility);
      const outcome = await read();
      if (feed !== 'capabilities') expect(outcome, title).toBe('unread');
      expect(await taken(), title).toEqual(before.taken);
      expect(await store.findBalance(MER_NO, 'USD'), title).toEqual(before.balance);
      expect(reported.at(-1), title).toMatchObject({ call: feed });
      // A machine that stands still misses the deadline before it has read what came.
      const texts = new RegExp(record === null ? '' : `${record.source}|did not answer within`);
      expect(reported.at(-1)?.message, title).toMatch(texts);
      adapter.turn([], null);
      await read();
      expect(await taken(), title).toEqual([...before.taken, RIGHT[feed]]);
    }
    expect((await store.verifyLedger()).problems).toEqual([]);
  });
});

/** What the honest answer adds. */
const RIGHT: Readonly<Record<Feed, unknown>> = { capabilities: 2, changes: '100', settlementReports: true };
