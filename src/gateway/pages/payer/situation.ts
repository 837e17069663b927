import { CARD_METHOD } from '../../domain/payments/attempt.ts';
import type { PayerAction } from '../../domain/payments/attempt.ts';
import { CASHIER } from '../../domain/method.ts';
import type { OrderMethod, PaymentMethod } from '../../domain/method.ts';
import type { PayerOrder } from '../../operations/operations.ts';

// What a page has to show for an order, in one word. Every page follows from it, so a reload, the back button and a
// second tab all show the current state.

export type Situation =
  /** The payer has to choose a method, or enter a card. */
  | { readonly kind: 'choose' }
  /** There is one method and it needs no card: one button, and nothing to choose. */
  | { readonly kind: 'begin'; readonly method: PaymentMethod }
  | { readonly kind: 'act'; readonly method: OrderMethod; readonly action: PayerAction }
  /** The channel has not responded yet. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'noMethod' }
  | { readonly kind: 'ended'; readonly result: Result };

export type Result = 'success' | 'failure' | 'expired';

export function situationOf(paid: PayerOrder): Situation {
  const { order, details, attempt, methods, isExpired } = paid;
  if (order.state === 'succeeded') return { kind: 'ended', result: 'success' };
  if (order.state === 'failed') return { kind: 'ended', result: endedByTime(paid) ? 'expired' : 'failure' };
  if (attempt?.state === 'open') {
    // After the expiry, the channel is queried before anything is shown: a payment may be under way.
    if (attempt.action === null || isOutdated(attempt.action) || isExpired) return { kind: 'asking' };
    return { kind: 'act', method: attempt.method, action: attempt.action };
  }
  // The merchant sent the card with the order, so the channel has it; an attempt of ours would be a second charge.
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

/** Whether the channel may have news. */
export function isUnderWay(situation: Situation): boolean {
  return situation.kind === 'act' || situation.kind === 'asking';
}

/** Changes whenever the page would show something else. */
export function versionOf({ order, attempt, isExpired }: PayerOrder): string {
  const tried = attempt === null ? '0' : `${attempt.attempt}${attempt.state}${attempt.action?.kind ?? ''}`;
  return `${order.state}.${tried}.${isExpired ? 1 : 0}`;
}

/** The state as the page's script knows it. */
export function stateNameOf(situation: Situation): string {
  if (situation.kind === 'ended') return situation.result;
  return isUnderWay(situation) ? 'waiting' : 'open';
}

/** Written by an earlier version, without the coin and its rate, so the amount to send is unknown. */
function isOutdated(action: PayerAction): boolean {
  return action.kind === 'address' && !('rate' in action);
}

function endedByTime({ order }: PayerOrder): boolean {
  const { expiresAt, finishedAt } = order;
  return expiresAt !== null && finishedAt !== null && finishedAt >= expiresAt;
}
