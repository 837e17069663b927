import { OPERATOR_SIDE } from '../../domain/actor.ts';
import type { Acting } from '../../domain/actor.ts';
import { auditOf } from '../../domain/audit.ts';
import type { LockedPerson, Person } from '../../domain/people.ts';
import { done, personNotFound, refuse } from '../operator/outcome.ts';
import type { OperatorOutcome, OperatorRefusal } from '../operator/outcome.ts';
import { changedDetails, getPerson } from './get-person.ts';
import type { PersonDetails } from './get-person.ts';
import type { PeopleDependencies } from './people-dependencies.ts';
import { SIGNED_OUT, isSelf, rolesAt, seenBy, sessionOf } from './side.ts';

export const LAST_ADMIN = 'This is the last active admin. Make somebody else an admin first.';

type Deps = Pick<PeopleDependencies, 'store' | 'clock' | 'realClock'>;

/** Ends all sessions in the same transaction. A disabled person stays disabled, so that the request can be repeated. */
export function disablePerson(deps: Deps, personId: string, acting: Acting): Promise<OperatorOutcome<PersonDetails>> {
  return changeState(deps, { personId, state: 'disabled', action: 'disablePerson' }, acting);
}

/** The roles are those that the person had. */
export function enablePerson(deps: Deps, personId: string, acting: Acting): Promise<OperatorOutcome<PersonDetails>> {
  return changeState(deps, { personId, state: 'active', action: 'enablePerson' }, acting);
}

async function changeState(
  deps: Deps,
  { personId, state, action }: { personId: string; state: Person['state']; action: string },
  acting: Acting,
): Promise<OperatorOutcome<PersonDetails>> {
  const at = deps.clock.now();
  const outcome = await deps.store.changePerson<OperatorOutcome<PersonDetails> | 'unchanged'>(
    personId,
    (locked, { isSignedIn }) => {
      if (!isSignedIn) return { result: refuse('forbidden', SIGNED_OUT) };
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
    sessionOf(acting),
  );
  return outcome === 'unchanged' ? getPerson(deps, personId, acting) : outcome;
}

function refuseState(locked: LockedPerson, state: Person['state'], acting: Acting): OperatorRefusal | undefined {
  if (state === 'active') return undefined;
  const { person, memberships, otherAdmins } = locked;
  const isAdmin = rolesAt(memberships, OPERATOR_SIDE).includes('admin');
  if (isAdmin && person.state === 'active' && otherAdmins === 0) return refuse('lastAdmin', LAST_ADMIN);
  if (isSelf(acting, person.personId)) return refuse('forbidden', 'You cannot disable yourself. Ask another admin.');
  return undefined;
}
