import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting, Grant } from '../../domain/audit/actor.ts';
import type { Factor, LockedPerson, PeopleStore } from '../../domain/people/people.ts';
import type { ListedPerson } from '../../domain/people/people-lists.ts';
import type { Clock } from '../../domain/ports.ts';
import { done, personNotFound } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { isOver } from '../../domain/sign-in/session-rules.ts';
import { seenBy } from './side.ts';

export interface PersonDetails extends ListedPerson {
  /** Kinds only. */
  readonly factors: readonly Factor['kind'][];
  /** How many are in use. */
  readonly sessions: number;
}

export interface GetPersonDependencies {
  readonly store: Pick<PeopleStore, 'findPerson' | 'listMemberships' | 'listFactors' | 'listSessions'>;
  readonly realClock: Clock;
}

export async function getPerson(
  deps: GetPersonDependencies,
  personId: string,
  { grant }: Pick<Acting, 'grant'>,
): Promise<OperatorOutcome<PersonDetails>> {
  const person = await deps.store.findPerson(personId);
  if (person === null) return personNotFound(personId);
  const [memberships, factors, sessions] = await Promise.all([
    deps.store.listMemberships(personId),
    deps.store.listFactors(personId),
    deps.store.listSessions(personId),
  ]);
  const seen = seenBy(grant, { person, memberships });
  if (seen === null) return personNotFound(personId);
  const now = deps.realClock.now();
  const inUse = sessions.filter((session) => !isOver(session, now) && isSeen(grant, session.merNo));
  return done({ ...seen, factors: kindsOf(factors), sessions: inUse.length });
}

/** After a change that ended all sessions. */
export function changedDetails(grant: Grant, locked: LockedPerson, changed: Partial<ListedPerson>): PersonDetails {
  const { person, memberships, factors } = locked;
  const seen = seenBy(grant, { person, memberships, ...changed });
  return { ...(seen ?? { person, memberships: [], ...changed }), factors: kindsOf(factors), sessions: 0 };
}

function kindsOf(factors: readonly Factor[]): Factor['kind'][] {
  return [...new Set(factors.map(({ kind }) => kind))].toSorted();
}

function isSeen(grant: Grant, merNo: number): boolean {
  return grant.merNo === OPERATOR_SIDE || grant.merNo === merNo;
}
