import type { Stripe } from 'stripe';
import { isDecline, isRefused, silence } from './calls.ts';
import { ProviderSilent } from '../shared/provider.ts';
import type { Movement, Order } from '../shared/provider.ts';
import { declineOf } from './declines.ts';

// What Stripe's objects and errors say about our orders.

/** Where our number stands in the metadata of intents, charges and refunds. */
export const NUMBER = 'tollgate_number';

type Moved = Pick<Stripe.PaymentIntent | Stripe.Refund, 'amount' | 'currency' | 'metadata'>;

/** An answer about something else, or about another amount or currency, is no answer. */
function ensureOurs(object: Moved, { reference, currency, amount }: Order): void {
  const isOurs =
    object.metadata?.[NUMBER] === reference &&
    object.currency === currency.toLowerCase() &&
    object.amount === Number(amount);
  if (!isOurs) throw new ProviderSilent('Stripe answered about something else');
}

/** Null if nothing was tried with it, so that no money can have moved. */
export function readIntent(intent: Stripe.PaymentIntent, order: Order): Movement | null {
  ensureOurs(intent, order);
  const { id, status, next_action: next, last_payment_error: error, latest_charge: charge } = intent;
  const movement = { id, redirectUrl: null, decline: null, authorisationCode: null, fee: null };
  const redirectUrl = next?.redirect_to_url?.url ?? null;
  switch (status) {
    case 'succeeded':
      return { ...movement, status: 'succeeded', fee: typeof charge === 'object' ? feeOf(charge, order) : null };
    case 'requires_action':
      return redirectUrl === null
        ? { ...movement, status: 'processing' }
        : { ...movement, status: 'action', redirectUrl };
    case 'requires_payment_method':
      return error === null ? null : { ...movement, status: 'failed', decline: declineOf(error) };
    case 'canceled':
      return error === null && charge === null ? null : { ...movement, status: 'failed', decline: declineOf(error) };
    case 'requires_confirmation':
      return null;
    default:
      return { ...movement, status: 'processing' };
  }
}

/** Only in the currency of the payment: an account that is paid in another one is charged in that. */
function feeOf(charge: Stripe.Charge | null, { currency }: Order): bigint | null {
  const booked = charge?.balance_transaction;
  if (typeof booked !== 'object' || booked?.currency !== currency.toLowerCase()) return null;
  return BigInt(booked.fee);
}

export function readRefund(refund: Stripe.Refund, order: Order): Movement {
  ensureOurs(refund, order);
  const { id, status } = refund;
  const movement = { id, redirectUrl: null, decline: null, authorisationCode: null, fee: null };
  if (status === 'succeeded') return { ...movement, status: 'succeeded' };
  const isFailed = status === 'failed' || status === 'canceled';
  return isFailed
    ? { ...movement, status: 'failed', decline: { class: 'technical' } }
    : { ...movement, status: 'processing' };
}

/** It was never made, and never will be. */
export const NOTHING: Movement = {
  id: null,
  status: 'failed',
  redirectUrl: null,
  decline: { class: 'technical' },
  authorisationCode: null,
  fee: null,
};

/** What an error says about an order that was sent. */
export function readRefusal(error: unknown, order: Order): Movement {
  if (isDecline(error)) {
    const movement = error.payment_intent === undefined ? null : readIntent(error.payment_intent, order);
    return movement ?? { ...NOTHING, decline: declineOf(error) };
  }
  if (!isRefused(error)) throw silence(error);
  const { code, param } = error;
  // Without the message, which could quote the card.
  console.error(JSON.stringify({ problem: 'Stripe refused', code, param, number: order.reference }));
  return NOTHING;
}
