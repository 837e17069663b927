import type { CardPayout, PaymentMethod, PayoutMethod } from '../../../generated/methods.ts';

// The payment methods, as the contract lists them. A table with an entry for every method is a `Record<PaymentMethod,
// …>`: a method added to the contract does not compile until every table has it.

export type { PaymentMethod, PayoutMethod };

/** The method of an order whose payer chooses on the page. */
export const CASHIER = 'CASHIER';

/** How a payment is submitted. */
export type SubmittedMethod = PaymentMethod | typeof CASHIER;

export type OrderMethod = SubmittedMethod | PayoutMethod;

export function isPayoutMethod(method: OrderMethod): method is PayoutMethod {
  return method.startsWith('PAYOUT_');
}

/** The payout whose account is a card number; any other value than the contract's does not compile. */
export const CARD_PAYOUT: CardPayout = 'PAYOUT_2';

/** S9: of such an account only the first six and the last four digits are stored. */
export function isCardPayout(method: OrderMethod): boolean {
  return method === CARD_PAYOUT;
}

export function isPaymentMethod(method: OrderMethod): method is PaymentMethod {
  return method !== CASHIER && !isPayoutMethod(method);
}
