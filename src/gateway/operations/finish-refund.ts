import type { AuditEntry } from '../domain/audit.ts';
import { refundResult } from '../domain/notification.ts';
import type { Sending } from '../domain/notification.ts';
import { mayMove } from '../domain/order.ts';
import { postRefund, returnRefund } from '../domain/refund.ts';
import type { NewRefund, Refund } from '../domain/refund.ts';
import type { Decision, LockedOrder, OrderChange } from '../domain/store.ts';
import { changeOrder } from './change-order.ts';
import type { Dependencies } from './dependencies.ts';
import type { PaymentResult } from './finish-payment.ts';
import type { Completion } from './operations.ts';

/** Requests the refund from the channel and writes the result; without one the refund stays in progress for the agenda. */
export async function requestRefund(deps: Dependencies, refund: NewRefund): Promise<void> {
  const result = await deps.channel.refund(refund);
  if (result.kind === 'approved' || result.kind === 'declined') {
    const message = REFUND_MESSAGES[result.kind];
    await finishRefund(deps, { refund, result: { kind: result.kind, message }, audit: null });
  }
}

export const REFUND_MESSAGES = { approved: 'The refund succeeded.', declined: 'The refund was declined.' } as const;

export async function finishRefund(
  deps: Dependencies,
  input: {
    refund: Pick<Refund, 'merNo' | 'tradeNo' | 'refundNo'>;
    result: PaymentResult;
    audit: AuditEntry | null;
  },
): Promise<Completion<Refund>> {
  const { merNo, tradeNo, refundNo } = input.refund;
  const now = deps.clock.now();
  const notificationId = deps.ids.newNumber('notification', { now, merNo });
  const outcome = await changeOrder(deps.store, { merNo, tradeNo, refundNo }, (locked) =>
    decide(locked, { ...input, now, notificationId, payloads: deps.payloads }),
  );
  if (outcome.kind === 'done') deps.onNotification();
  return outcome;
}

function decide(
  locked: LockedOrder | null,
  input: Sending & { result: PaymentResult; audit: AuditEntry | null },
): Decision<Completion<Refund>> {
  const refund = locked?.refund ?? null;
  if (locked === null || refund === null) return { result: { kind: 'notFound' } };
  const state = input.result.kind === 'approved' ? 'succeeded' : 'failed';
  if (!mayMove(refund.state, state)) return { result: { kind: 'alreadyFinal', subject: refund } };
  const end = { state, message: input.result.message, finishedAt: input.now } as const;
  const { merNo, refundNo } = refund;
  const notification = refundResult(refund, end, input);
  const effect = state === 'succeeded' ? succeeded(refund) : failed(refund, locked);
  return {
    result: { kind: 'done', subject: { ...refund, ...end } },
    change: {
      ...effect,
      at: input.now,
      refund: { refundNo, ...end },
      notifications: notification === null ? [] : [notification],
      agenda: { remove: [{ merNo, task: 'inquireRefund', subject: refundNo }] },
      ...(input.audit && { audit: input.audit }),
    },
  };
}

function succeeded(refund: Refund): Pick<OrderChange, 'groups' | 'order'> {
  return { groups: [postRefund(refund)] };
}

function failed(refund: Refund, { order }: LockedOrder): Pick<OrderChange, 'groups' | 'order'> {
  const { group, toPending, toMargin } = returnRefund(refund, order);
  return {
    groups: [group],
    order: {
      refunded: order.refunded - refund.amount,
      refundedSettle: order.refundedSettle - refund.settleAmount,
      unsettled: order.unsettled + toPending,
      marginHeld: order.marginHeld + toMargin,
      exceptionFee: order.exceptionFee - refund.fee,
    },
  };
}
