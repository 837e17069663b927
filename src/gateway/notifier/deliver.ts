import {
  ChargebackNotification,
  PaymentResultNotification,
  PayoutResultNotification,
  RefundResultNotification,
} from '../../../generated/notification-validators.js';
import { notifications } from '../../../generated/notifications.ts';
import type { NotificationEvent } from '../../../generated/notifications.ts';
import { patterns } from '../../../generated/patterns.ts';
import { fieldErrorsText } from '../../protocol/field-errors.ts';
import { decodeNotification, encodeNotification } from '../../protocol/notification-body.ts';
import { findFieldErrors } from '../../protocol/received.ts';
import { webhookHeaders } from '../../protocol/standard-webhooks.ts';
import { hideCardNumbers } from '../domain/text/card-numbers.ts';
import type { AttemptEnd, ClaimedDelivery } from '../domain/deliveries/delivery.ts';
import type { Clock } from '../domain/ports.ts';
import { isTestEvent } from '../domain/deliveries/notification.ts';
import { keptHeaders } from './kept-headers.ts';
import { ANSWER_KEPT_MAX, ANSWER_SHOWN_MAX } from './limits.ts';
import type { Sender, Sent } from './send.ts';

/** What an attempt came to. `contractViolation`: it was not sent, since its body is not what the contract says. */
export type Verdict = 'acknowledged' | 'failed' | 'contractViolation';

interface Delivered {
  readonly end: AttemptEnd;
  readonly verdict: Verdict;
}

export interface DeliverOptions {
  readonly clock: Clock;
  /** Real time, for the proof: the merchant's clock is not moved when the sandbox's is. */
  readonly realClock: Clock;
  readonly send: Sender;
  /** The merchant's webhook secrets that are good now, newest first. */
  readonly secretsOf: (merNo: number) => Promise<string[]>;
}

/** One attempt: the body by the contract, the proof, the send, and what it comes to. Writes nothing. */
export async function deliver(delivery: ClaimedDelivery, options: DeliverOptions): Promise<Delivered> {
  const { contentType, acknowledgement } = notifications[delivery.event];
  const body = encodeNotification(contentType, delivery.payload);
  const violation = findViolation(delivery.event, body);
  if (violation !== null) {
    // It would be the same the next time, so there is none.
    const result = `not sent: the body breaks the contract: ${violation}`;
    const ended = { finishedAt: options.clock.now(), status: null, answer: '', result };
    const end: AttemptEnd = { ...referenceOf(delivery), ...ended, state: 'exhausted', nextAt: null };
    return { end, verdict: 'contractViolation' };
  }
  const secrets = await options.secretsOf(delivery.merNo);
  const message = { id: delivery.notificationId, timestampSeconds: Math.floor(options.realClock.now() / 1000), body };
  const sent = await options.send({
    address: delivery.address,
    headers: { 'content-type': contentType, ...webhookHeaders(message, secrets) },
    body,
  });
  const { verdict, ...judged } = judge(sent, acknowledgement);
  const { status, headers = {} } = sent;
  const answerHeaders = status === null ? null : keptHeaders(headers);
  const attempted = { ...judged, sentAt: message.timestampSeconds, status, answerHeaders };
  const end = endOf(delivery, { ...attempted, finishedAt: options.clock.now() }, verdict);
  return { end, verdict };
}

const VALIDATORS = {
  paymentResult: PaymentResultNotification,
  payoutResult: PayoutResultNotification,
  refundResult: RefundResultNotification,
  chargeback: ChargebackNotification,
} as const;

/** Over the bytes that would leave, read as a merchant reads them. */
function findViolation(event: NotificationEvent, body: string): string | null {
  const payload = decodeNotification(notifications[event].contentType, body);
  const errors = findFieldErrors(VALIDATORS[event], payload, patterns);
  return errors.length === 0 ? null : fieldErrorsText(errors);
}

interface Judged extends Pick<AttemptEnd, 'answer' | 'result'> {
  readonly verdict: 'acknowledged' | 'failed';
}

/** Stops at the exact text in a 2xx answer, and at nothing else. The answer as it is kept, and what it comes to. */
function judge({ status, answer, fault }: Sent, acknowledgement: string): Judged {
  const isGood = status !== null && status >= 200 && status <= 299;
  if (fault === null && isGood && isExactly(answer, acknowledgement)) {
    return { answer: acknowledgement, result: 'acknowledged', verdict: 'acknowledged' };
  }
  const text = readable(answer);
  const failed = { answer: text, verdict: 'failed' } as const;
  if (fault !== null) return { ...failed, result: fault };
  if (!isGood) return { ...failed, result: `HTTP ${status} is not 2xx` };
  const shown = text.length > ANSWER_SHOWN_MAX ? `${text.slice(0, ANSWER_SHOWN_MAX)}…` : text;
  return { ...failed, result: `${JSON.stringify(shown)} is not ${acknowledgement}` };
}

/** Byte for byte: an acknowledgement has no others than those of ASCII. */
function isExactly(answer: Buffer, acknowledgement: string): boolean {
  return answer.length === acknowledgement.length && answer.toString('latin1') === acknowledgement;
}

/** I12: a merchant may answer anything, a card number too; looked for before the cut, which could go through one. */
function readable(answer: Buffer): string {
  return hideCardNumbers(answer.toString('utf8')).slice(0, ANSWER_KEPT_MAX);
}

function endOf(
  delivery: ClaimedDelivery,
  attempted: Pick<AttemptEnd, 'finishedAt' | 'sentAt' | 'status' | 'answerHeaders' | 'answer' | 'result'>,
  verdict: Judged['verdict'],
): AttemptEnd {
  const ended = { ...referenceOf(delivery), ...attempted };
  if (verdict === 'acknowledged') return { ...ended, state: 'acknowledged', nextAt: null };
  // A resend leaves the schedule as it is.
  if (delivery.kind === 'resend') return { ...ended, state: delivery.state, nextAt: delivery.nextAt };
  // Whoever tests an address looks at the result, and tries again by hand.
  const { retryMinutes } = notifications[delivery.event];
  const waitMinutes = isTestEvent(delivery) ? undefined : retryMinutes[delivery.attempt - 1];
  if (waitMinutes === undefined) return { ...ended, state: 'exhausted', nextAt: null };
  return { ...ended, state: 'due', nextAt: attempted.finishedAt + waitMinutes * 60_000 };
}

function referenceOf({ merNo, notificationId, kind, attempt }: ClaimedDelivery) {
  return { merNo, notificationId, kind, attempt };
}
