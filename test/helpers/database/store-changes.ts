import type { NewOrder } from '../../../src/gateway/domain/orders/order.ts';
import { planRefund, postRefund, returnRefund } from '../../../src/gateway/domain/refunds/refund.ts';
import type { NewRefund } from '../../../src/gateway/domain/refunds/refund.ts';
import type { Decision, LockedOrder } from '../../../src/gateway/domain/orders/order-store.ts';
import type { Replay } from '../../../src/gateway/domain/orders/replay.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { newRecord, paid } from './store-records.ts';

export async function createPaid(store: Store, fields: Partial<NewOrder> = {}, terms = {}): Promise<NewOrder> {
  const record = newRecord(fields);
  await store.createPayment(record);
  await store.finishPayment(paid(record.order, { terms }));
  return record.order;
}

/** Holds a refund's money, as applyRefund does. */
export function holdRefund(input: { at: number; refundNo: string; amount: bigint; replay?: Replay }) {
  return (locked: LockedOrder | null): Decision<string> => {
    if (locked === null) return { result: 'notFound' };
    const { order } = locked;
    const planned = planRefund(order, locked.balance, { refundNo: input.refundNo, amount: input.amount, fee: 0n });
    if (planned.kind === 'refused') return { result: planned.reason };
    const { group, ...plan } = planned.plan;
    const newRefund: NewRefund = {
      ...plan,
      merNo: order.merNo,
      refundNo: input.refundNo,
      tradeNo: order.tradeNo,
      merOrderNo: order.merOrderNo,
      state: 'processing',
      amount: input.amount,
      currency: order.currency,
      settlementCurrency: order.settlementCurrency,
      notifyUrl: null,
      remark: '',
      script: null,
      message: '',
      createdAt: input.at,
      finishedAt: null,
      startedBy: null,
      acquirer: order.acquirer,
      channelVersion: order.channelVersion,
      acquirerFacts: null,
    };
    return {
      result: 'held',
      change: {
        at: input.at,
        order: {
          refunded: order.refunded + input.amount,
          refundedSettle: order.refundedSettle + plan.settleAmount,
          unsettled: order.unsettled - plan.fromPending,
        },
        newRefund,
        groups: [group],
        ...(input.replay === undefined ? {} : { replay: input.replay }),
      },
    };
  };
}

/** Ends a refund, as finishRefund does. */
export function endRefund(input: { at: number; refundNo: string; state: 'failed' | 'succeeded' }) {
  return (locked: LockedOrder | null): Decision<string> => {
    if (locked === null || locked.refund === null) return { result: 'notFound' };
    const { order, refund } = locked;
    if (refund.state !== 'processing') return { result: 'alreadyFinal' };
    const { refundNo, state, at } = input;
    const end = { at, refund: { refundNo, state, message: '', finishedAt: at } };
    if (state === 'succeeded') return { result: 'ended', change: { ...end, groups: [postRefund(refund)] } };
    const { group, toPending, toMargin } = returnRefund(refund, order);
    const given = {
      refunded: order.refunded - refund.amount,
      refundedSettle: order.refundedSettle - refund.settleAmount,
      unsettled: order.unsettled + toPending,
      marginHeld: order.marginHeld + toMargin,
    };
    return { result: 'ended', change: { ...end, groups: [group], order: given } };
  };
}
