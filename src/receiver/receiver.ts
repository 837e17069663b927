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

export interface Receiver {
  /** One handler an event. A second one, or one after the receiver has started, throws. */
  on<Event extends NotificationEvent>(event: Event, handler: NotificationHandler<Event>): Receiver;
  /** For fetch-style servers. */
  handle(request: Request, entry?: EntryOptions): Promise<Response>;
  /** For everything else: bytes and headers in, status and text out. */
  receive(raw: RawNotification, entry?: EntryOptions): Promise<ReceiverAnswer>;
  /**
   * Checks that the handlers fit the options and closes the registration. Adapters call it when they are made, so a
   * mistake shows when the server starts; `handle` and `receive` call it too.
   */
  start(entry?: EntryOptions): void;
}

/** About one address where notifications arrive. */
export interface EntryOptions {
  /** What a form body is at this address; see `formEvent` of the receiver. */
  readonly formEvent?: FormEvent;
}

export interface ReceiverAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Takes the gateway's notifications. `SUCCESS` is answered only after the handler has finished, so a notification is
 * handled at least once; duplicates are kept from the handler by the store, so it succeeds exactly once unless the
 * process dies between the handler's last step and the store's record of it.
 */
export function createReceiver(options: ReceiverOptions): Receiver {
  const settings = checkOptions(options);
  const handlers: Handlers = {};
  const context: ReceiverContext = { settings, handlers, runOnce: createRunOnce(settings.store) };
  let started = false;

  const receiver: Receiver = {
    on(event, handler) {
      checkRegistration(handlers, { event, handler, started });
      // The compiler does not see that a key and a value of one event belong together when they are written.
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
    // The answer is the same whatever the hook does, and its own failure must not be lost.
    console.error(`tollgate receiver: onError itself failed on ${failure.code}`, cause);
  }
}

function checkRegistration(
  handlers: Handlers,
  { event, handler, started }: { event: unknown; handler: unknown; started: boolean },
): void {
  if (!isNotificationEvent(event)) {
    throw new TypeError(`on: ${String(event)} is not an event; there are ${Object.keys(notifications).join(', ')}`);
  }
  if (typeof handler !== 'function') throw new TypeError(`on: the handler of ${event} must be a function`);
  if (handlers[event] !== undefined) {
    throw new TypeError(`on: ${event} has a handler already; call both functions from one handler`);
  }
  if (started) throw new TypeError(`on: the receiver has started; register ${event} before it is mounted`);
}

function checkStart(settings: Settings, handlers: Handlers, entry: EntryOptions | undefined): void {
  if (entry?.formEvent !== undefined) checkFormEvent(entry.formEvent, 'receiver');
  if (handlers.payoutResult !== undefined && (entry?.formEvent ?? settings.formEvent) === undefined) {
    throw new TypeError(
      'receiver: payoutResult has a handler, but a payout result has the same body as a payment result; say ' +
        'formEvent, at the address or for the whole receiver, so that they can be told apart',
    );
  }
  if (handlers.chargeback !== undefined && settings.confirm !== undefined && settings.secrets.length === 0) {
    throw new TypeError('receiver: chargeback has a handler, but no order query can confirm one; give secrets too');
  }
}
