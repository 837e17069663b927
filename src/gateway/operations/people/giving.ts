import type { Permission, Role } from '../../../../generated/permissions.ts';
import { OPERATOR_SIDE } from '../../domain/actor.ts';
import type { Grant } from '../../domain/actor.ts';
import type { RolePermissions } from './identify.ts';

/** On which side each role is: the contract's table. */
export type RoleSides = Readonly<Record<Role, { readonly side: 'operator' | 'merchant' }>>;

interface Giving {
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
 * Why these roles cannot be given; undefined if they can. Nobody gives a permission that they do not have, with two exceptions:
 * an admin gives every role of the operator's side, because managing people is what the role is for, and the operator's people
 * who may invite give a merchant its owner, who has everything at that merchant and nothing elsewhere.
 */
export function refuseGiving({ rolePermissions, roleSides }: Tables, giving: Giving): string | undefined {
  const { grant, merNo, roles } = giving;
  const side = merNo === OPERATOR_SIDE ? 'operator' : 'merchant';
  const misplaced = roles.find((role) => roleSides[role].side !== side);
  if (misplaced !== undefined) return `The role ${misplaced} does not exist on the ${side}'s side.`;
  for (const role of roles) {
    if (side === 'merchant' && grant.merNo === OPERATOR_SIDE && !mayGiveAll(giving, role)) {
      return `The operator gives a merchant its owner, who gives the role ${role}.`;
    }
    const missing = mayGiveAll(giving, role)
      ? undefined
      : rolePermissions[role].find((permission) => grant.permissions?.has(permission) !== true);
    if (missing !== undefined) {
      return `You cannot give the role ${role}: it has the permission ${missing}, which you do not have.`;
    }
  }
  return undefined;
}

function mayGiveAll({ grant, merNo }: Giving, role: Role): boolean {
  if (grant.permissions === null) return true;
  if (grant.merNo !== OPERATOR_SIDE) return false;
  if (merNo === OPERATOR_SIDE) return grant.roles.includes('admin');
  return role === 'owner' && hasAny(grant, 'people.invite');
}

function hasAny({ permissions }: Grant, permission: Permission): boolean {
  return permissions === null || permissions.has(permission);
}
