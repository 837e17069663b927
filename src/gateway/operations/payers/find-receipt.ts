import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { OrderReference } from '../../domain/orders/order.ts';
import type { PaidOrder } from '../../domain/payers/receipt.ts';
import type { AttemptStore } from '../../domain/payments/attempt.ts';
import { CASHIER } from '../../domain/method.ts';
import type { RefundStore } from '../../domain/refunds/refund.ts';
import type { MerchantAccounts } from '../operations.ts';

export interface FindReceiptDependencies {
  readonly store: Pick<OrderStore, 'findOrder' | 'findOrderDetails'> &
    Pick<AttemptStore, 'findNewestAttempt'> &
    Pick<RefundStore, 'listRefunds'>;
  readonly accounts: MerchantAccounts;
}

/** What a receipt tells, as it is now. Null if there is no such payment, or its payer was erased. */
export async function findReceipt(
  { store, accounts }: FindReceiptDependencies,
  { merNo, tradeNo }: OrderReference,
): Promise<PaidOrder | null> {
  const reference = { merNo, tradeNo };
  const [order, details, attempt, refunds, account] = await Promise.all([
    store.findOrder(reference),
    store.findOrderDetails(reference),
    store.findNewestAttempt(reference),
    store.listRefunds(reference),
    accounts.find(merNo),
  ]);
  if (order === null || order.kind !== 'payment' || details === null || account === null) return null;
  // If an operator ended a cashier order, no method was chosen.
  const method = attempt?.method ?? (order.method === CASHIER ? null : order.method);
  const cardLast4 = attempt?.card?.last4 ?? details.card?.last4 ?? null;
  return { order, details, merchant: account.merchant, method, cardLast4, refunds };
}
