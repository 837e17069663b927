import { payoutsOf } from '../../../shared/settlements/order-payouts.ts';
import { batchPath } from '../../ledger/settlements-screen.ts';
import { NOTHING, html } from '../../../../../web/html.ts';
import type { Html, Value } from '../../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../../frame/page-types.ts';
import { may } from '../../../desk/desk-types.ts';
import type { DeskContext } from '../../../desk/desk-types.ts';
import { CONSOLE } from '../../../desk/console-navigation.ts';
import { doneNotice } from '../../../desk/views/done.ts';
import { answerDesk } from '../../../desk/views/layout.ts';
import { moment } from '../../../desk/views/moment.ts';
import { amount, copyable, facts, section } from '../../../desk/views/parts.ts';
import { curlSection } from './curl.ts';
import { methodWords } from '../../../shared/orders/order-words.ts';
import { KINDS } from '../../../shared/orders/story/line.ts';
import type { Kind, Line } from '../../../shared/orders/story/line.ts';
import { moneySection } from '../../../shared/orders/story/money.ts';
import { payerSection } from '../../../shared/orders/story/payer.ts';
import { storyPath } from '../../../shared/orders/story/story.ts';
import type { Story } from '../../../shared/orders/story/story.ts';
import { summarySection } from '../../../shared/orders/story/summary-section.ts';
import { timeline } from '../../../shared/orders/story/timeline.ts';
import { canBeRefunded, headTags, isDisputable, methodOf } from '../../../shared/orders/story/words.ts';
import { acquirerSection } from './acquirer-section.ts';
import { linesOf } from './lines.ts';
import { noteForm } from './note.ts';
import type { TypedNote } from './note.ts';
import { relatedSection } from './related.ts';
import { reportedSection } from './reported-section.ts';
import { routingSection } from './routing-section.ts';
import type { LoadedOrder } from './story-types.ts';

const LIVE_SECONDS = 5;

interface StoryOptions {
  readonly status?: number;
  /** On top, such as why a form was refused. */
  readonly notice?: Html;
  /** What was typed into the form for a note. */
  readonly note?: TypedNote;
}

export async function answerStory(
  { mode, publicUrl, call }: DeskContext,
  exchange: SignedInExchange,
  loaded: LoadedOrder,
  { status = 200, notice = NOTHING, note = { text: '' } }: StoryOptions = {},
): Promise<PageAnswer> {
  const { story } = loaded;
  const { order } = story;
  const payouts = await payoutsOf(call, exchange, { order, batchPath: batchPath(loaded.merchant.merNo) });
  const content = html`${doneNotice(exchange, DONE)} ${notice} ${facing(exchange, loaded)}
    ${summarySection(exchange, story, 'What happened')}
    <div class="columns">
      <div class="stack">
        ${timelineSection(exchange, loaded)} ${routingSection(exchange, story)} ${noteForm(exchange, story, note)}
      </div>
      <div class="stack">
        ${moneySection(exchange, story)} ${payouts} ${payerSection(exchange, story)} ${relatedSection(exchange, loaded)}
        ${acquirerSection(exchange, story)} ${reportedSection(exchange, story)} ${orderSection(story)}
        ${curlSection(order, publicUrl())}
      </div>
    </div>`;
  return answerDesk(exchange, {
    screen: 'orders',
    title: `Order ${order.tradeNo}`,
    heading: html`<span id="story-head" class="story-head" data-live data-peek
      >${amount(order.amount, order.currency)} ${headTags(story)}</span
    >`,
    actions: actions(exchange, story, mode),
    back: { path: `${CONSOLE}/orders`, title: 'Orders' },
    content,
    status,
    // What answers a form has an address of its own, where nothing can be asked for again.
    ...(status === 200 && { liveSeconds: LIVE_SECONDS }),
  });
}

const DONE = {
  noted: 'The note was added.',
  refunded: (no: string) =>
    html`The refund was accepted. <a href="${`${CONSOLE}/refunds/${no}`}">${no}</a> shows its state; the shop is
      notified when it ends.`,
  resent: 'The notification is being sent once more. The answer appears in the timeline.',
  waiting: 'An earlier resend of this notification has not finished. No second one was added.',
  completed: 'The order was completed, as the acquirer would.',
  chargedBack: (no: string) => html`The order was charged back: <a href="${`${CONSOLE}/chargebacks/${no}`}">${no}</a>.`,
} as const;

function openChargeback(tradeNo: string): Html {
  return html`<a class="button small" href="${`${CONSOLE}/chargebacks/open?tradeNo=${tradeNo}`}">Open chargeback</a>`;
}

/** What it is, for whom, and when. */
function facing(exchange: SignedInExchange, { story: { order }, merchant }: LoadedOrder): Html {
  const name = html`<a href="${`${CONSOLE}/merchants/${merchant.merNo}`}"><bdi>${merchant.name}</bdi></a>
    ${merchant.merNo}`;
  return html`<div class="facing">
    ${facts([
      ['Merchant', name],
      [order.kind === 'payout' ? 'Payout' : 'Method', methodOf(order)],
      ['Created', moment(exchange, order.createdAt)],
      ['Ended', order.finishedAt !== null && moment(exchange, order.finishedAt)],
      ['Order number', html`<bdi>${copyable(order.merOrderNo)}</bdi>`],
      ['Trade number', copyable(order.tradeNo)],
    ])}
  </div>`;
}

function actions(exchange: SignedInExchange, story: Story, mode: DeskContext['mode']): Html {
  const { order, deliveries } = story;
  const link = (page: string, text: string) =>
    html`<a class="button small" href="${storyPath(exchange, order.tradeNo, page)}">${text}</a>`;
  const last = deliveries.findLast(({ payload }) => payload !== null);
  const isSandbox = mode === 'sandbox' && may(exchange, 'sandbox.control');
  return html`${may(exchange, 'refunds.create') && canBeRefunded(story) && link('/refund', 'Refund')}
    ${
      may(exchange, 'deliveries.resend') &&
      last !== undefined &&
      link(`/resend?notification=${encodeURIComponent(last.notificationId)}`, 'Resend')
    }
    ${may(exchange, 'notes.write') && html`<a class="button small" href="#note">Add note</a>`}
    ${isSandbox && order.state === 'processing' && link('/complete', 'Complete')}
    ${isSandbox && isDisputable(order) && link('/chargeback', 'Charge back')}
    ${isDisputable(order) && may(exchange, 'chargebacks.manage') && openChargeback(order.tradeNo)}
    <a class="button small" href="#curl">Copy as curl</a>`;
}

function timelineSection(exchange: SignedInExchange, loaded: LoadedOrder): Html {
  const all = linesOf(exchange, loaded);
  const wanted = exchange.request.query.get('show') ?? '';
  const kind = Object.hasOwn(KINDS, wanted) ? (wanted as Kind) : null;
  const shown = kind === null ? all : all.filter((line) => line.kind === kind);
  const content = html`${filters(exchange, all, kind)} ${timeline(exchange, shown)}`;
  return section('Timeline', content, { id: 'timeline' });
}

function filters(exchange: SignedInExchange, lines: readonly Line[], chosen: Kind | null): Html {
  const tab = (path: string, text: string, isChosen: boolean) =>
    html`<a href="${storyPath(exchange, exchange.parameter, path)}#timeline" ${isChosen && html`aria-current="true"`}
      >${text}</a
    >`;
  const kinds = Object.entries(KINDS).filter(([kind]) => lines.some((line) => line.kind === kind));
  return html`<nav class="tabs" aria-label="Kinds of events">
    ${tab('', 'All', chosen === null)} ${kinds.map(([kind, text]) => tab(`?show=${kind}`, text, kind === chosen))}
  </nav>`;
}

function address(text: string | null): Value {
  return text !== null && html`<bdi>${text}</bdi>`;
}

function orderSection({ order }: Story): Html {
  const message = order.message === '' ? null : html`<bdi>${order.message}</bdi>`;
  return section(
    'Order',
    facts([
      ['Kind', order.kind],
      ['Method', methodWords(order.method)],
      ["Acquirer's words", message],
      ['Notifications go to', address(order.notifyUrl)],
      ['Chargebacks go to', address(order.protestNotifyUrl)],
      ['The payer returns to', address(order.returnUrl)],
      ['Transaction hash', order.transactionHash !== undefined && copyable(order.transactionHash)],
      ['Sandbox script', order.script && order.script.name],
    ]),
  );
}
