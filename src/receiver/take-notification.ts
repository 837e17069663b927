import type { Notification, NotificationEvent, NotificationPayloads } from '../../generated/notifications.ts';
import { describeRefusal, isRefusal } from './failures.ts';
import type { ReceiverFailure, Refusal } from './failures.ts';
import type { Delivery, NotificationHandler, ReceiverOptions, Settings } from './options.ts';
import { keyOf, proveByQuery, proveSignature } from './prove.ts';
import { readHeader } from './raw-notification.ts';
import type { RawNotification } from './raw-notification.ts';
import { isFormEvent, readNotification, readText } from './read-notification.ts';
import type { FormEvent, UnknownNotification } from './read-notification.ts';
import type { Acknowledged, RunOnce } from './run-once.ts';

export type Handlers = { [Event in NotificationEvent]?: NotificationHandler<Event> };

export interface ReceiverContext {
  readonly settings: Settings;
  readonly handlers: Handlers;
  readonly runOnce: RunOnce;
}

/**
 * Processes a delivery in a fixed order: request format, signature, event and fields, confirmation by query, duplicates,
 * handler. The first failure is the outcome.
 */
export async function takeNotification(
  context: ReceiverContext,
  raw: RawNotification,
  formEvent: ReceiverOptions['formEvent'],
): Promise<Acknowledged | ReceiverFailure> {
  const { settings } = context;
  const text = readText(raw);
  if (isRefusal(text)) return describeRefusal(text);
  const proof = proveSignature(settings, raw, text.text);
  if (isRefusal(proof)) return describeRefusal(proof);
  const read = readNotification(text, () => decideFormEvent(raw, formEvent ?? settings.formEvent));
  if (isRefusal(read)) return describeRefusal(read);
  const { event } = read;
  const proven = await proveByQuery(settings, proof, read);
  if (isRefusal(proven)) return describeRefusal(proven, { event });
  const key = keyOf(settings, proof, proven);
  const outcome = await context.runOnce(key, () => runHandler(context, proven, { key, ...proof }));
  return isRefusal(outcome) ? describeRefusal(outcome, { event, key }) : outcome;
}

function decideFormEvent(raw: RawNotification, formEvent: ReceiverOptions['formEvent']): FormEvent | Refusal {
  if (typeof formEvent !== 'function') return formEvent ?? 'paymentResult';
  try {
    const url = new URL(raw.url.startsWith('/') ? `http://localhost${raw.url}` : raw.url);
    const event: unknown = formEvent({ url, header: (name) => readHeader(raw, name) });
    if (isFormEvent(event)) return event;
    return { refused: 'form-event-unknown', cause: new TypeError(`formEvent returned ${String(event)}`) };
  } catch (cause) {
    return { refused: 'form-event-unknown', cause };
  }
}

async function runHandler(
  { handlers, settings }: ReceiverContext,
  notification: Notification | UnknownNotification,
  delivery: Delivery,
): Promise<void> {
  const handled = notification.event !== 'unknown' && handlers[notification.event] !== undefined;
  await (handled ? callHandler(handlers, notification, delivery) : settings.fallback(notification, delivery));
}

/** Generic, so that the compiler can match handler and payload of an event. */
function callHandler<Event extends NotificationEvent>(
  handlers: Handlers,
  notification: { readonly event: Event; readonly payload: NotificationPayloads[Event] },
  delivery: Delivery,
): unknown {
  return handlers[notification.event]?.(notification.payload, delivery);
}
