import type { Reason } from '../../bank-files/model.ts';
import type { DeclineClass } from './store.ts';

// The codes of ISO 20022 by which banks reject and return, as merchants read them. What a bank writes itself is never passed on: it could name
// an account.

interface Meaning {
  readonly declineClass: DeclineClass;
  readonly message: string;
}

const ACCOUNT_WRONG: Meaning = { declineClass: 'hard', message: 'There is no such account.' };
const ACCOUNT_CLOSED: Meaning = { declineClass: 'hard', message: 'The account is closed.' };
const ACCOUNT_BLOCKED: Meaning = { declineClass: 'hard', message: 'The account is blocked.' };
const NAME_WRONG: Meaning = { declineClass: 'hard', message: 'The name does not belong to the account.' };
const BANK_WRONG: Meaning = { declineClass: 'hard', message: 'The bank of the account cannot be reached.' };
const LIMIT: Meaning = { declineClass: 'limit', message: 'The amount is more than the bank allows.' };
const FUNDS: Meaning = { declineClass: 'soft', message: 'The bank could not pay at the moment.' };
const LAW: Meaning = { declineClass: 'fraud', message: 'The bank refused it by its rules.' };
const OTHER: Meaning = { declineClass: 'technical', message: 'The bank refused it.' };

const MEANINGS: Readonly<Record<string, Meaning>> = {
  AC01: ACCOUNT_WRONG,
  AC02: ACCOUNT_WRONG,
  AC03: ACCOUNT_WRONG,
  AC04: ACCOUNT_CLOSED,
  AC05: ACCOUNT_CLOSED,
  AC06: ACCOUNT_BLOCKED,
  AC07: ACCOUNT_CLOSED,
  AG01: ACCOUNT_BLOCKED,
  AG02: OTHER,
  AM02: LIMIT,
  AM04: FUNDS,
  AM14: LIMIT,
  AM21: LIMIT,
  BE01: NAME_WRONG,
  BE04: NAME_WRONG,
  BE06: NAME_WRONG,
  FRAD: LAW,
  RC01: BANK_WRONG,
  RC03: BANK_WRONG,
  RC04: BANK_WRONG,
  RR01: LAW,
  RR02: LAW,
  RR03: LAW,
  RR04: LAW,
};

export function meaningOf(reasons: readonly Reason[]): Meaning & { readonly code: string | null } {
  const codes = reasons.flatMap(({ code }) => (code === null ? [] : [code]));
  const known = codes.find((code) => code in MEANINGS);
  const [code = null] = known === undefined ? codes.filter((one) => /^[A-Za-z0-9]{1,10}$/.test(one)) : [known];
  return { ...(known === undefined ? OTHER : (MEANINGS[known] ?? OTHER)), code };
}

/** The bank has seen this number before: then the first one counts, and this refusal says nothing about it. */
export function isDuplicate(reasons: readonly Reason[]): boolean {
  return reasons.some(({ code }) => code === 'AM05' || /^DU0[1-9]$/.test(code ?? ''));
}
