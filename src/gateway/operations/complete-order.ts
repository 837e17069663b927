import type { AuditEntry } from '../domain/audit.ts';
import { merchantOf } from '../domain/numbers.ts';
import type { Order } from '../domain/order.ts';
import type { Refund } from '../domain/refund.ts';
import type { Dependencies } from './dependencies.ts';
import { finishPayment, finishPaymentOnRecord } from './finish-payment.ts';
import type { PaymentResult } from './finish-payment.ts';
import { finishPayout } from './finish-payout.ts';
import { REFUND_MESSAGES, finishRefund } from './finish-refund.ts';
import type { Completion } from './operations.ts';
import { inquiryRequestOf } from './payer/settle-attempt.ts';

// Ends a processing order with a given result, for the sandbox's controls and the payer's page.

type Result = 'success' | 'failure';

export async function completeOrder(
  deps: Dependencies,
  input: { tradeNo: string; result: Result; audit: AuditEntry | null },
): Promise<Completion<Order>> {
  const { tradeNo, audit } = input;
  const merNo = merchantOf('order', tradeNo);
  const order = merNo === undefined ? null : await deps.store.findOrder({ merNo, tradeNo });
  if (order === null) return { kind: 'notFound' };
  if (order.state !== 'processing') return { kind: 'alreadyFinal', subject: order };
  const result = await completeAtChannel(deps, order, input.result);
  if (order.kind === 'payout') return finishPayout(deps, { merNo: order.merNo, tradeNo, result, audit });
  return completePayment(deps, { order, result, audit });
}

/** The channel decides: it may already have a result. */
async function completeAtChannel(deps: Dependencies, order: Order, decision: Result): Promise<PaymentResult> {
  if (order.kind === 'payout') return PAYOUT_RESULTS[decision];
  const attempt = await deps.store.findNewestAttempt(order);
  const subject = attempt?.state === 'open' ? inquiryRequestOf({ order, attempt }) : order;
  const answer = await deps.channel.complete({ ...subject, decision });
  if (answer.kind === 'approved' || answer.kind === 'declined') return answer;
  return PAYMENT_RESULTS[decision];
}

const PAYMENT_RESULTS = {
  success: { kind: 'approved', message: 'Payment succeeded.' },
  failure: { kind: 'declined', message: 'Payment failed.' },
} as const satisfies Record<Result, PaymentResult>;

const PAYOUT_RESULTS = {
  success: { kind: 'approved', message: 'Payout succeeded.' },
  failure: { kind: 'declined', message: 'Payout failed.' },
} as const satisfies Record<Result, PaymentResult>;

async function completePayment(
  deps: Dependencies,
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
  deps: Dependencies,
  input: { refundNo: string; result: Result; audit: AuditEntry | null },
): Promise<Completion<Refund>> {
  const merNo = merchantOf('refund', input.refundNo);
  const refund = merNo === undefined ? null : await deps.store.findRefund({ merNo, refundNo: input.refundNo });
  if (refund === null) return { kind: 'notFound' };
  const kind = input.result === 'success' ? 'approved' : 'declined';
  return finishRefund(deps, { refund, result: { kind, message: REFUND_MESSAGES[kind] }, audit: input.audit });
}
