import { say, translated } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import { MERCHANT } from '../../desk/merchant-navigation.ts';
import type { Line } from '../../shared/orders/story/line.ts';
import { storyPath } from '../../shared/orders/story/story.ts';
import type { Delivery, Order, Refund, Story } from '../../shared/orders/story/story.ts';
import { DELIVERY_TAGS, capital, methodOf, wayOf } from '../../shared/orders/story/words.ts';
import { tag } from '../../desk/views/parts.ts';
import { amountWords } from '../../design/written.ts';
import { disputeLines, reversalLines } from './news-lines.ts';

// What happened to an order, in sentences for the shop's people. They are made from the order's own data, not from the texts of
// the timeline, which are for the operator.

export function linesOf(exchange: SignedInExchange, story: Story): Line[] {
  const happened = [
    ...orderLines(story.order),
    ...story.pageEvents.flatMap(pageEventLines),
    ...story.attempts.flatMap(attemptLines),
    ...story.refunds.flatMap(refundLines),
    ...reversalLines(story),
    ...story.chargebacks.flatMap(chargebackLines),
    ...disputeLines(exchange, story),
    ...approvalLines(story),
    ...settlementLines(story),
    ...story.deliveries.flatMap((delivery) => deliveryLines(exchange, delivery)),
  ].toSorted((left, right) => Date.parse(left.at) - Date.parse(right.at));
  return [...happened, ...expected(exchange, story)];
}

function orderLines(order: Order): Line[] {
  const { createdAt, finishedAt, state, kind, tradeNo } = order;
  const isPayout = kind === 'payout';
  const created: Line = {
    at: createdAt,
    kind: 'order',
    tone: 'plain',
    title: isPayout
      ? say`Payout of ${money(order)} ${wayOf(order)} created`
      : say`Order of ${money(order)} ${wayOf(order)} created`,
    key: `created ${tradeNo}`,
  };
  if (finishedAt === null || state === 'processing') return [created];
  const isGood = state === 'success';
  const word = isGood ? (isPayout ? say`Paid out` : say`Paid`) : isPayout ? say`Not paid out` : say`Not paid`;
  const title = withWhy(word, isGood ? '' : order.message);
  return [created, { at: finishedAt, kind: 'order', tone: isGood ? 'good' : 'bad', title, key: `ended ${tradeNo}` }];
}

const PAGE_EVENTS: Readonly<Record<Story['pageEvents'][number]['event'], (by: string) => string>> = {
  opened: () => say`The payer opened the payment page`,
  chose: (by) => say`The payer chose to pay by ${by}`,
  cameBack: () => say`The payer came back from the bank’s page`,
  left: () => say`The payer went back to your shop`,
};

/** The first time and the last, with how often in all. */
function pageEventLines({ event, method, firstAt, lastAt, times }: Story['pageEvents'][number]): Line[] {
  const by = method === null ? '' : methodOf({ method, kind: 'payment' });
  const title = PAGE_EVENTS[event](by);
  const line = { kind: 'payer', tone: 'plain', key: `${event} ${by}`.trim() } as const;
  const first: Line = { ...line, at: firstAt, title };
  if (times === 1) return [first];
  return [first, { ...line, at: lastAt, title: say`${title} again, ${times} times in all`, key: `${line.key} last` }];
}

function attemptLines({
  attempt,
  method,
  card,
  state,
  message,
  createdAt,
  closedAt,
}: Story['attempts'][number]): Line[] {
  const by = methodOf({ method, kind: 'payment' });
  const which = card === null ? by : say`${by} ending in ${card.last4}`;
  const line = { kind: 'payer', key: `attempt ${attempt}` } as const;
  const started: Line = { ...line, at: createdAt, tone: 'plain', title: say`The payer tried to pay by ${which}` };
  if (closedAt === null) return [started];
  const title = withWhy(state === 'cancelled' ? say`The payer cancelled` : say`It was declined`, message);
  return [started, { ...line, at: closedAt, tone: 'bad', title, key: `${line.key} closed` }];
}

function refundLines(refund: Refund): Line[] {
  const { refundNo, state, createdAt, finishedAt, message } = refund;
  const link = html`<a href="${`${MERCHANT}/refunds/${refundNo}`}">${refundNo}</a>`;
  const started: Line = {
    at: createdAt,
    kind: 'money',
    tone: 'wait',
    title: refundStarted(refund),
    more: html`<p class="soft">${refund.remark !== '' && html`“<bdi>${refund.remark}</bdi>” `}${link}</p>`,
    key: refundNo,
  };
  if (finishedAt === null || state === 'processing') return [started];
  const isGood = state === 'success';
  const title = isGood
    ? say`${money(refund)} refunded to the payer`
    : withWhy(say`The refund of ${money(refund)} failed; the money stays with you`, message);
  return [
    { ...started, tone: 'plain' },
    { at: finishedAt, kind: 'money', tone: isGood ? 'good' : 'bad', title, key: `${refundNo} ended` },
  ];
}

function refundStarted(refund: Refund): string {
  const { startedBy } = refund;
  if (startedBy === null) return say`Refund of ${money(refund)} started by your shop's system`;
  if (startedBy.side === 'operator') return say`Refund of ${money(refund)} started by the payment provider`;
  return startedBy.name === null
    ? say`Refund of ${money(refund)} started by somebody of your shop`
    : say`Refund of ${money(refund)} started by ${startedBy.name}`;
}

function chargebackLines(chargeback: Story['chargebacks'][number]): Line[] {
  const { chargebackNo, reason, createdAt, dueAt, answer, closedAt, state } = chargeback;
  const path = `${MERCHANT}/chargebacks/${chargebackNo}`;
  const line = (at: string, tone: Line['tone'], title: Value, more?: Html): Line => ({
    at,
    kind: 'money',
    tone,
    title,
    ...(more && { more }),
    key: `${chargebackNo} ${at}`,
  });
  const toDo = state === 'open' && answer === null && dueAt !== null ? say`Answer it` : say`See the case`;
  return [
    line(
      createdAt,
      'bad',
      withWhy(say`The payer’s bank disputes ${money(chargeback)}`, reason),
      html`<p><a href="${path}">${toDo}</a></p>`,
    ),
    ...(answer === null ? [] : [line(answer.at, 'plain', answeredWords(answer))]),
    ...(closedAt === null || state === 'open'
      ? []
      : [
          line(
            closedAt,
            state === 'won' ? 'good' : 'bad',
            state === 'won'
              ? say`You won the chargeback: the money is yours again`
              : say`You lost the chargeback: the payer got the money back`,
          ),
        ]),
  ];
}

function answeredWords({ by }: NonNullable<Story['chargebacks'][number]['answer']>): string {
  if (by.side === 'operator') return say`The chargeback was answered by the payment provider`;
  return by.name === null ? say`The chargeback was answered` : say`The chargeback was answered by ${by.name}`;
}

/** Requests of the shop's own side; others are not in its timeline. */
function approvalLines({ timeline }: Story): Line[] {
  return timeline.flatMap(({ at, event, subject, text }): Line[] => {
    if (event !== 'approvalRequested' && event !== 'approvalDecided') return [];
    const link = html`<a href="${`${MERCHANT}/approvals/${subject}`}">See the request</a>`;
    const tone = event === 'approvalRequested' ? 'wait' : 'plain';
    return [
      { at, kind: 'people', tone, title: approvalWords(text), more: html`<p>${link}</p>`, key: `${event} ${subject}` },
    ];
  });
}

const DECIDED: Readonly<Record<string, (by: string) => string>> = {
  done: (by) => say`Request done by ${by}`,
  failed: (by) => say`Request failed by ${by}`,
  refused: (by) => say`Request refused by ${by}`,
  withdrawn: (by) => say`Request withdrawn by ${by}`,
  expired: (by) => say`Request expired by ${by}`,
};

/** The timeline has it as one English sentence. */
function approvalWords(text: string): string {
  const [, maker, summary] = /^(.+?) asks: (.+)$/s.exec(text) ?? [];
  if (maker !== undefined && summary !== undefined) return say`${maker} asks: ${summary}`;
  const [, state = '', by = '', outcome = ''] = /^request (\w+) by (.+?)(: .+)?$/s.exec(text) ?? [];
  const words = DECIDED[state];
  return words === undefined ? capital(text) : `${words(by)}${outcome}`;
}

function settlementLines({ postings, order }: Story): Line[] {
  return postings.flatMap(({ at, event, to, amount, currency, subject }): Line[] => {
    if ((event !== 'settlement' && event !== 'marginRelease') || to !== 'available') return [];
    const title =
      event === 'settlement'
        ? say`${amountWords(amount, currency)} settled: it is in your balance`
        : say`${amountWords(amount, currency)} of the reserve released: it is in your balance`;
    return [{ at, kind: 'money', tone: 'good', title, key: `${event} ${subject} ${order.tradeNo}` }];
  });
}

const NOTIFIED: Readonly<Record<Delivery['event'], string>> = translated({
  paymentResult: 'Your shop is notified of the payment result',
  payoutResult: 'Your shop is notified of the payout result',
  refundResult: 'Your shop is notified of the refund result',
  chargeback: 'Your shop is notified of the chargeback',
});

const SENT_AGAIN: Readonly<Record<Delivery['event'], string>> = translated({
  paymentResult: 'The payment result will be sent again',
  payoutResult: 'The payout result will be sent again',
  refundResult: 'The refund result will be sent again',
  chargeback: 'The chargeback will be sent again',
});

/** One line a notification; its tries are on its own page. */
function deliveryLines(exchange: SignedInExchange, delivery: Delivery): Line[] {
  const { notificationId, event, state, createdAt, attempts, payload } = delivery;
  const [word, tone] = DELIVERY_TAGS[state];
  const tries = attempts.length === 1 ? say`1 try` : say`${attempts.length} tries`;
  const resend = `${storyPath(exchange, exchange.parameter, '/resend')}?notification=${encodeURIComponent(notificationId)}`;
  const more = html`<p class="soft">
    ${attempts.length > 0 && `${tries}. `}
    ${may(exchange, 'deliveries.read') && html`<a href="${`${MERCHANT}/deliveries/${notificationId}`}">See what was sent</a>`}
    ${payload !== null && may(exchange, 'deliveries.resend') && html`<a href="${resend}">Resend</a>`}
  </p>`;
  const title = html`${NOTIFIED[event]} ${tag(word, tone)}`;
  return [{ at: createdAt, kind: 'notifications', tone, title, more, key: notificationId }];
}

function expected(exchange: SignedInExchange, { order, due, deliveries }: Story): Line[] {
  const { settlementCurrency: currency } = order;
  const lines: (readonly [at: string | null, kind: Line['kind'], title: string])[] = [
    [order.state === 'processing' ? order.expiresAt : null, 'order', say`The payment will expire`],
    ...deliveries.map(({ nextAt, event }) => [nextAt, 'notifications', SENT_AGAIN[event]] as const),
    [due.settlesAt, 'money', say`${amountWords(order.unsettled, currency)} will be settled to your balance`],
    [
      due.marginReleasesAt,
      'money',
      say`${amountWords(order.marginHeld, currency)} of security will be released to your balance`,
    ],
  ];
  return lines
    .flatMap(([at, kind, title], index): Line[] =>
      at === null || Date.parse(at) < exchange.now
        ? []
        : [{ at, kind, tone: 'plain', title, key: `expected ${index}`, isExpected: true }],
    )
    .toSorted((left, right) => Date.parse(left.at) - Date.parse(right.at));
}

function money({ amount, currency }: { readonly amount: string; readonly currency: string }): string {
  return amountWords(amount, currency);
}

function withWhy(text: string, why: string): string {
  return why === '' ? text : `${text}: ${why.replace(/\.$/, '')}`;
}
