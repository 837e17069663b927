import type { AgendaEntry } from '../../domain/orders/agenda.ts';
import type { AuditEntry } from '../../domain/audit/audit.ts';
import type { MerchantAccount } from '../../domain/merchants/merchant.ts';
import { orderResult } from '../../domain/deliveries/notification.ts';
import type { NotificationPayloads } from '../../domain/deliveries/notification.ts';
import { mayMove } from '../../domain/orders/order.ts';
import type { FinalState, NewOrder, Order } from '../../domain/orders/order.ts';
import { fail, succeed } from '../../domain/payments/payment.ts';
import type { PaymentEnd } from '../../domain/payments/payment.ts';
import { afterEnd, changeOfEnd } from '../../domain/payments/payment-end.ts';
import type { ChannelAnswer, Clock, Ids } from '../../domain/ports.ts';
import type { Decision, LockedOrder, OrderStore } from '../../domain/orders/order-store.ts';
import type { FinishedPayment, PaymentStore } from '../../domain/payments/payment-store.ts';
import { changeOrder } from '../orders/change-order.ts';
import type { Completion } from '../operations.ts';

export type PaymentResult = Extract<ChannelAnswer, { kind: 'approved' | 'declined' }>;

export interface FinishPaymentDependencies {
  readonly store: Pick<OrderStore, 'findOrder' | 'changeOrders'> & Pick<PaymentStore, 'finishPayment'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly payloads: NotificationPayloads;
  readonly onNotification: () => void;
}

/**
 * Write 2: state, postings, notification and remaining agenda, in one transaction. A second caller changes nothing and gets
 * the order's final state.
 */
export async function finishPayment(
  deps: FinishPaymentDependencies,
  input: PaymentFinish & { answer: FinishedPayment['answer'] },
): Promise<{ readonly kind: 'done' | 'alreadyFinal'; readonly state: FinalState }> {
  const { order, answer } = input;
  const finish = describeFinish(deps, input);
  const { end, notification } = finish;
  const outcome = await deps.store.finishPayment({ ...finish, answer });
  if (outcome === 'finished') {
    if (notification !== null) deps.onNotification();
    return { kind: 'done', state: end.state };
  }
  const stored = await deps.store.findOrder(order);
  if (stored === null || stored.state === 'processing')
    throw new Error(`the order ${order.tradeNo} has no final state`);
  return { kind: 'alreadyFinal', state: stored.state };
}

/** The same for an action that is recorded with it (S28). It is rare, so it is not batched. */
export async function finishPaymentOnRecord(
  deps: FinishPaymentDependencies,
  input: PaymentFinish & { audit: AuditEntry },
): Promise<Completion<Order>> {
  const { audit } = input;
  const finish = describeFinish(deps, input);
  const outcome = await changeOrder(deps.store, input.order, (locked) => decideFinish(locked, { ...finish, audit }));
  if (outcome.kind === 'done') deps.onNotification();
  return outcome;
}

/**
 * Fails a payment that payers attempt on a page, because of one attempt's result, or because none is open. If another attempt
 * has been opened since, nothing changes: it may take money.
 */
export async function failTriedPayment(
  deps: FinishPaymentDependencies,
  input: PaymentFinish & { attempt: number | null },
): Promise<Completion<Order> | { readonly kind: 'underWay' }> {
  const { merNo, tradeNo } = input.order;
  const finish = describeFinish(deps, input);
  const target = { merNo, tradeNo, withAttempt: true } as const;
  const outcome = await changeOrder<Completion<Order> | { kind: 'underWay' }>(deps.store, target, (locked) =>
    locked !== null && locked.order.state === 'processing' && locked.openAttempt !== input.attempt
      ? { result: { kind: 'underWay' } }
      : decideFinish(locked, { ...finish, audit: null }),
  );
  if (outcome.kind === 'done') deps.onNotification();
  return outcome;
}

function decideFinish(
  locked: LockedOrder | null,
  { audit, ...finish }: Finish & { audit: AuditEntry | null },
): Decision<Completion<Order>> {
  if (locked === null) return { result: { kind: 'notFound' } };
  const { order } = locked;
  if (!mayMove(order.state, finish.end.state)) return { result: { kind: 'alreadyFinal', subject: order } };
  const change = changeOfEnd(finish);
  return {
    result: { kind: 'done', subject: afterEnd(order, change) },
    change: { ...change, ...(audit && { audit }) },
  };
}

export interface PaymentFinish {
  readonly account: MerchantAccount;
  readonly order: NewOrder | Order;
  readonly result: PaymentResult;
  readonly tries?: FinishedPayment['tries'];
}

type Finish = Omit<FinishedPayment, 'answer'>;

function describeFinish(deps: FinishPaymentDependencies, { account, order, result, tries }: PaymentFinish): Finish {
  const now = deps.clock.now();
  const { message } = result;
  const end =
    result.kind === 'approved'
      ? succeed(order, account.merchant.terms, { now, message, chain: result.chain })
      : fail(message);
  const notificationId = deps.ids.newNumber('notification', { now, merNo: order.merNo });
  const notification = orderResult(order, end, { notificationId, now, payloads: deps.payloads });
  const disputedAfterMs = result.kind === 'approved' ? result.disputedAfterMs : undefined;
  const agenda = laterWork(order, end, disputedAfterMs === undefined ? null : now + disputedAfterMs);
  return { order, end, facts: result.facts ?? null, finishedAt: now, notification, agenda, ...(tries && { tries }) };
}

function laterWork({ merNo, tradeNo }: NewOrder | Order, end: PaymentEnd, disputeAt: number | null): AgendaEntry[] {
  const due = { settle: end.settlesAt, releaseMargin: end.marginEndsAt, dispute: disputeAt } as const;
  return (['settle', 'releaseMargin', 'dispute'] as const).flatMap((task) => {
    const dueAt = due[task];
    return dueAt === null ? [] : [{ merNo, task, subject: tradeNo, tradeNo, dueAt }];
  });
}
