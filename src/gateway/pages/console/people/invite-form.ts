import type { Role } from '../../../../../generated/permissions.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { inviteFields, invitedAnswer, inviteeIn } from '../../shared/people/invite.ts';
import { roleChoices, rolesOf } from '../../shared/people/person.ts';
import { PEOPLE } from './person.ts';
import type { FormPage } from '../../desk/form/form-types.ts';
import { merchantFilter } from '../../desk/day-span.ts';

/** The operator's own people by whoever manages them; the owner of a merchant by whoever may invite. */
export function inviteRoute({ call }: DeskContext): DeskRoute {
  return formRoute<null, 'invitePerson'>({
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
          ...merchantFilter(merNo),
        },
      });
    },
    answer: (exchange, _none, value) =>
      invitedAnswer(exchange, value, { screen: 'people', back: { path: PEOPLE, title: 'People' } }),
  });
}

function sideFields({ exchange, field }: FormPage<null, 'invitePerson'>): Html {
  if (!may(exchange, 'people.manage')) return field('merNo', { required: true });
  return html`${field('role', { choices: roleChoices(rolesOf('operator')) })}
  ${field('merNo', { label: 'Or: owner of merchant', hint: "Leave it empty for the operator's own people." })}`;
}
