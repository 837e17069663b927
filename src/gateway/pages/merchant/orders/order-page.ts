import { say, translated } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { MERCHANT } from '../../desk/merchant-navigation.ts';
import { answerRefused } from '../../desk/respond.ts';
import { cameBackTag } from '../../shared/orders/story/came-back.ts';
import { moneySection } from '../../shared/orders/story/money.ts';
import { payerSection } from '../../shared/orders/story/payer.ts';
import { refundRoute } from '../../shared/orders/story/refund-form.ts';
import { revealRoute } from '../../shared/orders/story/reveal.ts';
import { resendRoute } from '../../shared/orders/story/resend-form.ts';
import { sandboxRoutes } from '../../shared/orders/story/sandbox.ts';
import { readStory, storyPath } from '../../shared/orders/story/story.ts';
import type { Story } from '../../shared/orders/story/story.ts';
import { summarySection } from '../../shared/orders/story/summary-section.ts';
import { timeline } from '../../shared/orders/story/timeline.ts';
import {
  REFUND_STATES,
  canBeRefunded,
  capital,
  headTags,
  isDisputable,
  leftOf,
  methodOf,
  nothingLeft,
  waitingSentence,
} from '../../shared/orders/story/words.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, copyable, facts, section, tag } from '../../desk/views/parts.ts';
import { arrivalSection } from './arrival-section.ts';
import { payoutsOf } from '../../shared/settlements/order-payouts.ts';
import { ownPayoutPath } from '../payouts/payout-paths.ts';
import { linesOf } from './order-lines.ts';

/** The order as its shop may see it, and a page for each thing to do with it. */
export function storyRoutes(context: DeskContext): DeskRoute[] {
  return [
    {
      path: '/:tradeNo',
      async show(exchange) {
        const read = await readStory(context, exchange);
        return read.kind === 'refused' ? answerRefused(exchange, read) : answerStory(context, exchange, read.value);
      },
    },
    refundRoute(context),
    revealRoute(context),
    resendRoute(context),
    ...sandboxRoutes(context),
  ];
}

async function answerStory({ mode, call }: DeskContext, exchange: SignedInExchange, story: Story): Promise<PageAnswer> {
  const { order } = story;
  const isPayout = order.kind === 'payout';
  const content = html`${doneNotice(exchange, DONE)} ${facing(exchange, story)}
    ${summarySection(exchange, story, say`In short`)}
    <div class="columns">
      <div class="stack">
        ${section(say`What happened`, timeline(exchange, linesOf(exchange, story)), { id: 'timeline' })}
      </div>
      <div class="stack">
        ${moneySection(exchange, story)} ${await payoutsOf(call, exchange, { order, batchPath: ownPayoutPath })}
        ${arrivalSection(story)} ${refundsSection(exchange, story)} ${payerSection(exchange, story)}
        ${orderSection(story)}
      </div>
    </div>`;
  return answerDesk(exchange, {
    screen: isPayout ? 'payouts' : 'orders',
    title: say`Order ${order.merOrderNo}`,
    heading: html`<span id="story-head" class="story-head" data-live data-peek
      >${amount(order.amount, order.currency)} ${headTags(story)}</span
    >`,
    actions: actions(exchange, story, mode),
    back: isPayout
      ? { path: `${MERCHANT}/payouts`, title: say`Payouts` }
      : { path: `${MERCHANT}/orders`, title: say`Orders` },
    content,
    liveSeconds: 5,
  });
}

const DONE = translated({
  refunded: (no: string) =>
    html`The refund was accepted. <a href="${`${MERCHANT}/refunds/${no}`}">${no}</a> shows its state; your shop is
      notified when it ends.`,
  resent: 'The notification is being sent once more.',
  waiting: 'An earlier resend of this notification has not finished. No second one was added.',
  completed: 'The order was completed, as the bank or wallet would.',
  chargedBack: (no: string) =>
    html`The order was charged back: <a href="${`${MERCHANT}/chargebacks/${no}`}">${no}</a>.`,
});

function facing(exchange: SignedInExchange, { order }: Story): Html {
  return html`<div class="facing">
    ${facts([
      [say`Order number`, html`<bdi>${copyable(order.merOrderNo)}</bdi>`],
      [order.kind === 'payout' ? say`Payout` : say`Method`, capital(methodOf(order))],
      [say`Created`, moment(exchange, order.createdAt)],
      [say`Ended`, order.finishedAt !== null && moment(exchange, order.finishedAt)],
      [say`Trade number`, copyable(order.tradeNo)],
    ])}
  </div>`;
}

function actions(exchange: SignedInExchange, story: Story, mode: DeskContext['mode']): Html {
  const { order, deliveries, chargebacks } = story;
  const link = (page: string, text: string, tone = '') =>
    html`<a class="button small ${tone}" href="${storyPath(exchange, order.tradeNo, page)}">${text}</a>`;
  const last = deliveries.findLast(({ payload }) => payload !== null);
  const isSandbox = mode === 'sandbox' && may(exchange, 'sandbox.control');
  const dispute = chargebacks.find(({ state, answer }) => state === 'open' && answer === null);
  return html`${
    dispute !== undefined &&
    may(exchange, 'chargebacks.answer') &&
    html`<a class="button small main" href="${`${MERCHANT}/chargebacks/${dispute.chargebackNo}`}"
      >Answer the chargeback</a
    >`
  }
  ${may(exchange, 'refunds.create') && canBeRefunded(story) && link('/refund', say`Refund`, 'main')}
  ${
    may(exchange, 'deliveries.resend') &&
    last !== undefined &&
    link(`/resend?notification=${encodeURIComponent(last.notificationId)}`, say`Resend notification`)
  }
  ${isSandbox && order.state === 'processing' && link('/complete', say`Complete`)}
  ${isSandbox && isDisputable(order) && link('/chargeback', say`Charge back`)}`;
}

/** What was refunded, and what still can be. */
function refundsSection(exchange: SignedInExchange, story: Story): Html | '' {
  const { order, refunds, waitingRefunds } = story;
  if (order.kind === 'payout' || order.state !== 'success') return '';
  const left = canBeRefunded(story)
    ? html`<p>${amount(leftOf(story), order.currency)} can still be refunded.</p>`
    : html`<p class="soft">${nothingLeft(story)}.</p>`;
  const waiting = waitingRefunds.map((one) => html`<p>${waitingSentence(exchange, one, order.currency)}</p>`);
  const content = html`<div id="story-refunds" data-live class="stack">
    ${refunds.length > 0 && refundList(exchange, refunds)} ${waiting} ${left}
  </div>`;
  return section(say`Refunds`, content, { id: 'refunds' });
}

function refundList(exchange: SignedInExchange, refunds: Story['refunds']): Html {
  const rows = refunds.map(
    ({ refundNo, amount: decimal, currency, state, createdAt, reversal }) =>
      html`<li>
        <a href="${`${MERCHANT}/refunds/${refundNo}`}">${amount(decimal, currency)}</a>
        <span>${tag(...REFUND_STATES[state])} ${cameBackTag(reversal !== undefined)}</span>
        <span class="soft">${moment(exchange, createdAt)}</span>
      </li>`,
  );
  return html`<ul class="postings">
    ${rows}
  </ul>`;
}

function orderSection({ order }: Story): Html {
  return section(
    say`Order`,
    facts([
      [say`Message`, order.message !== '' && html`<bdi>${order.message}</bdi>`],
      [say`Notifications go to`, address(order.notifyUrl)],
      [say`Chargebacks go to`, address(order.protestNotifyUrl)],
      [say`The payer returns to`, address(order.returnUrl)],
      [say`Transaction hash`, order.transactionHash !== undefined && copyable(order.transactionHash)],
      [say`Sandbox script`, order.script && order.script.name],
    ]),
  );
}

function address(text: string | null): Value {
  return text !== null && html`<bdi>${text}</bdi>`;
}
