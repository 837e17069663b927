import type { NotificationEvent } from '../../generated/notifications.ts';

// Every response except `SUCCESS`. The text goes to the sender, so it never contains the error of a handler, a store or a
// query: that is the `cause`, which only `onError` gets. The gateway retries after any of these statuses.

const FAILURES = {
  'method-not-allowed': { status: 405, text: 'Notifications are sent by POST.' },
  'unsupported-media-type': {
    status: 415,
    text: 'Send application/x-www-form-urlencoded or application/json, without a content encoding.',
  },
  'body-too-large': { status: 413, text: 'The body is too large for a notification.' },
  'body-unreadable': { status: 400, text: 'The body ended early.' },
  'body-invalid': { status: 400, text: 'The body is not a notification of the contract.' },
  'raw-body-lost': {
    status: 500,
    text:
      'The raw body is lost: a body parser such as express.json() or express.urlencoded() read it first. ' +
      'Mount the receiver before the parsers, or use express.raw({ type: () => true }) on its path.',
  },
  'signature-missing': {
    status: 401,
    text: 'Not verified: send webhook-id, webhook-timestamp and webhook-signature.',
  },
  'signature-malformed': { status: 401, text: 'Not verified: webhook-timestamp must be in seconds since 1970.' },
  'signature-too-old': { status: 401, text: 'Not verified: webhook-timestamp is too old; check the clocks.' },
  'signature-too-new': { status: 401, text: 'Not verified: webhook-timestamp is in the future; check the clocks.' },
  'signature-mismatch': {
    status: 401,
    text: 'Not verified: webhook-signature matches no secret; check the secrets, and that nothing changes the body.',
  },
  'event-unprovable': {
    status: 401,
    text: 'Not verified: an order query cannot confirm this event; it needs a signature.',
  },
  'query-contradicts': { status: 409, text: 'Not confirmed: the order query returned another result.' },
  'query-processing': { status: 503, text: 'Not confirmed yet: the order is still processing. Retry.' },
  'query-failed': { status: 503, text: 'Not confirmed: the order query failed. Retry.' },
  'already-running': { status: 503, text: 'This notification is being handled right now. Retry.' },
  'handler-failed': { status: 500, text: 'The notification could not be handled. Retry.' },
  'store-failed': { status: 500, text: 'The notification could not be recorded. Retry.' },
  'form-event-unknown': {
    status: 500,
    text: 'The receiver cannot distinguish a payment result from a payout result; check formEvent.',
  },
} as const;

/** Why a notification was not acknowledged. */
export type FailureCode = keyof typeof FAILURES;

/** Passed to `onError` for every response that is not `SUCCESS`. */
export interface ReceiverFailure {
  /** Why it was not acknowledged. */
  readonly code: FailureCode;
  /** The HTTP status of the response. */
  readonly status: number;
  /** The response text. */
  readonly message: string;
  /** Set if the body could be read. */
  readonly event: NotificationEvent | 'unknown' | undefined;
  /** The deduplication key, if it was determined. */
  readonly key: string | undefined;
  /** The error thrown by the handler, the store, the query or the parser. */
  readonly cause: unknown;
}

/** The notification is refused. */
export interface Refusal {
  readonly refused: FailureCode;
  /** Appended to the text above, and sent to the sender. */
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
