import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { DeskContext, DeskRoute } from '../desk-types.ts';
import { answerRefused, refusedNotice, seeOther } from '../respond.ts';
import { onlyFor } from '../review.ts';
import { changesSince, seenField, staleNotice } from '../stale.ts';
import type { Seen } from '../stale.ts';
import { actionForm, field, reasonField } from '../views/forms.ts';
import { answerDesk } from '../views/layout.ts';
import { empty } from '../views/parts.ts';
import { refundEffect } from './refund-effect.ts';
import { readStory, storyPath } from './story.ts';
import type { Story } from './story.ts';
import { voiceOf } from './voice.ts';
import { canBeRefunded, leftOf, moneyText, stateOf, waitingSentence } from './words.ts';

/** What was typed, and comes back after a refusal. */
interface Typed {
  readonly amount: string;
  readonly remark: string;
  readonly reason: string;
}

const REMOVED_SOON = " The payer's data was erased, so the remark is removed at the next clean-up.";

export function refundRoute(context: DeskContext): DeskRoute {
  return onlyFor('refunds.create', {
    path: '/:tradeNo/refund',
    async show(exchange) {
      const told = await readStory(context, exchange);
      if (told.kind === 'refused') return answerRefused(exchange, told);
      return answerForm(context, exchange, { story: told.value, typed: typedIn(exchange.request.query) });
    },
    submit: (exchange, form) => refund(context, exchange, form),
  });
}

async function refund(context: DeskContext, exchange: SignedInExchange, form: URLSearchParams): Promise<PageAnswer> {
  const tradeNo = exchange.parameter;
  const typed = typedIn(form);
  const told = await readStory(context, exchange);
  if (told.kind === 'refused') return answerRefused(exchange, told);
  const changes = changesSince(form, seenOf(told.value));
  if (changes.length > 0) {
    return answerForm(context, exchange, { story: told.value, typed, notice: staleNotice(changes), status: 409 });
  }
  const { amount, remark, reason } = typed;
  const refunded = await context.call(exchange, 'createRefund', {
    // A form that is sent twice, to whichever node, refunds once.
    parameters: { tradeNo, 'Idempotency-Key': form.get('once') ?? '' },
    body: { amount, ...(remark !== '' && { remark }) },
    reason,
  });
  const path = storyPath(exchange, tradeNo);
  if (refunded.kind === 'waits') return seeOther(exchange, path, { done: 'waits', no: refunded.approvalNo });
  if (refunded.kind === 'done') return seeOther(exchange, path, { done: 'refunded', no: refunded.value.refundNo });
  if (refunded.name === 'forbidden') return answerRefused(exchange, refunded);
  return answerForm(context, exchange, { story: told.value, typed, notice: refusedNotice(refunded), status: 409 });
}

function typedIn(given: URLSearchParams): Typed {
  const text = (name: string) => given.get(name)?.trim() ?? '';
  return { amount: text('amount'), remark: text('remark'), reason: text('reason') };
}

/** Whatever decides about a refund and can change while the form is open. */
function seenOf({ order, waitingRefunds }: Story): Seen {
  return {
    State: stateOf(order)[0],
    Refunded: `${order.refunded} ${order.currency}`,
    'Refunds that wait for approval': waitingRefunds.map(({ amount }) => `${amount} ${order.currency}`).join(', '),
  };
}

interface RefundPage {
  readonly story: Story;
  readonly typed: Typed;
  readonly notice?: Html;
  readonly status?: number;
}

async function answerForm(
  context: DeskContext,
  exchange: SignedInExchange,
  { story, typed, notice = NOTHING, status = 200 }: RefundPage,
): Promise<PageAnswer> {
  const { order } = story;
  const { isShop } = voiceOf(exchange);
  const path = storyPath(exchange, order.tradeNo);
  const waiting = story.waitingRefunds.map((one) => html`<p>${waitingSentence(exchange, one, order.currency)}</p>`);
  const content = canBeRefunded(story)
    ? actionForm(exchange, {
        action: `${path}/refund`,
        fields: html`${seenField(seenOf(story))} ${refundFields(exchange, story, typed)}`,
        ...(await refundEffect(context, exchange, story)),
        cancelPath: path,
      })
    : empty('Nothing is left to refund', html`<a href="${path}">Back to the order</a>`);
  return answerDesk(exchange, {
    screen: 'orders',
    title: isShop ? `Refund order ${order.merOrderNo}` : `Refund ${order.amount} ${order.currency}`,
    back: { path, title: `Order ${isShop ? order.merOrderNo : order.tradeNo}` },
    content: html`${notice} ${waiting.length > 0 && html`<div class="notice wait">${waiting}</div>`} ${content}`,
    status,
  });
}

function refundFields(exchange: SignedInExchange, story: Story, { amount, remark, reason }: Typed): Html {
  const { order, details } = story;
  const left = leftOf(story);
  const { label, hint } = voiceOf(exchange).isShop
    ? { label: 'Remark', hint: 'Optional. It is kept with the refund.' }
    : { label: 'Remark for the shop', hint: 'Optional. The merchant sees it.' };
  return html`${field({
    name: 'amount',
    label: `Amount in ${order.currency}`,
    value: amount === '' ? left : amount,
    required: true,
    isDecimal: true,
    lengthMax: 24,
    hint:
      left === order.amount
        ? 'The whole payment, or a part of it.'
        : `${moneyText(left, order.currency)} is left of ${moneyText(order.amount, order.currency)}.`,
  })}
  ${field({ name: 'remark', value: remark, label, hint: `${hint}${details.removed ? REMOVED_SOON : ''}` })}
  ${reasonField(reason)}`;
}
