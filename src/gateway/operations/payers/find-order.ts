import type { OrderStore } from '../../domain/orders/order-store.ts';
import { DECLINED_CARDS_MAX, declinedCardsOf, isUndone } from '../../domain/payments/attempt.ts';
import type { AttemptStore, CountedAttempt, PayMethod } from '../../domain/payments/attempt.ts';
import { allows } from '../../domain/merchants/merchant.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { CASHIER, isPaymentMethod } from '../../domain/method.ts';
import type { PaymentMethod } from '../../domain/method.ts';
import { merchantOf } from '../../domain/numbers.ts';
import { LINK_MS_AFTER_END } from '../../domain/orders/order.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { Clock } from '../../domain/ports.ts';
import type { MerchantAccounts, PayerOrder } from '../operations.ts';
import { isExpired } from '../payments/settle-attempt.ts';

export interface FoundPayerOrder extends PayerOrder {
  readonly attempt: CountedAttempt | null;
}

export interface FindOrderDependencies {
  readonly store: Pick<AttemptStore, 'findNewestAttempt'> & Pick<OrderStore, 'findOrder' | 'findOrderDetails'>;
  readonly clock: Clock;
  readonly accounts: MerchantAccounts;
}

/** Used by every page: three reads at once, and the account from the cache. */
export async function findPayerOrder(
  deps: FindOrderDependencies,
  methods: readonly PayMethod[],
  tradeNo: string,
): Promise<FoundPayerOrder | null> {
  const merNo = merchantOf('order', tradeNo);
  if (merNo === undefined) return null;
  const reference = { merNo, tradeNo };
  const [order, details, attempt, account] = await Promise.all([
    deps.store.findOrder(reference),
    deps.store.findOrderDetails(reference),
    deps.store.findNewestAttempt(reference),
    deps.accounts.find(merNo),
  ]);
  if (order === null || order.kind !== 'payment' || account === null) return null;
  const now = deps.clock.now();
  if (order.finishedAt !== null && now - order.finishedAt > LINK_MS_AFTER_END) return null;
  const isOpen = order.state === 'processing';
  return {
    order,
    details: details ?? { said: {} },
    merchant: account.merchant,
    methods: offeredMethods(order, { merchant: account.merchant, linked: details?.link?.methods ?? null }, methods),
    attempt: attempt !== null && isUndone(attempt) ? { ...attempt, state: 'declined' } : attempt,
    triesLeft: isOpen ? Math.max(0, DECLINED_CARDS_MAX - declinedCardsOf(attempt)) : 0,
    isExpired: isOpen && isExpired(order, now),
  };
}

/** The contract's methods that the merchant has in this currency; for a payment link, only those that it offers. */
export function offeredMethods(
  { method, currency }: Pick<Order, 'method' | 'currency'>,
  { merchant, linked }: { merchant: Merchant; linked: readonly PaymentMethod[] | null },
  methods: readonly PayMethod[],
): PaymentMethod[] {
  if (method !== CASHIER) return isPaymentMethod(method) ? [method] : [];
  return methods
    .filter(({ name, currencies }) => allows(merchant.methods, name) && allows(currencies, currency))
    .filter(({ name }) => allows(linked, name))
    .map(({ name }) => name);
}
