/**
 * Stripe takes card numbers from accounts that it has permitted to send them; in test mode the same cards have names that every account may
 * send: https://docs.stripe.com/testing
 */
export const STRIPE_TEST_CARDS: ReadonlyMap<string, string> = new Map([
  ['4242424242424242', 'pm_card_visa'],
  ['4000056655665556', 'pm_card_visa_debit'],
  ['5555555555554444', 'pm_card_mastercard'],
  ['378282246310005', 'pm_card_amex'],
  ['4000000000000002', 'pm_card_visa_chargeDeclined'],
  ['4000000000009995', 'pm_card_visa_chargeDeclinedInsufficientFunds'],
  ['4000000000009987', 'pm_card_visa_chargeDeclinedLostCard'],
  ['4000000000009979', 'pm_card_visa_chargeDeclinedStolenCard'],
  ['4000000000000069', 'pm_card_chargeDeclinedExpiredCard'],
  ['4000000000000119', 'pm_card_chargeDeclinedProcessingError'],
  ['4000000000003220', 'pm_card_threeDSecure2Required'],
  ['4000002760003184', 'pm_card_authenticationRequired'],
  ['4000000000000259', 'pm_card_createDispute'],
  ['4000000000005126', 'pm_card_refundFail'],
]);
