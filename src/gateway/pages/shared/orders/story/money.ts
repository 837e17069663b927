import { say } from '../../../../../web/texts.ts';
import { html } from '../../../../../web/html.ts';
import type { Html, Value } from '../../../../../web/html.ts';
import { formatAmount, parseAmount } from '../../../../domain/money.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { moment } from '../../../desk/views/moment.ts';
import { amount, section } from '../../../desk/views/parts.ts';
import type { Order, Story } from './story.ts';
import { wordingOf } from './wording.ts';
import type { Wording } from './wording.ts';
import { isMoney, spaced } from './words.ts';

// The money of an order as a small statement, down to its postings.

interface StatementLine {
  readonly text: Value;
  readonly amount: string;
  readonly currency: string;
  readonly isSum?: true;
}

export function moneySection(exchange: SignedInExchange, story: Story): Html {
  const { order } = story;
  const wording = wordingOf(exchange);
  const lines = order.kind === 'payout' ? payoutLines(wording, story) : paymentLines(exchange, story);
  const content = html`<div id="story-money" data-live>
    <dl class="statement">
      ${lines.map(
        ({ text, amount: figure, currency, isSum }) =>
          html`<div class="${isSum === true && 'sum'}">
            <dt>${text}</dt>
            <dd>${amount(figure, currency)}</dd>
          </div>`,
      )}
    </dl>
    ${!wording.isShop && postings(exchange, story)}
  </div>`;
  return section(say`Money`, content, { id: 'money' });
}

function paymentLines(exchange: SignedInExchange, story: Story): StatementLine[] {
  const { order, due } = story;
  const { settlementCurrency: currency, settleAmount } = order;
  const paid = {
    text: order.state === 'success' ? say`The payer paid` : say`Amount`,
    amount: order.amount,
    currency: order.currency,
  };
  if (order.state !== 'success') return [paid];
  const minus = (text: Value, figure: string): StatementLine[] =>
    isMoney(figure) ? [{ text, amount: `−${figure}`, currency }] : [];
  const exchanged = { text: say`At ${rateOf(order)}`, amount: settleAmount, currency };
  const margin =
    due.marginReleasesAt === null
      ? say`Reserve, released`
      : html`Reserve, until ${moment(exchange, due.marginReleasesAt, 'day')}`;
  return [
    paid,
    ...(order.currency === currency ? [] : [exchanged]),
    ...minus(say`Handling fee`, order.handlingFee),
    ...minus(say`Transaction fee`, order.transactionFee),
    ...minus(margin, order.margin),
    { text: shareText(exchange, story), amount: order.receiveAmount, currency, isSum: true },
    ...afterwards(wordingOf(exchange), story, minus),
    ...(order.gasFee === undefined
      ? []
      : [{ text: say`Network fee, paid by the payer`, amount: order.gasFee, currency: order.currency }]),
  ];
}

/** What is left of a payment, and when it is or was settled. */
function shareText(exchange: SignedInExchange, { order, due, postings: booked }: Story): Value {
  const { isShop } = wordingOf(exchange);
  const settledAt = booked.findLast(({ event }) => event === 'settlement')?.at ?? order.finishedAt;
  if (due.settlesAt !== null) {
    const day = moment(exchange, due.settlesAt, 'day');
    return isShop ? html`You get, settles on ${day}` : html`The merchant gets, settles on ${day}`;
  }
  if (settledAt === null) return isShop ? say`You get` : 'The merchant gets';
  const day = moment(exchange, settledAt, 'day');
  return isShop ? html`You get, settled on ${day}` : html`The merchant gets, settled on ${day}`;
}

function afterwards(
  wording: Wording,
  { order, reversals }: Story,
  minus: (text: Value, figure: string) => StatementLine[],
): StatementLine[] {
  const { settlementCurrency: currency } = order;
  const of = (figure: string) => parseAmount(figure, currency);
  const back = reversals.reduce((sum, { settleAmount }) => sum + of(settleAmount), 0n);
  const cameBack = { text: say`Refunds that came back`, amount: `+${formatAmount(back, currency)}`, currency };
  const lines = [
    ...minus(say`Refunded`, order.refundedSettle),
    ...(back === 0n ? [] : [cameBack]),
    ...minus(say`Charged back`, order.chargedBackSettle),
    ...minus(say`Fees of refunds and chargebacks`, order.exceptionFee),
  ];
  if (lines.length === 0) return [];
  const kept =
    of(order.receiveAmount) +
    of(order.margin) +
    back -
    of(order.refundedSettle) -
    of(order.chargedBackSettle) -
    of(order.exceptionFee);
  const text = keptText(wording, isMoney(order.margin));
  return [...lines, { text, amount: formatAmount(kept, currency).replace('-', '−'), currency, isSum: true }];
}

function keptText({ isShop }: Wording, hasReserve: boolean): string {
  if (isShop) return hasReserve ? say`You keep, with the reserve` : say`You keep`;
  return hasReserve ? 'The merchant keeps, with the reserve' : 'The merchant keeps';
}

/** The rate of the day is not kept with the order; it follows from the two amounts. */
function rateOf({ amount: figure, currency, settleAmount, settlementCurrency }: Order): string {
  const rate = Number(settleAmount) / Number(figure);
  return `1 ${currency} = ${rate.toPrecision(5)} ${settlementCurrency}`;
}

function payoutLines(wording: Wording, { order, reversals }: Story): StatementLine[] {
  const { amount: figure, currency, settleAmount, settlementCurrency, transactionFee } = order;
  const text = order.state === 'success' ? say`The beneficiary gets` : say`Amount`;
  if (order.state === 'failure') return [{ text, amount: figure, currency }];
  const taken = parseAmount(settleAmount, settlementCurrency) + parseAmount(transactionFee, settlementCurrency);
  return [
    { text, amount: figure, currency },
    ...(isMoney(transactionFee) ? [{ text: say`Fee`, amount: transactionFee, currency: settlementCurrency }] : []),
    {
      text: takenText(wording, order),
      amount: formatAmount(taken, settlementCurrency),
      currency: settlementCurrency,
      isSum: true,
    },
    ...reversals.map((reversal) => ({
      text: wording.isShop ? say`Came back to your balance` : "Came back to the merchant's balance",
      amount: `+${reversal.settleAmount}`,
      currency: reversal.settlementCurrency,
    })),
  ];
}

function takenText({ isShop }: Wording, { state }: Order): string {
  if (isShop) return state === 'success' ? say`Taken from your balance` : say`Held in your balance`;
  return state === 'success' ? "Taken from the merchant's balance" : "Held in the merchant's balance";
}

function postings(exchange: SignedInExchange, { postings: booked }: Story): Html {
  if (booked.length === 0) return html`<p class="soft">No money has moved.</p>`;
  const rows = booked.map(
    ({ at, event, from, to, amount: figure, currency }) =>
      html`<li>
        <span>${spaced(event)}: ${spaced(from)} → ${spaced(to)}</span>
        <span>${amount(figure, currency)}</span>
        <span class="soft">${moment(exchange, at)}</span>
      </li>`,
  );
  return html`<h3>Postings</h3>
    <ul class="postings">
      ${rows}
    </ul>`;
}
