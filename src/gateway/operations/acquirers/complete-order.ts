import type { AuditEntry } from '../../domain/audit/audit.ts';
import { merchantOf } from '../../domain/numbers.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { AttemptStore } from '../../domain/payments/attempt.ts';
import type { ChannelAnswer, Channels } from '../../domain/ports.ts';
import type { Refund, RefundStore } from '../../domain/refunds/refund.ts';
import { PAYMENT_MESSAGES, PAYOUT_MESSAGES, REFUND_MESSAGES } from '../../domain/orders/order-messages.ts';
import { finishPayment, finishPaymentOnRecord } from '../payments/finish-payment.ts';
import type { FinishPaymentDependencies, PaymentResult } from '../payments/finish-payment.ts';
import { finishPayout } from '../payouts/finish-payout.ts';
import type { FinishPayoutDependencies } from '../payouts/finish-payout.ts';
import { finishRefund, refundResultOf } from '../refunds/finish-refund.ts';
import type { FinishRefundDependencies } from '../refunds/finish-refund.ts';
import type { Completion, MerchantAccounts, Undecided } from '../operations.ts';
import { inquiryRequestOf } from '../payments/settle-attempt.ts';

// Ends a processing order with a given result, for the sandbox's controls and the payer's page. In a sandbox that calls an
// adapter, the adapter alone knows whether money moved: what it leaves open stays open.

type Result = 'success' | 'failure';

export type CompleteOrderDependencies = FinishPayoutDependencies &
  FinishPaymentDependencies &
  FinishRefundDependencies & {
    readonly store: Pick<AttemptStore, 'findNewestAttempt'> &
      Pick<OrderStore, 'findOrder'> &
      Pick<RefundStore, 'findRefund'>;
    readonly channels: Channels;
    readonly accounts: MerchantAccounts;
  };

export async function completeOrder(
  deps: CompleteOrderDependencies,
  input: { tradeNo: string; result: Result; audit: AuditEntry | null },
): Promise<Completion<Order> | Undecided> {
  const { tradeNo, audit } = input;
  const merNo = merchantOf('order', tradeNo);
  const order = merNo === undefined ? null : await deps.store.findOrder({ merNo, tradeNo });
  if (order === null) return { kind: 'notFound' };
  if (order.state !== 'processing') return { kind: 'alreadyFinal', subject: order };
  const result = await completeAtChannel(deps, order, input.result);
  if (result === null) return { kind: 'undecided' };
  if (order.kind === 'payout') return finishPayout(deps, { merNo: order.merNo, tradeNo, result, audit });
  return completePayment(deps, { order, result, audit });
}

/** The channel decides: it may already have a result. Null if it has none yet. */
async function completeAtChannel(
  deps: CompleteOrderDependencies,
  order: Order,
  decision: Result,
): Promise<PaymentResult | null> {
  if (order.kind === 'payout') return payoutResult(deps, order, decision);
  const attempt = await deps.store.findNewestAttempt(order);
  const isTried = attempt?.state === 'open';
  const acquirer = isTried ? attempt.acquirer : order.acquirer;
  const channel = deps.channels.to(acquirer);
  const answer = await channel.complete({ ...(isTried ? inquiryRequestOf({ order, attempt }) : order), decision });
  if (answer.kind === 'approved' || answer.kind === 'declined') return answer;
  return deps.channels.isScripted(acquirer) ? PAYMENT_RESULTS[decision] : null;
}

/** No page decides about a payout, so an adapter is only queried. */
async function payoutResult(
  { channels }: CompleteOrderDependencies,
  order: Order,
  decision: Result,
): Promise<PaymentResult | null> {
  if (channels.isScripted(order.acquirer)) return PAYOUT_RESULTS[decision];
  return decidedBy(await channels.to(order.acquirer).inquire({ ...order, refundNo: null }));
}

function decidedBy(answer: ChannelAnswer): PaymentResult | null {
  return answer.kind === 'approved' || answer.kind === 'declined' ? answer : null;
}

const PAYMENT_RESULTS = {
  success: { kind: 'approved', message: PAYMENT_MESSAGES.success },
  failure: { kind: 'declined', message: PAYMENT_MESSAGES.failure },
} as const satisfies Record<Result, PaymentResult>;

const PAYOUT_RESULTS = {
  success: { kind: 'approved', message: PAYOUT_MESSAGES.success },
  failure: { kind: 'declined', message: PAYOUT_MESSAGES.failure },
} as const satisfies Record<Result, PaymentResult>;

async function completePayment(
  deps: CompleteOrderDependencies,
  { order, result, audit }: { order: Order; result: PaymentResult; audit: AuditEntry | null },
): Promise<Completion<Order>> {
  const account = await deps.accounts.find(order.merNo);
  if (account === null) throw new Error(`the merchant of ${order.tradeNo} does not exist`);
  if (audit !== null) return finishPaymentOnRecord(deps, { account, order, result, audit });
  const finished = await finishPayment(deps, { account, order, result, answer: null });
  const subject = await deps.store.findOrder(order);
  if (subject === null) throw new Error(`the order ${order.tradeNo} does not exist`);
  return { kind: finished.kind, subject };
}

export async function completeRefund(
  deps: CompleteOrderDependencies,
  input: { refundNo: string; result: Result; audit: AuditEntry | null },
): Promise<Completion<Refund> | Undecided> {
  const merNo = merchantOf('refund', input.refundNo);
  const refund = merNo === undefined ? null : await deps.store.findRefund({ merNo, refundNo: input.refundNo });
  if (refund === null) return { kind: 'notFound' };
  if (refund.state === 'processing' && !deps.channels.isScripted(refund.acquirer)) {
    const answer = await deps.channels.to(refund.acquirer).inquire({ ...refund, kind: 'refund', method: 'REFUND' });
    const decided = decidedBy(answer);
    if (decided === null) return { kind: 'undecided' };
    return finishRefund(deps, { refund, result: refundResultOf(decided), audit: input.audit });
  }
  const kind = input.result === 'success' ? 'approved' : 'declined';
  return finishRefund(deps, { refund, result: { kind, message: REFUND_MESSAGES[kind] }, audit: input.audit });
}
