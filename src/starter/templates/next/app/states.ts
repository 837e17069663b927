import type { Order } from '../src/shop.ts';

export const STATES: Readonly<Record<Order['state'], string>> = {
  waiting: 'Waiting for the payment',
  paid: 'Paid',
  failed: 'Failed',
  refunding: 'Being refunded',
  refunded: 'Refunded',
  disputed: 'Charged back',
};
