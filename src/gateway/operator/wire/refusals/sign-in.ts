import { say } from '../../../../web/texts.ts';
import type { SignInProblems, SignInRefusals } from '../../../operations/sign-in/refusals.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

const WAITING_DEVICES: Readonly<Record<SignInRefusals['tooManyDevices']['of'], (seconds: number) => string>> = {
  address: (seconds) => say`Too many commands wait to be confirmed from your address. Try again in ${seconds} seconds.`,
  person: (seconds) => say`Too many commands wait to be confirmed for you. Try again in ${seconds} seconds.`,
  all: (seconds) => say`Too many commands wait to be confirmed. Try again in ${seconds} seconds.`,
};

export const signInSentences: Sentences<SignInRefusals> = {
  noAccount: () => problem('forbidden', 'Tokens have no account. Sign in as a person.'),
  sessionNotFound: ({ sessionId }) =>
    problem('sessionNotFound', say`You have no session ${sessionId}. GET /operator/account/sessions lists them.`),
  noRoleAtOperator: () => problem('forbidden', "You have no role on the operator's side."),
  onlySignedInSee: () => problem('forbidden', say`Only somebody who is signed in can see as a merchant does.`),
  notARoleOfMerchants: ({ role }) => problem('forbidden', `${role} is not a role of a merchant.`),
  cannotResetSelf: () =>
    problem('forbidden', 'This is for somebody who cannot sign in. You change your own sign-in at /account.'),
  personDisabled: ({ email }) => problem('personDisabled', `${email} is disabled. Enable them first.`),
  tokenNotFound: ({ tokenId }) => problem('tokenNotFound', say`There is no token ${tokenId}. Check its id.`),
  tooManyTokens: ({ max }) =>
    problem(
      'tooManyTokens',
      say`There are ${max} active tokens on your side, which is the maximum. Revoke one that is not needed.`,
    ),
  tokensHaveNoFactor: () => problem('forbidden', 'Only people have a second factor; a token needs none.'),
  sessionEnded: () => problem('deviceNotFound', say`The session has ended. Sign in again.`),
  deviceNotFound: () => problem('deviceNotFound', say`Run the command again to get a new code.`),
  tooManyDevices: ({ of, waitSeconds }) => problem('tooManyRequests', WAITING_DEVICES[of](waitSeconds)),
};

export const signInPhrases: Phrases<SignInProblems> = {
  unknownPermission: ({ name }) => say`is ${name}, which does not exist`,
  permissionOfPeople: ({ name }) => say`is ${name}, which only people can have`,
  permissionNotOwn: ({ name }) => say`is ${name}, which you do not have yourself`,
  permissionOfOperator: ({ name }) => `is ${name}, which no role of a merchant has: leave out merNo`,
};
