import { CARD_METHOD } from '../../domain/attempt.ts';
import type { PayerAction } from '../../domain/attempt.ts';
import { CASHIER } from '../../domain/method.ts';
import type { OrderMethod, PaymentMethod } from '../../domain/method.ts';
import type { PayerOrder } from '../../operations/operations.ts';

// What a page has to say about an order, in one word. Every page follows from it, so a reload, the back button and a second
// tab all show the truth.

export type Situation =
  /** The payer has to choose a method, or type a card. */
  | { readonly kind: 'choose' }
  /** There is one method and it needs no card: one button, and nothing to choose. */
  | { readonly kind: 'begin'; readonly method: PaymentMethod }
  | { readonly kind: 'act'; readonly method: OrderMethod; readonly action: PayerAction }
  /** The channel has not said anything yet. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'noMethod' }
  | { readonly kind: 'ended'; readonly result: Result };

export type Result = 'success' | 'failure' | 'expired';

export function situationOf(paid: PayerOrder): Situation {
  const { order, details, attempt, methods, isExpired } = paid;
  if (order.state === 'succeeded') return { kind: 'ended', result: 'success' };
  if (order.state === 'failed') return { kind: 'ended', result: endedByTime(paid) ? 'expired' : 'failure' };
  if (attempt?.state === 'open') {
    // When the time is over the channel is asked before anything is said: money may be on its way.
    if (attempt.action === null || isOutdated(attempt.action) || isExpired) return { kind: 'asking' };
    return { kind: 'act', method: attempt.method, action: attempt.action };
  }
  // The merchant sent the card with the order, so the channel knows it; an attempt of ours would be a second charge.
  if (details.onPage !== true) {
    const { action } = details;
    return action === undefined || isExpired ? { kind: 'asking' } : { kind: 'act', method: order.method, action };
  }
  if (isExpired) return { kind: 'ended', result: 'expired' };
  const [only, ...others] = methods;
  if (only === undefined) return { kind: 'noMethod' };
  if (others.length === 0 && only !== CARD_METHOD && order.method !== CASHIER) return { kind: 'begin', method: only };
  return { kind: 'choose' };
}

/** Whether the channel may have something new to say. */
export function isUnderWay(situation: Situation): boolean {
  return situation.kind === 'act' || situation.kind === 'asking';
}

/** Changes whenever the page would say something else. */
export function versionOf({ order, attempt, isExpired }: PayerOrder): string {
  const tried = attempt === null ? '0' : `${attempt.attempt}${attempt.state}${attempt.action?.kind ?? ''}`;
  return `${order.state}.${tried}.${isExpired ? 1 : 0}`;
}

/** The word for the page's script. */
export function stateNameOf(situation: Situation): string {
  if (situation.kind === 'ended') return situation.result;
  return isUnderWay(situation) ? 'waiting' : 'open';
}

/** Written by an earlier version, without the coin and its rate: nobody can tell how much to send. */
function isOutdated(action: PayerAction): boolean {
  return action.kind === 'address' && !('rate' in action);
}

function endedByTime({ order }: PayerOrder): boolean {
  const { expiresAt, finishedAt } = order;
  return expiresAt !== null && finishedAt !== null && finishedAt >= expiresAt;
}
