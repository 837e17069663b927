import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ListedState } from '../../../src/gateway/domain/orders/order.ts';
import type { RefundState } from '../../../src/gateway/domain/refunds/refund.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { createPaid, endRefund, holdRefund } from '../../helpers/database/store-changes.ts';
import { MER_NO, NOW, newNumber } from '../../helpers/database/store-records.ts';

const MINUTE_MS = 60_000;
const DAY = Math.floor(NOW / 86_400_000);

/** A refund that is applied for by a clock of its own, or one that ends. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('apply' as const), minutes: fc.integer({ min: -10, max: 10 }) }),
  fc.record({
    kind: fc.constant('end' as const),
    index: fc.nat(6),
    state: fc.constantFrom('failed' as const, 'succeeded' as const),
  }),
);

interface ModelRefund {
  readonly refundNo: string;
  state: RefundState;
}

/** By the rule itself: refunds stand in the order in which they were accepted. */
function listedBy(refunds: readonly ModelRefund[]): ListedState {
  const counted = refunds.findLast(({ state }) => state !== 'failed');
  if (counted === undefined) return 'succeeded';
  return counted.state === 'processing' ? 'refunding' : 'refunded';
}

const LISTED = ['processing', 'failed', 'succeeded', 'refunding', 'refundFailed', 'refunded'] as const;

async function totalsByState(store: Store): Promise<Partial<Record<ListedState, bigint>>> {
  const totals: Partial<Record<ListedState, bigint>> = {};
  for (const state of LISTED) {
    const { source } = await store.sumAmounts({ merNo: MER_NO, firstDay: DAY, lastDay: DAY, states: [state] });
    for (const { amount } of source) totals[state] = amount;
  }
  return totals;
}

describeOnBothEngines('the listed state', ({ open }) => {
  it('is that of the newest refund in progress or done, in whatever order they end (I15)', async () => {
    const store = await open();
    const counted: Partial<Record<ListedState, bigint>> = {};
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const order = await createPaid(store, { amount: 10_00n });
        const refunds: ModelRefund[] = [];
        for (const one of steps) {
          if (one.kind === 'apply') {
            const at = NOW + one.minutes * MINUTE_MS;
            const refundNo = newNumber('refund', at);
            const [held] = await store.changeOrders([order], holdRefund({ at, refundNo, amount: 1_00n }));
            if (held === 'held') refunds.push({ refundNo, state: 'processing' });
          } else {
            const ended = refunds[one.index % Math.max(1, refunds.length)];
            if (ended === undefined) continue;
            const { refundNo } = ended;
            const end = endRefund({ at: NOW, refundNo, state: one.state });
            const [result] = await store.changeOrders([{ ...order, refundNo }], end);
            if (result === 'ended') ended.state = one.state;
          }
          expect((await store.findOrder(order))?.listedState).toBe(listedBy(refunds));
        }
        const stored = await store.listRefunds(order);
        const bySequence = stored.toSorted((left, right) => left.sequence - right.sequence);
        expect(bySequence.map(({ refundNo }) => refundNo)).toEqual(refunds.map(({ refundNo }) => refundNo));
        expect(bySequence.map(({ sequence }) => sequence)).toEqual(refunds.map((_, index) => index + 1));
        counted[listedBy(refunds)] = (counted[listedBy(refunds)] ?? 0n) + 10_00n;
      }),
      { numRuns: 30 },
    );
    expect(await totalsByState(store)).toEqual(counted);
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });

  it('follows from all targets of one call together', async () => {
    const store = await open();
    const order = await createPaid(store, { amount: 10_00n });
    const numbers = [3, 1, 2].map((minute) => newNumber('refund', NOW + minute * MINUTE_MS));
    for (const refundNo of numbers) {
      await store.changeOrders([order], holdRefund({ at: NOW, refundNo, amount: 1_00n }));
    }
    const [first, second, third] = numbers as [string, string, string];
    const targets = [third, second].map((refundNo) => ({ ...order, refundNo }));
    await store.changeOrders(targets, (locked, { refundNo = '' }) =>
      endRefund({ at: NOW, refundNo, state: 'failed' })(locked),
    );
    expect(await store.findOrder(order)).toMatchObject({ listedState: 'refunding' });
    const end = endRefund({ at: NOW, refundNo: first, state: 'failed' });
    await store.changeOrders([{ ...order, refundNo: first }], end);
    expect(await store.findOrder(order)).toMatchObject({ listedState: 'succeeded' });
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });
});
