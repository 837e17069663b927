import type { TryRule } from '../../domain/limiter.ts';

// Against guessing, counted in the store over all nodes (S34). Somebody who has signed in from a browser before has a count of
// their own there, so that strangers cannot lock them out.

const PAUSES = { msMin: 60_000, msMax: 3_600_000, forgottenAfterMs: 86_400_000 };

/** A check takes a second at most; a process that died in one blocks nobody for long. */
const UNDER_WAY_MS = 10_000;

/** Ten wrong passwords for one address of an account, whether it exists or not, then a minute's pause, then two, up to an hour. */
export const ACCOUNT_PASSWORDS: TryRule = {
  name: 'signInAccount',
  countMax: 10,
  windowMs: 900_000,
  underWayMs: UNDER_WAY_MS,
  pause: PAUSES,
};

/** Ten in a minute from one network, whatever the accounts: an office behind one address mistypes less. */
export const NETWORK_PASSWORDS: TryRule = { ...ACCOUNT_PASSWORDS, name: 'signInNetwork', windowMs: 60_000 };

/** From a browser in which this person has signed in before. */
export const DEVICE_PASSWORDS: TryRule = { ...ACCOUNT_PASSWORDS, name: 'signInDevice' };

/** Codes of the second factor, for one person: only somebody who has the password gets to guess them. */
export const PERSON_CODES: TryRule = { ...ACCOUNT_PASSWORDS, name: 'signInCode' };

/** Refusals about accounts that do not exist are recorded this often at most: strangers must not fill the record. */
export const UNKNOWN_RECORDS = { countMax: 20, windowMs: 60_000 };

/** What a stranger can have mailed to an address, whether it has an account or not: one link a day. */
export const PASSWORD_LINKS: TryRule = {
  name: 'passwordLink',
  countMax: 1,
  windowMs: 86_400_000,
  underWayMs: UNDER_WAY_MS,
};

/** Anybody can lock somebody's sign-in: its address gets one mail a day about it. */
export const LOCKOUT_MAILS: TryRule = { ...PASSWORD_LINKS, name: 'lockoutMail' };

/** An office forgets fewer passwords in an hour. */
export const NETWORK_PASSWORD_LINKS: TryRule = {
  name: 'passwordLinkNetwork',
  countMax: 20,
  windowMs: 3_600_000,
  underWayMs: UNDER_WAY_MS,
};

/** Each question writes a row, so that nobody can fill the table from many networks. */
export const PASSWORD_LINKS_OF_ALL = { countMax: 60, windowMs: 60_000 };

/** Somebody changes their address seldom; each time two mails go out. */
export const EMAIL_CHANGES: TryRule = { ...PASSWORD_LINKS, name: 'emailChange', countMax: 3 };

/** Whoever is signed in can name any address: it gets one mail a day. */
export const EMAIL_CHANGES_TO: TryRule = { ...PASSWORD_LINKS, name: 'emailChangeTo' };
