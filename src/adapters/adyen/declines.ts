import type { DeclineClass } from '../shared/contract.ts';
import type { Movement } from '../shared/provider.ts';

/** Adyen's refusal reasons, in its own words (docs.adyen.com, "Refusal reasons"), by what they mean to whoever might try again. */
export const ADYEN_DECLINES: Readonly<Record<DeclineClass, string>> = {
  soft:
    'Refused, Referral, Declined Non Generic, Not enough balance, CVC Declined, AVS Declined, Invalid Pin, Cancelled, ' +
    'Shopper Cancelled, 3D Not Authenticated, 3DS Authentication Error, Authentication required',
  hard:
    'Blocked Card, Expired Card, Invalid Card Number, Not supported, Restricted Card, Revocation Of Auth, ' +
    'Transaction Not Permitted, Transaction blocked by Adyen to prevent excessive retry fees',
  fraud: 'FRAUD, FRAUD-CANCELLED, Acquirer Fraud, Issuer Suspected Fraud',
  limit: 'Pin tries exceeded, Withdrawal amount exceeded, Withdrawal count exceeded',
  technical: 'Acquirer Error, Issuer Unavailable, Invalid Amount, Not Submitted, Pin validation not possible',
};

const CLASSES: ReadonlyMap<string, DeclineClass> = new Map(
  Object.entries(ADYEN_DECLINES).flatMap(([name, reasons]) =>
    reasons.split(', ').map((reason) => [reason.toLowerCase(), name as DeclineClass] as const),
  ),
);

/** A reason that is not in the table is hard: trying a card again that must not be tried costs a fee. */
export function declineBy(reason: string | undefined, raw?: string): NonNullable<Movement['decline']> {
  // Such as `51 : Insufficient funds`, if the account is set to send it.
  const [, schemeCode] = /^([A-Za-z0-9]{1,10}) ?:/.exec(raw ?? '') ?? [];
  return {
    class: CLASSES.get((reason ?? '').toLowerCase()) ?? 'hard',
    ...(schemeCode !== undefined && { schemeCode }),
  };
}
