import type { PeopleStore, Person } from '../../domain/people/people.ts';
import type { Vault } from '../../domain/ports.ts';

// A sign-in that has begun rests on a password, on factors and on roles. If one of them changes, it is over, as sessions are
// (S34): whoever knew the old password, or was let in before it changed, comes too late.

export interface BasisDependencies {
  readonly store: Pick<PeopleStore, 'findPerson' | 'listMemberships' | 'listFactors'>;
  readonly vault: Pick<Vault, 'fingerprint' | 'isFingerprint'>;
}

/** For the step of a begun sign-in. It says nothing about what it is made of. */
export async function basisOf(deps: BasisDependencies, person: Person): Promise<string> {
  return deps.vault.fingerprint(await textOf(deps, person));
}

/** The person, if they are active and the basis is what it was; otherwise null. */
export async function findOnBasis(
  deps: BasisDependencies,
  { personId, basis }: { readonly personId: string; readonly basis: string },
): Promise<Person | null> {
  const person = await deps.store.findPerson(personId);
  if (person?.state !== 'active') return null;
  return deps.vault.isFingerprint(basis, await textOf(deps, person)) ? person : null;
}

/** Without recovery codes: one is used up by the sign-in itself. */
async function textOf({ store }: BasisDependencies, { personId, password }: Person): Promise<string> {
  const [memberships, factors] = await Promise.all([store.listMemberships(personId), store.listFactors(personId)]);
  const roles = memberships.map(({ merNo, role }) => `${merNo} ${role}`);
  const factorIds = factors.filter(({ kind }) => kind !== 'recoveryCode').map(({ factorId }) => factorId);
  return `sign-in basis ${JSON.stringify([personId, password, roles.toSorted(), factorIds.toSorted()])}`;
}
