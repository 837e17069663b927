import { html } from '../../../../../web/html.ts';
import type { Html, Value } from '../../../../../web/html.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { CONSOLE } from '../../../desk/console-navigation.ts';
import type { Tone } from '../../../desk/views/parts.ts';
import type { Kind, Line } from '../../../shared/orders/story/line.ts';
import { deliveryLines } from './delivery-lines.ts';
import { withMethodWords } from '../../../shared/orders/order-words.ts';
import type { Story } from '../../../shared/orders/story/story.ts';
import { capital, spaced } from '../../../shared/orders/story/words.ts';
import type { LoadedOrder } from './story-types.ts';

// The timeline: everything that happened, oldest first, and at the end what will happen by itself.

type Entry = Story['timeline'][number];
type Event = Entry['event'];

/** Events of the contract by kind; null where the story's own lists have more to show. */
const EVENT_KINDS: Readonly<Record<Event, Kind | null>> = {
  orderCreated: 'order',
  orderFinished: 'order',
  payerOpenedPage: 'payer',
  payerChoseMethod: 'payer',
  payerCameBack: 'payer',
  payerLeft: 'payer',
  payerAttemptStarted: 'payer',
  payerAttemptClosed: 'payer',
  acquirerReplaced: 'order',
  acquirerKept: 'order',
  refundCreated: 'money',
  refundFinished: 'money',
  refundReversed: 'money',
  payoutReversed: 'money',
  disputeStageReported: 'money',
  chargebackOpened: 'money',
  chargebackAnswered: 'money',
  chargebackClosed: 'money',
  approvalRequested: 'people',
  approvalDecided: 'people',
  staffActed: 'people',
  posted: null,
  notificationCreated: null,
  attemptStarted: null,
  attemptFinished: null,
};

export function linesOf(exchange: SignedInExchange, { story, notes }: LoadedOrder): Line[] {
  const happened = [
    ...story.timeline.flatMap((entry, index) => entryLine(story, entry, index)),
    ...postingLines(story),
    ...story.deliveries.flatMap((delivery) => deliveryLines(exchange, delivery)),
    ...notes.map(({ noteId, at, author, text }): Line => ({
      at,
      kind: 'people',
      tone: 'plain',
      title: html`Note by ${author.name}`,
      more: html`<p class="note">${text}</p>`,
      key: noteId,
    })),
  ].toSorted((left, right) => Date.parse(left.at) - Date.parse(right.at));
  return [...happened, ...expected(exchange, story)];
}

function entryLine(story: Story, { at, event, subject, text }: Entry, index: number): Line[] {
  const kind = EVENT_KINDS[event];
  if (kind === null) return [];
  // What somebody did begins with the name of the operation.
  const words = event === 'staffActed' ? text.replace(/^\w+/, spaced) : withMethodWords(text);
  const title = html`${capital(words)} ${subjectLink(story.order.tradeNo, subject)}`;
  const key = `${event} ${subject} ${index}`;
  const line = { at, kind, title, key, tone: toneOf(story, event) };
  return [event === 'orderCreated' && story.checks.length > 0 ? { ...line, more: checks(story) } : line];
}

function toneOf({ order }: Story, event: Event): Tone {
  if (event === 'orderFinished') return order.state === 'success' ? 'good' : 'bad';
  if (BAD_NEWS.has(event)) return 'bad';
  return WAITING.has(event) ? 'wait' : 'plain';
}

const WAITING: ReadonlySet<Event> = new Set([
  'approvalRequested',
  'disputeStageReported',
  'acquirerReplaced',
  'acquirerKept',
]);

const BAD_NEWS: ReadonlySet<Event> = new Set([
  'payerAttemptClosed',
  'chargebackOpened',
  'refundReversed',
  'payoutReversed',
]);

const SCREEN_OF: Readonly<Record<string, string>> = {
  RF: 'refunds',
  CB: 'chargebacks',
  NT: 'deliveries',
  approval_: 'approvals',
};

/** The order itself needs none. */
function subjectLink(tradeNo: string, subject: string): Value {
  const screen = Object.entries(SCREEN_OF).find(([prefix]) => subject.startsWith(prefix))?.[1];
  if (subject === tradeNo || screen === undefined) return '';
  return html`<a class="number" href="${`${CONSOLE}/${screen}/${encodeURIComponent(subject)}`}">${subject}</a>`;
}

function checks({ checks: passed }: Story): Html {
  return html`<details>
    <summary>Passed ${passed.length} checks</summary>
    <ol class="checks">
      ${passed.map(({ code, text }) => html`<li>${withMethodWords(text)} <span class="soft">Else ${code}.</span></li>`)}
    </ol>
  </details>`;
}

/** The lines of one booking are one event. */
function postingLines({ postings }: Story): Line[] {
  const groups = Map.groupBy(postings, ({ at, event, subject }) => `${at} ${event} ${subject}`);
  return [...groups].flatMap(([key, group]): Line[] => {
    const [first] = group;
    if (first === undefined) return [];
    const moved = group.map(
      ({ amount, currency, from, to }) => html`<li>${amount} ${currency} from ${spaced(from)} to ${spaced(to)}</li>`,
    );
    const title = html`Booked: ${spaced(first.event)}`;
    const more = html`<ul class="moved">
      ${moved}
    </ul>`;
    return [{ at: first.at, kind: 'money', tone: 'plain', title, more, key: `posted ${key}` }];
  });
}

function expected(exchange: SignedInExchange, { order, due, deliveries }: Story): Line[] {
  const lines: (readonly [at: string | null, kind: Kind, title: string])[] = [
    [due.inquiresAt, 'order', 'The acquirer will be asked for the result'],
    [order.state === 'processing' ? order.expiresAt : null, 'order', 'The payment will expire'],
    ...deliveries.map(
      ({ nextAt, event }) => [nextAt, 'notifications', `The ${spaced(event)} will be sent again`] as const,
    ),
    [due.settlesAt, 'money', `${order.unsettled} ${order.settlementCurrency} will be settled`],
    [due.marginReleasesAt, 'money', `${order.marginHeld} ${order.settlementCurrency} of security will be released`],
  ];
  return lines
    .flatMap(([at, kind, title], index): Line[] =>
      at === null || Date.parse(at) < exchange.now
        ? []
        : [{ at, kind, tone: 'plain', title, key: `expected ${index}`, isExpected: true }],
    )
    .toSorted((left, right) => Date.parse(left.at) - Date.parse(right.at));
}
