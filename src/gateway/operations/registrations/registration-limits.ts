import type { Limiter, Tries, TryRule } from '../../domain/limiter.ts';

const DAY_MS = 86_400_000;

/** Until when the link of an unconfirmed address works. */
export const PROOF_MS = 2 * DAY_MS;
/** Other mails are worth sending for this long. */
export const MAIL_MS = 7 * DAY_MS;

/** How long registrations are kept that nobody goes on with. */
export const FORGET_UNPROVEN_MS = 7 * DAY_MS;
export const FORGET_UNANSWERED_MS = 90 * DAY_MS;
/** The same person may try again under another name: until then duplicates are pointed out. */
export const FORGET_REFUSED_MS = 180 * DAY_MS;

export const DUPLICATES_MAX = 50;

export interface RegistrationTries {
  /** Null while all callers share the address of a proxy. */
  readonly byNetwork: Tries | null;
  readonly byEmail: Tries;
}

/** Each registration sends a mail to whatever address was entered, so strangers must not send many: one a day and address. */
const BY_NETWORK: TryRule = {
  name: 'registrationNetwork',
  countMax: 10,
  windowMs: 3_600_000,
  underWayMs: 0,
  writesPerSecondMax: 50,
};
const BY_EMAIL: TryRule = { ...BY_NETWORK, name: 'registrationEmail', countMax: 1, windowMs: DAY_MS };

export function createRegistrationTries(
  limiter: Pick<Limiter, 'createTries'>,
  { limitsByAddress }: { readonly limitsByAddress: boolean },
): RegistrationTries {
  return {
    byNetwork: limitsByAddress ? limiter.createTries(BY_NETWORK) : null,
    byEmail: limiter.createTries(BY_EMAIL),
  };
}
