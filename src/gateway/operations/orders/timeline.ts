import type { Approval } from '../../domain/approvals/approval.ts';
import type { Attempt } from '../../domain/payments/attempt.ts';
import type { CountedTry } from '../../domain/payments/card-try.ts';
import type { RecordedAction } from '../../domain/audit/audit.ts';
import type { Chargeback } from '../../domain/chargebacks/chargeback.ts';
import { isBodyRemoved } from '../../domain/deliveries/delivery.ts';
import { DEFAULT_ACQUIRER } from '../../domain/ledger/ledger.ts';
import { formatAmount } from '../../domain/money.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { PayerEvent, PayerEventName } from '../../domain/payments/payer-event.ts';
import type { Refund } from '../../domain/refunds/refund.ts';
import type { StoredPosting } from '../../domain/ledger/ledger-store.ts';
import { isReplaced } from './acquirer-tries.ts';
import type { LoggedDelivery, OrderStory } from './orders.ts';
import type { SeenDispute, SeenReversal } from './seen-news.ts';

// The history of an order, in chronological order.

export interface TimelineEntry {
  readonly at: number;
  readonly event: TimelineEvent;
  /** The number of the subject. */
  readonly subject: string;
  readonly text: string;
}

type TimelineEvent =
  | 'orderCreated'
  | 'orderFinished'
  | 'payerOpenedPage'
  | 'payerChoseMethod'
  | 'payerCameBack'
  | 'payerLeft'
  | 'payerAttemptStarted'
  | 'payerAttemptClosed'
  | 'acquirerReplaced'
  | 'acquirerKept'
  | 'refundCreated'
  | 'refundFinished'
  | 'refundReversed'
  | 'payoutReversed'
  | 'disputeStageReported'
  | 'chargebackOpened'
  | 'chargebackAnswered'
  | 'chargebackClosed'
  | 'approvalRequested'
  | 'approvalDecided'
  | 'staffActed'
  | 'posted'
  | 'notificationCreated'
  | 'attemptStarted'
  | 'attemptFinished';

/** What is not in the story itself. */
interface Beside {
  readonly approvals: readonly Approval[];
  readonly actions: readonly RecordedAction[];
  /** Every attempt, with those that no payer made; empty for a merchant's people. */
  readonly tries: readonly Attempt[];
  /** As its card was counted; empty for a merchant's people. */
  readonly cardTries: readonly CountedTry[];
}

/** Entries of the same time keep this order: first the state, then its postings, then its notifications. */
export function timelineOf(
  story: Omit<OrderStory, 'timeline'>,
  { approvals, actions, tries, cardTries }: Beside,
): TimelineEntry[] {
  return [
    ...orderEntries(story.order, story.details === null),
    ...story.pageEvents.flatMap(pageEventEntries),
    ...story.attempts.flatMap(payerAttemptEntries),
    ...tries.flatMap((one, index) => replacedEntries(story.order, one, tries[index + 1])),
    ...cardTries.filter(({ isLimited }) => isLimited).map(keptEntry),
    ...story.refunds.flatMap(refundEntries),
    ...story.reversals.map(reversalEntry),
    ...story.chargebacks.flatMap(chargebackEntries),
    ...story.disputeStages.map((stage) => disputeEntry(story.order, stage)),
    ...approvals.flatMap(approvalEntries),
    ...actions.filter(({ action }) => !LISTED_APART.has(action)).map(actionEntry),
    ...story.postings.map(postingEntry),
    ...story.deliveries.flatMap(deliveryEntries),
  ].toSorted((left, right) => left.at - right.at);
}

const ENDED = { failed: 'failure', succeeded: 'success' } as const;

function orderEntries(order: Order, isErased: boolean): TimelineEntry[] {
  const { kind, tradeNo: subject, method, state, message } = order;
  const accepted = `${kind} of ${money(order.amount, order.currency)} by ${method} accepted${isErased ? "; the payer's data has been removed" : ''}`;
  const entries: TimelineEntry[] = [{ at: order.createdAt, event: 'orderCreated', subject, text: accepted }];
  if (order.finishedAt !== null && state !== 'processing') {
    const text = withMessage(`${kind} ended with ${ENDED[state]}`, message);
    entries.push({ at: order.finishedAt, event: 'orderFinished', subject, text });
  }
  return entries;
}

const PAGE_EVENTS: Readonly<Record<PayerEventName, readonly [event: TimelineEvent, text: string]>> = {
  opened: ['payerOpenedPage', 'the payer opened the payment page'],
  chose: ['payerChoseMethod', 'the payer chose to pay by'],
  cameBack: ['payerCameBack', "the payer came back from the bank's page"],
  left: ['payerLeft', 'the payer went back to the shop'],
};

/** The first time and the last, with how often in all. */
function pageEventEntries({
  tradeNo: subject,
  event: name,
  method,
  firstAt,
  lastAt,
  times,
}: PayerEvent): TimelineEntry[] {
  const [event, what] = PAGE_EVENTS[name];
  const text = method === '' ? what : `${what} ${method}`;
  const first: TimelineEntry = { at: firstAt, event, subject, text };
  return times === 1 ? [first] : [first, { at: lastAt, event, subject, text: `${text} again, ${times} times in all` }];
}

function payerAttemptEntries({ tradeNo: subject, attempt, method, card, ...rest }: Attempt): TimelineEntry[] {
  const what = `attempt ${attempt} of the payer`;
  const by = card === null || card === undefined ? method : `${method} with ${card.first6}…${card.last4}`;
  const started: TimelineEntry = {
    at: rest.createdAt,
    event: 'payerAttemptStarted',
    subject,
    text: `${what} by ${by}`,
  };
  if (rest.closedAt === null) return [started];
  const text = withMessage(`${what} ${rest.state}`, rest.message);
  return [started, { at: rest.closedAt, event: 'payerAttemptClosed', subject, text }];
}

function replacedEntries(order: Order, one: Attempt, next: Attempt | undefined): TimelineEntry[] {
  if (next === undefined || !(next.isAfterDecline || isReplaced(one, next))) return [];
  const [from, to] = [one, next].map(({ acquirer }) => acquirer ?? DEFAULT_ACQUIRER);
  const text = next.isAfterDecline
    ? `declined by ${from}${because(one)}; tried at ${to}${resultOf(order, next)}`
    : `not sent to ${from}${because(one)}; sent to ${to}`;
  return [{ at: next.createdAt, event: 'acquirerReplaced', subject: one.tradeNo, text }];
}

function because({ message }: Pick<Attempt, 'message'>): string {
  return message === '' ? '' : ` (${message.replace(/\.$/, '')})`;
}

/** Such as `: approved`; nothing if that is not known yet. */
function resultOf({ state, message }: Order, attempt: Attempt): string {
  if (attempt.state !== 'open') return `: ${attempt.state}${because(attempt)}`;
  if (state === 'processing') return '';
  return state === 'succeeded' ? ': approved' : `: declined${because({ message })}`;
}

function keptEntry({ tradeNo: subject, triedAt: at }: CountedTry): TimelineEntry {
  const text = "not tried at another acquirer: the card's network allows no more tries of it at this merchant for now";
  return { at, event: 'acquirerKept', subject, text };
}

function refundEntries(refund: Refund): TimelineEntry[] {
  const { refundNo: subject, state, message } = refund;
  const accepted = `refund of ${money(refund.amount, refund.currency)} accepted`;
  const entries: TimelineEntry[] = [{ at: refund.createdAt, event: 'refundCreated', subject, text: accepted }];
  if (refund.finishedAt !== null && state !== 'processing') {
    const text = withMessage(`refund ended with ${ENDED[state]}`, message);
    entries.push({ at: refund.finishedAt, event: 'refundFinished', subject, text });
  }
  return entries;
}

function chargebackEntries(chargeback: Chargeback): TimelineEntry[] {
  const { chargebackNo: subject, amount, currency, state, reason, createdAt, answeredAt, closedAt } = chargeback;
  const opened = withMessage(`chargeback of ${money(amount, currency)} opened`, reason);
  const entries: TimelineEntry[] = [{ at: createdAt, event: 'chargebackOpened', subject, text: opened }];
  if (answeredAt !== null) {
    const by = chargeback.answeredBy === null ? '' : ` by ${chargeback.answeredBy}`;
    entries.push({ at: answeredAt, event: 'chargebackAnswered', subject, text: `chargeback answered${by}` });
  }
  if (closedAt !== null) {
    const text = `chargeback ${state} by the merchant`;
    entries.push({ at: closedAt, event: 'chargebackClosed', subject, text });
  }
  return entries;
}

function reversalEntry({ kind, subject, amount, currency, acquirer, reason, at }: SeenReversal): TimelineEntry {
  const from = acquirer === null ? '' : ` from ${acquirer}`;
  const text = withMessage(`${kind} of ${money(amount, currency)} came back${from}`, reason);
  return { at, event: `${kind}Reversed`, subject, text };
}

const STAGES: Readonly<Record<SeenDispute['stage'], string>> = {
  inquiry: 'inquiry of the bank',
  chargeback: 'chargeback',
  preArbitration: 'pre-arbitration',
  arbitration: 'arbitration',
};

function disputeEntry({ tradeNo: subject }: Order, dispute: SeenDispute): TimelineEntry {
  const { stage, state, amount, currency, acquirer, reason, receivedAt: at } = dispute;
  const what = amount === null ? '' : ` about ${money(amount, currency)}`;
  const by = acquirer === null ? '' : `, says ${acquirer}`;
  return {
    at,
    event: 'disputeStageReported',
    subject,
    text: withMessage(`${STAGES[stage]}${what} ${state}${by}`, reason),
  };
}

function approvalEntries(approval: Approval): TimelineEntry[] {
  const { approvalNo: subject, summary, maker, createdAt, state, decidedBy, decidedAt, outcome } = approval;
  const requested = { at: createdAt, event: 'approvalRequested', subject, text: `${maker} asks: ${summary}` } as const;
  if (decidedAt === null) return [requested];
  const text = withMessage(`request ${state} by ${decidedBy ?? 'somebody'}`, outcome ?? '');
  return [requested, { at: decidedAt, event: 'approvalDecided', subject, text }];
}

/** Notes have their own list, and what came back is an entry of its own. */
const LISTED_APART: ReadonlySet<string> = new Set(['addNote', 'reversePayout']);

function actionEntry({ at, target: subject, action, actor, detail, reason }: RecordedAction): TimelineEntry {
  const why = [detail, reason ?? ''].filter((text) => text !== '').join('; ');
  return { at, event: 'staffActed', subject, text: withMessage(`${action} by ${actor}`, why) };
}

function postingEntry({ at, event, subject, amount, currency, from, to }: StoredPosting): TimelineEntry {
  return { at, event: 'posted', subject, text: `${event}: ${money(amount, currency)} from ${from} to ${to}` };
}

function deliveryEntries(delivery: LoggedDelivery): TimelineEntry[] {
  const { notificationId: subject, event: notified, address, createdAt } = delivery;
  const written: TimelineEntry = {
    at: createdAt,
    event: 'notificationCreated',
    subject,
    text: `${notified} to ${address}${isBodyRemoved(delivery) ? '; its body has been removed' : ''}`,
  };
  const attempts = delivery.log.flatMap(({ kind, attempt, startedAt, finishedAt, result }): TimelineEntry[] => {
    const text = `${kind === 'resend' ? 'resend' : 'attempt'} ${attempt} of ${notified}`;
    const started: TimelineEntry = { at: startedAt, event: 'attemptStarted', subject, text };
    if (finishedAt === null) return [started];
    return [started, { at: finishedAt, event: 'attemptFinished', subject, text: `${text}: ${result}` }];
  });
  return [written, ...attempts];
}

function money(amount: bigint, currency: string): string {
  return `${formatAmount(amount, currency)} ${currency}`;
}

function withMessage(text: string, message: string): string {
  return message === '' ? text : `${text}: ${message}`;
}
