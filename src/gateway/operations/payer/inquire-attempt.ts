import { EXPIRED } from '../../domain/attempt.ts';
import type { Order } from '../../domain/order.ts';
import type { ChannelAnswer } from '../../domain/ports.ts';
import type { Dependencies } from '../dependencies.ts';
import { failOrder, isExpired, questionOf, settleAttempt } from './settle-attempt.ts';
import type { AttemptOutcome, Tried } from './settle-attempt.ts';

/** Asks the channel about an open attempt, for the sweep and for a payer who waits. */
export async function inquireAttempt(deps: Dependencies, tried: Tried): Promise<AttemptOutcome> {
  if (isExpired(tried.order, deps.clock.now())) return expireAttempt(deps, tried);
  const answer = await deps.channel.inquire(questionOf(tried));
  const isLost = answer.kind === 'notFound' && !mayBeOnItsWay(deps, tried);
  return isLost ? abandonAttempt(deps, tried) : settleAttempt(deps, tried, answer);
}

/** Closes the attempt at the channel. A result that is there already wins. */
export async function abandonAttempt(deps: Dependencies, tried: Tried): Promise<AttemptOutcome> {
  return settleAttempt(deps, tried, await cancel(deps, tried));
}

/** Closes the attempt at the channel first, so that a call that is still on its way takes no money for a failed order. */
export async function expireAttempt(deps: Dependencies, tried: Tried): Promise<AttemptOutcome> {
  const answer = await cancel(deps, tried);
  return answer.kind === 'cancelled' ? failOrder(deps, tried, EXPIRED) : settleAttempt(deps, tried, answer);
}

/** An order that the channel has not heard of, or whose attempts it has closed. */
export function expireOrder(deps: Dependencies, order: Order): Promise<AttemptOutcome> {
  return failOrder(deps, { order, attempt: null }, EXPIRED);
}

function cancel(deps: Dependencies, tried: Tried): Promise<ChannelAnswer> {
  return deps.channel.cancel(questionOf(tried));
}

/** The call that began the attempt has a deadline; after it, what the channel does not know will not come. */
function mayBeOnItsWay(deps: Dependencies, { attempt }: Tried): boolean {
  return deps.clock.now() < attempt.createdAt + deps.firstInquiryMs;
}
