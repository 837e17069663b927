import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { Refused } from '../../../operator/refused.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import { daySpan } from '../../desk/day-span.ts';
import { answerRefused, refusedNotice, seeOther } from '../../desk/respond.ts';
import { changesSince, seenField, staleNotice } from '../../desk/form/stale.ts';
import type { Seen } from '../../desk/form/stale.ts';
import { actionForm, field, reasonField } from '../../desk/views/forms.ts';
import { answerDesk, answerMessage } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, facts, section } from '../../desk/views/parts.ts';
import { methodWords } from '../../shared/orders/order-words.ts';
import { pathOf } from '../../shared/chargebacks/parts.ts';
import { zoneOf } from '../../desk/zone.ts';
import { zoneWords } from '../../desk/zone-names.ts';
import { merchantFact } from '../../desk/merchant-names.ts';

const LIST_PATH = `${CONSOLE}/chargebacks`;

type Order = components['schemas']['Order'];

interface Filled {
  readonly tradeNo: string;
  readonly bankReason?: string;
  readonly due?: string;
  readonly reason?: string;
  readonly order?: Order;
  readonly notice?: Html;
  readonly status?: number;
}

export function openPage(context: DeskContext): DeskRoute {
  return {
    path: '/open',
    async show(exchange) {
      if (!may(exchange, 'chargebacks.manage')) return answerMessage(exchange, NOT_ALLOWED);
      const tradeNo = (exchange.request.query.get('tradeNo') ?? '').trim();
      if (tradeNo === '') return answerForm(exchange, { tradeNo });
      const found = await findOrder(context, exchange, tradeNo);
      if ('detail' in found) return answerForm(exchange, { tradeNo, notice: refusedNotice(found), status: 400 });
      return answerForm(exchange, { tradeNo, order: found });
    },
    submit: (exchange, form) => open(context, exchange, form),
  };
}

const NOT_ALLOWED = {
  status: 403,
  title: 'Not allowed',
  lines: ['Your roles do not include chargebacks.manage, which opening a chargeback needs. Ask an admin.'],
};

async function open(context: DeskContext, exchange: SignedInExchange, form: URLSearchParams): Promise<PageAnswer> {
  const [tradeNo, bankReason, due, reason] = ['tradeNo', 'bankReason', 'due', 'reason'].map((name) =>
    fieldOf(form, name),
  );
  const filled = { tradeNo: tradeNo ?? '', bankReason: bankReason ?? '', due: due ?? '', reason: reason ?? '' };
  const found = await findOrder(context, exchange, filled.tradeNo);
  if ('detail' in found) return answerForm(exchange, { ...filled, notice: refusedNotice(found), status: 400 });
  const changes = form.has('seen') ? changesSince(form, seenOf(found)) : [];
  if (changes.length > 0)
    return answerForm(exchange, { ...filled, order: found, notice: staleNotice(changes), status: 409 });
  const { to: dueAt } = daySpan(exchange, { to: filled.due });
  const body = {
    tradeNo: filled.tradeNo,
    reason: filled.bankReason,
    ...(dueAt !== undefined && { dueAt }),
  };
  const called = await context.call(exchange, 'openChargeback', { body, reason: filled.reason });
  if (called.kind === 'done')
    return seeOther(exchange, pathOf(exchange, called.value.chargebackNo), { done: 'opened' });
  if (called.name === 'forbidden') return answerRefused(exchange, called);
  return answerForm(exchange, { ...filled, order: found, notice: refusedNotice(called), status: 400 });
}

async function findOrder({ call }: DeskContext, exchange: SignedInExchange, tradeNo: string): Promise<Order | Refused> {
  const found = await call(exchange, 'getOrder', { parameters: { tradeNo } });
  return found.kind === 'refused' ? found : found.value.order;
}

function seenOf({ state, refunded, chargedBack }: Order): Seen {
  return { State: state, Refunded: refunded, 'Charged back': chargedBack };
}

function answerForm(exchange: SignedInExchange, filled: Filled): PageAnswer {
  const { order, notice, status = 200 } = filled;
  const form = actionForm(exchange, {
    action: `${LIST_PATH}/open`,
    effect: effectOf(order),
    fields: fields(exchange, filled),
    button: 'Open the chargeback',
    cancelPath: order === undefined ? LIST_PATH : `${CONSOLE}/orders/${order.tradeNo}`,
  });
  return answerDesk(exchange, {
    screen: 'chargebacks',
    title: 'Open a chargeback',
    back: { path: LIST_PATH, title: 'Chargebacks' },
    status,
    content: html`${notice} ${order && orderFacts(exchange, order)} ${form}`,
  });
}

function fields(exchange: SignedInExchange, { tradeNo, bankReason, due, reason, order }: Filled): Html {
  const which =
    order === undefined
      ? field({ name: 'tradeNo', label: 'Trade number of the payment', value: tradeNo, required: true, lengthMax: 50 })
      : html`<input type="hidden" name="tradeNo" value="${tradeNo}" />${seenField(seenOf(order))}`;
  return html`${which}
  ${field({
    name: 'bankReason',
    label: 'What the bank says',
    value: bankReason,
    required: true,
    lengthMax: 200,
    placeholder: 'Goods not received',
    hint: 'The merchant is told.',
  })}
  ${field({
    name: 'due',
    label: 'Answer until',
    type: 'date',
    value: due,
    hint: `The end of this day in ${zoneWords(zoneOf(exchange), exchange.now)}. 14 days from now if it is left empty.`,
  })}
  ${reasonField(reason)}`;
}

function effectOf(order: Order | undefined): Html {
  if (order === undefined) {
    return html`What was paid and not refunded is taken from the merchant’s balance and held; what is missing there
    becomes a debt. The merchant is notified.`;
  }
  const { amount: paid, refunded, currency, merNo } = order;
  const part = Number(refunded) > 0 ? ` (${paid} less ${refunded} refunded)` : '';
  return html`What was not refunded of ${paid} ${currency}${part} is taken from the balance of merchant ${merNo} and
  held, with the merchant’s chargeback fee; what is missing there becomes a debt. The merchant is notified.`;
}

function orderFacts(exchange: SignedInExchange, order: Order): Html {
  const { tradeNo, merOrderNo, merNo, currency, state, method, createdAt } = order;
  return section(
    'Order',
    facts([
      ['Order', html`<a href="${CONSOLE}/orders/${tradeNo}">${merOrderNo}</a>`],
      ['Merchant', merchantFact(exchange, merNo)],
      ['Paid', amount(order.amount, currency)],
      ['Refunded', Number(order.refunded) > 0 && amount(order.refunded, currency)],
      ['State', state],
      ['Method', methodWords(method)],
      ['Created', moment(exchange, createdAt)],
    ]),
  );
}
