import type { NewAttempt } from '../../../src/gateway/domain/payments/attempt.ts';
import type { NewOrder } from '../../../src/gateway/domain/orders/order.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { NOW, newRecord } from './store-records.ts';

// Attempts for the store's tests, as the payer's operations would make them.

const CARD = { first6: '424242', last4: '4242', expiryMonth: '12', expiryYear: '2031' };

export async function createOrder(store: Store, fields: Partial<NewOrder> = {}): Promise<NewOrder> {
  const record = newRecord({ method: 'CASHIER', ...fields });
  await store.createPayment(record);
  return record.order;
}

export function newAttempt({ merNo, tradeNo }: NewOrder, fields: Partial<NewAttempt> = {}): NewAttempt {
  const createdAt = NOW + 1000;
  return {
    merNo,
    tradeNo,
    method: 'CREDIT_CARD',
    card: CARD,
    script: { name: 'approve', laterSeconds: 5 },
    createdAt,
    inquireAt: createdAt + 11_000,
    expiresAt: createdAt + 1_800_000,
    acquirer: null,
    channelVersion: null,
    isFallback: false,
    routing: null,
    ...fields,
  };
}

export async function decline(store: Store, order: NewOrder, attempt: number): Promise<boolean> {
  return store.closeAttempt({ ...order, attempt }, { state: 'declined', message: 'Declined.', closedAt: NOW + 2000 });
}
