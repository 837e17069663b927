import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { NewOrder } from '../../../src/gateway/domain/orders/order.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';
import { MER_NO, NOW } from '../../helpers/database/store-records.ts';
import { createNewsWorld, dispute, reversal } from './news-world.ts';
import type { WireChange } from './news-world.ts';

// An acquirer that says anything, in any order, some of it twice, to nodes that take over from each other.

interface Message {
  readonly of: 'refund' | 'payout' | 'order';
  readonly index: number;
  readonly changeNo: number;
  readonly amount: 'right' | 'other';
  readonly stage: 'inquiry' | 'chargeback' | 'preArbitration';
  readonly state: 'opened' | 'won' | 'lost';
  readonly holder: 'node-1' | 'node-2';
}

const message: fc.Arbitrary<Message> = fc.record({
  of: fc.constantFrom('refund', 'payout', 'order'),
  index: fc.nat(2),
  changeNo: fc.nat(12),
  amount: fc.constantFrom('right', 'right', 'right', 'other'),
  stage: fc.constantFrom('chargeback', 'chargeback', 'inquiry', 'preArbitration'),
  state: fc.constantFrom('opened', 'won', 'lost'),
  holder: fc.constantFrom('node-1', 'node-2'),
});

async function createWorld(store: Store, run = 0) {
  const world = createNewsWorld(store, { chargebackFee: 1_50n, payoutFee: 25n });
  const orders: NewOrder[] = [];
  const refunds: { tradeNo: string; refundNo: string; amount: bigint }[] = [];
  const payouts: NewOrder[] = [];
  for (const [index, amount] of [10_00n, 25_50n, 7_77n].entries()) {
    const order = await world.pay({ amount });
    orders.push(order);
    const state = index === 2 ? 'failed' : 'succeeded';
    refunds.push({ tradeNo: order.tradeNo, refundNo: await world.refund(order, 2_00n, state), amount: 2_00n });
    payouts.push(await world.payOut(3_00n, index === 2 ? 'declined' : 'approved'));
  }
  const wire = ({ of, index, changeNo, amount, stage, state }: Message): WireChange => {
    const changeId = `chg-${run}-${changeNo}`;
    const more = amount === 'right' ? 0n : 1n;
    const refund = refunds[index];
    const payout = payouts[index];
    const order = orders[index];
    if (refund === undefined || payout === undefined || order === undefined) throw new Error('no such order');
    if (of === 'refund') return reversal({ ...refund, amount: refund.amount + more }, changeId);
    if (of === 'payout') return reversal({ tradeNo: payout.tradeNo, amount: payout.amount + more }, changeId);
    const left = order.amount - (index === 2 ? 0n : 2_00n) + more;
    return dispute({ tradeNo: order.tradeNo, amount: left }, { changeId, caseId: `dp_${run}_${index}`, stage, state });
  };
  return { world, orders, refunds, payouts, wire };
}

describeOnBothEngines('any news', ({ open, migratedPlace }) => {
  it('leaves the books right and final states as they were, and each change has its effect once (S44, I1, I2, I5, I6, I14)', async () => {
    const store = await open();
    let run = 0;
    let now = NOW;
    await fc.assert(
      fc.asyncProperty(fc.array(message, { minLength: 1, maxLength: 30 }), async (story) => {
        const { world, orders, refunds, payouts, wire } = await createWorld(store, (run += 1));
        const statesOf = async () => ({
          orders: await Promise.all([...orders, ...payouts].map(async (one) => (await store.findOrder(one))?.state)),
          refunds: await Promise.all(
            refunds.map(async ({ refundNo }) => (await store.findRefund({ merNo: MER_NO, refundNo }))?.state),
          ),
          refunded: await Promise.all(orders.map(async (one) => (await store.findOrder(one))?.refunded)),
        });
        const before = await statesOf();
        const applied = new Set<string>();
        for (const one of story) {
          // Some lease has always ended by then, so that the other node takes over whenever it wants to.
          await world.hold(one.holder, (now += 120_000));
          const { changeId } = wire(one);
          const outcome = await world.apply(wire(one), { holder: one.holder });
          // The same ID comes with other contents, too.
          expect(applied.has(changeId) ? ['known', 'contradicted'] : ['applied']).toContain(outcome);
          applied.add(changeId);
        }
        expect(await statesOf()).toEqual(before);
        expect((await store.verifyLedger()).problems).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it('is checked by "ledger verify": what came back without a reason, and a reversal without its postings (S44)', async () => {
    const place = await migratedPlace();
    const store = await open(place);
    const { payouts, refunds } = await createWorld(store);
    const [payout] = payouts;
    const [refund] = refunds;
    await runSql(
      place,
      `insert into postings (mer_no, subject, event, line, from_account, to_account, currency, amount, at)
       values (${MER_NO}, '${payout?.tradeNo}', 'payoutReversed', 1, 'channel', 'available', 'USD', 300, ${NOW})`,
    );
    await runSql(
      place,
      `insert into reversals (mer_no, subject, kind, trade_no, acquirer, change_id, currency, amount, settlement_currency, settle_amount, at)
       values (${MER_NO}, '${refund?.refundNo}', 'refund', '${refund?.tradeNo}', 'default', 'chg-1', 'USD', 200, 'USD', 200, ${NOW})`,
    );
    const { problems } = await store.verifyLedger();
    expect(problems.filter((problem) => problem.includes('back'))).toEqual([
      `refund ${refund?.refundNo} of merchant ${MER_NO} came back, but does not have the postings that this requires`,
      `${payout?.tradeNo} of merchant ${MER_NO} was booked back as payoutReversed, but nothing of that amount had succeeded`,
    ]);
  });
});
