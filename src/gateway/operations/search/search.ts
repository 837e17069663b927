import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting, Grant } from '../../domain/audit/actor.ts';
import { chargebackFor } from '../../domain/chargebacks/chargeback.ts';
import type { Chargeback } from '../../domain/chargebacks/chargeback.ts';
import type { ChargebackStore } from '../../domain/chargebacks/evidence.ts';
import { zoneOf } from '../../domain/day.ts';
import type { Zone } from '../../domain/day.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { Merchant, MerchantLists } from '../../domain/merchants/merchant.ts';
import { parseAmount, scaleOf } from '../../domain/money.ts';
import { merchantOf, timeOf } from '../../domain/numbers.ts';
import { amountText, createKeyHash } from '../../domain/orders/order-index.ts';
import type { IndexReach, OrderIndexStore, OrderKeyKind } from '../../domain/orders/order-index.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { Clock, Vault } from '../../domain/ports.ts';
import type { Refund, RefundStore } from '../../domain/refunds/refund.ts';
import { holdsCard, readSearchText } from '../../domain/search/search-text.ts';
import type { SearchMeanings, SearchedAmount } from '../../domain/search/search-text.ts';
import { done, invalid, refuseInput } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { refundSeenBy } from '../orders/seen-refunds.ts';

export interface SearchQuery {
  readonly text: string;
  readonly timeZone: string;
  /** Null for all merchants. */
  readonly merNo: number | null;
  readonly limit: number;
}

type OrderMatch = 'tradeNo' | 'merOrderNo' | Exclude<OrderKeyKind, 'device' | 'delivery'>;

export type SearchHit =
  | { readonly kind: 'order'; readonly matched: OrderMatch; readonly order: Order }
  | { readonly kind: 'refund'; readonly matched: 'refundNo'; readonly refund: Refund }
  | { readonly kind: 'chargeback'; readonly matched: 'chargebackNo'; readonly chargeback: Chargeback }
  | { readonly kind: 'merchant'; readonly matched: 'merNo' | 'merchantName'; readonly merchant: Merchant };

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly isComplete: boolean;
  readonly takenFor: readonly SearchHit['matched'][];
  readonly hint: string | null;
  readonly searchable: IndexReach | null;
}

/** An amount without a day is looked for in this many. */
const AMOUNT_DAYS = 31;

interface Found {
  readonly hits: readonly SearchHit[];
  readonly isComplete?: boolean;
}

interface Look {
  readonly matched: SearchHit['matched'];
  find(): Promise<Found>;
}

export interface SearchDependencies {
  readonly store: Pick<ChargebackStore, 'findChargeback'> &
    MerchantLists &
    Pick<MerchantStore, 'findMerchant'> &
    Pick<OrderIndexStore, 'readReach' | 'findByOrderNumber' | 'findByKeys' | 'readHours'> &
    Pick<OrderStore, 'findOrder'> &
    Pick<RefundStore, 'findRefund'>;
  readonly clock: Clock;
  readonly zone: Zone;
  readonly vault: Vault;
}

/** Everything that the text may mean is looked for at once. Nothing reads more than a bounded number of rows. */
export async function search(
  deps: SearchDependencies,
  query: SearchQuery,
  acting: Acting,
): Promise<OperatorOutcome<SearchResult>> {
  const { store, clock } = deps;
  const zone = zoneOf(query.timeZone);
  if (zone === null) return refuseInput([invalid('timeZone', 'notATimeZone')]);
  if (holdsCard(query.text)) return refuseInput([invalid('q', 'wholeCardNumber')]);
  const now = clock.now();
  const meanings = readSearchText(query.text, { at: now, zone });
  const looks = looksFor(deps, meanings, { ...query, zone, now, acting });
  const [searchable, ...found] = await Promise.all([store.readReach(now), ...looks.map((look) => look.find())]);
  const hits = uniqueHits(found.flatMap((one) => one.hits));
  return done({
    hits: hits.slice(0, query.limit),
    isComplete: hits.length <= query.limit && found.every(({ isComplete = true }) => isComplete),
    takenFor: [...new Set(looks.map(({ matched }) => matched))],
    hint: hits.length === 0 ? meanings.hint : null,
    searchable,
  });
}

interface Within extends SearchQuery {
  readonly zone: Zone;
  readonly now: number;
  readonly acting: Acting;
}

function looksFor(deps: SearchDependencies, meanings: SearchMeanings, within: Within): Look[] {
  const { store } = deps;
  const { merNo, limit } = within;
  const isOwn = (owner: number | undefined) => owner !== undefined && (merNo === null || owner === merNo);
  const looks: Look[] = meanings.numbers
    .filter(({ kind, number }) => isOwn(merchantOf(kind, number)))
    .map(({ kind, number }) => ({
      matched: `${kind === 'order' ? 'trade' : kind}No` as const,
      find: () => byNumber(deps, { kind, number }, within.acting.grant),
    }));
  const { email, card, transactionHash, ipAddress, amount, merOrderNo, merchantName } = meanings;
  for (const [kind, text] of Object.entries({ email, card, transactionHash, ipAddress }) as [
    OrderMatch & OrderKeyKind,
    string | null,
  ][]) {
    if (text === null) continue;
    const key = createKeyHash(deps.vault)(kind, text);
    looks.push({ matched: kind, find: () => byKeys(deps, { keys: [key], matched: kind }, within) });
  }
  if (amount !== null) looks.push({ matched: 'amount', find: () => byAmount(deps, amount, within) });
  if (merOrderNo !== null) {
    looks.push({
      matched: 'merOrderNo',
      find: async () => orderHits(await store.findByOrderNumber({ merOrderNo, merNo, limit: limit + 1 }), 'merOrderNo'),
    });
  }
  if (merchantName !== null && maySeeMerchants(within)) {
    looks.push({
      matched: 'merchantName',
      find: async () =>
        merchantHits(
          (await store.searchMerchants({ text: merchantName, status: null, after: 0, limit })).merchants,
          'merchantName',
        ),
    });
  }
  const { merNo: named } = meanings;
  if (named !== null && maySeeMerchants(within)) {
    looks.push({
      matched: 'merNo',
      find: async () => {
        const account = await store.findMerchant(named);
        return merchantHits(account === null ? [] : [account.merchant], 'merNo');
      },
    });
  }
  return looks;
}

/** Merchants' people have one merchant, and know it. */
function maySeeMerchants({ acting: { grant }, merNo }: Within): boolean {
  const { permissions } = grant;
  return grant.merNo === OPERATOR_SIDE && merNo === null && (permissions === null || permissions.has('merchants.read'));
}

async function byNumber(
  { store }: SearchDependencies,
  { kind, number }: { readonly kind: 'order' | 'refund' | 'chargeback'; readonly number: string },
  grant: Grant,
): Promise<Found> {
  const merNo = merchantOf(kind, number) ?? 0;
  if (kind === 'order') {
    const order = await store.findOrder({ merNo, tradeNo: number });
    return { hits: order === null ? [] : [{ kind, matched: 'tradeNo', order }] };
  }
  if (kind === 'refund') {
    const refund = await store.findRefund({ merNo, refundNo: number });
    if (refund === null) return { hits: [] };
    return { hits: [{ kind, matched: 'refundNo', refund: refundSeenBy(grant, refund) }] };
  }
  const chargeback = await store.findChargeback({ merNo, chargebackNo: number });
  if (chargeback === null) return { hits: [] };
  return { hits: [{ kind, matched: 'chargebackNo', chargeback: chargebackFor(grant, chargeback) }] };
}

async function byKeys(
  { store }: SearchDependencies,
  { keys, matched }: { keys: readonly bigint[]; matched: OrderMatch },
  { merNo, limit }: Within,
): Promise<Found> {
  const { orders, searchedAll } = await store.findByKeys({ keys, merNo, limit: limit + 1 });
  return { ...orderHits(orders, matched), isComplete: searchedAll };
}

/** By the days of the operator's zone, in which orders are counted; those of another zone begin and end within two of them. */
async function byAmount(deps: SearchDependencies, searched: SearchedAmount, within: Within): Promise<Found> {
  const { now, zone } = within;
  const today = zone.dayOf(now);
  const [first, last] = searched.day === null ? [today - AMOUNT_DAYS + 1, today] : [searched.day, searched.day];
  const [from, to] = [zone.startOf(first), zone.startOf(last + 1)];
  const currencies = searched.currency === null ? await currenciesOf(deps, { from, to }) : [searched.currency];
  const keys = keysOfAmount(deps, searched.amount, { from, to, currencies });
  const found = await byKeys(deps, { keys, matched: 'amount' }, within);
  const isWithin = (hit: SearchHit) => {
    const at = hit.kind === 'order' ? timeOf(hit.order.tradeNo) : from;
    return at >= from && at < to;
  };
  return { ...found, hits: found.hits.filter(isWithin) };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

async function currenciesOf({ store }: SearchDependencies, span: Span): Promise<string[]> {
  const hours = await store.readHours({ merNo: OPERATOR_SIDE, ...span });
  return [...new Set(hours.map(({ currency }) => currency))];
}

/** The newest day first, because a search ends when it has found enough. */
function keysOfAmount(
  { vault, zone }: SearchDependencies,
  text: string,
  { from, to, currencies }: Span & { readonly currencies: readonly string[] },
): bigint[] {
  const hash = createKeyHash(vault);
  const [firstDay, lastDay] = [zone.dayOf(from), zone.dayOf(to - 1)];
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, back) => lastDay - back);
  const decimals = text.split('.')[1]?.length ?? 0;
  const amounts = currencies
    .filter((currency) => decimals <= scaleOf(currency))
    .map((currency) => ({ currency, amount: parseAmount(text, currency) }));
  return days.flatMap((day) => amounts.map((one) => hash('amount', amountText({ ...one, day }))));
}

function orderHits(orders: readonly Order[], matched: OrderMatch): Found {
  return { hits: orders.map((order) => ({ kind: 'order', matched, order })) };
}

function merchantHits(merchants: readonly Merchant[], matched: 'merNo' | 'merchantName'): Found {
  return { hits: merchants.map((merchant) => ({ kind: 'merchant', matched, merchant })) };
}

/** The same thing may be found in two ways; the first counts. */
function uniqueHits(hits: readonly SearchHit[]): SearchHit[] {
  const seen = new Map<string, SearchHit>();
  for (const hit of hits) {
    const id = numberOf(hit);
    if (!seen.has(id)) seen.set(id, hit);
  }
  return [...seen.values()];
}

function numberOf(hit: SearchHit): string {
  if (hit.kind === 'order') return hit.order.tradeNo;
  if (hit.kind === 'refund') return hit.refund.refundNo;
  return hit.kind === 'chargeback' ? hit.chargeback.chargebackNo : String(hit.merchant.merNo);
}
