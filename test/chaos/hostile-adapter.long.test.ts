import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '../helpers/acquirer/channel-requests.ts';
import { HOSTILITIES, LIES } from '../helpers/acquirer/hostilities.ts';
import type { Hostility } from '../helpers/acquirer/hostilities.ts';
import { startHostileAdapter } from '../helpers/acquirer/hostile-adapter.ts';
import type { HostileAdapter } from '../helpers/acquirer/hostile-adapter.ts';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { EngineName, TestGateway } from '../helpers/gateway/gateway.ts';
import { createStillClock } from '../helpers/gateway/still-clock.ts';
import { dataOf } from '../helpers/payer/shop.ts';
import type { Shop } from '../helpers/payer/shop.ts';
import { SWEEPS_ALL } from '../helpers/sweep.ts';

// Every call about money, with every answer that an adapter can spoil it with: nothing is decided, somebody can read what came, and
// once the adapter is honest again, the order has the result that the acquirer has.

const DEADLINE_MS = 3000;
/** After which something without a result is asked about, once. */
const FIRST_SECONDS = 6;
/** Longer than every wait between two inquiries about something that young. */
const WAIT_SECONDS = 120;
/** What a connection may hold of an answer that nobody reads. */
const BYTES_MAX = 20_000_000;
const ACTION = { kind: 'redirect', url: 'https://bank.example/challenge' };

interface World {
  readonly adapter: HostileAdapter;
  readonly gateway: TestGateway;
  readonly shop: Shop;
}

/** What is asked about, and its state when all is over. */
interface Subject {
  readonly path: string;
  readonly number: string;
  readonly end: 'success' | 'failure';
}

interface Story {
  /** What else would bring the result at once. */
  readonly alsoSpoilt?: CallName;
  /** What has to be there before. */
  begin(world: World): Promise<Record<string, unknown>>;
  /** Leads to the call. */
  call(world: World, before: Record<string, unknown>): Promise<Subject>;
}

const orderOf = (tradeNo: unknown, end: Subject['end'] = 'success'): Subject => ({
  path: `/operator/orders/${String(tradeNo)}`,
  number: String(tradeNo),
  end,
});

/** A return is asked for by people: `test/gateway/reconciliation/returns` has its faults. */
type CallAboutMoney = Exclude<CallName, 'returnMoney'>;

const STORIES: Readonly<Record<CallAboutMoney, Story>> = {
  authorize: {
    begin: async () => ({}),
    call: async ({ shop }) => orderOf(dataOf(await shop.pay())['tradeNo']),
  },
  refund: {
    begin: async ({ shop }) => dataOf(await shop.pay()),
    async call({ shop }, order) {
      const refundNo = String(dataOf(await shop.refund(order))['refundNo']);
      return { path: `/operator/refunds/${refundNo}`, number: refundNo, end: 'success' };
    },
  },
  payout: {
    begin: async ({ shop }) => dataOf(await shop.pay({ sourceAmount: '100.00' })),
    call: async ({ shop }) =>
      orderOf(dataOf(await shop.payOut({ currencyCode: 'USD', sourceAmount: '1.00' }))['tradeNo']),
  },
  complete: {
    alsoSpoilt: 'inquire',
    async begin({ adapter: { acquirer }, shop }) {
      await acquirer.addRules({ call: 'authorize', result: 'challenged', action: ACTION, times: 1 });
      const order = dataOf(await shop.pay());
      await acquirer.settle(String(order['tradeNo']), 'approved');
      return order;
    },
    async call({ gateway }, { tradeNo }) {
      await fetch(`${gateway.url}/pay/${String(tradeNo)}?back`);
      return orderOf(tradeNo);
    },
  },
  inquire: {
    async begin({ adapter: { acquirer }, shop }) {
      await acquirer.addRules({ call: 'authorize', result: 'pending', times: 1 });
      const order = dataOf(await shop.pay());
      await acquirer.settle(String(order['tradeNo']), 'approved');
      return order;
    },
    async call({ gateway }, { tradeNo }) {
      await gateway.advance(FIRST_SECONDS);
      return orderOf(tradeNo);
    },
  },
  cancel: {
    async begin({ adapter: { acquirer }, shop }) {
      await acquirer.addRules({ call: 'authorize', fault: 'breakBefore', times: 1 });
      return dataOf(await shop.pay());
    },
    async call({ gateway }, { tradeNo }) {
      await gateway.advance(FIRST_SECONDS);
      return orderOf(tradeNo, 'failure');
    },
  },
};

interface Case {
  readonly call: CallAboutMoney;
  readonly hostility: Hostility;
  readonly title: string;
}

/** In CI each hostility meets one call on one of the engines, at night every call on both. */
function casesFor(engine: EngineName): Case[] {
  const calls = Object.keys(STORIES) as CallAboutMoney[];
  const all = [...HOSTILITIES, ...LIES];
  const rounds = Array.from({ length: SWEEPS_ALL ? calls.length : 1 }, (_, round) => round);
  const share = SWEEPS_ALL ? all : all.filter((_, index) => (index % 2 === 0) === (engine === 'SQLite'));
  return rounds.flatMap((round) =>
    share.map((hostility, index) => {
      const call = calls[(index + round) % calls.length] ?? 'authorize';
      return { call, hostility, title: hostility.title };
    }),
  );
}

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('an acquirer on %s', (engine) => {
  let world: World;
  let aheadMs = 0;
  const lines: Record<string, unknown>[] = [];

  beforeAll(async () => {
    const adapter = await startHostileAdapter({ hasRefundCaps: false });
    const gateway = await startTestGateway({
      engine,
      env: {
        CHANNEL_URL: adapter.url,
        CHANNEL_TOKEN: adapter.acquirer.token,
        CHANNEL_DEADLINE_MS: String(DEADLINE_MS),
      },
      write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
      build: { sandboxClock: createStillClock(), stopwatch: { elapsedMs: () => performance.now() + aheadMs } },
    });
    world = { adapter, gateway, shop: await gateway.newShop() };
  });
  afterAll(async () => {
    world.shop.close();
    await world.gateway.close();
    await world.adapter.stop();
  });

  const stateOf = async ({ path }: Subject): Promise<unknown> => {
    const { body } = await world.gateway.operator('GET', path);
    const { order, state } = body as { order?: { state: unknown }; state?: unknown };
    return order?.state ?? state;
  };

  /** The breakers forget what failed, so that a call that waits is made. */
  function turnHonest(): void {
    world.adapter.turn([], null);
    aheadMs += 120_000;
  }

  const recordOf = (call: CallName, { number }: Subject) =>
    lines.find((line) => line['call'] === call && [line['tradeNo'], line['refundNo']].includes(number));

  it.each(casesFor(engine))(
    '$call of an adapter that $title decides nothing, is seen in the log, and loses nothing',
    async ({ call, hostility }) => {
      const { adapter, gateway } = world;
      turnHonest();
      const before = await STORIES[call].begin(world);
      lines.length = 0;
      const { alsoSpoilt } = STORIES[call];
      adapter.turn([call, ...(alsoSpoilt === undefined ? [] : [alsoSpoilt])], hostility);
      const subject = await STORIES[call].call(world, before);
      expect(await stateOf(subject)).toBe('processing');
      // A page does not wait for all that it asked for.
      await expect.poll(() => recordOf(call, subject)).toBeDefined();
      const record = recordOf(call, subject);
      expect(record).toMatchObject({ event: 'channel call', kind: 'unknown' });
      // A machine that stands still misses the deadline before it has read what came.
      expect(String(record?.['message'])).toMatch(new RegExp(`${hostility.record?.source}|did not answer within`));
      turnHonest();
      for (let waits = 0; waits < 20 && (await stateOf(subject)) === 'processing'; waits += 1) {
        await gateway.advance(WAIT_SECONDS);
      }
      expect(await stateOf(subject)).toBe(subject.end);
      expect(adapter.bytesWritten()).toBeLessThan(BYTES_MAX);
    },
  );

  it('leaves books that agree with those of the acquirer', async () => {
    const { adapter, gateway } = world;
    await gateway.verify();
    const { authorizations, refunds, payouts } = await adapter.acquirer.readBooks();
    for (const { executions } of [...authorizations, ...refunds, ...payouts]) expect(executions).toBeLessThan(2);
  });
});
