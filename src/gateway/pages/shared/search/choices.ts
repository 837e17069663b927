import { chargebackWord } from '../chargebacks/parts.ts';
import { say, translated } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, tag } from '../../desk/views/parts.ts';
import { STATE_WORDS } from '../orders/order-words.ts';
import type { ShownState } from '../orders/order-words.ts';
import { REFUND_STATES, stateTag } from '../orders/story/words.ts';
import { merchantWords } from '../../desk/merchant-names.ts';
import { listPath, pathOf } from './hit-paths.ts';
import { shortNumber as shortened } from '../../desk/views/short-number.ts';
import { dayWords } from '../../design/written.ts';

// What can be chosen while somebody types: one line each, grouped by kind.

type Schemas = components['schemas'];
type Hit = Schemas['SearchHit'];

export interface Choice {
  readonly path: string;
  readonly title: Value;
  readonly note?: Value;
  /** Typed instead of opened: the action needs to know what it is about. */
  readonly fill?: string;
}

export interface ChoiceGroup {
  readonly title: string;
  readonly choices: readonly Choice[];
}

export const KIND_TITLES: Readonly<Record<Hit['kind'], string>> = translated({
  order: 'Orders',
  refund: 'Refunds',
  chargeback: 'Chargebacks',
  delivery: 'Deliveries',
  approval: 'Approvals',
  request: 'Requests',
  link: 'Payment links',
  merchant: 'Merchants',
  person: 'People',
});

/** Lines of each kind at most. */
const SHOWN_MAX = 6;

export function groupsOf(exchange: SignedInExchange, { hits, lists }: OperatorAnswers['searchAll']): ChoiceGroup[] {
  const kinds = (Object.keys(KIND_TITLES) as Hit['kind'][]).map((kind) => ({
    title: KIND_TITLES[kind],
    choices: hits
      .filter((hit) => hit.kind === kind)
      .slice(0, SHOWN_MAX)
      .map((hit) => ({ path: pathOf(exchange, hit), ...lineOf(exchange, hit) })),
  }));
  return [{ title: say`Lists`, choices: listChoices(exchange, lists) }, ...kinds].filter(
    ({ choices }) => choices.length > 0,
  );
}

export function listChoices(exchange: SignedInExchange, lists: readonly Schemas['SearchList'][]): Choice[] {
  return lists.map((list) => ({
    path: listPath(exchange, list),
    title: listTitle(exchange, list),
    note: daysText(list),
  }));
}

function lineOf(exchange: SignedInExchange, hit: Hit): Pick<Choice, 'title' | 'note'> {
  const { order, refund, chargeback, merchant, record, person } = hit;
  if (order !== undefined) {
    const title = html`${amount(order.amount, order.currency)} <bdi>${order.merOrderNo}</bdi>`;
    return { title, note: html`${stateTag(order)} ${moment(exchange, order.createdAt)}` };
  }
  if (refund !== undefined) return moneyLine(refund.refundNo, refund, tag(...REFUND_STATES[refund.state]));
  if (chargeback !== undefined)
    return moneyLine(chargeback.chargebackNo, chargeback, tag(chargebackWord(chargeback.state)));
  if (merchant !== undefined) return { title: merchant.name, note: merchant.merNo };
  if (person !== undefined) return { title: person.name, note: person.email };
  return { title: record?.what ?? '', note: html`${tag(record?.state ?? '')} ${shortNumber(record?.number ?? '')}` };
}

function moneyLine(number: string, money: { readonly amount: string; readonly currency: string }, state: Html) {
  return { title: html`${amount(money.amount, money.currency)}`, note: html`${state} ${shortNumber(number)}` };
}

/** With the whole number on hover. */
export function shortNumber(number: string): Html {
  return html`<code title="${number}">${shortened(number)}</code>`;
}

function listTitle(
  exchange: SignedInExchange,
  { list, states, amount: decimal, currency, merNo }: Schemas['SearchList'],
): string {
  const [state] = states;
  const isOrders = list === 'refunds' && exchange.desk === 'merchant';
  const all =
    state === undefined || state === 'refundFailure' ? listName(list, isOrders) : limitedName(list, isOrders, state);
  const more = [decimal && say`of ${decimal}`, currency, merNo && `· ${merchantWords(exchange, merNo)}`].filter(
    Boolean,
  );
  return [all, ...more].join(' ');
}

type ListName = Schemas['SearchList']['list'];

/** A shop has no list of refunds: it sees which of its orders are refunded. */
function listName(list: ListName, isOrders: boolean): string {
  if (isOrders) return say`Refunded orders`;
  return { orders: say`Orders`, payouts: say`Payouts`, refunds: say`Refunds`, chargebacks: say`Chargebacks` }[list];
}

/** Such as `Paid orders`. */
function limitedName(list: ListName, isOrders: boolean, state: ShownState): string {
  // The list is of refunded orders, whatever was asked for.
  if (isOrders) return say`Refunded orders`;
  if (list === 'orders') return ORDERS[state];
  if (list === 'payouts') return PAYOUTS[state] ?? say`Payouts`;
  return `${STATE_WORDS[state][0]} ${list}`;
}

const ORDERS: Readonly<Record<ShownState, string>> = translated({
  processing: 'Processing orders',
  success: 'Paid orders',
  declined: 'Declined orders',
  expired: 'Expired orders',
  failure: 'Failed orders',
  refundProcessing: 'Refund in progress orders',
  refundSuccess: 'Refunded orders',
  chargedBack: 'Charged back orders',
});

const PAYOUTS: Readonly<Partial<Record<ShownState, string>>> = translated({
  processing: 'Processing payouts',
  success: 'Paid payouts',
  failure: 'Failed payouts',
});

function daysText({ from, to }: Schemas['SearchList']): string {
  if (from === null || to === null) return say`Any time`;
  return from === to ? dayWords(from) : `${dayWords(from)} – ${dayWords(to)}`;
}
