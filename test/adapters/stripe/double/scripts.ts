/** What a payment method does, by the names that Stripe has for test cards. */
export interface Script {
  readonly declined?: { readonly code: string; readonly decline_code: string };
  readonly isRedirected?: true;
  /** It has no result before a while. */
  readonly isSlow?: true;
  readonly isDisputed?: true;
  readonly failsRefunds?: true;
}

/** Stripe has no test card whose result comes later; this one is of the double only. */
export const SLOW_CARD = '4000000000004061';

const SCRIPTS: Readonly<Record<string, Script>> = {
  pm_card_visa_chargeDeclined: { declined: { code: 'card_declined', decline_code: 'generic_decline' } },
  pm_card_visa_chargeDeclinedLostCard: { declined: { code: 'card_declined', decline_code: 'lost_card' } },
  pm_card_threeDSecure2Required: { isRedirected: true },
  pm_card_createDispute: { isDisputed: true },
  pm_card_refundFail: { failsRefunds: true },
  '4000000000000002': { declined: { code: 'card_declined', decline_code: 'generic_decline' } },
  '4000000000003220': { isRedirected: true },
  '4000000000000259': { isDisputed: true },
  '4000000000005126': { failsRefunds: true },
  [SLOW_CARD]: { isSlow: true },
};

export function scriptOf(card: string): Script {
  return SCRIPTS[card] ?? {};
}
