import type { NotificationEvent } from '../../generated/notifications.ts';

// Every answer but `SUCCESS`, in one place. The text goes to the sender, so it never carries what a handler, a store or
// a query said: that is the `cause`, for `onError` alone. A status only says whose turn it is; the gateway sends again
// after any of them.

const FAILURES = {
  'method-not-allowed': { status: 405, text: 'Notifications are sent by POST.' },
  'unsupported-media-type': {
    status: 415,
    text: 'Send application/x-www-form-urlencoded or application/json, without a content encoding.',
  },
  'body-too-large': { status: 413, text: 'The body is larger than any notification.' },
  'body-unreadable': { status: 400, text: 'The body ended early.' },
  'body-invalid': { status: 400, text: 'The body is not a notification of the contract.' },
  'raw-body-lost': {
    status: 500,
    text:
      'The raw body is gone: a body parser such as express.json() or express.urlencoded() read it first. ' +
      'Mount the receiver before the parsers, or give its path express.raw({ type: () => true }).',
  },
  'signature-missing': {
    status: 401,
    text: 'Not proven: webhook-id, webhook-timestamp and webhook-signature are needed.',
  },
  'signature-malformed': { status: 401, text: 'Not proven: webhook-timestamp must be seconds since 1970.' },
  'signature-too-old': { status: 401, text: 'Not proven: webhook-timestamp is too old; compare the clocks.' },
  'signature-too-new': { status: 401, text: 'Not proven: webhook-timestamp is in the future; compare the clocks.' },
  'signature-mismatch': {
    status: 401,
    text: 'Not proven: webhook-signature fits no secret; compare the secrets, and pass the body on unchanged.',
  },
  'event-unprovable': {
    status: 401,
    text: 'Not proven: an order query cannot confirm this event; it needs a signature and a secret.',
  },
  'query-contradicts': { status: 409, text: 'Not confirmed: the order query says something else.' },
  'query-processing': { status: 503, text: 'Not confirmed yet: the order query still says processing. Send again.' },
  'query-failed': { status: 503, text: 'Not confirmed: the order query failed. Send again.' },
  'already-running': { status: 503, text: 'This notification is being handled right now. Send again.' },
  'handler-failed': { status: 500, text: 'The notification was not taken. Send again.' },
  'store-failed': { status: 500, text: 'The notification could not be recorded. Send again.' },
  'form-event-unknown': {
    status: 500,
    text: 'The receiver could not tell a payment result from a payout result; check formEvent.',
  },
} as const;

export type FailureCode = keyof typeof FAILURES;

/** What `onError` is given for every answer that is not `SUCCESS`. */
export interface ReceiverFailure {
  readonly code: FailureCode;
  readonly status: number;
  /** The text that the sender was given. */
  readonly message: string;
  /** As far as the body had been understood. */
  readonly event: NotificationEvent | 'unknown' | undefined;
  /** Under which the notification is counted as one, where it came that far. */
  readonly key: string | undefined;
  /** What the handler, the store, the query or the parser threw. */
  readonly cause: unknown;
}

/** An outcome inside the receiver: the notification is not taken. */
export interface Refusal {
  readonly refused: FailureCode;
  /** Said after the catalogue's text. It goes to the sender. */
  readonly detail?: string;
  readonly cause?: unknown;
}

export function isRefusal(value: object): value is Refusal {
  return 'refused' in value;
}

export function describeRefusal(
  refusal: Refusal,
  known: Partial<Pick<ReceiverFailure, 'event' | 'key'>> = {},
): ReceiverFailure {
  const { status, text } = FAILURES[refusal.refused];
  const message = refusal.detail === undefined ? text : `${text} ${refusal.detail}`;
  return { code: refusal.refused, status, message, event: known.event, key: known.key, cause: refusal.cause };
}
