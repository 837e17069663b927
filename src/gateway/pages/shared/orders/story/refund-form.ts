import { say } from '../../../../../web/texts.ts';
import { html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import type { Answered, DeskContext, DeskRoute } from '../../../desk/desk-types.ts';
import { formRoute } from '../../../desk/form/form-route.ts';
import type { FormPage } from '../../../desk/form/form-types.ts';
import { onlyFor } from '../../../desk/form/only-for.ts';
import type { Seen } from '../../../desk/form/stale.ts';
import { empty } from '../../../desk/views/parts.ts';
import { refundEffect } from './refund-effect.ts';
import { readStory, storyPath } from './story.ts';
import type { Story } from './story.ts';
import { wordingOf } from './wording.ts';
import { canBeRefunded, leftOf, nothingLeft, stateOf, waitingSentence } from './words.ts';
import { amountWords } from '../../../design/written.ts';

interface Refundable {
  readonly story: Story;
  readonly effect: Html;
  readonly button: string;
}

export function refundRoute(context: DeskContext): DeskRoute {
  const route = formRoute<Refundable, 'createRefund'>({
    path: '/:tradeNo/refund',
    screen: 'orders',
    operation: 'createRefund',
    title: ({ story: { order } }, exchange) =>
      wordingOf(exchange).isShop
        ? say`Refund order ${order.merOrderNo}`
        : `Refund a payment of ${amountWords(order.amount, order.currency)}`,
    read: (exchange) => readRefundable(context, exchange),
    homeOf: ({ story: { order } }, exchange) => ({
      path: storyPath(exchange, order.tradeNo),
      title: say`Order ${wordingOf(exchange).isShop ? order.merOrderNo : order.tradeNo}`,
    }),
    done: ({ refundNo }) => ({ done: 'refunded', no: refundNo }),
    seenOf,
    above: ({ story }, exchange) => waitingNotice(story, exchange),
    instead: ({ story }, exchange) =>
      canBeRefunded(story)
        ? undefined
        : empty(nothingLeft(story), html`<a href="${storyPath(exchange, story.order.tradeNo)}">Back to the order</a>`),
    asksFactorLate: true,
    refusedStatus: 409,
    fields: refundFields,
    effect: ({ effect }) => effect,
    button: ({ button }) => button,
    send: ({ exchange, form, reason }) => {
      const [amount, remark] = ['amount', 'remark'].map((name) => form.get(name)?.trim() ?? '');
      return context.call(exchange, 'createRefund', {
        // A form that is sent twice, to whichever node, refunds once.
        parameters: { tradeNo: exchange.parameter, 'Idempotency-Key': form.get('once') ?? '' },
        body: { amount: amount ?? '', ...(remark && { remark }) },
        reason,
      });
    },
  });
  return onlyFor('refunds.create', route);
}

async function readRefundable(context: DeskContext, exchange: SignedInExchange): Promise<Answered<Refundable>> {
  const read = await readStory(context, exchange);
  if (read.kind === 'refused') return read;
  return { kind: 'done', value: { story: read.value, ...(await refundEffect(context, exchange, read.value)) } };
}

/** Whatever decides about a refund and can change while the form is open. */
function seenOf({ story: { order, waitingRefunds } }: Refundable): Seen {
  return {
    [say`State`]: stateOf(order)[0],
    [say`Refunded`]: `${order.refunded} ${order.currency}`,
    [say`Refunds that wait for approval`]: waitingRefunds.map(({ amount }) => `${amount} ${order.currency}`).join(', '),
  };
}

function waitingNotice({ waitingRefunds, order }: Story, exchange: SignedInExchange): Html | false {
  const lines = waitingRefunds.map((one) => html`<p>${waitingSentence(exchange, one, order.currency)}</p>`);
  return lines.length > 0 && html`<div class="notice wait">${lines}</div>`;
}

function refundFields({ exchange, subject: { story }, field }: FormPage<Refundable, 'createRefund'>): Html[] {
  const { order, details } = story;
  const left = leftOf(story);
  const remark = wordingOf(exchange).isShop
    ? { label: say`Remark`, hint: say`Optional. It is kept with the refund.` }
    : { label: 'Remark for the shop', hint: 'Optional. The merchant sees it.' };
  const removed = details.removed
    ? say`The payer's data was erased, so the remark is removed at the next clean-up.`
    : '';
  return [
    field('amount', {
      label: say`Amount in ${order.currency}`,
      value: left,
      hint:
        left === order.amount
          ? say`The whole payment, or a part of it.`
          : say`${amountWords(left, order.currency)} is left of ${amountWords(order.amount, order.currency)}.`,
    }),
    field('remark', { ...remark, hint: `${remark.hint} ${removed}`.trimEnd() }),
  ];
}
