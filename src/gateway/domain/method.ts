import type { PaymentMethod, PayoutMethod } from '../../../generated/methods.ts';

// By what orders are paid, as the contract lists it. A table that says something about every method is a
// `Record<PaymentMethod, …>`: one that the contract gets does not compile until each table has it.

export type { PaymentMethod, PayoutMethod };

/** The name under which an order stands whose payer chooses the method. */
export const CASHIER = 'CASHIER';

/** How a payment is submitted. */
export type SubmittedMethod = PaymentMethod | typeof CASHIER;

export type OrderMethod = SubmittedMethod | PayoutMethod;

export function isPayoutMethod(method: OrderMethod): method is PayoutMethod {
  return method.startsWith('PAYOUT_');
}

export function isPaymentMethod(method: OrderMethod): method is PaymentMethod {
  return method !== CASHIER && !isPayoutMethod(method);
}
