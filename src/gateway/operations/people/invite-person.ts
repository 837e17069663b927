import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { PeopleStore } from '../../domain/people/people.ts';
import { addressInName } from '../../domain/text/address-in-name.ts';
import { EMAIL_PROBLEM, readEmail } from '../../domain/text/email-address.ts';
import type { Role } from '../../../../generated/permissions.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { LanguageCode } from '../../domain/registrations/registration-words.ts';
import { merchantNotFound, refuse, refuseInput } from '../outcome.ts';
import type { OperatorOutcome, OperatorRefusal } from '../outcome.ts';
import type { RolePermissions } from '../sign-in/identify.ts';
import { refuseGranting } from './granting.ts';
import type { RoleSides } from './granting.ts';
import { issueInvitation } from './issue-invitation.ts';
import type { IssueDependencies, NewInvitation } from './issue-invitation.ts';
import { isSelf, rolesAt, sideOf } from './side.ts';

export interface InvitedPerson {
  readonly email: string;
  readonly name: string;
  /** Absent for the operator's own side, or the merchant of whoever invites. */
  readonly merNo?: number | undefined;
  readonly roles: readonly Role[];
  /** The language of the mail; English if it is left out. */
  readonly language?: LanguageCode | undefined;
}

export type InvitePersonDependencies = IssueDependencies & {
  readonly store: Pick<MerchantStore, 'findMerchant'> & Pick<PeopleStore, 'findPersonByEmail' | 'listMemberships'>;
  readonly rolePermissions: RolePermissions;
  readonly roleSides: RoleSides;
};

export async function invitePerson(
  deps: InvitePersonDependencies,
  invited: InvitedPerson,
  acting: Acting,
): Promise<OperatorOutcome<NewInvitation>> {
  const merNo = sideOf(acting.grant, invited.merNo);
  if (merNo === null) return merchantNotFound(invited.merNo ?? OPERATOR_SIDE);
  const email = readEmail(invited.email) ?? invited.email;
  const refusal = await refuseInvitation(deps, { ...invited, email, merNo }, acting);
  if (refusal !== undefined) return refusal;
  const { name, roles, language = 'en' } = invited;
  return issueInvitation(
    deps,
    {
      to: { email, name, merNo, roles, personId: null },
      letter: 'invitation',
      language,
      isMailedOnly: acting.grant.merNo !== OPERATOR_SIDE,
      audit: ({ invitationId }) => ({
        action: 'invitePerson',
        merNo,
        target: `invitation ${invitationId}`,
        detail: `${email} as ${roles.join(', ')}`,
        after: { roles },
      }),
    },
    acting,
  );
}

/** Asked when an invitation is made, and before a second person is asked to approve it. */
export async function refuseInvitation(
  deps: InvitePersonDependencies,
  { email, name, merNo, roles }: Pick<InvitedPerson, 'email' | 'name' | 'roles'> & { readonly merNo: number },
  acting: Acting,
): Promise<OperatorRefusal | undefined> {
  const { grant } = acting;
  const wrongName = addressInName(name, { allowsHost: true });
  if (readEmail(email) === null) return refuseInput([{ field: 'email', problem: EMAIL_PROBLEM }]);
  if (wrongName !== undefined) return refuseInput([{ field: 'name', problem: wrongName }]);
  if (merNo !== OPERATOR_SIDE && (await deps.store.findMerchant(merNo)) === null) return merchantNotFound(merNo);
  if (merNo === OPERATOR_SIDE && grant.permissions?.has('people.manage') === false) {
    return refuse('invitesOwnersOnly');
  }
  const cannotGrant = refuseGranting(deps, { grant, merNo, roles });
  if (cannotGrant !== undefined) return cannotGrant;
  const person = await deps.store.findPersonByEmail(email);
  if (person === null) return undefined;
  if (isSelf(acting, person.personId)) return refuse('cannotInviteSelf');
  const held = rolesAt(await deps.store.listMemberships(person.personId), merNo);
  return held.length === 0 ? undefined : refuse('alreadyMember', { email });
}
