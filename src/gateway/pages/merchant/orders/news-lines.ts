import { say } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { MERCHANT } from '../../desk/merchant-navigation.ts';
import { moment } from '../../desk/views/moment.ts';
import { amountWords } from '../../design/written.ts';
import { reversalAdvice, reversalMeaning } from '../../shared/orders/story/came-back.ts';
import type { Line } from '../../shared/orders/story/line.ts';
import type { Story } from '../../shared/orders/story/story.ts';

// What the acquirer reports without being asked, in sentences for the shop's people.

/** What came back of the order after it had succeeded. */
export function reversalLines({ order, reversals }: Story): Line[] {
  return reversals.map((reversal): Line => {
    const { number, kind, reason, at } = reversal;
    const money = amountWords(reversal.amount, reversal.currency);
    const title = kind === 'refund' ? say`The refund of ${money} came back` : say`The payout of ${money} came back`;
    const link = html`<a href="${`${MERCHANT}/refunds/${number}`}">${number}</a>`;
    const more = html`<p>
        ${reason !== '' && html`“<bdi>${reason}</bdi>” `}${reversalMeaning(true, reversal)}
        ${reversalAdvice(true, reversal)}
      </p>
      ${number !== order.tradeNo && html`<p class="soft">${link}</p>`}`;
    return { at, kind: 'money', tone: 'bad', title, more, key: `reversed ${number}` };
  });
}

type Stage = Story['disputeStages'][number];

/** What the chargebacks do not show: questions of the bank, disputes of a part, later stages. */
export function disputeLines(exchange: SignedInExchange, { disputeStages }: Story): Line[] {
  return disputeStages.map((stage, index): Line => {
    const { state, reason, answerBy, receivedAt: at } = stage;
    const by = answerBy === null ? '' : html`An answer is due by ${moment(exchange, answerBy, 'day')}. `;
    const seen = say`Nothing was booked for it; your payment provider sees to it.`;
    const more = html`<p>${reason !== '' && html`“<bdi>${reason}</bdi>” `}${state === 'opened' && by}${seen}</p>`;
    const tone = state === 'won' ? 'good' : state === 'lost' ? 'bad' : 'wait';
    return { at, kind: 'money', tone, title: stageTitle(stage), more, key: `dispute ${index} ${at}` };
  });
}

function stageTitle({ stage, state, amount, currency }: Stage): string {
  const money = amount === null ? currency : amountWords(amount, currency);
  if (state === 'won') return say`A dispute of ${money} was decided for you (${stageName(stage)})`;
  if (state === 'lost') return say`A dispute of ${money} was decided for the payer (${stageName(stage)})`;
  switch (stage) {
    case 'inquiry':
      return say`The payer’s bank asks about ${money}`;
    case 'chargeback':
      return say`The payer’s bank disputes ${money} of this payment`;
    case 'preArbitration':
      return say`The bank takes the dispute of ${money} further (pre-arbitration)`;
    case 'arbitration':
      return say`The dispute of ${money} goes to arbitration: the card network decides`;
  }
}

function stageName(stage: Stage['stage']): string {
  switch (stage) {
    case 'inquiry':
      return say`question of the bank`;
    case 'chargeback':
      return say`chargeback`;
    case 'preArbitration':
      return say`pre-arbitration`;
    case 'arbitration':
      return say`arbitration`;
  }
}
