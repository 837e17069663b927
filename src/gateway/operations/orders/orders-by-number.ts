import { scaleOf } from '../../domain/money.ts';
import { hasNumberPart, readNumberPart } from '../../domain/orders/number-part.ts';
import type { NumberPart } from '../../domain/orders/number-part.ts';
import { createKeyHash } from '../../domain/orders/order-index.ts';
import type { OrderIndexStore } from '../../domain/orders/order-index.ts';
import { boundOf, failureOf, tradePrefixOf, tradeSpanOf } from '../../domain/orders/order-list.ts';
import type { ListedOrders, OrderListQuery } from '../../domain/orders/order-list.ts';
import { endOf, runsOf } from '../../domain/orders/order-terms.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { Vault } from '../../domain/ports.ts';

// The list and the search agree on what a part of a number finds, however old the order is.

export interface OrdersByNumberDependencies {
  readonly store: Pick<OrderIndexStore, 'findByKeys'>;
  readonly vault: Vault;
}

/** Orders that are read, to be compared with the part. */
const CANDIDATES_MAX = 200;

export async function findByNumberPart(
  { store, vault }: OrdersByNumberDependencies,
  part: NumberPart,
  merNo: number | null,
): Promise<{ readonly orders: readonly Order[]; readonly searchedAll: boolean }> {
  const hash = createKeyHash(vault);
  const runs = part.start === '' ? runsOf(part.part) : [];
  // The last run may be the beginning of a longer one.
  const whole = runs.filter((run) => !part.part.endsWith(run));
  const groups = [runs, whole.length < runs.length ? whole : []].filter(({ length }) => length > 0);
  const byRuns = groups.map((group) => group.map((run) => hash('numberRun', run)));
  const { orders, searchedAll } = await store.findByKeys({
    groups: [[hash('numberEnd', endOf(part.part))], ...byRuns],
    merNo,
    limit: CANDIDATES_MAX,
  });
  return { orders: orders.filter((order) => hasNumberPart(order, part)), searchedAll };
}

/** Null if the text is no part of a number that the index knows all orders of. */
export async function listByNumber(
  deps: OrdersByNumberDependencies,
  query: OrderListQuery,
): Promise<ListedOrders | null> {
  const part = query.text === null || tradePrefixOf(query.text) !== null ? null : readNumberPart(query.text);
  if (part === null) return null;
  const { orders, searchedAll } = await findByNumberPart(deps, part, query.merNo);
  if (orders.length === 0 || !searchedAll) return null;
  const found = orders.filter((order) => isListed(order, query));
  const sorted = query.sort === 'newest' ? found : found.toReversed();
  const page = sorted.slice(0, query.limit);
  return { orders: page, next: sorted.length > page.length ? (page.at(-1)?.tradeNo ?? null) : null, searchedTo: null };
}

function isListed(order: Order, query: OrderListQuery): boolean {
  const { low, high } = tradeSpanOf({ ...query, text: null });
  const scale = scaleOf(order.currency);
  return (
    order.tradeNo >= low &&
    order.tradeNo < high &&
    (query.kind === null || order.kind === query.kind) &&
    isOneOf<string>(query.methods, order.method) &&
    isOneOf(query.tradeNos, order.tradeNo) &&
    hasState(order, query) &&
    (query.currency === null || order.currency === query.currency) &&
    (query.amountMin === null || order.amount >= boundOf(query.amountMin, 'min', scale)) &&
    (query.amountMax === null || order.amount <= boundOf(query.amountMax, 'max', scale))
  );
}

/** In one of the states, or with one of the ends. */
function hasState(order: Order, { states, ends }: OrderListQuery): boolean {
  if (states.length + ends.length === 0 || states.includes(order.listedState)) return true;
  const failure = failureOf(order);
  return (failure !== null && ends.includes(failure)) || (ends.includes('chargedBack') && order.chargedBack > 0n);
}

function isOneOf<Value>(all: readonly Value[], value: Value | null): boolean {
  return all.length === 0 || (value !== null && all.includes(value));
}
