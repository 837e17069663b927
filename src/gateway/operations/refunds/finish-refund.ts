import type { AuditEntry } from '../../domain/audit/audit.ts';
import { refundResult } from '../../domain/deliveries/notification.ts';
import type { NotificationPayloads, Sending } from '../../domain/deliveries/notification.ts';
import { mayMove } from '../../domain/orders/order.ts';
import type { Channels, Clock, Ids } from '../../domain/ports.ts';
import { postRefund, returnRefund } from '../../domain/refunds/refund.ts';
import type { NewRefund, Refund } from '../../domain/refunds/refund.ts';
import type { Decision, LockedOrder, OrderChange, OrderStore } from '../../domain/orders/order-store.ts';
import { REFUND_MESSAGES } from '../../domain/orders/order-messages.ts';
import { changeOrder } from '../orders/change-order.ts';
import { findCard } from '../payments/find-card.ts';
import type { FindCardDependencies } from '../payments/find-card.ts';
import type { PaymentResult } from '../payments/finish-payment.ts';
import type { Completion } from '../operations.ts';

export interface FinishRefundDependencies {
  readonly store: Pick<OrderStore, 'changeOrders'> & FindCardDependencies['store'];
  readonly channels: Channels;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly payloads: NotificationPayloads;
  readonly onNotification: () => void;
}

/** Requests the refund from the channel and writes the result; without one the refund stays in progress for the agenda. */
export async function requestRefund(deps: FinishRefundDependencies, refund: NewRefund): Promise<void> {
  const subject = { ...refund, findCard: () => findCard(deps, refund) };
  const result = await deps.channels.to(refund.acquirer).refund(subject);
  if (result.kind === 'approved' || result.kind === 'declined') {
    await finishRefund(deps, { refund, result: refundResultOf(result), audit: null });
  }
}

/** The merchant reads our words, whatever the acquirer's are. */
export function refundResultOf({ kind, facts }: PaymentResult): PaymentResult {
  return { kind, message: REFUND_MESSAGES[kind], ...(facts && { facts }) };
}

export async function finishRefund(
  deps: FinishRefundDependencies,
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
  const { message, facts: acquirerFacts = null } = input.result;
  const end = { state, message, finishedAt: input.now, acquirerFacts } as const;
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
