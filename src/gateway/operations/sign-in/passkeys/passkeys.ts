import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Acting } from '../../../domain/audit/actor.ts';
import { auditOf } from '../../../domain/audit/audit.ts';
import type { Factor, PeopleStore, Person } from '../../../domain/people/people.ts';
import type { Clock, Ids, Vault } from '../../../domain/ports.ts';
import { readCredential, requestIn } from './passkey-response.ts';
import type { NewCredential } from './passkey-response.ts';
import { createChallenges } from './passkey-challenges.ts';
import { verifyNewPasskey, verifyPasskey } from './passkey-verification.ts';

export interface PasskeyDependencies {
  readonly store: Pick<
    PeopleStore,
    'changePerson' | 'findPasskey' | 'findPerson' | 'createStep' | 'takeStep' | 'listFactors'
  >;
  readonly ids: Pick<Ids, 'newId' | 'newSecret'>;
  readonly vault: Pick<Vault, 'fingerprint'>;
  readonly clock: Clock;
  /** What proves who somebody is goes by real time: the sandbox's clock can be moved. */
  readonly realClock: Clock;
  /** Where browsers reach the gateway: passkeys are bound to its host. */
  readonly publicUrl: () => string;
}

export type PasskeyOutcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  /** `reason` is for the person; `problem` for the record. */
  | {
      readonly kind: 'refused';
      readonly reason: PasskeyReason;
      readonly problem: string;
      readonly personId: string | null;
    };

export type PasskeyReason = 'unusable' | 'unreadable' | 'late' | 'registered' | 'tooMany' | 'ofAnother';

export interface PasskeyOperations {
  offerRegistration(owner: PasskeyOwner): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** The answer to `offerRegistration` for the same owner. */
  readNew(ownerId: string, response: string): Promise<PasskeyOutcome<NewCredential>>;
  /** Without a person: the browser offers the passkeys that it has for this host. `browser` is what its forms are bound to. */
  offerSignIn(browser: string): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Whose passkey it is. It stands for both factors: the device, and whatever unlocks it. */
  identify(response: string, browser: string): Promise<PasskeyOutcome<{ person: Person }>>;
}

/** A person; or somebody who is invited and not yet one. */
interface PasskeyOwner {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

interface NewPasskey {
  readonly person: Person;
  /** Such as `Laptop`. */
  readonly name: string;
  readonly credential: NewCredential;
  /** The session that stays. */
  readonly exceptId: string;
}

export const PASSKEYS_MAX = 10;

export function createPasskeyOperations(deps: PasskeyDependencies): PasskeyOperations {
  const { store } = deps;
  const challenges = createChallenges(deps);
  const party = () => partyAt(deps.publicUrl());

  async function readNew(ownerId: string, response: string): Promise<PasskeyOutcome<NewCredential>> {
    const read = requestIn<RegistrationResponseJSON>(response);
    if (read === null) return refused('unreadable', 'the answer of the browser cannot be read', ownerId);
    if (!(await challenges.take('passkeyRegistration', read.challenge, ownerId))) {
      return refused('late', 'the challenge is unknown, used or expired', ownerId);
    }
    const verified = await verifyNewPasskey(read, party());
    if (verified.kind === 'wrong') return refused('unusable', verified.problem, ownerId);
    const isKnown = (await store.findPasskey(verified.credential.id)) !== null;
    if (isKnown) return refused('registered', 'the passkey is registered', ownerId);
    return { kind: 'done', value: verified.credential };
  }

  return {
    async offerRegistration(owner) {
      const known = (await store.listFactors(owner.id)).filter(({ kind }) => kind === 'passkey');
      const { generateRegistrationOptions } = await import('@simplewebauthn/server');
      return generateRegistrationOptions({
        rpName: 'Tollgate',
        rpID: party().id,
        userName: owner.email,
        userDisplayName: owner.name,
        userID: new TextEncoder().encode(owner.id),
        challenge: await challenges.open('passkeyRegistration', owner.id),
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: known.map(({ secret }) => ({ id: readCredential(secret).id })),
      });
    },

    readNew,

    async offerSignIn(browser) {
      const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
      return generateAuthenticationOptions({
        rpID: party().id,
        challenge: await challenges.open('passkeySignIn', browser),
        userVerification: 'required',
      });
    },

    async identify(response, browser) {
      const read = requestIn<AuthenticationResponseJSON>(response);
      if (read === null) return refused('unreadable', 'the answer of the browser cannot be read', null);
      if (!(await challenges.take('passkeySignIn', read.challenge, browser))) {
        return refused('late', 'the challenge is unknown, used or expired', null);
      }
      const found = await store.findPasskey(read.response.id);
      if (found === null) return refused('unusable', 'no such passkey', null);
      const { factor, person } = found;
      if (person.state !== 'active') return refused('unusable', 'the person is disabled', person.personId);
      const verified = await verifyPasskey(read, { ...party(), factor });
      if (verified.kind === 'wrong') return refused('unusable', verified.problem, person.personId);
      const isUsed = await usePasskey(deps, factor, verified.counter);
      if (!isUsed) return refused('unusable', 'its counter went back', person.personId);
      return { kind: 'done', value: { person } };
    },
  };
}

function partyAt(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** False if the passkey was removed in the meantime, or its counter went back. */
function usePasskey({ store, clock }: PasskeyDependencies, { personId, factorId }: Factor, counter: number) {
  return store.changePerson(personId, (locked) => {
    const stored = locked?.factors.find((one) => one.factorId === factorId);
    if (stored === undefined || goesBack(stored.counter, counter)) return { result: false };
    return { result: true, change: { useFactor: { factorId, counter, usedAt: clock.now() }, audit: [] } };
  });
}

/** Devices that count must count up: otherwise there are two of them. Synchronised passkeys always say zero. */
function goesBack(stored: number, counter: number): boolean {
  return (stored > 0 || counter > 0) && counter <= stored;
}

/** Adds the passkey, and ends the person's other sessions. */
export async function addPasskey(
  { store, ids, clock }: Pick<PasskeyDependencies, 'store' | 'ids' | 'clock'>,
  { person, name, exceptId, credential }: NewPasskey,
  acting: Acting,
): Promise<PasskeyOutcome<{ factorId: string }>> {
  const { personId } = person;
  const at = clock.now();
  const { factorId, ...rows } = newPasskey({ ids, clock }, { personId, name, credential });
  return store.changePerson<PasskeyOutcome<{ factorId: string }>>(personId, (locked) => {
    const passkeys = locked?.factors.filter(({ kind }) => kind === 'passkey') ?? [];
    if (locked === null) throw new Error(`there is no person ${personId}`);
    if (passkeys.length >= PASSKEYS_MAX) return { result: refused('tooMany', 'too many passkeys', personId) };
    const record = auditOf(acting, { at, action: 'addPasskey', target: `person ${personId}`, detail: name });
    return {
      result: { kind: 'done', value: { factorId } },
      change: { ...rows, endSessions: { exceptId }, audit: [record] },
    };
  });
}

/** What is written of a passkey. */
export function newPasskey(
  { ids, clock }: Pick<PasskeyDependencies, 'ids' | 'clock'>,
  { personId, name, credential }: Pick<NewPasskey, 'name' | 'credential'> & { readonly personId: string },
) {
  const factorId = ids.newId('factor');
  const { counter, ...stored } = credential;
  const factor: Factor = {
    personId,
    factorId,
    kind: 'passkey',
    name,
    secret: JSON.stringify(stored),
    counter,
    createdAt: clock.now(),
    usedAt: null,
  };
  return { factorId, addFactors: [factor], addPasskeys: [{ credentialId: credential.id, factorId }] };
}

function refused(reason: PasskeyReason, problem: string, personId: string | null) {
  return { kind: 'refused', reason, problem, personId } as const;
}
