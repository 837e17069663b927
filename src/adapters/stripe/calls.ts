import { Stripe } from 'stripe';
import { ProviderSilent } from '../shared/provider.ts';

// How Stripe is called: each call within what is left of the gateway's ten seconds, and what an error means.

export interface StripeSettings {
  readonly key: string;
  readonly webhookSecret: string;
  /** Where Stripe is; something else only in tests. */
  readonly api: URL;
}

const DEADLINE_MS = 8000;

export function connectStripe({ key, api }: StripeSettings): Stripe {
  const protocol = api.protocol === 'http:' ? 'http' : 'https';
  const port = api.port || (protocol === 'http' ? 80 : 443);
  // The gateway asks again by itself, so that no try of the client is left over when it does.
  return new Stripe(key, { host: api.hostname, port, protocol, maxNetworkRetries: 0, telemetry: false });
}

/** The time that is left for one operation, which may take several calls. */
export type Budget = () => { timeout: number };

export function createBudget(): Budget {
  const end = performance.now() + DEADLINE_MS;
  return () => ({ timeout: Math.max(Math.ceil(end - performance.now()), 1) });
}

const { StripeCardError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;

/** Stripe or the bank has looked at the card, and declined it. */
export function isDecline(error: unknown): error is Stripe.errors.StripeCardError {
  return error instanceof StripeCardError && error.rawType === 'card_error';
}

/** The key was used for something else. */
export function isKeyTaken(error: unknown): boolean {
  return error instanceof StripeIdempotencyError;
}

/** Stripe will never do it: nothing was moved, and repeating it does not help. */
export function isRefused(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof StripeInvalidRequestError && error.statusCode === 400;
}

/** Whatever is neither says nothing: no answer, half of one, a limit of calls, a wrong key. Messages are left out: they quote what was sent. */
export function silence(error: unknown): ProviderSilent {
  if (error instanceof ProviderSilent) return error;
  const { type = 'unknown', code = '', statusCode = '' } = error instanceof Stripe.errors.StripeError ? error : {};
  return new ProviderSilent(`Stripe: ${[type, code, statusCode].filter((part) => part !== '').join(' ')}`);
}
