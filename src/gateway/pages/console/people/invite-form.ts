import type { Role } from '../../../../../generated/permissions.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import { changeRoute } from '../../desk/change-form.ts';
import type { FormPage } from '../../desk/change-form.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { inviteFields, invitedAnswer, inviteeIn } from '../../desk/people/invite.ts';
import { roleChoices, rolesOf } from '../../desk/people/person.ts';
import { checkboxes } from '../../desk/views/checkboxes.ts';
import { field } from '../../desk/views/forms.ts';
import { PEOPLE } from './person.ts';

/** The operator's own people by whoever manages them; the owner of a merchant by whoever may invite. */
export function inviteRoute({ call }: DeskContext): DeskRoute {
  return changeRoute<null>({
    path: '/new',
    screen: 'people',
    operation: 'invitePerson',
    title: () => 'Invite somebody',
    read: async () => ({ kind: 'done', value: null }),
    homeOf: () => ({ path: PEOPLE, title: 'People' }),
    done: '',
    seenOf: () => ({}),
    fields: (page) => [...inviteFields(page), sideFields(page)],
    effect: (_none, exchange) =>
      may(exchange, 'people.manage')
        ? 'You get a link that works once, for 24 hours, and is shown once. If mail is set up here, it is mailed too. The roles admin and finance may need the approval of another admin.'
        : 'You get a link that works once, for 24 hours, and is shown once. If mail is set up here, it is mailed too.',
    button: 'Create the invitation',
    send: ({ exchange, form }) => {
      const merNo = fieldOf(form, 'merNo');
      const roles = merNo === '' ? (form.getAll('role') as Role[]) : (['owner'] as const);
      return call(exchange, 'invitePerson', {
        body: {
          ...inviteeIn(form),
          roles: [...roles],
          ...(merNo !== '' && { merNo: Number(merNo) }),
        },
      });
    },
    answer: (exchange, _none, value) =>
      invitedAnswer(exchange, value, { screen: 'people', back: { path: PEOPLE, title: 'People' } }),
  });
}

function sideFields({ exchange, given, errorOf }: FormPage<null>): Html {
  const isManager = may(exchange, 'people.manage');
  const ofOperator = checkboxes({
    name: 'role',
    legend: 'Roles',
    choices: roleChoices(rolesOf('operator')),
    chosen: given?.getAll('role') ?? [],
  });
  return html`${isManager && ofOperator}
  ${field({
    name: 'merNo',
    label: isManager ? 'Or: owner of merchant number' : 'Owner of merchant number',
    value: given?.get('merNo') ?? '',
    hint: isManager
      ? "Leave it empty for the operator's own people."
      : 'The owner invites the other people of the merchant.',
    error: errorOf('merNo'),
    lengthMax: 10,
    required: !isManager,
  })}`;
}
