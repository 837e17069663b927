import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { PeopleLists } from '../../domain/people/people-lists.ts';
import type { RolePermissions } from '../sign-in/identify.ts';

export interface AssigneeDependencies {
  readonly store: Pick<PeopleLists, 'listPeople'>;
  readonly rolePermissions: RolePermissions;
}

export interface Assignee {
  readonly personId: string;
  /** Their address, as exceptions name people. */
  readonly person: string;
}

const ASSIGNEES_MAX = 100;

/** Whoever may act on exceptions: people do not know each other's ids. */
export async function listAssignees({ store, rolePermissions }: AssigneeDependencies): Promise<Assignee[]> {
  const roles = Object.keys(rolePermissions) as (keyof RolePermissions)[];
  const acting = roles.filter((role) => rolePermissions[role].includes('exceptions.act'));
  const found = await Promise.all(
    acting.map((role) =>
      store.listPeople({ merNo: OPERATOR_SIDE, role, state: 'active', text: null, after: null, limit: ASSIGNEES_MAX }),
    ),
  );
  const people = new Map(found.flat().map(({ person }) => [person.personId, person.email]));
  return [...people].slice(0, ASSIGNEES_MAX).map(([personId, person]) => ({ personId, person }));
}
