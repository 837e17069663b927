import { DONE } from '../domain/agenda.ts';
import type { AgendaItem, AgendaResult } from '../domain/agenda.ts';
import { EXPIRED } from '../domain/attempt.ts';
import type { Order, OrderReference } from '../domain/order.ts';
import type { ChannelAnswer, InquireRequest } from '../domain/ports.ts';
import type { Refund } from '../domain/refund.ts';
import type { Dependencies } from './dependencies.ts';
import { finishPayment } from './finish-payment.ts';
import type { PaymentResult } from './finish-payment.ts';
import { finishPayout } from './finish-payout.ts';
import { REFUND_MESSAGES, finishRefund } from './finish-refund.ts';
import { expireOrder, inquireAttempt } from './payer/inquire-attempt.ts';
import { failOrder, isExpired } from './payer/settle-attempt.ts';
import type { Tried } from './payer/settle-attempt.ts';

// Queries the channel about orders and refunds that are in progress for longer than expected. Only a definite result ends
// them. No response postpones the query; it never fails anything.

export async function inquireOrder(deps: Dependencies, reference: OrderReference): Promise<AgendaResult> {
  const [order, attempt] = await Promise.all([
    deps.store.findOrder(reference),
    deps.store.findNewestAttempt(reference),
  ]);
  if (order === null || order.state !== 'processing') return DONE;
  const hasEnded = await (attempt === null ? inquireUntried(deps, order) : inquireTried(deps, { order, attempt }));
  if (hasEnded) return DONE;
  return order.expiresAt === null ? { kind: 'later' } : { kind: 'later', at: order.expiresAt };
}

/** An order that payers have attempted on a page stays open until it expires, and for as long as an attempt is open. */
async function inquireTried(deps: Dependencies, tried: Tried): Promise<boolean> {
  if (tried.attempt.state === 'open') return (await inquireAttempt(deps, tried)).kind === 'ended';
  const { order } = tried;
  return isExpired(order, deps.clock.now()) && (await expireOrder(deps, order)).kind === 'ended';
}

/** An order that the channel knows by its own number, or one for a page without any attempt. */
async function inquireUntried(deps: Dependencies, order: Order): Promise<boolean> {
  const expired = isExpired(order, deps.clock.now());
  if (expired && (await deps.store.findOrderDetails(order))?.onPage === true) {
    return (await expireOrder(deps, order)).kind === 'ended';
  }
  const question: InquireRequest = { ...order, refundNo: null };
  const answer = await deps.channel.inquire(question);
  if (isResult(answer)) return finishOrder(deps, order, answer);
  if (answer.kind === 'unknown') return false;
  // An order that never reached the channel cannot be sent again: its card or account is not kept. It is cancelled there
  // first, so that a call still in transit cannot take money for a failed order.
  if (answer.kind !== 'notFound' && !expired) return false;
  return closeOrder(deps, order, expired ? EXPIRED : 'The payment did not reach the bank.');
}

/** Cancels an order at the channel, by its own number. An existing result wins. */
export async function closeOrder(deps: Dependencies, order: Order, message: string): Promise<boolean> {
  const closed = await deps.channel.cancel({ ...order, refundNo: null });
  if (isResult(closed)) return finishOrder(deps, order, closed);
  if (closed.kind !== 'cancelled') return false;
  if (order.kind === 'payout') return finishOrder(deps, order, { kind: 'declined', message });
  return (await failOrder(deps, { order, attempt: null }, message)).kind === 'ended';
}

async function finishOrder(deps: Dependencies, order: Order, result: PaymentResult): Promise<boolean> {
  if (order.kind === 'payout') {
    await finishPayout(deps, { merNo: order.merNo, tradeNo: order.tradeNo, result, audit: null });
    return true;
  }
  const account = await deps.accounts.find(order.merNo);
  if (account === null) throw new Error(`the merchant of ${order.tradeNo} does not exist`);
  await finishPayment(deps, { account, order, result, answer: null });
  return true;
}

export async function inquireRefund(deps: Dependencies, item: AgendaItem): Promise<AgendaResult> {
  const refund = await deps.store.findRefund({ merNo: item.merNo, refundNo: item.subject });
  if (refund === null || refund.state !== 'processing') return DONE;
  const answer = await inquireOrResend(deps, refund);
  if (!isResult(answer)) return { kind: 'later' };
  await finishRefund(deps, {
    refund,
    result: { kind: answer.kind, message: REFUND_MESSAGES[answer.kind] },
    audit: null,
  });
  return DONE;
}

/** A refund that never reached the channel is sent again: its number makes that safe. */
async function inquireOrResend(deps: Dependencies, refund: Refund): Promise<ChannelAnswer> {
  const answer = await deps.channel.inquire({ ...refund, kind: 'refund', method: 'REFUND' });
  return answer.kind === 'notFound' ? deps.channel.refund(refund) : answer;
}

function isResult(answer: ChannelAnswer): answer is Extract<ChannelAnswer, { kind: 'approved' | 'declined' }> {
  return answer.kind === 'approved' || answer.kind === 'declined';
}
