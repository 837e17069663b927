import { say, translated } from '../../../../web/texts.ts';
import type { FinishRefusal } from '../../../operations/sign-in/providers/provider-sign-in.ts';

// Why a sign-in through an identity provider did not succeed, and what to do about it.

export interface Refusal {
  readonly status: number;
  readonly title: string;
  readonly lines: readonly string[];
  /** Whether a new start can end differently. */
  readonly again: boolean;
}

export const BUSY: Refusal = translated({
  status: 429,
  title: 'Too many sign-ins from your network',
  lines: ['Wait a minute, then try again.'],
  again: true,
});

/** The page does not say which groups or addresses would be let in. */
export function refusalOf(code: FinishRefusal, provider: string): Refusal {
  const [status, title, line, again] = refusalsOf(provider)[code];
  return { status, title, lines: [line], again };
}

type Refusals = Readonly<Record<FinishRefusal, readonly [number, string, string, boolean]>>;

function refusalsOf(provider: string): Refusals {
  return {
    unknown: [404, say`Page not found`, say`Check the address, or choose another way to sign in.`, false],
    expired: [
      400,
      say`This sign-in has expired`,
      say`It was used already, took more than 10 minutes, or was started in another browser. Start again.`,
      true,
    ],
    denied: [403, say`Sign-in was cancelled`, say`${provider} did not sign you in.`, true],
    unavailable: [
      503,
      say`${provider} is not responding`,
      say`Nobody was signed in. Try again in a minute, or choose another way to sign in.`,
      true,
    ],
    invalid: [
      400,
      say`We could not verify the response from ${provider}`,
      say`Nobody was signed in. Try again; if it happens again, tell your admin.`,
      true,
    ],
    noRole: [
      403,
      say`You do not have access`,
      say`${provider} knows you, but none of your groups has a role here. Ask your admin for access, then sign in again.`,
      true,
    ],
    emailRefused: [
      403,
      say`Your email address is not accepted`,
      say`${provider} must send a verified email address of your organization. Ask your admin.`,
      true,
    ],
    emailTaken: [
      409,
      say`You already have an account`,
      say`An account with your email address exists, but is not connected to ${provider}. Sign in to it as before, then connect ${provider} on your account page.`,
      false,
    ],
    disabled: [403, say`Your account is disabled`, say`Ask your admin.`, false],
    lastAdmin: [
      403,
      say`You are the last admin`,
      say`${provider} no longer gives you the admin role, and nobody else has it. Another admin has to sign in or be invited first.`,
      true,
    ],
    otherPerson: [403, say`This is another account`, say`At ${provider}, sign in with your email address here.`, false],
    noFactor: [
      403,
      say`${provider} did not ask for a second factor`,
      say`What you want to do needs one. Set one up there, or ask your admin.`,
      false,
    ],
  };
}
