import type { DeclineClass } from '../shared/contract.ts';

/** What Stripe calls a decline (`decline_code`, or `code` if there is none), by what it means to whoever might try again. */
export const STRIPE_DECLINES: Readonly<Record<DeclineClass, readonly string[]>> = {
  soft: [
    'authentication_required',
    'approve_with_id',
    'call_issuer',
    'card_declined',
    'do_not_honor',
    'generic_decline',
    'incorrect_cvc',
    'incorrect_pin',
    'incorrect_zip',
    'insufficient_funds',
    'invalid_cvc',
    'invalid_pin',
    'no_action_taken',
    'not_permitted',
    'offline_pin_required',
    'online_or_offline_pin_required',
    'payment_intent_authentication_failure',
    'try_again_later',
  ],
  hard: [
    'card_not_supported',
    'currency_not_supported',
    'expired_card',
    'incorrect_number',
    'invalid_account',
    'invalid_expiry_month',
    'invalid_expiry_year',
    'invalid_number',
    'lost_card',
    'new_account_information_available',
    'pickup_card',
    'restricted_card',
    'revocation_of_all_authorizations',
    'revocation_of_authorization',
    'security_violation',
    'service_not_allowed',
    'stolen_card',
    'stop_payment_order',
    'testmode_decline',
    'transaction_not_allowed',
  ],
  fraud: ['fraudulent', 'highest_risk_level', 'merchant_blacklist'],
  limit: ['card_velocity_exceeded', 'pin_try_exceeded', 'withdrawal_count_limit_exceeded'],
  technical: [
    'duplicate_transaction',
    'invalid_amount',
    'issuer_not_available',
    'processing_error',
    'reenter_transaction',
  ],
};

const CLASSES: ReadonlyMap<string, DeclineClass> = new Map(
  (Object.keys(STRIPE_DECLINES) as DeclineClass[]).flatMap((name) => STRIPE_DECLINES[name].map((code) => [code, name])),
);

interface StripeDecline {
  readonly code?: string | undefined;
  readonly decline_code?: string | undefined;
  readonly network_decline_code?: string | undefined;
}

/** A word that Stripe adds after this table was written is `technical`, which blames nobody. */
export function declineOf(error: StripeDecline | null | undefined): { class: DeclineClass; schemeCode?: string } {
  const { code = '', decline_code: declineCode = code, network_decline_code: schemeCode = '' } = error ?? {};
  const known = CLASSES.get(declineCode) ?? CLASSES.get(code) ?? 'technical';
  return { class: known, ...(/^[A-Za-z0-9]{1,10}$/.test(schemeCode) && { schemeCode }) };
}
