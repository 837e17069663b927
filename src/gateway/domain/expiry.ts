import { CASHIER } from './method.ts';
import type { OrderMethod, PaymentMethod, SubmittedMethod } from './method.ts';
import type { Order } from './order.ts';

// Until when a payment can be made. An order has the time of its method, or the time to choose one. Each attempt sets the end
// anew, by its own method: a bank transfer takes days, a code is scanned at once. However often a payer begins again, the
// order ends at the latest after the time to choose and the longest time of what it can be paid by.

export interface Expiry {
  /** Of an order that is accepted now. */
  ofOrder(method: SubmittedMethod, now: number): number;
  /** Of an order whose payer begins now to pay by this method. */
  ofAttempt(order: ExpiringOrder, method: PaymentMethod, now: number): number;
  /** Of an order whose payer has until then, by the channel's word: a rate holds so long. */
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
