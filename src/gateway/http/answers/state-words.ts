import type { Order } from '../../domain/order.ts';

const ORDERS = { payment: 'Payment', payout: 'Payout' } as const;

const STATES = { 1: 'processing', 2: 'failed', 3: 'succeeded', 4: 'processing', 5: 'failed', 6: 'succeeded' } as const;

/** A state in words, such as `Refund processing.`: the states from 4 on are those of a refund. */
export function stateInWords(kind: Order['kind'], state: keyof typeof STATES): string {
  return `${state >= 4 ? 'Refund' : ORDERS[kind]} ${STATES[state]}.`;
}
