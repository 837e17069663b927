import type { Role } from '../../../../../generated/permissions.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../desk/merchant-navigation.ts';
import type { Person } from '../../shared/people/person.ts';

export const TEAM = MERCHANT + MERCHANT_SCREENS.team.path;

export function memberPath(personId: string): string {
  return `${TEAM}/${personId}`;
}

export const memberHome = {
  screen: 'team' as const,
  homeOf: ({ personId, name }: Pick<Person, 'personId' | 'name'>) => ({ path: memberPath(personId), title: name }),
};

/** Everything that is seen of a colleague is at this merchant. */
export function rolesHeld({ memberships }: Person): Role[] {
  return memberships.flatMap(({ roles }) => roles);
}
