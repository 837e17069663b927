import { notifications } from '../../generated/notifications.ts';
import type { NotificationEvent } from '../../generated/notifications.ts';
import { describeRefusal } from './failures.ts';
import type { ReceiverFailure } from './failures.ts';
import { checkFormEvent, checkOptions } from './options.ts';
import type { NotificationHandler, ReceiverOptions, Settings } from './options.ts';
import { readRequest } from './raw-notification.ts';
import type { RawNotification } from './raw-notification.ts';
import { isNotificationEvent } from './read-notification.ts';
import type { FormEvent } from './read-notification.ts';
import { createRunOnce } from './run-once.ts';
import type { Acknowledged } from './run-once.ts';
import { takeNotification } from './take-notification.ts';
import type { Handlers, ReceiverContext } from './take-notification.ts';

/** Receives notifications: register handlers with `on`, then mount it with an adapter. */
export interface Receiver {
  /** Registers the handler of an event. Throws on a second handler, or after the receiver has started. */
  on<Event extends NotificationEvent>(event: Event, handler: NotificationHandler<Event>): Receiver;
  /** For fetch-style servers. */
  handle(request: Request, entry?: EntryOptions): Promise<Response>;
  /** For other servers: takes bytes and headers, returns status and text. */
  receive(raw: RawNotification, entry?: EntryOptions): Promise<ReceiverAnswer>;
  /**
   * Checks the handlers against the options and closes registration. Adapters call it on creation, so mistakes show when the
   * server starts; `handle` and `receive` call it too.
   */
  start(entry?: EntryOptions): void;
}

/** Options of one address that receives notifications. */
export interface EntryOptions {
  /** The event of a form body at this address; see `formEvent` of the receiver. */
  readonly formEvent?: FormEvent;
}

/** What to respond. */
export interface ReceiverAnswer {
  /** The HTTP status: 200 only if the notification was handled. */
  readonly status: number;
  /** The headers. */
  readonly headers: Readonly<Record<string, string>>;
  /** `SUCCESS`, or what was wrong. */
  readonly body: string;
}

/**
 * Receives the gateway's notifications. It responds `SUCCESS` only after the handler has finished, so a notification is
 * handled at least once. The store filters duplicates, so the handler succeeds exactly once unless the process dies between
 * the handler's last step and the store's record of it.
 */
export function createReceiver(options: ReceiverOptions): Receiver {
  const settings = checkOptions(options);
  const handlers: Handlers = {};
  const context: ReceiverContext = { settings, handlers, runOnce: createRunOnce(settings.store) };
  let started = false;

  const receiver: Receiver = {
    on(event, handler) {
      checkRegistration(handlers, { event, handler, started });
      // The compiler cannot see that key and value belong to the same event.
      Object.assign(handlers, { [event]: handler });
      return receiver;
    },
    start(entry) {
      checkStart(settings, handlers, entry);
      started = true;
    },
    async receive(raw, entry) {
      receiver.start(entry);
      return answer(settings, await takeNotification(context, raw, entry?.formEvent));
    },
    async handle(request, entry) {
      receiver.start(entry);
      const { status, headers, body } = await receiveRequest(receiver, { settings, request, entry });
      return new Response(body, { status, headers });
    },
  };
  return receiver;
}

async function receiveRequest(
  receiver: Receiver,
  { settings, request, entry }: { settings: Settings; request: Request; entry: EntryOptions | undefined },
): Promise<ReceiverAnswer> {
  let raw: RawNotification;
  try {
    raw = await readRequest(request);
  } catch (cause) {
    return answer(settings, describeRefusal({ refused: 'body-unreadable', cause }));
  }
  return receiver.receive(raw, entry);
}

async function answer(settings: Settings, outcome: Acknowledged | ReceiverFailure): Promise<ReceiverAnswer> {
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  if ('acknowledged' in outcome) return { status: 200, headers, body: notifications.refundResult.acknowledgement };
  await report(settings, outcome);
  const { status, message } = outcome;
  return { status, headers: status === 405 ? { ...headers, allow: 'POST' } : headers, body: message };
}

async function report(settings: Settings, failure: ReceiverFailure): Promise<void> {
  try {
    await settings.onError(failure);
  } catch (cause) {
    // The hook must not change the response, and its own failure must not be lost.
    console.error(`tollgate receiver: onError threw while handling ${failure.code}`, cause);
  }
}

function checkRegistration(
  handlers: Handlers,
  { event, handler, started }: { event: unknown; handler: unknown; started: boolean },
): void {
  if (!isNotificationEvent(event)) {
    throw new TypeError(`on: ${String(event)} is not an event; use one of ${Object.keys(notifications).join(', ')}`);
  }
  if (typeof handler !== 'function') throw new TypeError(`on: the handler of ${event} must be a function`);
  if (handlers[event] !== undefined) {
    throw new TypeError(`on: ${event} already has a handler; call both functions from one handler`);
  }
  if (started) throw new TypeError(`on: the receiver has started; register ${event} before it is mounted`);
}

function checkStart(settings: Settings, handlers: Handlers, entry: EntryOptions | undefined): void {
  if (entry?.formEvent !== undefined) checkFormEvent(entry.formEvent, 'receiver');
  if (handlers.payoutResult !== undefined && (entry?.formEvent ?? settings.formEvent) === undefined) {
    throw new TypeError(
      'receiver: payoutResult has a handler, but a payout result has the same body as a payment result; set ' +
        'formEvent, for the address or the whole receiver, to distinguish them',
    );
  }
  if (handlers.chargeback !== undefined && settings.confirm !== undefined && settings.secrets.length === 0) {
    throw new TypeError(
      'receiver: chargeback has a handler, but an order query cannot confirm chargebacks; set secrets too',
    );
  }
}
