import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OrderHour } from '../../../src/gateway/domain/orders/order-index.ts';
import { HOUR_MS } from '../../../src/gateway/domain/orders/order-index.ts';
import type { NewOrder } from '../../../src/gateway/domain/orders/order.ts';
import { createVault } from '../../../src/gateway/vault/vault.ts';
import { createFollower } from '../../../src/gateway/work/follow-orders.ts';
import { describeOnEngines } from '../../helpers/database/databases.ts';
import type { Databases } from '../../helpers/database/databases.ts';
import { MER_NO, NOW, declined, newRecord, paid } from '../../helpers/database/store-records.ts';

// Whatever happens in whatever order, also if a step is stopped in the middle: each payment is counted once, by its state.

const OTHER = MER_NO + 1;

type Event =
  | { readonly kind: 'create'; readonly merNo: number; readonly lateMs: number; readonly amount: bigint }
  | { readonly kind: 'end'; readonly at: number; readonly isPaid: boolean }
  | { readonly kind: 'follow'; readonly part: 'new' | 'ends' | 'late' | 'earlier'; readonly isKilled: boolean }
  | { readonly kind: 'wait'; readonly ms: number };

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    kind: fc.constant('create' as const),
    merNo: fc.constantFrom(MER_NO, OTHER),
    // Up to two minutes behind orders that are already there.
    lateMs: fc.constantFrom(0, 0, 0, 500, 120_000),
    amount: fc.bigInt(1n, 5000n),
  }),
  fc.record({ kind: fc.constant('end' as const), at: fc.nat(20), isPaid: fc.boolean() }),
  fc.record({
    kind: fc.constant('follow' as const),
    part: fc.constantFrom('new' as const, 'ends' as const, 'late' as const, 'earlier' as const),
    isKilled: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1000, 60_000, 400_000) }),
);

class Killed extends Error {}

describeOnEngines(['SQLite in memory', 'PostgreSQL'], 'the index of orders', (databases) => {
  it('counts each payment once, however it is followed', async ({ task }) => {
    // A database for each run, which PostgreSQL takes longer to make.
    const numRuns = task.suite?.name.includes('PostgreSQL') === true ? 2 : 10;
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 30 }), (events) => tell(databases, events)),
      { numRuns },
    );
  });
});

async function tell(databases: Databases, events: readonly Event[]): Promise<void> {
  const store = await databases.open();
  const orders: { readonly order: NewOrder; state: 'processing' | 'succeeded' | 'failed' }[] = [];
  let now = NOW;
  const clock = { now: () => now };
  const vault = createVault([Buffer.alloc(32, 7)]);
  const follow = createFollower({ store, clock, vault });
  // The same store for a process that dies after it has read and before it commits.
  const dying = createFollower({ store, clock, vault: { ...vault, fingerprintNumber: kill } });
  for (const one of events) {
    if (one.kind === 'wait') now += one.ms;
    else if (one.kind === 'create') {
      const createdAt = now - one.lateMs;
      const record = newRecord({ merNo: one.merNo, createdAt, amount: one.amount, settleAmount: one.amount });
      await store.createPayment(record);
      orders.push({ order: record.order, state: 'processing' });
      now += 1;
    } else if (one.kind === 'end') {
      const target = orders[one.at];
      if (target === undefined || target.state !== 'processing') continue;
      await store.finishPayment(one.isPaid ? paid(target.order) : declined(target.order));
      target.state = one.isPaid ? 'succeeded' : 'failed';
    } else await followOnce((one.isKilled ? dying : follow)[one.part]);
  }
  now += 600_000;
  for (const part of ['new', 'late', 'earlier', 'ends', 'new', 'late'] as const) await follow[part]();
  for (const merNo of [0, MER_NO, OTHER]) {
    const counted = await store.readHours({ merNo, from: NOW - HOUR_MS, to: now + HOUR_MS });
    expect(counted.toSorted(byHour)).toEqual(naive(orders, merNo).toSorted(byHour));
    const [summed] = await store.sumHours({ merNo, from: NOW - HOUR_MS, to: now + HOUR_MS });
    expect(summed?.created ?? 0).toBe(counted.reduce((sum, { created }) => sum + created, 0));
    expect(summed?.succeededAmount ?? 0n).toBe(counted.reduce((sum, one) => sum + one.succeededAmount, 0n));
  }
}

async function followOnce(step: () => Promise<number>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
  }
}

function kill(): never {
  throw new Killed();
}

function byHour(left: OrderHour, right: OrderHour): number {
  return left.hour - right.hour;
}

function naive(orders: readonly { readonly order: NewOrder; readonly state: string }[], merNo: number): OrderHour[] {
  const own = orders.filter(({ order }) => merNo === 0 || order.merNo === merNo);
  const hours = Map.groupBy(own, ({ order }) => Math.floor(order.createdAt / HOUR_MS));
  return [...hours].map(([hour, all]) => {
    const ended = (state: string) => all.filter((one) => one.state === state);
    const sum = (some: typeof all) => some.reduce((total, { order }) => total + order.amount, 0n);
    return {
      hour,
      method: 'CREDIT_CARD',
      currency: 'USD',
      created: all.length,
      succeeded: ended('succeeded').length,
      failed: ended('failed').length,
      createdAmount: sum(all),
      succeededAmount: sum(ended('succeeded')),
    };
  });
}
