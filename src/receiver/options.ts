import type { Notification, NotificationEvent, NotificationPayloads } from '../../generated/notifications.ts';
import type { OrderConfirmation } from './confirm.ts';
import type { ReceiverFailure } from './failures.ts';
import { SECRET_BYTES_MIN, TOLERANCE_SECONDS } from './limits.ts';
import { createMemoryStore } from './memory-store.ts';
import { isFormEvent } from './read-notification.ts';
import type { FormEvent, UnknownNotification } from './read-notification.ts';
import type { NotificationStore } from './store.ts';

export interface ReceiverOptions {
  /**
   * Takes what no handler is registered for: events that you left out, and JSON bodies that this version does not know.
   * What it returns is awaited; then the notification is acknowledged. Throw to have it sent again.
   */
  readonly fallback: FallbackHandler;
  /**
   * Proof by signature: the secrets from the back office, `whsec_…`. Several while one is being rotated; any of them may
   * fit. Given together with `confirm`, either proof is enough, and a signature that is there must be right.
   */
  readonly secrets?: readonly string[];
  /** How far `webhook-timestamp` may be from now, into the past and into the future. Default 300. */
  readonly toleranceSeconds?: number;
  /**
   * Proof by asking /order/query before a notification is believed: `confirm: client`. Numbers, result, amount and
   * currency must agree with the answer; `message` is not part of it and stays unproven. A chargeback cannot be
   * confirmed this way: it needs a secret, and is refused without one.
   */
  readonly confirm?: OrderConfirmation;
  /** Believes every notification that anybody sends. For a first try on your own machine, and nothing else. */
  readonly unsafe?: boolean;
  /**
   * What a form body is. JSON bodies are told apart by `refundNo` and `chargebackNo`, but a payment result and a payout
   * result are the same form with the same four fields. Without this option a form is a payment result, and a handler
   * for `payoutResult` is refused at start, since it would never run. Give payouts a `notifyUrl` of their own, and either
   * say `formEvent` where that address is served (it goes before this option), or give a function here that decides by
   * the address.
   */
  readonly formEvent?: FormEvent | ((request: FormRequest) => FormEvent);
  /** Remembers what has been handled. Default: in the memory of this process, see `createMemoryStore`. */
  readonly store?: NotificationStore;
  /** Hears of every answer that is not `SUCCESS`, with its cause, before it is sent. Default: a line on standard error. */
  readonly onError?: (failure: ReceiverFailure) => unknown;
  /** The clock in milliseconds, for tests. */
  readonly now?: () => number;
}

export type FallbackHandler = (notification: Notification | UnknownNotification, delivery: Delivery) => unknown;

/** What it returns is awaited. Throw, or reject, to have the notification sent again. */
export type NotificationHandler<Event extends NotificationEvent> = (
  payload: NotificationPayloads[Event],
  delivery: Delivery,
) => unknown;

/** About the delivery rather than about the payment. */
export interface Delivery {
  /** The same on every attempt of a notification, and no other's: good as an idempotency key of your own. */
  readonly key: string;
  readonly proof: 'signature' | 'query' | 'none';
  /** The proven `webhook-id`. */
  readonly webhookId: string | undefined;
}

export interface FormRequest {
  /** Decide by its path and query: behind a proxy the host may be another than the one that the gateway called. */
  readonly url: URL;
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

/** Refuses at construction what would lose or wrongly believe notifications later. */
export function checkOptions(options: ReceiverOptions): Settings {
  const { secrets = [], confirm, toleranceSeconds = TOLERANCE_SECONDS, formEvent } = options;
  if (typeof options.fallback !== 'function') {
    throw new TypeError('createReceiver: fallback is missing; it takes the events that no handler is registered for');
  }
  checkProofs(options);
  secrets.forEach(checkSecret);
  // Not a number would compare false with every timestamp and so switch the check off.
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

/** Decoding would skip a wrong character in silence, and an empty secret would let anybody sign. Never shows the secret. */
function checkSecret(secret: unknown, index: number): void {
  const place = `createReceiver: secrets[${index}]`;
  if (typeof secret !== 'string' || secret === '') throw new TypeError(`${place} is missing`);
  const encoded = secret.replace(/^whsec_/, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(encoded) || Buffer.from(encoded, 'base64').length < SECRET_BYTES_MIN) {
    throw new TypeError(`${place} must be whsec_ and at least ${SECRET_BYTES_MIN} bytes in base64; copy it whole`);
  }
}

function checkProofs({ secrets, confirm, unsafe }: ReceiverOptions): void {
  if (secrets !== undefined && !(Array.isArray(secrets) && secrets.length > 0)) {
    throw new TypeError('createReceiver: secrets must be a list of at least one secret; leave it out for none');
  }
  if (confirm !== undefined && typeof confirm.queryOrder !== 'function') {
    throw new TypeError('createReceiver: confirm needs queryOrder; give it the client');
  }
  const proven = secrets !== undefined || confirm !== undefined;
  if (unsafe === true && proven) {
    throw new TypeError('createReceiver: unsafe contradicts secrets and confirm; leave one of them out');
  }
  if (unsafe !== true && !proven) {
    throw new TypeError(
      'createReceiver: give secrets, or confirm, or both; without a proof anybody could report a payment as paid',
    );
  }
}

function printFailure(failure: ReceiverFailure): void {
  const cause = failure.cause === undefined ? [] : [failure.cause];
  console.error(`tollgate receiver: ${failure.status} ${failure.code}: ${failure.message}`, ...cause);
}
