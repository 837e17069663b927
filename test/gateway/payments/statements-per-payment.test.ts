import { afterEach, describe, expect, it, vi } from 'vitest';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import { openCountedStore } from '../../helpers/database/counted-store.ts';
import type { Counts } from '../../helpers/database/counted-store.ts';
import { useDatabases } from '../../helpers/database/databases.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import { createStillClock } from '../../helpers/gateway/still-clock.ts';
import { openOrder, sendForm } from '../../helpers/payer/payer-world.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// What a payment costs the database, as a record: the statements by function of the store, the rows by table. Several acquirers
// may cost an installation with one of them nothing, so a number that grows here needs a reason.

type Step = (world: { readonly url: string; readonly shop: Shop }) => Promise<() => Promise<unknown>>;

/** Odd, so that what happens to run meanwhile is not in the middle. */
const ROUNDS = 5;

afterEach(() => vi.restoreAllMocks());

const CARD_FORM = {
  do: 'pay',
  method: 'CREDIT_CARD',
  number: '4242424242424242',
  expiry: '12/39',
  code: '123',
  name: 'Ada',
};

const STEPS: Readonly<Record<keyof typeof COSTS, Step>> = {
  payment:
    async ({ shop }) =>
    async () =>
      dataOf(await shop.pay()),
  'payment by the cashier': async (world) => async () => {
    const answer = await sendForm(await openOrder(world, 'createCashierOrder'), CARD_FORM);
    expect(answer.status).toBe(303);
  },
  async refund({ shop }) {
    const order = dataOf(await shop.pay({ sourceAmount: '50.00' }));
    let refunded = 0;
    return async () => dataOf(await shop.refund(order, { amount: `1.0${(refunded += 1)}` }));
  },
  async payout({ shop }) {
    dataOf(await shop.pay({ sourceAmount: '50.00' }));
    return async () => dataOf(await shop.payOut({ currencyCode: 'USD', sourceAmount: '1.00' }));
  },
};

/** What a request only wakes or leaves for later, and the tables of what runs by itself every second or so. */
const BACKGROUND = {
  statements: /^(findWaiting|addRequests|newestActionNo)$/,
  rows: /(order_index|order_terms|indexed_orders|order_follow|decline_days|receipts|order_hours|payer_events|request_log|_minutes|nodes|settings|_runs|_uses|news|settlement_\w+)$/,
} as const;

const PAID = {
  'delete agenda': 1,
  'insert agenda': 1,
  'insert order_details': 1,
  'insert orders': 1,
  'insert postings': 1,
  'update balances': 1,
  'update day_totals': 1,
  'update orders': 1,
};

/** PostgreSQL writes in one statement what SQLite writes in several. */
const COSTS = {
  payment: {
    statements: {
      'SQLite in memory': { createPayment: 3, finishPayment: 5 },
      PostgreSQL: { createPayment: 1, finishPayment: 1 },
    },
    rows: PAID,
  },
  'payment by the cashier': {
    statements: {
      'SQLite in memory': {
        createPayment: 3,
        openAttempt: 5,
        finishPayment: 5,
        changeTries: 4,
        readTries: 1,
        findOrder: 2,
        findOrderDetails: 2,
        findNewestAttempt: 2,
      },
      PostgreSQL: {
        createPayment: 1,
        openAttempt: 5,
        finishPayment: 1,
        changeTries: 4,
        readTries: 1,
        findOrder: 2,
        findOrderDetails: 2,
        findNewestAttempt: 2,
      },
    },
    rows: {
      ...PAID,
      'insert payment_attempts': 1,
      'update agenda': 1,
      'update orders': 2,
      'insert counted_tries': 1,
      'update counted_tries': 2,
      'delete counted_tries': 1,
    },
  },
  refund: {
    statements: { 'SQLite in memory': { changeOrders: 28 }, PostgreSQL: { changeOrders: 28 } },
    rows: {
      'insert refunds': 1,
      'update refunds': 1,
      'insert agenda': 1,
      'delete agenda': 1,
      'insert postings': 2,
      'update balances': 2,
      'update day_totals': 4,
      'update orders': 2,
    },
  },
  payout: {
    statements: {
      'SQLite in memory': { isOwnAccount: 1, createPayout: 5, changeOrders: 13 },
      PostgreSQL: { isOwnAccount: 1, createPayout: 5, changeOrders: 13 },
    },
    rows: { ...PAID, 'insert postings': 2, 'update balances': 2 },
  },
};

/** The middle one of the rounds for each number, without what runs in the background. */
function medians(rounds: readonly Counts[], part: keyof Counts): Record<string, number> {
  const names = new Set(rounds.flatMap((round) => Object.keys(round[part])));
  const counted = [...names].flatMap((name): [string, number][] => {
    const sorted = rounds.map((round) => round[part][name] ?? 0).toSorted((one, other) => one - other);
    const middle = sorted[(ROUNDS - 1) / 2] ?? 0;
    return middle === 0 || BACKGROUND[part].test(name) ? [] : [[name, middle]];
  });
  return Object.fromEntries(counted);
}

describe.each(['SQLite in memory', 'PostgreSQL'] as const)('the statements and rows of an order on %s', (engine) => {
  const databases = useDatabases(engine);

  it.each(['the scripted channel', 'an adapter'])('are these, with %s as the one acquirer', async (kind) => {
    const acquirer = await startAcquirer();
    const { store, count } = await openCountedStore(engine, databases);
    const gateway = await startTestGateway({
      env: kind === 'an adapter' ? { CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: acquirer.token } : {},
      build: { store, sandboxClock: createStillClock() },
    });
    const shop = await gateway.newShop();
    for (const [name, { statements, rows }] of Object.entries(COSTS)) {
      const run = await STEPS[name as keyof typeof COSTS]({ url: gateway.url, shop });
      // The first one makes rows that the others change: balances, totals of the day.
      await run();
      const rounds: Counts[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await count(run));
      expect.soft(medians(rounds, 'statements'), name).toEqual(statements[engine]);
      expect.soft(medians(rounds, 'rows'), name).toEqual(rows);
    }
    await gateway.close();
    await acquirer.stop();
  });
});
