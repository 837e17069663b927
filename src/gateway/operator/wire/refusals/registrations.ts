import { say } from '../../../../web/texts.ts';
import type { RegistrationProblems, RegistrationRefusals } from '../../../operations/registrations/refusals.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

export const registrationSentences: Sentences<RegistrationRefusals> = {
  registrationNotFound: ({ registrationId }) =>
    problem(
      'registrationNotFound',
      `There is no registration ${registrationId}. GET /operator/registrations lists them.`,
    ),
  registrationLinkInvalid: () =>
    problem(
      'registrationNotFound',
      say`This link is not valid, or no longer. Open the newest mail, or register again.`,
    ),
  registrationStateConflict: ({ state, action, needed }) =>
    problem('registrationStateConflict', `The registration is ${state}; ${action} needs ${needed}.`),
  tooManyInvitations: ({ waitSeconds }) =>
    problem('tooManyRequests', say`You got several mails already. Try again in ${waitSeconds} seconds.`),
  tooManyRegistrations: ({ waitSeconds }) =>
    problem(
      'tooManyRequests',
      say`Too many registrations came from your address. Try again in ${waitSeconds} seconds.`,
    ),
  mailNotFound: ({ mailId }) => problem('mailNotFound', `There is no mail ${mailId}. GET /operator/mails lists them.`),
};

export const registrationPhrases: Phrases<RegistrationProblems> = {
  notACountry: () => say`is no country; use its ISO 3166-1 code, such as DE`,
  notPaidInBy: ({ methods }) => say`choose pay-in methods; ${methods.join(', ')} is none`,
  unknownCurrencies: ({ currencies }) => say`use codes such as EUR, USD or USDT; we know no ${currencies.join(', ')}`,
  ibanWrong: () => say`is an IBAN with wrong check digits; compare it with your statement`,
  onOwnMachine: () => say`leads to your own machine; use a public address`,
};
