import type { Acting } from '../../domain/actor.ts';
import { addressInName } from '../../domain/address-in-name.ts';
import { EMAIL_PROBLEM, readEmail } from '../../domain/email-address.ts';
import type { OrderMethod } from '../../domain/method.ts';
import { isOnLoopback } from '../../domain/loopback.ts';
import { isPaymentMethod } from '../../domain/method.ts';
import { isCrypto } from '../../domain/money.ts';
import { networkOf } from '../../domain/network.ts';
import type { Registration } from '../../domain/registration.ts';
import type { LanguageCode } from '../../domain/registration-words.ts';
import type { OperatorDependencies } from '../operator/operator-dependencies.ts';
import { done, refuse, refuseInput } from '../operator/outcome.ts';
import type { InputProblem, OperatorOutcome } from '../operator/outcome.ts';
import { takeTry } from '../take-try.ts';
import { FORGET_UNPROVEN_MS, PROOF_MS } from './registration-limits.ts';
import { statusAddress } from './status-address.ts';
import { accountHash, accountProblem, maskedAccount, plainAccount } from './settlement-account.ts';

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

/**
 * Nothing in the answer depends on whether the address is known. It is recorded once the address is confirmed: strangers must
 * not fill the record.
 */
export async function registerMerchant(
  deps: OperatorDependencies,
  given: NewRegistration,
  { address }: Acting,
): Promise<OperatorOutcome<{ expiresAt: number }>> {
  const problems = [...problemsOf(given), ...websiteProblems(deps, given)];
  if (problems.length > 0) return refuseInput(problems);
  const { byNetwork, byEmail } = deps.registrationTries;
  const waitSeconds = address === null || byNetwork === null ? 0 : await takeTry(byNetwork, networkOf(address));
  if (waitSeconds > 0) {
    const detail = `Too many registrations came from your address. Try again in ${waitSeconds} seconds.`;
    return refuse('tooManyRequests', detail);
  }
  const now = deps.clock.now();
  const registration = registrationOf(deps, given, now);
  const { registrationId, email, language } = registration;
  const expiresAt = now + PROOF_MS;
  // To whatever address a stranger has typed: nothing else that they have typed goes along.
  const letter = { kind: 'proof', link: statusAddress(deps, registrationId) } as const;
  const mail = deps.post.write(letter, { recipient: email, language, now, expiresAt });
  // Whose address it is must not be told, so that this looks the same. They have a mail already.
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
  const wrongAccount = accountProblem(account);
  const others = methods.filter((method) => !isPaymentMethod(method));
  return [
    ...(readEmail(email) === null ? [{ field: 'email', problem: EMAIL_PROBLEM }] : []),
    ...(wrongName === undefined ? [] : [{ field: 'contactName', problem: wrongName }]),
    ...(wrongCompany === undefined ? [] : [{ field: 'company', problem: wrongCompany }]),
    ...(isCountry(country)
      ? []
      : [{ field: 'country', problem: 'is no country; use its ISO 3166-1 code, such as DE' }]),
    ...(others.length === 0
      ? []
      : [{ field: 'methods', problem: `choose pay-in methods; ${others.join(', ')} is none` }]),
    ...(strange.length === 0
      ? []
      : [{ field: 'currencies', problem: `use codes such as EUR, USD or USDT; we know no ${strange.join(', ')}` }]),
    ...(wrongAccount === undefined ? [] : [{ field: 'account', problem: wrongAccount }]),
  ];
}

function websiteProblems({ configured }: OperatorDependencies, { website }: NewRegistration): InputProblem[] {
  if (configured.mode !== 'live' || !isOnLoopback(website)) return [];
  return [{ field: 'website', problem: 'leads to your own machine; use a public address' }];
}

const ISO_CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const NOT_COUNTRIES = /^(?:EU|EZ|UN|QO|ZZ|XA|XB)$/;

function isCountry(code: string): boolean {
  return !NOT_COUNTRIES.test(code) && COUNTRIES.of(code) !== undefined;
}

function registrationOf(
  { ids, vault }: OperatorDependencies,
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
