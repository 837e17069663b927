import { say, translated } from '../../../web/texts.ts';
import type { ClosedInvitation } from '../../operations/people/accept-invitation.ts';
import { NAME_LENGTH_MAX } from '../../operations/sign-in/enrol.ts';
import type { EnrolmentProblems } from '../../operations/sign-in/enrol.ts';
import { FACTORS_MAX } from '../../operations/sign-in/own-factors.ts';
import type { FactorProblem } from '../../operations/sign-in/own-factors.ts';
import { PASSKEYS_MAX } from '../../operations/sign-in/passkeys/passkeys.ts';
import type { PasskeyReason } from '../../operations/sign-in/passkeys/passkeys.ts';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../../operations/sign-in/password-rules.ts';

// What people read if something about their own sign-in is refused.

export function passwordsBusy(): string {
  return say`Too many passwords are being checked. Try again in a moment.`;
}

const FACTOR_PROBLEMS: Readonly<Record<FactorProblem, (() => string) | string>> = translated({
  passwordTooShort: () => say`Use at least ${PASSWORD_LENGTH_MIN} characters. A few words are easy to remember.`,
  passwordTooLong: () => say`Use at most ${PASSWORD_LENGTH_MAX} characters.`,
  passwordHasName: 'Do not use your email address or a part of it.',
  passwordCommon: 'This password is too easy to guess. Use another one.',
  onlyFactor: 'This is your only second factor. Add another one first.',
  onlyWayIn: 'Without this passkey you could not sign in. Set a password or add another passkey first.',
  wrongCode: 'That code is wrong. Enter the one your app shows now.',
  wrongPassword: 'Your current password is wrong.',
  tooManyFactors: () => say`You have ${FACTORS_MAX} already. Remove one first.`,
  removedBefore: 'It was removed already.',
  noPassword:
    'A recovery code works only after a password, and you have none. Set a password first, or add a second passkey.',
  accountGone: 'This account is gone.',
});

export function factorProblem(problem: FactorProblem): string {
  const words = FACTOR_PROBLEMS[problem];
  return typeof words === 'string' ? words : words();
}

export function nameProblem(problem: NonNullable<EnrolmentProblems['name']>): string {
  return problem === 'nameMissing' ? say`Enter your name.` : say`Use at most ${NAME_LENGTH_MAX} characters.`;
}

export const INVITATION_CLOSED: Readonly<Record<ClosedInvitation['reason'], string>> = translated({
  notOpen:
    'This invitation is no longer valid. It can be used once, within 24 hours. Ask whoever invited you for a new one.',
  notTheirs: 'This invitation is no longer valid. Ask whoever invited you for a new one.',
});

const PASSKEY_REFUSED: Readonly<Record<PasskeyReason, (() => string) | string>> = translated({
  unusable: 'This passkey cannot be used here. Try another one, or sign in with your password.',
  unreadable: 'Your browser sent an answer that we cannot read. Try again.',
  late: 'This took too long, or was already used. Try again.',
  registered: 'This passkey is already registered.',
  tooMany: () => say`You have ${PASSKEYS_MAX} passkeys already. Remove one that you no longer use.`,
  ofAnother: 'This passkey belongs to another account. Use one of yours.',
});

export function passkeyRefusal(reason: PasskeyReason): string {
  const words = PASSKEY_REFUSED[reason];
  return typeof words === 'string' ? words : words();
}
