import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import { merchantOf, timeOf } from '../../domain/numbers.ts';
import { createKeyHash } from '../../domain/orders/order-index.ts';
import type { HashKey } from '../../domain/orders/order-index.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { Order } from '../../domain/orders/order.ts';
import { PAYER_ORDERS_MAX, payerEmailOf, payerKeyOf } from '../../domain/payers/payer-list.ts';
import type { AddressedOrder, Payer, PayerFigures, PayerListStore } from '../../domain/payers/payer-list.ts';
import type { Vault } from '../../domain/ports.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, merchantNotFound, orderNotFound, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

export interface PayerListDependencies {
  readonly store: PayerListStore &
    Pick<MerchantStore, 'findMerchant'> &
    Pick<OrderStore, 'findOrderDetails' | 'findOrder'>;
  readonly vault: Vault;
}

interface Page {
  readonly before: string | null;
  readonly limit: number;
}

interface PayerPage {
  readonly payers: readonly Payer[];
  readonly next: string | null;
  /** How far it looked, if that was too little for a page. */
  readonly searchedTo: number | null;
}

interface OrdersPage {
  readonly orders: readonly Order[];
  readonly next: string | null;
}

export function createPayerListOperations({ store, vault }: PayerListDependencies) {
  const hash = createKeyHash(vault);
  return {
    async listPayers({ merNo, before, limit }: Page & { merNo: number }): Promise<OperatorOutcome<PayerPage>> {
      if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
      const { orders, through } = await store.listAddressedOrders({ merNo, before });
      const newest = await newestOf(store, { merNo, orders, hash, limit: limit + 1 });
      const shown = newest.slice(0, limit);
      const payers = await withFigures(store, merNo, shown);
      const isFull = newest.length > limit;
      const next = isFull ? (shown.at(-1)?.tradeNo ?? null) : through;
      const isShort = !isFull && next !== null;
      return done({ payers, next, searchedTo: isShort ? timeOf(next) : null });
    },
    async getPayer(tradeNo: string): Promise<OperatorOutcome<Payer>> {
      const found = await findPayer({ store, hash }, tradeNo);
      if (found.kind === 'refused') return found;
      const { merNo, key, email } = found.value;
      const [newest] = await store.findNewestOrders({ merNo, keys: [key] });
      if (newest === undefined || newest === null) return refuse('payerNotFound', { tradeNo });
      const [payer] = await withFigures(store, merNo, [{ tradeNo: newest, key, email }]);
      return payer === undefined ? refuse('payerNotFound', { tradeNo }) : done(payer);
    },
    async listPayerOrders({
      tradeNo,
      before,
      limit,
    }: Page & { tradeNo: string }): Promise<OperatorOutcome<OrdersPage>> {
      const found = await findPayer({ store, hash }, tradeNo);
      if (found.kind === 'refused') return found;
      const { merNo, key } = found.value;
      const orders = await store.listOrdersOfPayer({ merNo, key, before, limit: limit + 1 });
      const page = orders.slice(0, limit);
      return done({ orders: page, next: orders.length > limit ? (page.at(-1)?.tradeNo ?? null) : null });
    },
  };
}

interface NamedPayer {
  readonly tradeNo: string;
  readonly key: bigint;
  readonly email: string;
}

/** Each payer once, at the newest order: whoever has a newer one stands on a page before. */
async function newestOf(
  store: PayerListStore,
  { merNo, orders, hash, limit }: { merNo: number; orders: readonly AddressedOrder[]; hash: HashKey; limit: number },
): Promise<NamedPayer[]> {
  const byKey = new Map<bigint, NamedPayer>();
  for (const { tradeNo, details } of orders) {
    const email = payerEmailOf(details);
    if (email === null) continue;
    const key = payerKeyOf(email, hash);
    if (!byKey.has(key)) byKey.set(key, { tradeNo, key, email });
  }
  const named = [...byKey.values()];
  const found: NamedPayer[] = [];
  for (let at = 0; at < named.length && found.length < limit; at += limit) {
    const some = named.slice(at, at + limit);
    const newest = await store.findNewestOrders({ merNo, keys: some.map(({ key }) => key) });
    found.push(...some.filter(({ tradeNo }, index) => newest[index] === tradeNo));
  }
  return found;
}

async function withFigures(store: PayerListStore, merNo: number, payers: readonly NamedPayer[]): Promise<Payer[]> {
  const figures = await store.readPayerFigures(payers.map(({ key }) => ({ merNo, key })));
  return payers.flatMap(({ tradeNo, email }, index) => {
    const found: PayerFigures | null = figures[index] ?? null;
    return found === null ? [] : [{ ...found, merNo, tradeNo, email, isPartial: found.orders >= PAYER_ORDERS_MAX }];
  });
}

/** By one of the payer's orders. Another merchant's number never comes here (S6). */
async function findPayer(
  { store, hash }: { store: PayerListDependencies['store']; hash: HashKey },
  tradeNo: string,
): Promise<OperatorOutcome<{ readonly merNo: number; readonly key: bigint; readonly email: string }>> {
  const merNo = merchantOf('order', tradeNo);
  if (merNo === undefined || (await store.findOrder({ merNo, tradeNo })) === null) return orderNotFound(tradeNo);
  const email = payerEmailOf(await store.findOrderDetails({ merNo, tradeNo }));
  return email === null ? refuse('payerNotFound', { tradeNo }) : done({ merNo, key: payerKeyOf(email, hash), email });
}
