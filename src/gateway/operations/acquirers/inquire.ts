import { DONE } from '../../domain/orders/agenda.ts';
import type { AgendaItem, AgendaResult } from '../../domain/orders/agenda.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import { EXPIRED } from '../../domain/orders/order-messages.ts';
import type { AttemptStore } from '../../domain/payments/attempt.ts';
import type { Order, OrderReference } from '../../domain/orders/order.ts';
import type { ChannelAnswer, Channels, Clock, InquireRequest } from '../../domain/ports.ts';
import type { Refund, RefundStore } from '../../domain/refunds/refund.ts';
import { NOT_AT_BANK } from '../../domain/orders/order-messages.ts';
import type { MerchantAccounts } from '../operations.ts';
import { findCard } from '../payments/find-card.ts';
import { finishPayment } from '../payments/finish-payment.ts';
import type { PaymentResult } from '../payments/finish-payment.ts';
import { finishPayout } from '../payouts/finish-payout.ts';
import type { FinishPayoutDependencies } from '../payouts/finish-payout.ts';
import { finishRefund, refundResultOf } from '../refunds/finish-refund.ts';
import type { FinishRefundDependencies } from '../refunds/finish-refund.ts';
import { expireOrder, inquireAttempt } from '../payments/inquire-attempt.ts';
import type { InquireAttemptDependencies } from '../payments/inquire-attempt.ts';
import { failOrder, isExpired } from '../payments/settle-attempt.ts';
import type { Tried } from '../payments/settle-attempt.ts';

// Queries the channel about orders and refunds that are in progress for longer than expected. Only a definite result ends
// them. No response postpones the query; it never fails anything.

export type InquireDependencies = InquireAttemptDependencies &
  FinishPayoutDependencies &
  FinishRefundDependencies & {
    readonly store: Pick<AttemptStore, 'findNewestAttempt'> &
      Pick<OrderStore, 'findOrder' | 'findOrderDetails'> &
      Pick<RefundStore, 'findRefund'>;
    readonly channels: Channels;
    readonly clock: Clock;
    readonly accounts: MerchantAccounts;
  };

export async function inquireOrder(deps: InquireDependencies, reference: OrderReference): Promise<AgendaResult> {
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
async function inquireTried(deps: InquireDependencies, tried: Tried): Promise<boolean> {
  if (tried.attempt.state === 'open') return (await inquireAttempt(deps, tried)).kind === 'ended';
  const { order } = tried;
  return isExpired(order, deps.clock.now()) && (await expireOrder(deps, order)).kind === 'ended';
}

/** An order that the channel knows by its own number, or one for a page without any attempt. */
async function inquireUntried(deps: InquireDependencies, order: Order): Promise<boolean> {
  const expired = isExpired(order, deps.clock.now());
  if (expired && (await deps.store.findOrderDetails(order))?.onPage === true) {
    return (await expireOrder(deps, order)).kind === 'ended';
  }
  const question: InquireRequest = { ...order, refundNo: null, findCard: () => findCard(deps, order) };
  const answer = await deps.channels.to(order.acquirer).inquire(question);
  if (isResult(answer)) return finishOrder(deps, order, answer);
  if (answer.kind === 'unknown' || answer.kind === 'notSent') return false;
  // An order that never reached the channel cannot be sent again: its card or account is not kept. It is cancelled there
  // first, so that a call still in transit cannot take money for a failed order.
  if (answer.kind !== 'notFound' && !expired) return false;
  // A hint may come while the first call is under way.
  if (!expired && deps.clock.now() < order.createdAt + deps.firstInquiryMs) return false;
  return closeOrder(deps, order, expired ? EXPIRED : NOT_AT_BANK);
}

/** Cancels an order at the channel, by its own number. An existing result wins. */
export async function closeOrder(deps: InquireDependencies, order: Order, message: string): Promise<boolean> {
  const closed = await deps.channels.to(order.acquirer).cancel({
    ...order,
    refundNo: null,
    findCard: () => findCard(deps, order),
  });
  if (isResult(closed)) return finishOrder(deps, order, closed);
  if (closed.kind !== 'cancelled') return false;
  if (order.kind === 'payout') return finishOrder(deps, order, { kind: 'declined', message });
  return (await failOrder(deps, { order, attempt: null }, { message })).kind === 'ended';
}

async function finishOrder(deps: InquireDependencies, order: Order, result: PaymentResult): Promise<boolean> {
  if (order.kind === 'payout') {
    const { merNo, tradeNo, acquirer } = order;
    const finished = await finishPayout(deps, { merNo, tradeNo, acquirer, result, audit: null });
    return finished.kind === 'notFound' || finished.subject.state !== 'processing';
  }
  // Another try may have been opened since the order was read: then it is the one to ask about.
  if (result.kind === 'declined') return (await failOrder(deps, { order, attempt: null }, result)).kind === 'ended';
  const account = await deps.accounts.find(order.merNo);
  if (account === null) throw new Error(`the merchant of ${order.tradeNo} does not exist`);
  await finishPayment(deps, { account, order, result, answer: null });
  return true;
}

export async function inquireRefund(deps: InquireDependencies, item: AgendaItem): Promise<AgendaResult> {
  const refund = await deps.store.findRefund({ merNo: item.merNo, refundNo: item.subject });
  if (refund === null || refund.state !== 'processing') return DONE;
  const answer = await inquireOrResend(deps, refund);
  if (!isResult(answer)) return { kind: 'later' };
  await finishRefund(deps, {
    refund,
    result: refundResultOf(answer),
    audit: null,
  });
  return DONE;
}

/** A refund that never reached the channel is sent again: its number makes that safe. */
async function inquireOrResend(deps: InquireDependencies, refund: Refund): Promise<ChannelAnswer> {
  const channel = deps.channels.to(refund.acquirer);
  const subject = { ...refund, findCard: () => findCard(deps, refund) };
  const answer = await channel.inquire({ ...subject, kind: 'refund', method: 'REFUND' });
  return answer.kind === 'notFound' ? channel.refund(subject) : answer;
}

function isResult(answer: ChannelAnswer): answer is Extract<ChannelAnswer, { kind: 'approved' | 'declined' }> {
  return answer.kind === 'approved' || answer.kind === 'declined';
}
