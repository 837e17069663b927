import type { Config } from '../config/config.ts';
import type { Core } from '../core.ts';
import { peopleOnly } from '../../../generated/permissions.ts';
import type { DemoConfirm } from '../sandbox/demo-confirm.ts';
import { DEVICE_CODES } from '../http/limits.ts';
import type { OperatorOperations } from '../operations/create-operator-operations.ts';
import { createDecideDevice } from '../operations/sign-in/decide-device.ts';
import { createDeviceRoutes } from '../pages/account/device-pages.ts';
import { createTokenRoutes, createTokensSection } from '../pages/account/tokens-section.ts';
import type { TokenPagesOptions } from '../pages/account/tokens-section.ts';
import { createEnrolment } from '../operations/sign-in/enrol.ts';
import { createOwnAccount } from '../operations/sign-in/own-account.ts';
import { createOwnFactors } from '../operations/sign-in/own-factors.ts';
import { createOwnPasskeys } from '../operations/sign-in/passkeys/own-passkeys.ts';
import { createOwnSessions } from '../operations/sign-in/own-sessions.ts';
import { PASSWORD_COST } from '../operations/sign-in/password.ts';
import type { PasswordCost } from '../operations/sign-in/password.ts';
import { createSubmissions } from '../operations/sign-in/submissions.ts';
import { createSignIn } from '../operations/sign-in/sign-in.ts';
import { createAccountRoutes } from '../pages/account/account-page.ts';
import { createConfirmRoutes } from '../pages/account/confirm-pages.ts';
import { createFactorRoutes } from '../pages/account/factor-pages.ts';
import { createFactorsSection } from '../pages/account/factors-section.ts';
import { createInvitationRoutes } from '../pages/account/invitation-pages.ts';
import { createLogSection } from '../pages/account/log-section.ts';
import { createRolesSection, createSideRoutes } from '../pages/account/roles-section.ts';
import { createSessionRoutes, createSessionsSection } from '../pages/account/sessions-section.ts';
import { sessionStateRoute } from '../pages/account/session-state.ts';
import { createSignInRoutes } from '../pages/account/sign-in-pages.ts';
import { createProviderSignIn } from '../operations/sign-in/providers/provider-sign-in.ts';
import type { Identify } from '../operations/sign-in/identify.ts';
import { createPasskeyEnrolment } from '../operations/sign-in/passkeys/passkey-enrolment.ts';
import { createPasskeySignIn } from '../operations/sign-in/passkeys/passkey-sign-in.ts';
import { createPasskeyOperations } from '../operations/sign-in/passkeys/passkeys.ts';
import type { PasskeyOperations } from '../operations/sign-in/passkeys/passkeys.ts';
import { createForgottenPassword } from '../operations/sign-in/mailed/forgotten-password.ts';
import { createResetPassword } from '../operations/sign-in/mailed/reset-password.ts';
import { createPost } from './open-mail.ts';
import { languageOf } from '../pages/desk/languages.ts';
import { createChangeEmail } from '../operations/sign-in/mailed/change-email.ts';
import { createEmailRoutes } from '../pages/account/email-pages.ts';
import { createResetRoutes } from '../pages/account/reset-pages.ts';
import type { ResetPagesOptions } from '../pages/account/reset-pages.ts';
import { createAskAgain } from '../pages/account/ask-again.ts';
import type { AskingOptions } from '../pages/account/ask-again.ts';
import { ASSETS_FOLDER, CODES_SCRIPT, PASSKEY_SCRIPT, RESUME_SCRIPT, SESSION_SCRIPT } from '../pages/account/assets.ts';
import { createPasskeyPages } from '../pages/account/passkey-pages.ts';
import type { PasskeyPages } from '../pages/account/passkey-pages.ts';
import { createNewsRoutes, createNewsSection } from '../pages/account/news-section.ts';
import type { AccountSection } from '../pages/account/sections.ts';
import { pageHeaders } from '../pages/account/page-headers.ts';
import { answerMessage } from '../pages/account/views/layout.ts';
import type { AskAgain, PageRoute } from '../pages/frame/page-types.ts';
import { createPages } from '../pages/frame/pages.ts';
import type { PeoplePages } from '../pages/frame/pages.ts';
import { createProviderPages } from '../pages/account/provider-pages.ts';
import type { ProviderPages } from '../pages/account/provider-pages.ts';
import { newPad } from '../vault/ids.ts';

// The pages of people, with what they need from the contract's tables. Each subject adds its routes here, and its section of
// the account page.

export interface PeoplePagesOptions {
  readonly identify: Identify;
  /** Where browsers reach the gateway, without a trailing slash. */
  readonly publicUrl: () => string;
  /** Lower in tests only. */
  readonly passwordCost?: PasswordCost | undefined;
  readonly operator: Pick<OperatorOperations, 'listTokens'>;
  readonly perform: TokenPagesOptions['perform'];
  /** Something was written that is to be mailed. */
  readonly sendMailsNow: () => void;
}

/** `askAgain` is for the other pages: a form that was sent there waits until its sender has signed in or confirmed. */
export function createPeoplePages(
  core: Core,
  options: PeoplePagesOptions,
): PeoplePages & { readonly askAgain: AskAgain } {
  const { identify, publicUrl } = options;
  const { config, vault, ids, dependencies } = core;
  const deps = signInDependencies(core, options);
  const providers = createProviderPages({
    signIn: signInByProvider(core, publicUrl),
    newSecret: () => ids.newSecret(),
    localSignIn: config.localSignIn,
  });
  const passkeys = usePasskeys(deps, publicUrl);
  const demo = core.sandbox?.createDemoConfirm(createOwnSessions(deps)) ?? null;
  const mailed = mailedOptions(core, options, deps);
  const asking = askingOptions(deps, { providers, passkeys, demo, canReset: mailed.post.isOn });
  const askAgain = createAskAgain(asking);
  const routes = [
    ...createOwnRoutes(deps, { providers, passkeys, asking, tokens: tokenPages(options) }),
    ...providers.routes,
    ...passkeys.routes,
    ...(demo?.routes ?? []),
    ...createDeviceRoutes(decideDevice(core)),
    ...createResetRoutes(resetOptions(mailed, passkeys)),
    ...createEmailRoutes({ emails: createChangeEmail(mailed), languageOf }),
  ];
  const pages = createPages({
    folder: '/account',
    desk: null,
    answerMessage,
    askAgain,
    headers: pageHeaders,
    identify,
    vault,
    clock: dependencies.clock,
    realClock: core.identity.clock,
    newSecret: () => ids.newSecret(),
    newPad,
    submissions: createSubmissions({ ...dependencies, realClock: core.identity.clock, vault }),
    isSecure: () => hasSecureCookies(config.mode, publicUrl()),
    routes,
    scripts: [CODES_SCRIPT, PASSKEY_SCRIPT, RESUME_SCRIPT, SESSION_SCRIPT],
    scriptsFolder: ASSETS_FOLDER,
  });
  return { ...pages, askAgain };
}

interface OwnParts {
  readonly providers: ProviderPages;
  readonly passkeys: PasskeyPages;
  readonly asking: AskingOptions;
  readonly tokens: TokenPagesOptions;
}

interface AskingParts extends Pick<OwnParts, 'providers' | 'passkeys'> {
  /** Null in live mode (S21). */
  readonly demo: DemoConfirm | null;
  readonly canReset: boolean;
}

type SignInParts = ReturnType<typeof signInDependencies>;

/** The ways to sign in, and to show the second factor again. */
function askingOptions(deps: SignInParts, { providers, passkeys, demo, canReset }: AskingParts): AskingOptions {
  const [signIn, sessions, factors] = [createSignIn(deps), createOwnSessions(deps), createOwnFactors(deps)];
  return {
    signIn: {
      signIn,
      sessions,
      canReset,
      secondWays: passkeys.secondWays,
      ...providers,
      ways: [...passkeys.ways, ...providers.ways],
    },
    confirm: {
      sessions,
      factors,
      secondWays: passkeys.confirmWays,
      confirmWith: (...asked) => providers.confirmWith(...asked) ?? demo?.confirmWith(...asked) ?? null,
    },
  };
}

/** Signing in with a password, invitations, and the account page. Each list is where another subject adds its own. */
function createOwnRoutes(deps: SignInParts, { providers, passkeys, asking, tokens }: OwnParts): PageRoute[] {
  const [enrolment, account] = [createEnrolment(deps), createOwnAccount(deps)];
  const [sessions, factors] = [createOwnSessions(deps), createOwnFactors(deps)];
  const sections: readonly AccountSection[] = [
    createRolesSection({ account, sessions }),
    createFactorsSection(factors),
    passkeys.section,
    ...providers.sections,
    createSessionsSection(sessions),
    createNewsSection(tokens),
    createTokensSection(tokens),
    createLogSection(account),
  ];
  return [
    ...createAccountRoutes(sections),
    ...createSignInRoutes(asking.signIn),
    ...createConfirmRoutes(asking.confirm),
    ...createInvitationRoutes({ enrolment, enrolWays: passkeys.enrolWays }),
    ...createFactorRoutes(factors),
    ...createSessionRoutes(sessions),
    sessionStateRoute(),
    ...createTokenRoutes(tokens),
    ...createNewsRoutes(tokens),
    ...createSideRoutes({ account, sessions }),
  ];
}

/** What mails something to people. */
function mailedOptions(
  { ids, vault, mailer }: Core,
  { sendMailsNow, publicUrl }: PeoplePagesOptions,
  deps: SignInParts,
) {
  return { ...deps, publicUrl, post: createPost({ ids, vault, isOn: mailer !== null, wake: sendMailsNow }) };
}

function resetOptions(
  deps: ReturnType<typeof mailedOptions>,
  { operations, resetWays }: PasskeyPages & { readonly operations: PasskeyOperations },
): ResetPagesOptions {
  return {
    forgotten: createForgottenPassword(deps),
    reset: createResetPassword(deps, operations),
    ways: resetWays,
    languageOf,
  };
}

function tokenPages({ operator, perform }: PeoplePagesOptions): TokenPagesOptions {
  return { listTokens: operator.listTokens, perform, permissionRules: { peopleOnly } };
}

function decideDevice({ vault, identity, dependencies: { store, clock } }: Core) {
  const { clock: realClock, limiter } = identity;
  return createDecideDevice({ store, vault, clock, realClock, tries: limiter.createTries(DEVICE_CODES) });
}

function signInDependencies(
  { config, vault, ids, metrics, identity, dependencies }: Core,
  { passwordCost = PASSWORD_COST }: PeoplePagesOptions,
) {
  const { store, clock } = dependencies;
  return {
    store,
    vault,
    ids,
    clock,
    realClock: identity.clock,
    limiter: identity.limiter,
    passwordCost,
    limitsByAddress: limitsByAddress(config),
    onRefused: metrics.countSignIn,
  };
}

/** Until the proxies are configured, everybody in live mode has the address of the one that ends TLS. */
export function limitsByAddress({ mode, trustedProxies }: Config): boolean {
  return mode === 'sandbox' || trustedProxies.length > 0;
}

/** As for identity providers. */
const CHALLENGES = { countMax: 60, windowMs: 60_000 };

/** A passkey belongs to a host name: a gateway on this machine is called localhost by its people. */
const LOOPBACK = /\/\/127\.0\.0\.1(?=[:/]|$)/;

function usePasskeys(
  deps: SignInParts,
  publicUrl: () => string,
): PasskeyPages & { readonly operations: PasskeyOperations } {
  const passkeys = createPasskeyOperations({ ...deps, publicUrl: () => publicUrl().replace(LOOPBACK, '//localhost') });
  const [sessions, factors] = [createOwnSessions(deps), createOwnFactors(deps)];
  const pages = createPasskeyPages({
    passkeys,
    own: createOwnPasskeys(deps, { passkeys, sessions, factors }),
    signIn: createPasskeySignIn(deps, passkeys),
    enrolment: createPasskeyEnrolment(deps, passkeys),
    factors,
    challengeRate: deps.limiter.createRate(CHALLENGES),
  });
  return { ...pages, operations: passkeys };
}

/** Each start writes a row, so that nobody can fill the table; people who share an address do not sign in this often. */
const PROVIDER_STARTS = { countMax: 60, windowMs: 60_000 };

function signInByProvider({ ids, vault, identity, dependencies, providers, log }: Core, publicUrl: () => string) {
  const { store, clock } = dependencies;
  const { clock: realClock, limiter } = identity;
  return createProviderSignIn({
    store,
    ids,
    vault,
    clock,
    realClock,
    providers,
    publicUrl,
    startRate: limiter.createRate(PROVIDER_STARTS),
    onFault: ({ id }, { fault, detail }) => log.warn('identity provider', { provider: id, fault, detail }),
  });
}

/** Cookies cross plain http only to localhost, and only in the sandbox. Live mode is always behind a proxy that ends TLS. */
export function hasSecureCookies(mode: 'sandbox' | 'live', publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return mode === 'live' || protocol === 'https:' || !LOCALHOST.test(hostname);
}

const LOCALHOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
