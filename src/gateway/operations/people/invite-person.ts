import { addressInName } from '../../domain/address-in-name.ts';
import { EMAIL_PROBLEM, readEmail } from '../../domain/email-address.ts';
import type { Role } from '../../../../generated/permissions.ts';
import { OPERATOR_SIDE } from '../../domain/actor.ts';
import type { Acting } from '../../domain/actor.ts';
import type { LanguageCode } from '../../domain/registration-words.ts';
import { merchantNotFound, refuse, refuseInput } from '../operator/outcome.ts';
import type { OperatorOutcome, OperatorRefusal } from '../operator/outcome.ts';
import { refuseGiving } from './giving.ts';
import { issueInvitation } from './issue-invitation.ts';
import type { NewInvitation } from './issue-invitation.ts';
import type { PeopleDependencies } from './people-dependencies.ts';
import { isSelf, rolesAt, sideOf } from './side.ts';

export interface InvitedPerson {
  readonly email: string;
  readonly name: string;
  /** Absent for the operator's own side, or the merchant of whoever invites. */
  readonly merNo?: number | undefined;
  readonly roles: readonly Role[];
  /** Of the mail; English if it is left out. */
  readonly language?: LanguageCode | undefined;
}

export async function invitePerson(
  deps: PeopleDependencies,
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
  deps: PeopleDependencies,
  { email, name, merNo, roles }: Pick<InvitedPerson, 'email' | 'name' | 'roles'> & { readonly merNo: number },
  acting: Acting,
): Promise<OperatorRefusal | undefined> {
  const { grant } = acting;
  const wrongName = addressInName(name, { allowsHost: true });
  if (readEmail(email) === null) return refuseInput([{ field: 'email', problem: EMAIL_PROBLEM }]);
  if (wrongName !== undefined) return refuseInput([{ field: 'name', problem: wrongName }]);
  if (merNo !== OPERATOR_SIDE && (await deps.store.findMerchant(merNo)) === null) return merchantNotFound(merNo);
  if (merNo === OPERATOR_SIDE && grant.permissions?.has('people.manage') === false) {
    return refuse('forbidden', "You can invite merchants' owners only. Ask an admin for the operator's own people.");
  }
  const whyNot = refuseGiving(deps, { grant, merNo, roles });
  if (whyNot !== undefined) return refuse('forbidden', whyNot);
  const person = await deps.store.findPersonByEmail(email);
  if (person === null) return undefined;
  if (isSelf(acting, person.personId)) return refuse('forbidden', 'You cannot give roles to yourself.');
  const held = rolesAt(await deps.store.listMemberships(person.personId), merNo);
  if (held.length === 0) return undefined;
  return refuse('alreadyMember', `${email} has roles there already. Change them instead of inviting again.`);
}
