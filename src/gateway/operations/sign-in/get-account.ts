import type { Permission, Role } from '../../../../generated/permissions.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { PeopleStore, Session } from '../../domain/people/people.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { getPerson } from '../people/get-person.ts';
import type { GetPersonDependencies, PersonDetails } from '../people/get-person.ts';
import { rolesAt } from '../people/side.ts';
import type { RolePermissions } from './identify.ts';

export interface Account {
  readonly person: PersonDetails;
  readonly roles: readonly Role[];
  readonly permissions: readonly Permission[];
  readonly session: Session;
}

export type GetAccountDependencies = GetPersonDependencies & {
  readonly store: Pick<PeopleStore, 'listSessions'>;
  readonly rolePermissions: RolePermissions;
};

/** Who acts, on which side, and what they may do there. People see all their own memberships. */
export async function getAccount(deps: GetAccountDependencies, acting: Acting): Promise<OperatorOutcome<Account>> {
  const { actor } = acting;
  if (actor.kind !== 'person') return refuse('noAccount');
  const sessions = await deps.store.listSessions(actor.id);
  const session = sessions.find(({ sessionId }) => sessionId === actor.sessionId);
  if (session === undefined) return refuse('noAccount');
  const found = await getPerson(deps, actor.id, { grant: { ...acting.grant, merNo: OPERATOR_SIDE } });
  if (found.kind === 'refused') return found;
  const roles = rolesAt(found.value.memberships, session.merNo);
  const permissions = [...new Set(roles.flatMap((role) => deps.rolePermissions[role]))].toSorted();
  return done({ person: found.value, roles, permissions, session });
}
