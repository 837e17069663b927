import type { Role } from '../../../../generated/permissions.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting, Grant } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { LockedPerson, Membership, PeopleStore, PersonDecision } from '../../domain/people/people.ts';
import type { Clock } from '../../domain/ports.ts';
import { done, merchantNotFound, personNotFound, refuse } from '../outcome.ts';
import type { OperatorOutcome, OperatorRefusal } from '../outcome.ts';
import { refuseIfChanged } from '../replaces.ts';
import type { RolePermissions } from '../sign-in/identify.ts';
import { changedDetails, getPerson } from './get-person.ts';
import type { GetPersonDependencies, PersonDetails } from './get-person.ts';
import { refuseGranting } from './granting.ts';
import { isSelf, rolesAt, sessionOf, sideOf } from './side.ts';
import type { RoleSides } from './granting.ts';

export interface RoleChange {
  readonly personId: string;
  /** Absent for the operator's own side, or the merchant of whoever changes it. */
  readonly merNo?: number | undefined;
  /** All roles on that side; none removes the person from it. */
  readonly roles: readonly Role[];
  /** The roles that the caller saw there: if they are others by now, nothing is done. */
  readonly replaces?: readonly Role[] | undefined;
}

export type ChangeRolesDependencies = GetPersonDependencies & {
  readonly store: Pick<PeopleStore, 'changePerson'>;
  readonly clock: Clock;
  readonly rolePermissions: RolePermissions;
  readonly roleSides: RoleSides;
};

/** A person whose roles change is signed out everywhere, in the same transaction. */
export async function changeRoles(
  deps: ChangeRolesDependencies,
  { personId, merNo: named, roles, replaces }: RoleChange,
  acting: Acting,
): Promise<OperatorOutcome<PersonDetails>> {
  const merNo = sideOf(acting.grant, named);
  if (merNo === null) return merchantNotFound(named ?? OPERATOR_SIDE);
  const change = { merNo, roles: [...new Set(roles)], replaces, at: deps.clock.now() };
  const outcome = await deps.store.changePerson<OperatorOutcome<PersonDetails> | 'unchanged'>(
    personId,
    (locked, { isSignedIn }) =>
      isSignedIn ? decide(deps, { personId, locked, change }, acting) : { result: refuse('signedOut') },
    { bySessionId: sessionOf(acting) },
  );
  return outcome === 'unchanged' ? getPerson(deps, personId, acting) : outcome;
}

interface Change {
  readonly merNo: number;
  readonly roles: readonly Role[];
  readonly replaces: readonly Role[] | undefined;
  readonly at: number;
}

function decide(
  deps: ChangeRolesDependencies,
  { personId, locked, change }: { personId: string; locked: LockedPerson | null; change: Change },
  acting: Acting,
): PersonDecision<OperatorOutcome<PersonDetails> | 'unchanged'> {
  const { merNo, roles, replaces, at } = change;
  const held = rolesAt(locked?.memberships ?? [], merNo);
  // Somebody comes to a side by accepting an invitation, not by a change of roles.
  if (locked === null || held.length === 0) return { result: personNotFound(personId) };
  const removed = held.filter((role) => !roles.includes(role));
  const added = roles.filter((role) => !held.includes(role));
  const refusal =
    refuseIfChanged(replaces?.toSorted(), held.toSorted(), 'roles') ??
    refuseRoleChange(deps, { personId, merNo, added }, acting) ??
    refuseLast(acting.grant, locked, { merNo, removed });
  if (refusal !== undefined) return { result: refusal };
  if (removed.length === 0 && added.length === 0) return { result: 'unchanged' };
  const addMemberships = added.map((role): Membership => ({ personId, merNo, role, source: 'local', createdAt: at }));
  const memberships = [
    ...locked.memberships.filter((one) => one.merNo !== merNo || !removed.includes(one.role)),
    ...addMemberships,
  ];
  const person = { ...locked.person, updatedAt: at };
  const audit = auditOf(acting, {
    at,
    action: 'changeRoles',
    merNo,
    target: `person ${personId}`,
    detail: `${person.email}: ${namesOf(held)} to ${namesOf(roles)}`,
    before: { roles: held },
    after: { roles },
  });
  return {
    result: done(changedDetails(acting.grant, locked, { person, memberships })),
    change: {
      person,
      addMemberships,
      removeMemberships: removed.map((role) => ({ merNo, role })),
      endSessions: {},
      revokeInvitations: true,
      audit: [audit],
    },
  };
}

/** Asked when roles are changed, and before a second person is asked to approve it. */
export function refuseRoleChange(
  deps: { readonly rolePermissions: RolePermissions; readonly roleSides: RoleSides },
  { personId, merNo, added }: { personId: string; merNo: number; added: readonly Role[] },
  acting: Acting,
): OperatorRefusal | undefined {
  if (isSelf(acting, personId)) return refuse('cannotChangeOwnRoles');
  return refuseGranting(deps, { grant: acting.grant, merNo, roles: added });
}

/** The operator can leave a merchant without an owner; the merchant's own people cannot. */
function refuseLast(
  grant: Grant,
  { person, otherAdmins, ownedByOthers }: LockedPerson,
  { merNo, removed }: { merNo: number; removed: readonly Role[] },
): OperatorRefusal | undefined {
  if (person.state !== 'active') return undefined;
  if (merNo === OPERATOR_SIDE) {
    return removed.includes('admin') && otherAdmins === 0 ? refuse('lastAdmin') : undefined;
  }
  if (grant.merNo === OPERATOR_SIDE || !removed.includes('owner') || ownedByOthers.includes(merNo)) return undefined;
  return refuse('lastOwner', { merNo });
}

function namesOf(roles: readonly Role[]): string {
  return roles.length === 0 ? 'no role' : roles.join(', ');
}
