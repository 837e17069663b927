import { say } from '../../../../web/texts.ts';
import type { Role } from '../../../../../generated/permissions.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { inviteFields, invitedAnswer, inviteeIn } from '../../shared/people/invite.ts';
import { roleChoices, rolesOf } from '../../shared/people/person.ts';
import { TEAM } from './member.ts';

const home = () => ({ path: TEAM, title: say`Team` });

export function inviteRoute({ call }: DeskContext): DeskRoute {
  return formRoute<null, 'invitePerson'>({
    path: '/new',
    screen: 'team',
    operation: 'invitePerson',
    title: () => say`Invite somebody`,
    read: async () => ({ kind: 'done', value: null }),
    homeOf: home,
    done: '',
    seenOf: () => ({}),
    fields: (page) => [...inviteFields(page), page.field('role', { choices: roleChoices(rolesOf('merchant')) })],
    effect: () =>
      say`They get a mail with a link that works once, for 24 hours. If mail is not set up here, the link is shown to you once, and you pass it on. An owner can do everything here, and invite others.`,
    button: () => say`Create the invitation`,
    send: ({ exchange, form }) =>
      call(exchange, 'invitePerson', {
        body: { ...inviteeIn(form), roles: form.getAll('role') as Role[] },
      }),
    answer: (exchange, _none, value) => invitedAnswer(exchange, value, { screen: 'team', back: home() }),
  });
}
