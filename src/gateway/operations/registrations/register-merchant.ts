import type { Acting } from '../../domain/audit/actor.ts';
import type { Configured } from '../../domain/platform/configured.ts';
import type { Post } from '../../domain/platform/mail.ts';
import type { Clock, Ids, Vault } from '../../domain/ports.ts';
import { addressInName } from '../../domain/text/address-in-name.ts';
import { EMAIL_PROBLEM, readEmail } from '../../domain/text/email-address.ts';
import type { OrderMethod } from '../../domain/method.ts';
import { isOnLoopback } from '../../domain/text/loopback.ts';
import { isPaymentMethod } from '../../domain/method.ts';
import { isCrypto } from '../../domain/money.ts';
import { networkOf } from '../../domain/text/network.ts';
import type { Registration, RegistrationStore } from '../../domain/registrations/registration.ts';
import type { LanguageCode } from '../../domain/registrations/registration-words.ts';
import { done, invalid, refuse, refuseInput } from '../outcome.ts';
import type { InputProblem, OperatorOutcome } from '../outcome.ts';
import { takeTry } from '../platform/take-try.ts';
import { FORGET_UNPROVEN_MS, PROOF_MS } from './registration-limits.ts';
import type { RegistrationTries } from './registration-limits.ts';
import { statusAddress } from './status-address.ts';
import { accountHash, isIbanWrong, maskedAccount, plainAccount } from '../../domain/text/bank-account.ts';
import type { StatusAddressDependencies } from './status-address.ts';

export interface NewRegistration {
  readonly company: string;
  readonly website: string;
  readonly contactName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly country: string;
  readonly currencies: readonly string[];
  readonly methods: readonly OrderMethod[];
  readonly account: string;
  readonly bank: string;
  readonly language: LanguageCode;
}

export type RegisterMerchantDependencies = StatusAddressDependencies & {
  readonly store: Pick<RegistrationStore, 'createRegistration'>;
  readonly clock: Clock;
  readonly configured: Configured;
  readonly ids: Ids;
  readonly vault: Vault;
  readonly post: Post;
  readonly registrationTries: RegistrationTries;
};

/**
 * Nothing in the answer depends on whether the address is known. It is recorded once the address is confirmed: strangers must
 * not fill the record.
 */
export async function registerMerchant(
  deps: RegisterMerchantDependencies,
  given: NewRegistration,
  { address }: Acting,
): Promise<OperatorOutcome<{ expiresAt: number }>> {
  const problems = [...problemsOf(given), ...websiteProblems(deps, given)];
  if (problems.length > 0) return refuseInput(problems);
  const { byNetwork, byEmail } = deps.registrationTries;
  const waitSeconds = address === null || byNetwork === null ? 0 : await takeTry(byNetwork, networkOf(address));
  if (waitSeconds > 0) return refuse('tooManyRegistrations', { waitSeconds });
  const now = deps.clock.now();
  const registration = registrationOf(deps, given, now);
  const { registrationId, email, language } = registration;
  const expiresAt = now + PROOF_MS;
  // To whatever address a stranger has typed: nothing else that they have typed goes along.
  const letter = { kind: 'proof', link: statusAddress(deps, registrationId) } as const;
  const mail = deps.post.write(letter, { recipient: email, language, now, expiresAt });
  // Whose address it is must not be disclosed, so this looks the same. They have a mail already.
  if ((await takeTry(byEmail, email)) > 0) return done({ expiresAt });
  await deps.store.createRegistration({ registration, mails: [mail], audit: [] });
  deps.post.wake();
  return done({ expiresAt });
}

/** What the contract's form cannot say. */
function problemsOf(given: NewRegistration): InputProblem[] {
  const { email, country, methods, currencies, account } = given;
  const wrongName = addressInName(given.contactName, { allowsHost: false });
  const wrongCompany = addressInName(given.company, { allowsHost: true });
  const strange = currencies.filter((code) => !ISO_CURRENCIES.has(code) && !isCrypto(code));
  const others = methods.filter((method) => !isPaymentMethod(method));
  return [
    ...(readEmail(email) === null ? [{ field: 'email', problem: EMAIL_PROBLEM }] : []),
    ...(wrongName === undefined ? [] : [{ field: 'contactName', problem: wrongName }]),
    ...(wrongCompany === undefined ? [] : [{ field: 'company', problem: wrongCompany }]),
    ...(isCountry(country) ? [] : [invalid('country', 'notACountry')]),
    ...(others.length === 0 ? [] : [invalid('methods', 'notPaidInBy', { methods: others })]),
    ...(strange.length === 0 ? [] : [invalid('currencies', 'unknownCurrencies', { currencies: strange })]),
    ...(isIbanWrong(account) ? [invalid('account', 'ibanWrong')] : []),
  ];
}

function websiteProblems({ configured }: RegisterMerchantDependencies, { website }: NewRegistration): InputProblem[] {
  if (configured.mode !== 'live' || !isOnLoopback(website)) return [];
  return [invalid('website', 'onOwnMachine')];
}

const ISO_CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const NOT_COUNTRIES = /^(?:EU|EZ|UN|QO|ZZ|XA|XB)$/;

function isCountry(code: string): boolean {
  // Slow to make, so not at the start of the program.
  const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return !NOT_COUNTRIES.test(code) && countries.of(code) !== undefined;
}

function registrationOf(
  { ids, vault }: RegisterMerchantDependencies,
  { account, ...given }: NewRegistration,
  now: number,
): Registration {
  const { host, origin } = new URL(given.website);
  return {
    ...given,
    registrationId: ids.newId('registration'),
    state: 'unproven',
    companyKey: companyKey(given.company),
    website: origin,
    websiteHost: host,
    email: readEmail(given.email) ?? given.email,
    currencies: [...new Set(given.currencies)],
    accountEnd: maskedAccount(account),
    accountHash: accountHash(vault, account),
    sealed: vault.seal(plainAccount(account)),
    questions: [],
    refusal: null,
    merNo: null,
    invitationId: null,
    decidedBy: null,
    createdAt: now,
    provenAt: null,
    decidedAt: null,
    forgetAt: now + FORGET_UNPROVEN_MS,
  };
}

/** "Corner-Shop Ltd." and "corner shop ltd" are the same. A name without letters or digits is itself. */
function companyKey(company: string): string {
  const plain = company.normalize('NFKC').toLowerCase();
  return plain.replaceAll(/[^\p{L}\p{N}]/gu, '') || plain;
}
