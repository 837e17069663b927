import { peopleOnly, permissions, rolePermissions, roles } from '../../../generated/permissions.ts';
import type { Permission, Role } from '../../../generated/permissions.ts';
import { code, table } from '../markdown.ts';

const ROLES = Object.keys(roles) as Role[];

/** Who may do what: a row for each permission, a column for each role, and whether tokens of programs can have it. */
export function rolesTable(): string {
  return table(
    ['Permission', 'Allows', ...ROLES, 'tokens'],
    (Object.keys(permissions) as Permission[]).map((permission) => [
      code(permission),
      permissions[permission],
      ...ROLES.map((role) => (rolePermissions[role].includes(permission) ? 'yes' : '')),
      isForPeople(permission) ? '' : 'yes',
    ]),
  );
}

export function rolesWith(permission: string): Role[] {
  return ROLES.filter((role) => (rolePermissions[role] as readonly string[]).includes(permission));
}

/** Whether no token of a program can have it. */
export function isForPeople(permission: string): boolean {
  return (peopleOnly as readonly string[]).includes(permission);
}
