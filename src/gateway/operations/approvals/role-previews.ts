import type { Role } from '../../../../generated/permissions.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { PeopleStore } from '../../domain/people/people.ts';
import { maskText } from '../../domain/text/mask.ts';
import { refuseRoleChange } from '../people/change-roles.ts';
import type { RoleChange } from '../people/change-roles.ts';
import type { RoleSides } from '../people/granting.ts';
import { refuseInvitation } from '../people/invite-person.ts';
import type { InvitePersonDependencies } from '../people/invite-person.ts';
import type { RolePermissions } from '../sign-in/identify.ts';
import { findResettable } from '../sign-in/reset-sign-in.ts';
import { done, personNotFound } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import type { Preview } from '../preview.ts';
import { refuseIfChanged } from '../replaces.ts';

/** The roles that can move money, or make people who can. */
const TRUSTED: readonly Role[] = ['admin', 'finance'];

interface Given {
  readonly merNo?: number | undefined;
  readonly roles: readonly Role[];
}

export type RolePreviewsDependencies = InvitePersonDependencies & {
  readonly store: Pick<PeopleStore, 'findPerson' | 'listMemberships'>;
  readonly rolePermissions: RolePermissions;
  readonly roleSides: RoleSides;
};

/** Null if the roles need no second person. */
export function createRolePreviews(deps: RolePreviewsDependencies) {
  const { store } = deps;
  return {
    async previewInvitation(
      { email, name, merNo, roles }: Given & { email: string; name: string },
      acting: Acting,
    ): Promise<OperatorOutcome<Preview | null>> {
      if ((merNo ?? acting.grant.merNo) !== OPERATOR_SIDE || !isTrusted(roles)) return done(null);
      const invited = { email, name, merNo: OPERATOR_SIDE, roles };
      const refusal = await refuseInvitation(deps, invited, acting);
      if (refusal !== undefined) return refusal;
      const summary = `Invite ${maskText(email)} as ${roles.join(', ')}`;
      return done({ merNo: OPERATOR_SIDE, tradeNo: null, summary, before: null, after: { roles } });
    },
    async previewRoles(
      { personId, merNo, roles, replaces }: Given & Pick<RoleChange, 'personId' | 'replaces'>,
      acting: Acting,
    ): Promise<OperatorOutcome<Preview | null>> {
      if ((merNo ?? acting.grant.merNo) !== OPERATOR_SIDE) return done(null);
      const person = await store.findPerson(personId);
      const memberships = await store.listMemberships(personId);
      const held = memberships.filter((one) => one.merNo === OPERATOR_SIDE).map(({ role }) => role);
      if (person === null || held.length === 0) return personNotFound(personId);
      const added = roles.filter((role) => !held.includes(role));
      if (!isTrusted(added)) return done(null);
      const refusal =
        refuseIfChanged(replaces?.toSorted(), held.toSorted(), 'roles') ??
        refuseRoleChange(deps, { personId, merNo: OPERATOR_SIDE, added }, acting);
      if (refusal !== undefined) return refusal;
      const summary = `Change the roles of ${maskText(person.email)} to ${roles.join(', ')}`;
      return done({ merNo: OPERATOR_SIDE, tradeNo: null, summary, before: { roles: held }, after: { roles } });
    },
    async previewSignInReset(personId: string, acting: Acting): Promise<OperatorOutcome<Preview | null>> {
      const found = await findResettable(deps, personId, acting);
      if (found.kind === 'refused') return found;
      const memberships = await store.listMemberships(personId);
      const roles = memberships.filter((one) => one.merNo === OPERATOR_SIDE).map(({ role }) => role);
      if (!isTrusted(roles)) return done(null);
      const summary = `Let ${maskText(found.value.email)} (${roles.join(', ')}) set up sign-in again`;
      return done({ merNo: OPERATOR_SIDE, tradeNo: null, summary, before: null, after: null });
    },
  };
}

function isTrusted(roles: readonly Role[]): boolean {
  return roles.some((role) => TRUSTED.includes(role));
}
