import { formRoute } from '../../desk/form/form-route.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { isSelf, readPerson } from '../../shared/people/person.ts';
import type { PersonDetails } from '../../shared/people/person.ts';
import type { PersonPlace } from '../../shared/people/sessions-form.ts';
import { seeOther } from '../../desk/respond.ts';
import { answerShownOnce } from '../../desk/views/shown-once.ts';

/** For somebody who has forgotten the password, or lost the second factor and the recovery codes. */
export function resetSignInRoute(context: DeskContext, { screen, homeOf }: PersonPlace): DeskRoute {
  return formRoute<PersonDetails, 'resetSignIn'>({
    screen,
    homeOf,
    read: readPerson(context),
    path: '/:personId/sign-in',
    operation: 'resetSignIn',
    title: ({ name }) => `Reset the sign-in of ${name}`,
    done: 'signIn',
    seenOf: ({ state }) => ({ State: state }),
    appliesTo: (person, exchange) => person.state === 'active' && !isSelf(exchange, person),
    effect: ({ email }) =>
      `Make sure that it is really them who ask, for example by calling back. ${email} gets a link that works once, for 24 hours, to set up a new password or passkey instead of all they had. Until it is used, nothing changes. If mail is set up here, the link goes to that address only; otherwise you pass it on. For the roles admin and finance, another admin may have to approve.`,
    button: 'Make the link',
    tone: 'danger',
    send: ({ exchange, subject: { personId }, reason }) =>
      context.call(exchange, 'resetSignIn', { parameters: { personId }, reason }),
    answer(exchange, person, { link }) {
      const home = homeOf(person);
      if (link === null) return seeOther(exchange, home.path, { done: 'signIn' });
      return answerShownOnce(exchange, {
        screen,
        back: home,
        title: `Link for ${person.email}`,
        values: [['Link', link]],
        lines: ['Pass it on yourself. It works once, for 24 hours, and opens the account: give it to nobody else.'],
      });
    },
    missed: () => ({
      lines: ['If you did not see the link, make another one. It replaces the first.'],
      button: 'Make another link',
    }),
  });
}
