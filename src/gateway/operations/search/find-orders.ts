import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import { parseAmount, scaleOf } from '../../domain/money.ts';
import { timeOf } from '../../domain/numbers.ts';
import { amountText, createKeyHash } from '../../domain/orders/order-index.ts';
import type { HashKey } from '../../domain/orders/order-index.ts';
import { tradePrefixOf } from '../../domain/orders/order-list.ts';
import {
  END_LENGTH,
  cardOfDay,
  cardOfMerchant,
  endOf,
  hasPhone,
  plainNumber,
} from '../../domain/orders/order-terms.ts';
import type { NumberPart } from '../../domain/orders/number-part.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { SearchMeanings, SearchedAmount, SearchedCardEnd } from '../../domain/search/search-text.ts';
import { findByNumberPart } from '../orders/orders-by-number.ts';
import { merchantsNamed } from './find-merchants.ts';
import { daysOf, maySeeMerchants } from './search-types.ts';
import type { Found, Look, OrderMatch, SearchDependencies, Within } from './search-types.ts';

// Orders by what their payers and merchants know of them. Whole values are looked up by their hash; of a part, what its hash found
// is compared with the order.

export function looksForOrders(deps: SearchDependencies, meanings: SearchMeanings, within: Within): Look[] {
  const { store } = deps;
  const { merNo, limit } = within;
  const hash = createKeyHash(deps.vault);
  const looks: Look[] = [];
  const add = <Meaning>(matched: OrderMatch, meaning: Meaning | null, find: (meaning: Meaning) => Promise<Found>) => {
    if (meaning !== null) looks.push({ matched, find: () => find(meaning) });
  };
  add('merOrderNo', meanings.merOrderNo, async (merOrderNo) =>
    orderHits(await store.findByOrderNumber({ merOrderNo, merNo, limit: limit + 1 }), 'merOrderNo'),
  );
  for (const kind of ['email', 'card', 'transactionHash', 'ipAddress'] as const) {
    add(kind, meanings[kind], (text) => byKeys(deps, { groups: [[hash(kind, text)]], matched: kind }, within));
  }
  add('amount', meanings.amount, (amount) => byAmount(deps, amount, within));
  add('tradeNo', tradePrefixOf(meanings.merOrderNo), (prefix) => byBeginning(deps, prefix, within));
  add('numberPart', meanings.numberPart, (part) => byNumberPart(deps, part, within));
  add('cardEnd', meanings.cardEnd, (cardEnd) => byCardEnd(deps, cardEnd, within));
  add('phone', meanings.phone, (digits) => byPhone(deps, digits, within));
  const { payerName } = meanings;
  add('payerName', payerName.length === 0 ? null : payerName, (words) =>
    byKeys(deps, { groups: [words.map((word) => hash('payerName', word))], matched: 'payerName' }, within),
  );
  return looks;
}

/** Orders that have all keys of one of the groups. */
async function byKeys(
  { store }: SearchDependencies,
  { groups, matched }: { readonly groups: readonly (readonly bigint[])[]; readonly matched: OrderMatch },
  { merNo, limit }: Within,
): Promise<Found> {
  const { orders, searchedAll } = await store.findByKeys({ groups, merNo, limit: limit + 1 });
  return { ...orderHits(orders, matched), isComplete: searchedAll };
}

/** How a trade number begins, as the filter of the list takes it. */
async function byBeginning({ store }: SearchDependencies, text: string, { merNo, limit }: Within): Promise<Found> {
  const all = {
    kind: null,
    methods: [],
    states: [],
    ends: [],
    bin: null,
    tradeNos: [],
    currency: null,
    amountMin: null,
    amountMax: null,
  } as const;
  const any = { from: null, to: null, before: null, after: null, sort: 'newest' } as const;
  const { orders, next } = await store.listOrders({ ...all, ...any, merNo, text, limit });
  return { ...orderHits(orders, 'tradeNo'), isComplete: next === null };
}

async function byNumberPart(deps: SearchDependencies, part: NumberPart, { merNo, limit }: Within): Promise<Found> {
  const { orders, searchedAll } = await findByNumberPart(deps, part, merNo);
  const hits = orders.slice(0, limit + 1).map((order) => {
    const matched = plainNumber(order.merOrderNo) === part.part ? 'merOrderNo' : 'numberPart';
    return { kind: 'order', matched, order } as const;
  });
  return { hits, isComplete: searchedAll };
}

async function byPhone(deps: SearchDependencies, digits: string, within: Within): Promise<Found> {
  const { store, vault } = deps;
  const groups = [[createKeyHash(vault)('phoneEnd', endOf(digits))]];
  const found = await byKeys(deps, { groups, matched: 'phone' }, within);
  if (digits.length === END_LENGTH) return found;
  // Six digits are in many numbers: the rest is compared with the order.
  const hits = await Promise.all(
    found.hits.map(async (hit) => {
      const details = hit.kind === 'order' ? await store.findOrderDetails(hit.order) : null;
      return details !== null && hasPhone(details, digits) ? [hit] : [];
    }),
  );
  return { ...found, hits: hits.flat() };
}

/** Any time of a named merchant, otherwise by days. */
async function byCardEnd(deps: SearchDependencies, cardEnd: SearchedCardEnd, within: Within): Promise<Found> {
  const hash = createKeyHash(deps.vault);
  const { last4, days, merchant } = cardEnd;
  if (merchant !== null && !maySeeMerchants(within)) return { hits: [] };
  const named = merchant === null ? [] : (await merchantsNamed(deps, merchant)).map(({ merNo }) => merNo);
  if (merchant !== null && named.length === 0) return { hits: [] };
  const merNos = within.merNo === null ? named : [within.merNo];
  const ofMerchants = merNos.map((merNo) => hash('cardOfMerchant', cardOfMerchant(last4, merNo)));
  const span = daysOf(days, within);
  const ofDays = days === null && merNos.length > 0 ? [] : daysBetween(deps, span, within);
  const dayKeys = ofDays.map((day) => hash('cardOfDay', cardOfDay(last4, day)));
  const groups =
    merNos.length === 0
      ? dayKeys.map((key) => [key])
      : ofMerchants.flatMap((key) => (dayKeys.length === 0 ? [[key]] : dayKeys.map((day) => [day, key])));
  const found = await byKeys(deps, { groups, matched: 'cardEnd' }, within);
  return days === null ? found : { ...found, hits: found.hits.filter(isWithin(span, within)) };
}

/** By the days of the operator's zone, in which orders are counted; those of another zone begin and end within two of them. */
async function byAmount(deps: SearchDependencies, searched: SearchedAmount, within: Within): Promise<Found> {
  const span = daysOf(searched.days, within);
  const { zone } = within;
  const times = { from: zone.startOf(span.first), to: zone.startOf(span.last + 1) };
  const currencies = searched.currency === null ? await currenciesOf(deps, times) : [searched.currency];
  const days = daysBetween(deps, span, within);
  const keys = keysOfAmount(createKeyHash(deps.vault), searched.amount, { days, currencies });
  const found = await byKeys(deps, { groups: keys.map((key) => [key]), matched: 'amount' }, within);
  return { ...found, hits: found.hits.filter(isWithin(span, within)) };
}

type Span = ReturnType<typeof daysOf>;

function isWithin({ first, last }: Span, { zone }: Within) {
  const [from, to] = [zone.startOf(first), zone.startOf(last + 1)];
  return (hit: Found['hits'][number]) => {
    const at = hit.kind === 'order' ? timeOf(hit.order.tradeNo) : from;
    return at >= from && at < to;
  };
}

/** Days of the operator's zone, the newest first, because a search ends when it has found enough. */
function daysBetween({ zone: own }: SearchDependencies, { first, last }: Span, { zone }: Within): number[] {
  const [firstDay, lastDay] = [own.dayOf(zone.startOf(first)), own.dayOf(zone.startOf(last + 1) - 1)];
  return Array.from({ length: lastDay - firstDay + 1 }, (_, back) => lastDay - back);
}

async function currenciesOf(
  { store }: SearchDependencies,
  times: { readonly from: number; readonly to: number },
): Promise<string[]> {
  const hours = await store.readHours({ merNo: OPERATOR_SIDE, ...times });
  return [...new Set(hours.map(({ currency }) => currency))];
}

function keysOfAmount(
  hash: HashKey,
  text: string,
  { days, currencies }: { readonly days: readonly number[]; readonly currencies: readonly string[] },
): bigint[] {
  const decimals = text.split('.')[1]?.length ?? 0;
  const amounts = currencies
    .filter((currency) => decimals <= scaleOf(currency))
    .map((currency) => ({ currency, amount: parseAmount(text, currency) }));
  return days.flatMap((day) => amounts.map((one) => hash('amount', amountText({ ...one, day }))));
}

function orderHits(orders: readonly Order[], matched: OrderMatch): Found {
  return { hits: orders.map((order) => ({ kind: 'order', matched, order })) };
}
