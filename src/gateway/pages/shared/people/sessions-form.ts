import { say } from '../../../../web/texts.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import type { ScreenId } from '../../desk/desks.ts';
import { readPerson } from './person.ts';
import type { PersonDetails } from './person.ts';

export interface PersonPlace {
  readonly screen: ScreenId;
  homeOf(person: PersonDetails): { readonly path: string; readonly title: string };
}

export function sessionsRoute(context: DeskContext, { screen, homeOf }: PersonPlace): DeskRoute {
  return formRoute<PersonDetails, 'endPersonSessions'>({
    screen,
    homeOf,
    read: readPerson(context),
    path: '/:personId/sessions',
    operation: 'endPersonSessions',
    title: ({ name }) => say`End the sessions of ${name}`,
    done: 'sessions',
    // How many there are changes by itself.
    seenOf: ({ state }) => ({ [say`State`]: state }),
    effect: ({ sessions }) =>
      sessions === 1
        ? say`The person is signed out everywhere (1 session is in use), and can sign in again.`
        : say`The person is signed out everywhere (${sessions} sessions are in use), and can sign in again.`,
    button: () => say`End the sessions`,
    tone: 'danger',
    send: ({ exchange, subject: { personId }, reason }) =>
      context.call(exchange, 'endPersonSessions', { parameters: { personId }, reason }),
  });
}
