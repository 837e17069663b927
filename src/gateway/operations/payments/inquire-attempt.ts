import { EXPIRED } from '../../domain/orders/order-messages.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { ChannelAnswer, Channels, Clock } from '../../domain/ports.ts';
import { failOrder, isExpired, inquiryRequestOf, letDeclineStand, settleAttempt } from './settle-attempt.ts';
import type { AttemptOutcome, SettleAttemptDependencies, Tried } from './settle-attempt.ts';

export type InquireAttemptDependencies = SettleAttemptDependencies & {
  readonly channels: Channels;
  readonly clock: Clock;
  readonly firstInquiryMs: number;
};

/** Queries the channel about an open attempt, for the sweep and for a waiting payer. */
export async function inquireAttempt(deps: InquireAttemptDependencies, tried: Tried): Promise<AttemptOutcome> {
  if (isExpired(tried.order, deps.clock.now())) return expireAttempt(deps, tried);
  const answer = await deps.channels.to(tried.attempt.acquirer).inquire(inquiryRequestOf(tried));
  const isLost = answer.kind === 'notFound' && !mayBeInTransit(deps, tried);
  return isLost ? abandonAttempt(deps, tried) : settleAttempt(deps, tried, answer);
}

/** Cancels the attempt at the channel. An existing result wins. */
export async function abandonAttempt(deps: InquireAttemptDependencies, tried: Tried): Promise<AttemptOutcome> {
  return settleAttempt(deps, tried, await cancel(deps, tried));
}

/** Cancels the attempt at the channel first, so that a call still in transit takes no money for a failed order. */
export async function expireAttempt(deps: InquireAttemptDependencies, tried: Tried): Promise<AttemptOutcome> {
  const answer = await cancel(deps, tried);
  if (answer.kind !== 'cancelled') return settleAttempt(deps, tried, answer);
  // A payer who was asked for something at the second acquirer let it expire; without any answer of it, the decline was the last.
  const { isAfterDecline, message } = tried.attempt;
  if (isAfterDecline && message === '') return letDeclineStand(deps, tried, answer.message);
  return failOrder(deps, tried, { message: EXPIRED });
}

/** An order that the channel does not know, or whose attempts it has closed. */
export function expireOrder(deps: InquireAttemptDependencies, order: Order): Promise<AttemptOutcome> {
  return failOrder(deps, { order, attempt: null }, { message: EXPIRED });
}

function cancel(deps: InquireAttemptDependencies, tried: Tried): Promise<ChannelAnswer> {
  return deps.channels.to(tried.attempt.acquirer).cancel(inquiryRequestOf(tried));
}

/** The call that started the attempt has a deadline; after it, an attempt unknown to the channel will not arrive. */
function mayBeInTransit(deps: InquireAttemptDependencies, { attempt }: Tried): boolean {
  return deps.clock.now() < attempt.createdAt + deps.firstInquiryMs;
}
