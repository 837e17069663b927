import { OPERATOR_SIDE, actingAsSystem } from '../../../domain/audit/actor.ts';
import type { Acting } from '../../../domain/audit/actor.ts';
import { auditOf } from '../../../domain/audit/audit.ts';
import { confirmsFactor, factorMsAgo } from '../../../domain/sign-in/identity-provider.ts';
import type {
  IdentityProvider,
  ProviderFault,
  ProviderIdentity,
  ProviderSettings,
} from '../../../domain/sign-in/identity-provider.ts';
import type { PeopleStore, Session } from '../../../domain/people/people.ts';
import type { Rate } from '../../../domain/limiter.ts';
import { networkOf } from '../../../domain/text/network.ts';
import type { Vault } from '../../../domain/ports.ts';
import type { SignedIn } from '../identify.ts';
import { connect } from './provider-connect.ts';
import { admit } from './provider-accounts.ts';
import type { AccountDependencies, Admission } from './provider-accounts.ts';
import { keepStep, newExchange, takeStep } from './provider-steps.ts';
import type { ProviderStep, StepDependencies } from './provider-steps.ts';
import { rotateSession } from '../rotate-session.ts';
import { startSession } from '../start-session.ts';
import type { SessionDependencies, StartedSession } from '../start-session.ts';

export interface ProviderSignInDependencies extends AccountDependencies, StepDependencies, SessionDependencies {
  readonly store: AccountDependencies['store'] &
    StepDependencies['store'] &
    SessionDependencies['store'] &
    Pick<PeopleStore, 'changeSession' | 'writeRecords' | 'listIdentities'>;
  readonly ids: AccountDependencies['ids'] & SessionDependencies['ids'];
  readonly vault: Vault;
  readonly providers: readonly IdentityProvider[];
  /** Where browsers reach the gateway, without a trailing slash. */
  readonly publicUrl: () => string;
  /** By address: every start writes a row. */
  readonly startRate: Rate;
  readonly onFault: (provider: ProviderSettings, fault: ProviderFault) => void;
}

interface Asking {
  readonly providerId: string;
  /** The secret of the browser's cookie: only the browser that began can finish. */
  readonly browser: string;
  readonly address: string;
  /** Null for strangers. */
  readonly signedIn: SignedIn | null;
}

export interface StartInput extends Asking, Pick<ProviderStep, 'purpose' | 'returnTo' | 'kept'> {}

export interface FinishInput extends Asking {
  readonly query: URLSearchParams;
  readonly agent: string;
  readonly requestId: string | null;
}

export type StartOutcome =
  | { readonly code: 'redirect'; readonly address: string; readonly provider: string }
  | { readonly code: 'unknown' | 'busy' | 'unavailable'; readonly provider: string };

/** With the form that waits for it, however it ends. */
export type FinishOutcome = Finished & Pick<ProviderStep, 'kept'>;

type Finished =
  | ({ readonly code: 'signedIn' } & StartedSession & Returning)
  /** The session has a new token. */
  | ({ readonly code: 'confirmed'; readonly token: string } & Returning)
  | ({ readonly code: 'connected' } & Returning)
  | { readonly code: FinishRefusal; readonly provider: string };

export type FinishRefusal =
  | 'unknown'
  | 'expired'
  | ProviderFault['fault']
  | Exclude<Admission['code'], 'admitted'>
  | 'otherPerson'
  | 'noFactor';

interface Returning {
  readonly returnTo: string;
}

export type ProviderSignIn = ReturnType<typeof createProviderSignIn>;

/** Sign-in through identity providers (OpenID Connect). The way back is in one function: `finish`. */
export function createProviderSignIn(deps: ProviderSignInDependencies) {
  const found = (id: string) => deps.providers.find(({ settings }) => settings.id === id);
  return {
    providers: deps.providers.map(({ settings: { id, name } }) => ({ id, name })),
    /** The ids of those that are connected to a person. */
    connectedTo: (personId: string) => deps.store.listIdentities(personId),

    async start(input: StartInput): Promise<StartOutcome> {
      const provider = found(input.providerId);
      if (provider === undefined) return { code: 'unknown', provider: '' };
      const { name, id } = provider.settings;
      if (deps.startRate.take(networkOf(input.address)) > 0) return { code: 'busy', provider: name };
      const step: ProviderStep = {
        ...newExchange(deps.ids),
        redirectUri: `${deps.publicUrl()}/account/oidc/${id}/callback`,
        isFresh: input.purpose !== 'signIn',
        purpose: input.purpose,
        returnTo: input.returnTo,
        ...(input.kept && { kept: input.kept }),
        sessionId: input.purpose === 'signIn' ? null : (input.signedIn?.holder.session.sessionId ?? ''),
      };
      const begun = await provider.begin(step);
      if ('fault' in begun) {
        deps.onFault(provider.settings, begun);
        return { code: 'unavailable', provider: name };
      }
      await keepStep(deps, input, step);
      return { code: 'redirect', address: begun.address, provider: name };
    },

    async finish(input: FinishInput): Promise<FinishOutcome> {
      const provider = found(input.providerId);
      if (provider === undefined) return { code: 'unknown', provider: '' };
      const step = await takeStep(deps, input, input.query.get('state') ?? '');
      if (step === null) return { code: 'expired', provider: provider.settings.name };
      return { ...(await finishStep(deps, { provider, step, input })), kept: step.kept ?? null };
    },

    /** Where to sign out at the provider of a session; null if there is none, or nothing to do. */
    async signOutAddress({ method, detail }: Pick<Session, 'method' | 'detail'>) {
      const provider = method.startsWith('oidc:') ? found(method.slice('oidc:'.length)) : undefined;
      if (provider === undefined) return null;
      const returnTo = `${deps.publicUrl()}/account/sign-in`;
      const address = await provider.signOutAddress({ idToken: idTokenOf(deps.vault, detail), returnTo });
      return address === null ? null : { address, provider: provider.settings.name };
    },
  };
}

async function finishStep(deps: ProviderSignInDependencies, asked: Omit<Answer, 'identity'>): Promise<Finished> {
  const { provider, step, input } = asked;
  const identity = await provider.finish(step, answerOf(step, input.query));
  if ('fault' in identity) return refuseFault(deps, { provider, fault: identity, input });
  const answer = { ...asked, identity };
  if (step.purpose === 'signIn') return signIn(deps, answer);
  return step.purpose === 'confirm' ? confirm(deps, answer) : connectPerson(deps, answer);
}

interface Answer {
  readonly provider: IdentityProvider;
  readonly identity: ProviderIdentity;
  readonly step: ProviderStep;
  readonly input: FinishInput;
}

async function signIn(deps: ProviderSignInDependencies, answer: Answer): Promise<Finished> {
  const { provider, identity, step, input } = answer;
  const { settings } = provider;
  const acting = actingFor(settings, input);
  const admission = await admit(deps, { settings, identity, acting });
  if (admission.code !== 'admitted') {
    const target = admission.personId === null ? `oidc:${settings.id}` : `person ${admission.personId}`;
    return refuse(deps, answer, { code: admission.code, target });
  }
  const msAgo = factorMsAgo(settings, identity);
  const started = await startSession(deps, {
    person: admission.person,
    kind: 'browser',
    method: `oidc:${settings.id}`,
    withFactor: false,
    factorAt: msAgo === null ? null : deps.realClock.now() - msAgo,
    address: input.address,
    agent: input.agent,
    requestId: input.requestId,
    merNo: OPERATOR_SIDE,
    ...(identity.idToken !== null && { detail: JSON.stringify({ idToken: deps.vault.seal(identity.idToken) }) }),
  });
  return { code: 'signedIn', ...started, returnTo: step.returnTo };
}

/** Step-up: the same person has authenticated again, just now. */
async function confirm(deps: ProviderSignInDependencies, answer: Answer): Promise<Finished> {
  const { provider, identity, step, input } = answer;
  const { settings } = provider;
  const { signedIn } = input;
  if (signedIn === null || signedIn.holder.session.sessionId !== step.sessionId) {
    return { code: 'expired', provider: settings.name };
  }
  const { session, person } = signedIn.holder;
  const target = `person ${person.personId}`;
  const personId = await deps.store.findIdentity({ provider: settings.id, subject: identity.subject });
  if (personId !== person.personId) return refuse(deps, answer, { code: 'otherPerson', target });
  if (!confirmsFactor(settings, identity)) return refuse(deps, answer, { code: 'noFactor', target });
  const acting = { ...actingFor(settings, input), actor: signedIn.actor };
  const at = deps.clock.now();
  const detail = `oidc:${settings.id}`;
  const record = auditOf(acting, { at, action: 'confirm', merNo: session.merNo, target, detail });
  const token = await rotateSession(deps, session, { change: { factorAt: deps.realClock.now() }, audit: [record] });
  return { code: 'confirmed', token, returnTo: step.returnTo };
}

async function connectPerson(deps: ProviderSignInDependencies, answer: Answer): Promise<Finished> {
  const { provider, identity, step, input } = answer;
  const { settings } = provider;
  const { signedIn } = input;
  if (signedIn === null || signedIn.holder.session.sessionId !== step.sessionId) {
    return { code: 'expired', provider: settings.name };
  }
  const acting = { ...actingFor(settings, input), actor: signedIn.actor };
  const { personId } = signedIn.holder.person;
  const isConnected = await connect(deps, { settings, identity, acting, personId });
  if (isConnected) return { code: 'connected', returnTo: step.returnTo };
  return refuse(deps, answer, { code: 'otherPerson', target: `person ${personId}` });
}

async function refuse(
  deps: ProviderSignInDependencies,
  { provider, input, identity }: Pick<Answer, 'provider' | 'input'> & { readonly identity?: ProviderIdentity },
  { code, target }: { readonly code: FinishRefusal; readonly target: string },
): Promise<Finished> {
  const { settings } = provider;
  const email = identity?.email ?? '';
  const who = email === '' ? '' : `, ${maskEmail(email)}`;
  const detail = `oidc:${settings.id}: ${code}${who}`;
  const at = deps.clock.now();
  const record = auditOf(actingFor(settings, input), { at, action: 'signIn', target, detail, outcome: 'refused' });
  await deps.store.writeRecords([record]);
  return { code, provider: settings.name };
}

function refuseFault(
  deps: ProviderSignInDependencies,
  { provider, fault, input }: { provider: IdentityProvider; fault: ProviderFault; input: FinishInput },
): Promise<Finished> {
  deps.onFault(provider.settings, fault);
  return refuse(deps, { provider, input }, { code: fault.fault, target: `oidc:${provider.settings.id}` });
}

/** The address as the provider was given it: what a proxy makes of the request does not matter. */
function answerOf({ redirectUri }: ProviderStep, query: URLSearchParams): URL {
  const answer = new URL(redirectUri);
  answer.search = query.toString();
  return answer;
}

function actingFor({ id }: ProviderSettings, { address, requestId }: FinishInput): Acting {
  return { ...actingAsSystem(`oidc:${id}`), address, requestId };
}

/** Enough to recognise a colleague. */
function maskEmail(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
}

/** Null if there is none, or its key is no longer in use: then the provider asks the person. */
function idTokenOf(vault: Vault, detail: string): string | null {
  try {
    const { idToken } = JSON.parse(detail) as { readonly idToken?: unknown };
    return typeof idToken === 'string' ? vault.open(idToken) : null;
  } catch {
    return null;
  }
}
