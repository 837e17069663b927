import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { AuditAction } from '../../domain/audit/audit-action.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { LockedPerson, PeopleStore, Person } from '../../domain/people/people.ts';
import type { Clock } from '../../domain/ports.ts';
import { done, personNotFound, refuse } from '../outcome.ts';
import type { OperatorOutcome, OperatorRefusal } from '../outcome.ts';
import { changedDetails, getPerson } from './get-person.ts';
import type { GetPersonDependencies, PersonDetails } from './get-person.ts';
import { isSelf, rolesAt, seenBy, sessionOf } from './side.ts';

export type DisablePersonDependencies = GetPersonDependencies & {
  readonly store: Pick<PeopleStore, 'changePerson'>;
  readonly clock: Clock;
};

/** Ends all sessions in the same transaction. A disabled person stays disabled, so that the request can be repeated. */
export function disablePerson(
  deps: DisablePersonDependencies,
  personId: string,
  acting: Acting,
): Promise<OperatorOutcome<PersonDetails>> {
  return changeState(deps, { personId, state: 'disabled', action: 'disablePerson' }, acting);
}

/** The roles are those that the person had. */
export function enablePerson(
  deps: DisablePersonDependencies,
  personId: string,
  acting: Acting,
): Promise<OperatorOutcome<PersonDetails>> {
  return changeState(deps, { personId, state: 'active', action: 'enablePerson' }, acting);
}

async function changeState(
  deps: DisablePersonDependencies,
  { personId, state, action }: { personId: string; state: Person['state']; action: AuditAction },
  acting: Acting,
): Promise<OperatorOutcome<PersonDetails>> {
  const at = deps.clock.now();
  const outcome = await deps.store.changePerson<OperatorOutcome<PersonDetails> | 'unchanged'>(
    personId,
    (locked, { isSignedIn }) => {
      if (!isSignedIn) return { result: refuse('signedOut') };
      if (locked === null || seenBy(acting.grant, locked) === null) return { result: personNotFound(personId) };
      const refusal = refuseState(locked, state, acting);
      if (refusal !== undefined) return { result: refusal };
      if (locked.person.state === state) return { result: 'unchanged' };
      const person = { ...locked.person, state, updatedAt: at };
      const detail = `${person.email}: ${locked.person.state} to ${state}`;
      const [before, after] = [{ state: locked.person.state }, { state }];
      const audit = auditOf(acting, { at, action, target: `person ${personId}`, detail, before, after });
      const result = done(changedDetails(acting.grant, locked, { person }));
      return { result, change: { person, endSessions: {}, revokeInvitations: true, audit: [audit] } };
    },
    { bySessionId: sessionOf(acting) },
  );
  return outcome === 'unchanged' ? getPerson(deps, personId, acting) : outcome;
}

function refuseState(locked: LockedPerson, state: Person['state'], acting: Acting): OperatorRefusal | undefined {
  if (state === 'active') return undefined;
  const { person, memberships, otherAdmins } = locked;
  const isAdmin = rolesAt(memberships, OPERATOR_SIDE).includes('admin');
  if (isAdmin && person.state === 'active' && otherAdmins === 0) return refuse('lastAdmin');
  if (isSelf(acting, person.personId)) return refuse('cannotDisableSelf');
  return undefined;
}
