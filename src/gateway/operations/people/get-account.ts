import type { Permission, Role } from '../../../../generated/permissions.ts';
import { OPERATOR_SIDE } from '../../domain/actor.ts';
import type { Acting } from '../../domain/actor.ts';
import type { Session } from '../../domain/people.ts';
import { done, refuse } from '../operator/outcome.ts';
import type { OperatorOutcome, OperatorRefusal } from '../operator/outcome.ts';
import { getPerson } from './get-person.ts';
import type { PersonDetails } from './get-person.ts';
import type { PeopleDependencies } from './people-dependencies.ts';
import { rolesAt } from './side.ts';

export interface Account {
  readonly person: PersonDetails;
  readonly roles: readonly Role[];
  readonly permissions: readonly Permission[];
  readonly session: Session;
}

type Deps = Pick<PeopleDependencies, 'store' | 'realClock' | 'rolePermissions'>;

/** Who acts, on which side, and what they may do there. People see all their own memberships. */
export async function getAccount(deps: Deps, acting: Acting): Promise<OperatorOutcome<Account>> {
  const { actor } = acting;
  if (actor.kind !== 'person') return NO_ACCOUNT;
  const sessions = await deps.store.listSessions(actor.id);
  const session = sessions.find(({ sessionId }) => sessionId === actor.sessionId);
  if (session === undefined) return NO_ACCOUNT;
  const found = await getPerson(deps, actor.id, { grant: { ...acting.grant, merNo: OPERATOR_SIDE } });
  if (found.kind === 'refused') return found;
  const roles = rolesAt(found.value.memberships, session.merNo);
  const permissions = [...new Set(roles.flatMap((role) => deps.rolePermissions[role]))].toSorted();
  return done({ person: found.value, roles, permissions, session });
}

export const NO_ACCOUNT: OperatorRefusal = refuse('forbidden', 'Tokens have no account. Sign in as a person.');
