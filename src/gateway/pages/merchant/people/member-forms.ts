import { roleName } from '../../design/role-words.ts';
import { say } from '../../../../web/texts.ts';
import type { Role } from '../../../../../generated/permissions.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { isSelf, readPerson, roleChoices, rolesOf } from '../../shared/people/person.ts';
import type { PersonDetails } from '../../shared/people/person.ts';
import { TEAM, memberHome, rolesHeld } from './member.ts';
import { differenceTable } from '../../desk/views/differences.ts';

export function memberFormRoutes(context: DeskContext): DeskRoute[] {
  return [rolesRoute(context), removeRoute(context)];
}

const common = (context: DeskContext) => ({
  screen: memberHome.screen,
  operation: 'changeRoles' as const,
  read: readPerson(context),
  seenOf: (person: PersonDetails) => ({ [say`Roles`]: namesOf(rolesHeld(person)) }),
  appliesTo: (person: PersonDetails, exchange: SignedInExchange) => !isSelf(exchange, person),
});

function rolesRoute(context: DeskContext): DeskRoute {
  return formRoute<PersonDetails, 'changeRoles'>({
    ...common(context),
    path: '/:personId/roles',
    title: ({ name }) => say`Roles of ${name}`,
    homeOf: memberHome.homeOf,
    done: 'roles',
    fields: ({ subject, field }) =>
      field('role', { choices: roleChoices(rolesOf('merchant')), value: rolesHeld(subject) }),
    review: (person, given) =>
      differenceTable([
        { label: say`Roles`, before: namesOf(rolesHeld(person)), after: namesOf(given.getAll('role')) },
      ]),
    effect: () =>
      say`The person is signed out everywhere and gets these roles. Without a role, the person leaves the team. One owner always stays.`,
    button: () => say`Change the roles`,
    send: ({ exchange, subject, form, reason }) =>
      context.call(exchange, 'changeRoles', {
        parameters: { personId: subject.personId },
        body: { roles: form.getAll('role') as Role[], replaces: rolesHeld(subject) },
        reason,
      }),
  });
}

function removeRoute(context: DeskContext): DeskRoute {
  return formRoute<PersonDetails, 'changeRoles'>({
    ...common(context),
    path: '/:personId/remove',
    title: ({ name }) => say`Remove ${name}`,
    homeOf: () => ({ path: TEAM, title: say`Team` }),
    done: 'removed',
    effect: ({ name }) =>
      say`${name} is signed out everywhere and leaves the team. What they did stays in the record. One owner always stays.`,
    button: () => say`Remove`,
    tone: 'danger',
    send: ({ exchange, subject, reason }) =>
      context.call(exchange, 'changeRoles', {
        parameters: { personId: subject.personId },
        body: { roles: [], replaces: rolesHeld(subject) },
        reason,
      }),
  });
}

function namesOf(roles: readonly string[]): string {
  return roles.toSorted().map(roleName).join(', ');
}
