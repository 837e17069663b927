import type { Permission, Role } from '../../../../generated/permissions.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Grant } from '../../domain/audit/actor.ts';
import { refuse } from '../outcome.ts';
import type { OperatorRefusal } from '../outcome.ts';
import type { RolePermissions } from '../sign-in/identify.ts';

/** On which side each role is: the contract's table. */
export type RoleSides = Readonly<Record<Role, { readonly side: 'operator' | 'merchant' }>>;

interface Granting {
  readonly grant: Grant;
  /** The side on which the roles are to be: a merchant, or `OPERATOR_SIDE`. */
  readonly merNo: number;
  readonly roles: readonly Role[];
}

interface Tables {
  readonly rolePermissions: RolePermissions;
  readonly roleSides: RoleSides;
}

/**
 * Why these roles cannot be granted; undefined if they can. Nobody grants a permission that they do not have, with two
 * exceptions: an admin grants every role of the operator's side, because managing people is what the role is for, and the
 * operator's people who may invite grant a merchant its owner, who has everything at that merchant and nothing elsewhere.
 */
export function refuseGranting(
  { rolePermissions, roleSides }: Tables,
  granting: Granting,
): OperatorRefusal | undefined {
  const { grant, merNo, roles } = granting;
  const side = merNo === OPERATOR_SIDE ? 'operator' : 'merchant';
  const misplaced = roles.find((role) => roleSides[role].side !== side);
  if (misplaced !== undefined) return refuse('roleOfOtherSide', { role: misplaced, side });
  for (const role of roles) {
    if (side === 'merchant' && grant.merNo === OPERATOR_SIDE && !mayGrantAll(granting, role)) {
      return refuse('roleGivenByOwner', { role });
    }
    const missing = mayGrantAll(granting, role)
      ? undefined
      : rolePermissions[role].find((permission) => grant.permissions?.has(permission) !== true);
    if (missing !== undefined) return refuse('roleOverOwn', { role, permission: missing });
  }
  return undefined;
}

function mayGrantAll({ grant, merNo }: Granting, role: Role): boolean {
  if (grant.permissions === null) return true;
  if (grant.merNo !== OPERATOR_SIDE) return false;
  if (merNo === OPERATOR_SIDE) return grant.roles.includes('admin');
  return role === 'owner' && hasAny(grant, 'people.invite');
}

function hasAny({ permissions }: Grant, permission: Permission): boolean {
  return permissions === null || permissions.has(permission);
}
