import type { ProviderExchange } from '../../../domain/sign-in/identity-provider.ts';
import type { Clock, Ids, Vault } from '../../../domain/ports.ts';
import type { PeopleStore } from '../../../domain/people/people.ts';

// What a sign-in through an identity provider keeps until the browser comes back: once, for a few minutes, and only in the
// browser that began it. The row's key is a hash of the state and the browser's secret, its kind names the provider: an answer
// of another provider, in another browser, or for the second time finds nothing.

export interface ProviderStep extends ProviderExchange {
  readonly purpose: 'signIn' | 'confirm' | 'connect';
  readonly returnTo: string;
  /** A form that waits for it, sealed, and its address. */
  readonly kept?: { readonly sealed: string; readonly path: string; readonly lacksFile?: boolean } | null;
  /** The session in which it was begun; null to sign in. */
  readonly sessionId: string | null;
}

export interface StepDependencies {
  readonly store: Pick<PeopleStore, 'createStep' | 'takeStep'>;
  readonly ids: Pick<Ids, 'newSecret'>;
  readonly vault: Pick<Vault, 'fingerprint' | 'seal' | 'open'>;
  readonly realClock: Clock;
}

/** People may have to look for their phone at the provider. */
export const PROVIDER_STEP_MS = 10 * 60_000;

interface Browser {
  readonly providerId: string;
  /** The secret of its cookie. */
  readonly browser: string;
}

export function newExchange(ids: Pick<Ids, 'newSecret'>): Pick<ProviderExchange, 'state' | 'nonce' | 'verifier'> {
  const newSecret = () => ids.newSecret();
  // PKCE asks for 43 characters at least.
  return { state: newSecret(), nonce: newSecret(), verifier: `${newSecret()}${newSecret()}` };
}

export async function keepStep(deps: StepDependencies, { providerId, browser }: Browser, step: ProviderStep) {
  const createdAt = deps.realClock.now();
  await deps.store.createStep({
    stepHash: hashOf(deps, browser, step.state),
    kind: kindOf(providerId),
    detail: deps.vault.seal(JSON.stringify(step)),
    createdAt,
    expiresAt: createdAt + PROVIDER_STEP_MS,
  });
}

/** Null if it is not this browser's, was taken before, or has expired. */
export async function takeStep(
  deps: StepDependencies,
  { providerId, browser }: Browser,
  state: string,
): Promise<ProviderStep | null> {
  const row = await deps.store.takeStep(hashOf(deps, browser, state), kindOf(providerId));
  if (row === null || deps.realClock.now() >= row.expiresAt) return null;
  return JSON.parse(deps.vault.open(row.detail)) as ProviderStep;
}

function hashOf({ vault }: StepDependencies, browser: string, state: string): string {
  return vault.fingerprint(`oidc step ${browser} ${state}`);
}

function kindOf(providerId: string): string {
  return `oidc:${providerId}`;
}
