import type { Notification, NotificationEvent, NotificationPayloads } from '../../generated/notifications.ts';
import type { OrderConfirmation } from './confirm.ts';
import type { ReceiverFailure } from './failures.ts';
import { SECRET_BYTES_MIN, TOLERANCE_SECONDS } from './limits.ts';
import { createMemoryStore } from './memory-store.ts';
import { isFormEvent } from './read-notification.ts';
import type { FormEvent, UnknownNotification } from './read-notification.ts';
import type { NotificationStore } from './store.ts';

/** How notifications are verified, remembered and reported. */
export interface ReceiverOptions {
  /**
   * Handles events without a handler, and JSON bodies unknown to this version. Its result is awaited; then the notification
   * is acknowledged. Throw to make the gateway retry.
   */
  readonly fallback: FallbackHandler;
  /**
   * Verification by signature: the webhook secrets, `whsec_…`. During a rotation give both; one of them must match. Together
   * with `confirm`, either proof is enough, but a signature must be valid if present.
   */
  readonly secrets?: readonly string[];
  /** How far `webhook-timestamp` may differ from now, in both directions. Default 300. */
  readonly toleranceSeconds?: number;
  /**
   * Verification by /order/query: `confirm: client`. Numbers, result, amount and currency must match the response; `message`
   * is not verified. A query cannot confirm a chargeback: without a secret, chargebacks are refused.
   */
  readonly confirm?: OrderConfirmation;
  /** Accepts every notification without verification. Only for a first try on your own machine. */
  readonly unsafe?: boolean;
  /**
   * The event of a form body. JSON bodies are distinguished by `refundNo` and `chargebackNo`, but payment results and payout
   * results are forms with the same four fields. Without this option a form is a payment result, and a handler for
   * `payoutResult` is refused at start, since it would never run. Use a separate `notifyUrl` for payouts, and either set
   * `formEvent` on the route of that address (which overrides this option), or pass a function here that decides by the
   * address.
   */
  readonly formEvent?: FormEvent | ((request: FormRequest) => FormEvent);
  /** Remembers handled notifications. Default: in the memory of this process, see `createMemoryStore`. */
  readonly store?: NotificationStore;
  /** Called before every response that is not `SUCCESS`, with its cause. Default: prints a line on standard error. */
  readonly onError?: (failure: ReceiverFailure) => unknown;
  /** The clock in milliseconds, for tests. */
  readonly now?: () => number;
}

/** Handles what has no handler of its own. The result is awaited. */
export type FallbackHandler = (notification: Notification | UnknownNotification, delivery: Delivery) => unknown;

/** The result is awaited. Throw or reject to make the gateway retry. */
export type NotificationHandler<Event extends NotificationEvent> = (
  payload: NotificationPayloads[Event],
  delivery: Delivery,
) => unknown;

/** Details of the delivery, as opposed to the payment. */
export interface Delivery {
  /** Unique per notification and the same on every attempt: usable as an idempotency key. */
  readonly key: string;
  /** What verified it: a signature, a query, or nothing (`unsafe`). */
  readonly proof: 'signature' | 'query' | 'none';
  /** The verified `webhook-id`. */
  readonly webhookId: string | undefined;
}

/** What tells a payment result from a payout result. */
export interface FormRequest {
  /** Decide by path and query only: behind a proxy the host may differ from the one that the gateway called. */
  readonly url: URL;
  /** A header; the case of the name does not matter. */
  header(name: string): string | undefined;
}

export interface Settings {
  readonly fallback: FallbackHandler;
  readonly secrets: readonly string[];
  readonly toleranceSeconds: number;
  readonly confirm: OrderConfirmation | undefined;
  readonly formEvent: ReceiverOptions['formEvent'];
  readonly store: NotificationStore;
  readonly onError: (failure: ReceiverFailure) => unknown;
  readonly now: () => number;
}

/** Throws for options that would lose notifications or accept unverified ones. */
export function checkOptions(options: ReceiverOptions): Settings {
  const { secrets = [], confirm, toleranceSeconds = TOLERANCE_SECONDS, formEvent } = options;
  if (typeof options.fallback !== 'function') {
    throw new TypeError('createReceiver: fallback is missing; it handles the events that have no handler');
  }
  checkProofs(options);
  secrets.forEach(checkSecret);
  // Comparisons with NaN are false, which would switch the check off.
  if (!(Number.isFinite(toleranceSeconds) && toleranceSeconds > 0)) {
    throw new TypeError('createReceiver: toleranceSeconds must be a positive number');
  }
  if (formEvent !== undefined && typeof formEvent !== 'function') checkFormEvent(formEvent, 'createReceiver');
  return {
    fallback: options.fallback,
    secrets,
    toleranceSeconds,
    confirm,
    formEvent,
    store: options.store ?? createMemoryStore(),
    onError: options.onError ?? printFailure,
    now: options.now ?? Date.now,
  };
}

export function checkFormEvent(formEvent: unknown, where: string): void {
  if (!isFormEvent(formEvent)) throw new TypeError(`${where}: formEvent must be paymentResult or payoutResult`);
}

/** Decoding silently skips invalid characters, and anyone can sign with an empty secret. Errors never show the secret. */
function checkSecret(secret: unknown, index: number): void {
  const place = `createReceiver: secrets[${index}]`;
  if (typeof secret !== 'string' || secret === '') throw new TypeError(`${place} is missing`);
  const encoded = secret.replace(/^whsec_/, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(encoded) || Buffer.from(encoded, 'base64').length < SECRET_BYTES_MIN) {
    throw new TypeError(`${place} must be whsec_ and at least ${SECRET_BYTES_MIN} bytes in base64; copy all of it`);
  }
}

function checkProofs({ secrets, confirm, unsafe }: ReceiverOptions): void {
  if (secrets !== undefined && !(Array.isArray(secrets) && secrets.length > 0)) {
    throw new TypeError('createReceiver: secrets must be a list of at least one secret; omit it if you have none');
  }
  if (confirm !== undefined && typeof confirm.queryOrder !== 'function') {
    throw new TypeError('createReceiver: confirm needs queryOrder; pass the client');
  }
  const proven = secrets !== undefined || confirm !== undefined;
  if (unsafe === true && proven) {
    throw new TypeError('createReceiver: unsafe contradicts secrets and confirm; remove one of them');
  }
  if (unsafe !== true && !proven) {
    throw new TypeError(
      'createReceiver: set secrets, confirm or both; without verification anyone could report a payment as paid',
    );
  }
}

function printFailure(failure: ReceiverFailure): void {
  const cause = failure.cause === undefined ? [] : [failure.cause];
  console.error(`tollgate receiver: ${failure.status} ${failure.code}: ${failure.message}`, ...cause);
}
