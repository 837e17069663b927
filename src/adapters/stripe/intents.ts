import type { Stripe } from 'stripe';
import { ProviderSilent } from '../shared/provider.ts';
import type { Movement, Order } from '../shared/provider.ts';
import { isDecline, isKeyTaken, isRefused } from './calls.ts';
import type { Budget } from './calls.ts';
import { NUMBER, readIntent } from './read.ts';

// Payment intents. One request makes and confirms an intent, with our number as its idempotency key. If its answer got lost, nobody waits for
// Stripe's search, which lags: a request for something else with the same key shows whether the first one arrived, and if it did not, takes
// the key, so that it never can.

/** What is on disk of a payment that was sent: what it takes to repeat the request. */
export interface Sent {
  readonly paymentMethod: string;
  readonly returnUrl: string | null;
  /** When it was sent first. */
  readonly at: number;
}

/** Stripe may forget a key after 24 hours. */
const KEY_MS = 23 * 3_600_000;
/** How far Stripe's clock may be from ours, and how long a request may have been under way. */
const AROUND_SECONDS = 3600;
const EXPAND = ['latest_charge.balance_transaction'];

export function sentOf({ remembered }: Order): Sent | null {
  return remembered === null ? null : (JSON.parse(remembered) as Sent);
}

export function isKeyKnown({ at }: Sent): boolean {
  return Date.now() - at < KEY_MS;
}

export async function sendIntent(stripe: Stripe, order: Order, sent: Sent, budget: Budget): Promise<Movement> {
  const movement = readIntent(await create(stripe, order, sent, budget), order);
  if (movement === null) throw new ProviderSilent('Stripe has not confirmed an intent');
  return movement;
}

export async function findIntent(stripe: Stripe, order: Order, budget: Budget): Promise<Movement | null> {
  const id = await idOf(stripe, order, budget);
  return id === null ? null : read(stripe, id, order, budget);
}

export async function closeIntent(stripe: Stripe, order: Order, budget: Budget): Promise<Movement | 'closed'> {
  const id = await idOf(stripe, order, budget);
  if (id === null) return 'closed';
  const movement = await read(stripe, id, order, budget);
  if (movement?.status === 'succeeded' || movement?.status === 'failed') return movement;
  if (await cancel(stripe, id, budget)) return 'closed';
  const result = await read(stripe, id, order, budget);
  if (result === null) throw new ProviderSilent('Stripe does not cancel an intent');
  return result;
}

/** Stripe's number of the intent; null if there is none, and never will be. */
export async function idOf(stripe: Stripe, order: Order, budget: Budget): Promise<string | null> {
  const sent = sentOf(order);
  if (order.providerId !== null || sent === null) return order.providerId;
  if (!isKeyKnown(sent)) return findListed(stripe, order, sent, budget);
  if (await takesKey(stripe, order, budget)) return null;
  try {
    return (await create(stripe, order, sent, budget)).id;
  } catch (error) {
    if (isDecline(error) && error.payment_intent !== undefined) return error.payment_intent.id;
    if (isRefused(error)) return null;
    throw error;
  }
}

function create(
  { paymentIntents }: Stripe,
  order: Order,
  { paymentMethod, returnUrl }: Sent,
  budget: Budget,
): Promise<Stripe.PaymentIntent> {
  const params = {
    ...paramsOf(order),
    metadata: { [NUMBER]: order.reference },
    payment_method: paymentMethod,
    ...(returnUrl !== null && { return_url: returnUrl }),
    confirm: true,
    expand: EXPAND,
  };
  return paymentIntents.create(params, { ...budget(), idempotencyKey: order.reference });
}

/** Whether the key was free. It is taken by an intent that is never confirmed, so no money can move. */
async function takesKey(stripe: Stripe, order: Order, budget: Budget): Promise<boolean> {
  try {
    const params = { ...paramsOf(order), metadata: { tollgate_closed: order.reference } };
    const { id } = await stripe.paymentIntents.create(params, { ...budget(), idempotencyKey: order.reference });
    await cancel(stripe, id, budget);
    return true;
  } catch (error) {
    if (isKeyTaken(error)) return false;
    // Stripe does not take this amount, whoever asks.
    if (isRefused(error) && (error.param === 'amount' || error.param === 'currency')) return true;
    throw error;
  }
}

/** Lists have what is a day old, whatever the search has. */
async function findListed(
  { paymentIntents }: Stripe,
  { reference }: Order,
  { at }: Sent,
  budget: Budget,
): Promise<string | null> {
  const sentAt = Math.floor(at / 1000);
  const created = { gte: sentAt - AROUND_SECONDS, lte: sentAt + AROUND_SECONDS };
  for await (const { id, metadata } of paymentIntents.list({ created, limit: 100 }, budget())) {
    if (metadata[NUMBER] === reference) return id;
  }
  return null;
}

/** False if it is too late for that. */
async function cancel({ paymentIntents }: Stripe, id: string, budget: Budget): Promise<boolean> {
  try {
    return (await paymentIntents.cancel(id, {}, budget())).status === 'canceled';
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}

async function read({ paymentIntents }: Stripe, id: string, order: Order, budget: Budget): Promise<Movement | null> {
  return readIntent(await paymentIntents.retrieve(id, { expand: EXPAND }, budget()), order);
}

function paramsOf({ currency, amount }: Order) {
  return { amount: Number(amount), currency: currency.toLowerCase(), payment_method_types: ['card'] };
}
