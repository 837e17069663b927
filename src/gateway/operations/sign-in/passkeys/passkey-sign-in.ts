import { actingAsSystem } from '../../../domain/audit/actor.ts';
import type { Ids, Vault } from '../../../domain/ports.ts';
import { deviceTokenFor } from '../known-device.ts';
import { createPasskeyRefusals } from './passkey-refusals.ts';
import type { PasskeyOperations, PasskeyReason } from './passkeys.ts';
import type { PasskeyRefusalsDependencies } from './passkey-refusals.ts';
import type { SignInContext } from '../sign-in-context.ts';
import { startSession } from '../start-session.ts';
import type { SessionDependencies, StartedSession } from '../start-session.ts';

export type PasskeySignIn = (
  answer: { readonly response: string; readonly browser: string },
  context: SignInContext,
) => Promise<
  | { readonly kind: 'signedIn'; readonly started: StartedSession; readonly deviceToken: string }
  | { readonly kind: 'refused'; readonly reason: PasskeyReason }
>;

type Deps = PasskeyRefusalsDependencies &
  SessionDependencies & {
    readonly vault: Vault;
    readonly ids: Ids;
  };

/** One step: a passkey stands for both factors. There is nothing to guess, so nobody is locked out. */
export function createPasskeySignIn(deps: Deps, passkeys: PasskeyOperations): PasskeySignIn {
  const record = createPasskeyRefusals(deps);
  return async ({ response, browser }, context) => {
    const found = await passkeys.identify(response, browser);
    if (found.kind === 'refused') {
      const { personId, problem } = found;
      const acting = { ...actingAsSystem('sign-in'), address: context.address, requestId: context.requestId };
      const target = personId === null ? 'nobody' : `person ${personId}`;
      await record({ acting, action: 'signIn', target, problem });
      return { kind: 'refused', reason: found.reason };
    }
    const { person } = found.value;
    const session = { kind: 'browser', method: 'passkey', withFactor: true } as const;
    const started = await startSession(deps, { person, ...session, ...context });
    return { kind: 'signedIn', started, deviceToken: deviceTokenFor(deps, person.personId) };
  };
}
