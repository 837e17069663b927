import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import { HOUR_MS } from '../../domain/orders/order-index.ts';
import type { OrderIndexStore } from '../../domain/orders/order-index.ts';
import type {
  ListedOrders,
  OrderListQuery,
  OrderListStore,
  OrderPayer,
  OrderSum,
} from '../../domain/orders/order-list.ts';
import type { AcquirerChangeStore } from '../../domain/acquirers/acquirer-change.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { Clock } from '../../domain/ports.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, invalid, merchantNotFound, refuseInput } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { listByNumber } from './orders-by-number.ts';
import type { OrdersByNumberDependencies } from './orders-by-number.ts';

export interface OrderListDependencies extends OrdersByNumberDependencies {
  readonly store: OrderListStore &
    Pick<AcquirerChangeStore, 'findReversals'> &
    Pick<MerchantStore, 'findMerchant'> &
    Pick<OrderIndexStore, 'findByKeys' | 'readReach' | 'sumHours'>;
  readonly clock: Clock;
}

export interface OrderListPage extends ListedOrders {
  readonly payers: ReadonlyMap<string, OrderPayer>;
  /** When payouts came back, by trade number. */
  readonly reversedAt: ReadonlyMap<string, number>;
}

export async function listOrders(
  deps: OrderListDependencies,
  query: OrderListQuery,
): Promise<OperatorOutcome<OrderListPage>> {
  const { store } = deps;
  const { merNo, sort } = query;
  if (merNo !== null && !(await merchantExists(store, merNo))) return merchantNotFound(merNo);
  const isByAmount = sort === 'largest' || sort === 'smallest';
  const listed = isByAmount ? await store.listByAmount(query) : await listByTime(deps, query);
  if (listed === null) return refuseInput([invalid('sort', 'tooManyToSort')]);
  const [payers, reversals] = await Promise.all([
    store.readPayers(listed.orders),
    store.findReversals(listed.orders.flatMap(paidOut)),
  ]);
  return done({
    ...listed,
    payers: new Map(payers.map((payer) => [payer.tradeNo, payer])),
    reversedAt: new Map(reversals.map(({ subject, at }) => [subject, at])),
  });
}

/** Only a payout that succeeded can come back. */
function paidOut({ kind, state, merNo, tradeNo: subject }: Order) {
  return kind === 'payout' && state === 'succeeded' ? [{ merNo, subject }] : [];
}

/** What begins with the text, or else what has it somewhere in its number: the index knows that of all orders. */
async function listByTime(deps: OrderListDependencies, query: OrderListQuery): Promise<ListedOrders> {
  const listed = await deps.store.listOrders(query);
  return listed.orders.length > 0 ? listed : ((await listByNumber(deps, query)) ?? listed);
}

export interface OrderSums {
  readonly count: number;
  readonly isMore: boolean;
  readonly sums: readonly OrderSum[];
  readonly countedTo: number | null;
}

/** Order by order if they are few, else from the hourly totals if these answer it. */
export async function sumOrders(
  deps: OrderListDependencies,
  query: OrderListQuery,
): Promise<OperatorOutcome<OrderSums>> {
  const { store } = deps;
  const { merNo } = query;
  if (merNo !== null && !(await merchantExists(store, merNo))) return merchantNotFound(merNo);
  const { sums, max } = await store.sumOrders(query);
  if (sums !== null) return done({ count: countOf(sums), isMore: false, sums, countedTo: null });
  const totals = await sumTotals(deps, query);
  return done(totals ?? { count: max, isMore: true, sums: [], countedTo: null });
}

function countOf(sums: readonly OrderSum[]): number {
  return sums.reduce((total, { count }) => total + count, 0);
}

const TOTALS_MS_MAX = 92 * 24 * HOUR_MS;

/** Null if the totals do not say it. They have payments only; payouts are few, and are read one by one. */
async function sumTotals({ store, clock }: OrderListDependencies, query: OrderListQuery): Promise<OrderSums | null> {
  const now = clock.now();
  const span = totalledSpan(query, now);
  const reach = span === null ? null : await store.readReach(now);
  if (span === null || reach === null || reach.from > span.from) return null;
  const payouts = query.kind === null ? (await store.sumOrders({ ...query, kind: 'payout' })).sums : [];
  if (payouts === null) return null;
  const hours = await store.sumHours({ merNo: query.merNo ?? OPERATOR_SIDE, ...span });
  const payments = hours
    .filter(({ method }) => query.methods.length === 0 || query.methods.includes(method))
    .filter(({ currency }) => query.currency === null || currency === query.currency)
    .map(({ currency, created, createdAmount }) => ({ currency, count: created, amount: createdAmount }));
  const sums = added([...payments, ...payouts]);
  return { count: countOf(sums), isMore: false, sums, countedTo: Math.min(reach.to, span.to) };
}

function totalledSpan(query: OrderListQuery, now: number): { from: number; to: number } | null {
  const { kind, states, ends, amountMin, amountMax, text, bin, from } = query;
  const isPlain = states.length + ends.length === 0 && (amountMin ?? amountMax ?? text ?? bin) === null;
  if (!isPlain || kind === 'payout' || from === null) return null;
  const to = query.to === null ? (Math.floor(now / HOUR_MS) + 1) * HOUR_MS : query.to + 1;
  const isInHours = from % HOUR_MS === 0 && to % HOUR_MS === 0;
  return isInHours && to - from <= TOTALS_MS_MAX ? { from, to } : null;
}

function added(sums: readonly OrderSum[]): OrderSum[] {
  return [...Map.groupBy(sums, ({ currency }) => currency)]
    .map(([currency, some]) => ({
      currency,
      count: countOf(some),
      amount: some.reduce((total, { amount }) => total + amount, 0n),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.currency < b.currency ? -1 : 1));
}
