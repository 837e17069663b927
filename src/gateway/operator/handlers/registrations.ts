import type { components } from '../../../../generated/operator.ts';
import type {
  OperatorBodies,
  OperatorOperationId,
  OperatorParameters,
} from '../../../../generated/operator-operations.ts';
import type { Registration } from '../../domain/registrations/registration.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { done, refuseInput } from '../../operations/outcome.ts';
import type { InputProblem } from '../../operations/outcome.ts';
import type { RegistrationTerms } from '../../operations/registrations/approve-registration.ts';
import type { OwnRegistration } from '../../operations/registrations/own-registration.ts';
import type { ShownRegistration } from '../../operations/registrations/read-registrations.ts';
import type { ShownMail } from '../../operations/registrations/sandbox-mails.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentText, newTermsFromWire, optionalMoment } from '../wire/merchant.ts';

type Schemas = components['schemas'];

type RegistrationOperationId = Extract<
  OperatorOperationId,
  | `${string}Registration`
  | 'listRegistrations'
  | 'getSettlementAccount'
  | 'registerMerchant'
  | 'proveEmail'
  | 'answerQuestions'
  | 'renewInvitation'
  | 'askBack'
  | 'listMails'
  | 'getMail'
>;

export function createRegistrationHandlers(
  operations: Pick<OperatorOperations, RegistrationOperationId>,
): Pick<OperatorHandlers, RegistrationOperationId> {
  return {
    registerMerchant: async ({ body: { phone = null, language = 'en', ...body }, acting }) =>
      mapOutcome(operations.registerMerchant({ ...body, phone, language }, acting), ({ expiresAt }) => ({
        expiresAt: momentText(expiresAt),
      })),
    proveEmail: async ({ body: { link }, acting }) => mapOutcome(operations.proveEmail(link, acting), ownToWire),
    getOwnRegistration: async ({ body: { link } }) => mapOutcome(operations.getOwnRegistration(link), ownToWire),
    answerQuestions: async ({ body, acting }) => mapOutcome(operations.answerQuestions(body, acting), ownToWire),
    renewInvitation: async ({ body: { link }, acting }) =>
      mapOutcome(operations.renewInvitation(link, acting), ownToWire),
    async listRegistrations({ parameters: { state = null, before = null, limit } }) {
      const { registrations, next } = await operations.listRegistrations({ state, before, limit });
      return done({ registrations: registrations.map(listedToWire), next });
    },
    getRegistration: async ({ parameters: { registrationId } }) =>
      mapOutcome(operations.getRegistration(registrationId), registrationToWire),
    getSettlementAccount: async ({ parameters: { merNo } }) =>
      mapOutcome(operations.getSettlementAccount(merNo), (registration) => ({
        merNo,
        account: registration?.accountEnd ?? null,
        bank: registration?.bank ?? null,
        givenAt: optionalMoment(registration?.createdAt ?? null),
      })),
    async approveRegistration(call) {
      const given = approvalFromWire(call);
      if (Array.isArray(given)) return refuseInput(given);
      return mapOutcome(operations.approveRegistration(given, call.acting), registrationToWire);
    },
    askBack: async ({ parameters: { registrationId }, body: { question }, acting }) =>
      mapOutcome(operations.askBack({ registrationId, question }, acting), registrationToWire),
    refuseRegistration: async ({ parameters: { registrationId }, body: { refusal }, acting }) =>
      mapOutcome(operations.refuseRegistration({ registrationId, refusal }, acting), registrationToWire),
    async listMails({ parameters: { limit } }) {
      const mails = (await operations.listMails(limit)).map(mailToWire);
      return done({ mails: mails.map(({ plainText: _plainText, html: _html, ...listed }) => listed) });
    },
    getMail: async ({ parameters: { mailId } }) => mapOutcome(operations.getMail(mailId), mailToWire),
  };
}

export function approvalFromWire({
  parameters: { registrationId },
  body: { terms: given, methods, currencies },
}: {
  readonly parameters: OperatorParameters['approveRegistration'];
  readonly body: OperatorBodies['approveRegistration'];
}): RegistrationTerms | InputProblem[] {
  const terms = newTermsFromWire(given);
  return Array.isArray(terms) ? terms : { registrationId, terms, methods, currencies };
}

function listedToWire({
  registration,
  duplicates,
}: {
  readonly registration: Registration;
  readonly duplicates: readonly Schemas['DuplicateField'][];
}): Schemas['ListedRegistration'] {
  const { registrationId, state, company, website, country, merNo, createdAt, provenAt } = registration;
  const times = { createdAt: momentText(createdAt), provenAt: optionalMoment(provenAt) };
  return { registrationId, state, company, website, country, merNo, ...times, duplicates: [...duplicates] };
}

function registrationToWire({ registration, duplicates }: ShownRegistration): Schemas['Registration'] {
  const { currencies, methods, accountEnd, provenAt, decidedAt, createdAt, questions, ...rest } = registration;
  const { registrationId, state, company, website, contactName, email, phone, country } = rest;
  const { bank, language, refusal, merNo, decidedBy } = rest;
  return {
    registrationId,
    state,
    company,
    website,
    contactName,
    email,
    phone,
    country,
    currencies: [...currencies],
    methods: [...methods],
    account: accountEnd,
    bank,
    language,
    refusal,
    merNo,
    decidedBy,
    questions: questionsToWire(questions),
    createdAt: momentText(createdAt),
    provenAt: optionalMoment(provenAt),
    decidedAt: optionalMoment(decidedAt),
    duplicates: duplicates.map(({ same, ...one }) => ({ ...one, same: [...same] })),
  };
}

function ownToWire({ registration, isInvited }: OwnRegistration): Schemas['OwnRegistration'] {
  const { state, company, website, questions, refusal, merNo, createdAt } = registration;
  return {
    state,
    company,
    website,
    refusal,
    merNo,
    isInvited,
    questions: questionsToWire(questions),
    createdAt: momentText(createdAt),
  };
}

function questionsToWire(questions: Registration['questions']): Schemas['RegistrationQuestion'][] {
  return questions.map(({ question, askedAt, answer, answeredAt }) => ({
    question,
    askedAt: momentText(askedAt),
    answer,
    answeredAt: optionalMoment(answeredAt),
  }));
}

function mailToWire({ createdAt, ...mail }: ShownMail): Schemas['Mail'] {
  return { ...mail, createdAt: momentText(createdAt) };
}
