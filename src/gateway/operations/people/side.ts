import type { Role } from '../../../../generated/permissions.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting, Grant } from '../../domain/audit/actor.ts';
import type { Membership } from '../../domain/people/people.ts';
import type { ListedPerson } from '../../domain/people/people-lists.ts';

/** The side that is meant: a merchant's people can only mean their own merchant. Null if they name another (S35). */
export function sideOf({ merNo: own }: Grant, named: number | undefined): number | null {
  if (own === OPERATOR_SIDE) return named ?? OPERATOR_SIDE;
  return named === undefined || named === own ? own : null;
}

/** A person as this caller sees them: of other merchants, a merchant's people learn nothing. Null if nothing is left. */
export function seenBy({ merNo }: Grant, { person, memberships }: ListedPerson): ListedPerson | null {
  if (merNo === OPERATOR_SIDE) return { person, memberships };
  const own = memberships.filter((membership) => membership.merNo === merNo);
  return own.length === 0 ? null : { person, memberships: own };
}

export function rolesAt(memberships: readonly Membership[], merNo: number): Role[] {
  return memberships.filter((membership) => membership.merNo === merNo).map(({ role }) => role);
}

/** The session of the person who acts; null for tokens and commands on the server. */
export function sessionOf({ actor }: Acting): string | null {
  return actor.kind === 'person' ? actor.sessionId : null;
}

export function isSelf({ actor }: Acting, personId: string): boolean {
  return actor.kind === 'person' && actor.id === personId;
}
