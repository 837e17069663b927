import type { Role } from '../../../../../generated/permissions.ts';
import { changeRoute } from '../../desk/change-form.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { inviteFields, invitedAnswer, inviteeIn } from '../../desk/people/invite.ts';
import { roleChoices, rolesOf } from '../../desk/people/person.ts';
import { checkboxes } from '../../desk/views/checkboxes.ts';
import { TEAM } from './member.ts';

export function inviteRoute({ call }: DeskContext): DeskRoute {
  const home = { path: TEAM, title: 'Team' };
  return changeRoute<null>({
    path: '/new',
    screen: 'team',
    operation: 'invitePerson',
    title: () => 'Invite somebody',
    read: async () => ({ kind: 'done', value: null }),
    homeOf: () => home,
    done: '',
    seenOf: () => ({}),
    fields: (page) => [
      ...inviteFields(page),
      checkboxes({
        name: 'role',
        legend: 'Roles',
        choices: roleChoices(rolesOf('merchant')),
        chosen: page.given?.getAll('role') ?? [],
      }),
    ],
    effect: () =>
      'They get a mail with a link that works once, for 24 hours. If mail is not set up here, the link is shown to you once, and you pass it on. An owner can do everything here, and invite others.',
    button: 'Create the invitation',
    send: ({ exchange, form }) =>
      call(exchange, 'invitePerson', {
        body: { ...inviteeIn(form), roles: form.getAll('role') as Role[] },
      }),
    answer: (exchange, _none, value) => invitedAnswer(exchange, value, { screen: 'team', back: home }),
  });
}
