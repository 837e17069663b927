import { permissions, roles } from '../../../../generated/permissions.ts';
import type { Permission, Role } from '../../../../generated/permissions.ts';
import { say, sayWords } from '../../../web/texts.ts';

// Roles and permissions as people of merchants read them. Those of the operator's people stay as the contract names them.

/** Such as `owner`. */
export function roleName(role: string): string {
  switch (role) {
    case 'owner':
      return say`owner`;
    case 'developer':
      return say`developer`;
    case 'accountant':
      return say`accountant`;
    case 'staff':
      return say`staff`;
    default:
      return role;
  }
}

/** What somebody with the role does. */
export function roleAbout(role: string): string {
  return Object.hasOwn(roles, role) ? sayWords(roles[role as Role].description) : '';
}

/** What the permission allows. */
export function permissionAbout(permission: string): string {
  return Object.hasOwn(permissions, permission) ? sayWords(permissions[permission as Permission]) : permission;
}
