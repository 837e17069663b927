import type { Role } from '../../../../../generated/permissions.ts';
import { OPERATOR_SIDE } from '../../../domain/audit/actor.ts';
import type { Acting } from '../../../domain/audit/actor.ts';
import { auditOf } from '../../../domain/audit/audit.ts';
import { acceptsEmail, rolesOf } from '../../../domain/sign-in/identity-provider.ts';
import type { ProviderIdentity, ProviderSettings } from '../../../domain/sign-in/identity-provider.ts';
import type { LockedPerson, Membership, PeopleStore, Person, PersonDecision } from '../../../domain/people/people.ts';
import type { Clock, Ids } from '../../../domain/ports.ts';

// Whom a provider's answer lets in, and with which roles. The provider decides about the roles that it gave, at every sign-in;
// roles that were given here stay. An account is found by the provider's subject alone: an email address is no proof, or
// whoever can choose theirs at the provider could take over an account.

export interface AccountDependencies {
  readonly store: Pick<PeopleStore, 'findIdentity' | 'findPerson' | 'findPersonByEmail' | 'changePerson'>;
  readonly ids: Pick<Ids, 'newId'>;
  readonly clock: Clock;
}

export type Admission =
  | { readonly code: 'admitted'; readonly person: Person }
  | {
      readonly code: 'noRole' | 'emailRefused' | 'emailTaken' | 'disabled' | 'lastAdmin';
      readonly personId: string | null;
    };

export interface Claimant {
  readonly settings: ProviderSettings;
  readonly identity: ProviderIdentity;
  readonly acting: Acting;
}

const NAME_LENGTH_MAX = 100;
const ATTEMPTS_MAX = 2;

export async function admit(deps: AccountDependencies, claimant: Claimant): Promise<Admission> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await admitOnce(deps, claimant);
    } catch (error) {
      // Two first sign-ins at once, of one person or with one address: the second finds the account that the first has created.
      if (attempt >= ATTEMPTS_MAX || !(await isKnown(deps, claimant))) throw error;
    }
  }
}

async function isKnown({ store }: AccountDependencies, { settings, identity }: Claimant): Promise<boolean> {
  const { subject, email } = identity;
  if ((await store.findIdentity({ provider: settings.id, subject })) !== null) return true;
  return email !== null && (await store.findPersonByEmail(email)) !== null;
}

async function admitOnce(deps: AccountDependencies, claimant: Claimant): Promise<Admission> {
  const { settings, identity } = claimant;
  const roles = rolesOf(settings, identity.groups);
  const personId = await deps.store.findIdentity({ provider: settings.id, subject: identity.subject });
  if (personId !== null) {
    const now = deps.clock.now();
    return deps.store.changePerson(personId, (locked) => replaceRoles(locked, { ...claimant, roles, now }));
  }
  if (roles.length === 0) return { code: 'noRole', personId: null };
  const { email } = identity;
  if (email === null || !acceptsEmail(settings, identity)) return { code: 'emailRefused', personId: null };
  const namesake = await deps.store.findPersonByEmail(email);
  if (namesake !== null) return { code: 'emailTaken', personId: namesake.personId };
  return createAccount(deps, claimant, { roles, email });
}

/** Just in time: the first sign-in creates the account. */
function createAccount(
  { store, ids, clock }: AccountDependencies,
  { settings, identity, acting }: Claimant,
  { roles, email }: { readonly roles: readonly Role[]; readonly email: string },
): Promise<Admission> {
  const personId = ids.newId('person');
  const now = clock.now();
  const source = sourceOf(settings);
  const person: Person = {
    personId,
    email,
    name: (identity.name ?? email).replaceAll(/\p{Cc}/gu, '').slice(0, NAME_LENGTH_MAX),
    state: 'active',
    password: null,
    createdAt: now,
    updatedAt: now,
    signedInAt: null,
    sessionEpoch: 0,
    heldUntil: null,
  };
  const audit = auditOf(acting, {
    at: now,
    action: 'createPerson',
    target: `person ${personId}`,
    detail: `first sign-in with ${source}`,
    after: { roles },
  });
  return store.changePerson(personId, () => ({
    result: { code: 'admitted', person },
    change: {
      person,
      addMemberships: membershipsOf(roles, { personId, source, now }),
      addIdentity: { provider: settings.id, subject: identity.subject, createdAt: now },
      audit: [audit],
    },
  }));
}

interface RoleChange extends Claimant {
  readonly roles: readonly Role[];
  readonly now: number;
}

function replaceRoles(locked: LockedPerson | null, change: RoleChange): PersonDecision<Admission> {
  if (locked === null) return { result: { code: 'disabled', personId: null } };
  const { person, memberships, otherAdmins } = locked;
  const { personId } = person;
  if (person.state !== 'active') return { result: { code: 'disabled', personId } };
  const { settings, roles, now, acting } = change;
  const source = sourceOf(settings);
  const held = memberships.filter(({ merNo }) => merNo === OPERATOR_SIDE);
  const lost = held.filter((one) => one.source === source && !roles.includes(one.role)).map(({ role }) => role);
  const gained = roles.filter((role) => !held.some((one) => one.role === role));
  const before = held.map(({ role }) => role);
  const after = [...before.filter((role) => !lost.includes(role)), ...gained].toSorted();
  const record = {
    at: now,
    action: 'changeRoles' as const,
    target: `person ${personId}`,
    detail: source,
    before: { roles: before },
  };
  // The last admin keeps the role, so that there is one, but does not get in with it: the provider says that it is over.
  if (lost.includes('admin') && otherAdmins === 0) {
    const audit = auditOf(acting, {
      ...record,
      detail: `${source}: the last admin`,
      after: { roles: after },
      outcome: 'refused',
    });
    return { result: { code: 'lastAdmin', personId }, change: { endSessions: {}, audit: [audit] } };
  }
  const result: Admission = roles.length === 0 ? { code: 'noRole', personId } : { code: 'admitted', person };
  if (lost.length + gained.length === 0) return { result };
  return {
    result,
    change: {
      removeMemberships: lost.map((role) => ({ merNo: OPERATOR_SIDE, role })),
      addMemberships: membershipsOf(gained, { personId, source, now }),
      endSessions: {},
      audit: [auditOf(acting, { ...record, after: { roles: after } })],
    },
  };
}

function sourceOf({ id }: ProviderSettings): string {
  return `oidc:${id}`;
}

function membershipsOf(
  roles: readonly Role[],
  { personId, source, now }: { personId: string; source: string; now: number },
): Membership[] {
  return roles.map((role) => ({ personId, merNo: OPERATOR_SIDE, role, source, createdAt: now }));
}
