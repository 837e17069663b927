import type { AgendaItem } from '../domain/agenda.ts';
import type { Order } from '../domain/order.ts';
import type { ChannelAnswer, InquireRequest } from '../domain/ports.ts';
import type { Refund } from '../domain/refund.ts';
import type { Dependencies } from './dependencies.ts';
import { finishPayment } from './finish-payment.ts';
import type { PaymentResult } from './finish-payment.ts';
import { finishPayout } from './finish-payout.ts';
import { REFUND_MESSAGES, finishRefund } from './finish-refund.ts';

// Orders and refunds that are in progress longer than they should be: the channel is asked. Only its definite word ends
// them. Silence puts the question off; it never fails anything.

/** What came of an entry; `at` is when it must be looked at again at the latest. */
export type Swept = { readonly kind: 'done' } | { readonly kind: 'later'; readonly at?: number };

export const DONE: Swept = { kind: 'done' };

export async function inquireOrder(deps: Dependencies, item: AgendaItem): Promise<Swept> {
  const order = await deps.store.findOrder(item);
  if (order === null || order.state !== 1) return DONE;
  const result = await findResult(deps, order);
  if (result === null) return order.expiresAt === null ? { kind: 'later' } : { kind: 'later', at: order.expiresAt };
  if (order.kind === 'payout') {
    await finishPayout(deps, { ...item, result, audit: null });
    return DONE;
  }
  const account = await deps.accounts.find(order.merNo);
  if (account === null) throw new Error(`the merchant of ${order.tradeNo} is not there`);
  await finishPayment(deps, { account, order, result, answer: null });
  return DONE;
}

async function findResult(deps: Dependencies, order: Order): Promise<PaymentResult | null> {
  const question: InquireRequest = { ...order, refundNo: null };
  const answer = await deps.channel.inquire(question);
  if (isResult(answer)) return answer;
  if (answer.kind === 'unknown') return null;
  const expired = order.expiresAt !== null && deps.clock.now() >= order.expiresAt;
  // An order that never reached the channel cannot be sent again: its card or account is not kept. It is closed there
  // first, so that a call that is still on its way cannot take money for an order that has failed.
  if (answer.kind !== 'notFound' && !expired) return null;
  const closed = await deps.channel.cancel(question);
  if (isResult(closed)) return closed;
  if (closed.kind !== 'cancelled') return null;
  const message = expired ? 'The payment expired.' : 'The payment did not reach the bank.';
  return { kind: 'declined', message };
}

export async function inquireRefund(deps: Dependencies, item: AgendaItem): Promise<Swept> {
  const refund = await deps.store.findRefund({ merNo: item.merNo, refundNo: item.subject });
  if (refund === null || refund.state !== 4) return DONE;
  const answer = await askAboutRefund(deps, refund);
  if (!isResult(answer)) return { kind: 'later' };
  await finishRefund(deps, {
    refund,
    result: { kind: answer.kind, message: REFUND_MESSAGES[answer.kind] },
    audit: null,
  });
  return DONE;
}

/** A refund that never reached the channel is sent again: its number makes that safe. */
async function askAboutRefund(deps: Dependencies, refund: Refund): Promise<ChannelAnswer> {
  const answer = await deps.channel.inquire({ ...refund, kind: 'refund', method: 'REFUND' });
  return answer.kind === 'notFound' ? deps.channel.refund(refund) : answer;
}

function isResult(answer: ChannelAnswer): answer is Extract<ChannelAnswer, { kind: 'approved' | 'declined' }> {
  return answer.kind === 'approved' || answer.kind === 'declined';
}
