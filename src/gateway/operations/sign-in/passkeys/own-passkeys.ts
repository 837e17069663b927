import type { Acting } from '../../../domain/audit/actor.ts';
import type { PeopleStore } from '../../../domain/people/people.ts';
import type { Clock, Ids } from '../../../domain/ports.ts';
import type { SignedIn } from '../identify.ts';
import type { OwnFactors } from '../own-factors.ts';
import type { OwnSessions } from '../own-sessions.ts';
import { createPasskeyRefusals } from './passkey-refusals.ts';
import type { PasskeyRefusalsDependencies } from './passkey-refusals.ts';
import { addPasskey } from './passkeys.ts';
import type { PasskeyOperations, PasskeyReason } from './passkeys.ts';

export interface OwnPasskeysOptions {
  readonly passkeys: PasskeyOperations;
  readonly sessions: Pick<OwnSessions, 'confirmed'>;
  readonly factors: Pick<OwnFactors, 'isConfirmed'>;
}

type Refused = { readonly kind: 'refused'; readonly reason: PasskeyReason };

type Deps = PasskeyRefusalsDependencies & {
  readonly store: Pick<
    PeopleStore,
    'findPerson' | 'createStep' | 'takeStep' | 'listFactors' | 'changePerson' | 'findPasskey'
  >;
  readonly ids: Ids;
  readonly clock: Clock;
};

/** What somebody who is signed in does with their passkeys. `response` is what the browser answered, as JSON. */
export function createOwnPasskeys(deps: Deps, { passkeys, sessions, factors }: OwnPasskeysOptions) {
  const record = createPasskeyRefusals(deps);
  return {
    offer({ holder: { person } }: SignedIn) {
      return passkeys.offerRegistration({ id: person.personId, email: person.email, name: person.name });
    },

    /** Adds a passkey, and ends the person's other sessions. */
    async add(
      signedIn: SignedIn,
      acting: Acting,
      { name, response }: { readonly name: string; readonly response: string },
    ): Promise<{ readonly kind: 'added' } | { readonly kind: 'stepUpRequired' } | Refused> {
      if (!factors.isConfirmed(signedIn)) return { kind: 'stepUpRequired' };
      const { person, session } = signedIn.holder;
      const read = await passkeys.readNew(person.personId, response);
      const outcome =
        read.kind === 'refused'
          ? read
          : await addPasskey(deps, { person, name, exceptId: session.sessionId, credential: read.value }, acting);
      if (outcome.kind === 'done') return { kind: 'added' };
      const { reason, problem } = outcome;
      await record({ acting, action: 'addPasskey', target: `person ${person.personId}`, problem });
      return { kind: 'refused', reason };
    },

    /** Shows the second factor again. Returns the session's new token (S34). */
    async confirm(
      signedIn: SignedIn,
      acting: Acting,
      { response, browser }: { readonly response: string; readonly browser: string },
    ): Promise<{ readonly kind: 'confirmed'; readonly token: string } | Refused> {
      const { personId } = signedIn.holder.person;
      const outcome = await passkeys.identify(response, browser);
      const refusal =
        outcome.kind === 'refused' ? outcome : outcome.value.person.personId === personId ? null : FOREIGN;
      if (refusal === null) return { kind: 'confirmed', token: await sessions.confirmed(signedIn, acting, 'passkey') };
      await record({ acting, action: 'confirm', target: `person ${personId}`, problem: refusal.problem });
      return { kind: 'refused', reason: refusal.reason };
    },
  };
}

export type OwnPasskeys = ReturnType<typeof createOwnPasskeys>;

const FOREIGN = { reason: 'ofAnother', problem: 'it belongs to somebody else' } as const;
