import type { FinishRefusal } from '../../../operations/sign-in/providers/provider-sign-in.ts';

// Why a sign-in through an identity provider did not succeed, and what to do about it.

export interface Refusal {
  readonly status: number;
  readonly title: string;
  readonly lines: readonly string[];
  /** Whether a new start can end differently. */
  readonly again: boolean;
}

export const BUSY: Refusal = {
  status: 429,
  title: 'Too many sign-ins from your network',
  lines: ['Wait a minute, then try again.'],
  again: true,
};

/** The page does not say which groups or addresses would be let in. */
export function refusalOf(code: FinishRefusal, provider: string): Refusal {
  const [status, title, line, again] = refusalsOf(provider)[code];
  return { status, title, lines: [line], again };
}

type Refusals = Readonly<Record<FinishRefusal, readonly [number, string, string, boolean]>>;

function refusalsOf(provider: string): Refusals {
  return {
    unknown: [404, 'Page not found', 'Check the address, or choose another way to sign in.', false],
    expired: [
      400,
      'This sign-in has expired',
      'It was used already, took more than 10 minutes, or was started in another browser. Start again.',
      true,
    ],
    denied: [403, 'Sign-in was cancelled', `${provider} did not sign you in.`, true],
    unavailable: [
      503,
      `${provider} is not responding`,
      'Nobody was signed in. Try again in a minute, or choose another way to sign in.',
      true,
    ],
    invalid: [
      400,
      `We could not verify the response from ${provider}`,
      'Nobody was signed in. Try again; if it happens again, tell your admin.',
      true,
    ],
    noRole: [
      403,
      'You do not have access',
      `${provider} knows you, but none of your groups has a role here. Ask your admin for access, then sign in again.`,
      true,
    ],
    emailRefused: [
      403,
      'Your email address is not accepted',
      `${provider} must send a verified email address of your organization. Ask your admin.`,
      true,
    ],
    emailTaken: [
      409,
      'You already have an account',
      `An account with your email address exists, but is not connected to ${provider}. Sign in to it as before, then connect ${provider} on your account page.`,
      false,
    ],
    disabled: [403, 'Your account is disabled', 'Ask your admin.', false],
    lastAdmin: [
      403,
      'You are the last admin',
      `${provider} no longer gives you the admin role, and nobody else has it. Another admin has to sign in or be invited first.`,
      true,
    ],
    otherPerson: [403, 'This is another account', `At ${provider}, sign in with your email address here.`, false],
    noFactor: [
      403,
      `${provider} did not ask for a second factor`,
      'What you want to do needs one. Set one up there, or ask your admin.',
      false,
    ],
  };
}
