import { CASHIER } from '../method.ts';
import type { OrderMethod, PaymentMethod, SubmittedMethod } from '../method.ts';
import type { Order } from '../orders/order.ts';

// Until when a payment can be made. An order gets the time of its method, or the time to choose one. Each attempt
// resets the expiry by its own method: a bank transfer takes days, a code is scanned at once. However often a payer
// starts again, the order expires at the latest after the time to choose plus the longest time of its methods.

export interface Expiry {
  /** For an order that is accepted now. */
  ofOrder(method: SubmittedMethod, now: number): number;
  /** For an order whose payer starts to pay with this method now. */
  ofAttempt(order: ExpiringOrder, method: PaymentMethod, now: number): number;
  /** For an order whose expiry the channel has set, for example because a rate is valid until then. */
  ofPromise(order: ExpiringOrder, until: number): number;
}

type ExpiringOrder = Pick<Order, 'method' | 'createdAt'>;

export function createExpiry(secondsByMethod: Readonly<Partial<Record<OrderMethod, number>>>): Expiry {
  const choiceMs = (secondsByMethod[CASHIER] ?? 0) * 1000;
  const longestMs = Math.max(...Object.values(secondsByMethod)) * 1000;
  const msOf = (method: OrderMethod) => (secondsByMethod[method] ?? 0) * 1000 || choiceMs;
  const ofPromise = ({ method, createdAt }: ExpiringOrder, until: number) =>
    Math.min(until, createdAt + choiceMs + (method === CASHIER ? longestMs : msOf(method)));
  return {
    ofOrder: (method, now) => now + msOf(method),
    ofAttempt: (order, method, now) => ofPromise(order, now + msOf(method)),
    ofPromise,
  };
}
