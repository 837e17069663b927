import { passesLuhn } from '../../../protocol/card.ts';
import { hasClabeDigit, remainderBy97 } from '../../domain/text/check-digits.ts';
import { CARD_PAYOUT } from '../../domain/method.ts';
import type { PayoutMethod } from '../../domain/method.ts';

// Typing mistakes in accounts, found by their check digits: money that leaves does not come back. What has no check digits, or
// whose form is not known, passes.

interface AccountRule {
  /** Whether the account claims to be of this form. */
  readonly isMeant: (account: string) => boolean;
  readonly isRight: (account: string) => boolean;
  readonly problem: string;
}

const CARD: AccountRule = {
  isMeant: () => true,
  isRight: (account) => /^[0-9]{12,19}$/.test(account) && passesLuhn(account),
  problem: 'is not a card number; check its digits',
};

const CLABE: AccountRule = {
  isMeant: (account) => /^[0-9]{18}$/.test(account),
  isRight: hasClabeDigit,
  problem: 'is not a CLABE; check its 18 digits',
};

const IBAN: AccountRule = {
  isMeant: (account) => /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(account),
  isRight: (account) => remainderBy97(account) === 1,
  problem: 'is not an IBAN; check its characters',
};

const RULES: Readonly<Record<PayoutMethod, AccountRule | null>> = {
  PAYOUT_1: IBAN,
  [CARD_PAYOUT]: CARD,
  PAYOUT_3: null,
  PAYOUT_4: null,
  PAYOUT_5: null,
  PAYOUT_6: CLABE,
};

/** What is wrong with an account; undefined if nothing is known to be. */
export function accountProblem(method: PayoutMethod, account: string): string | undefined {
  const rule = RULES[method];
  return rule === null || !rule.isMeant(account) || rule.isRight(account) ? undefined : rule.problem;
}
