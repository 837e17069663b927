import type { Role } from '../../../../../generated/permissions.ts';
import { html } from '../../../../web/html.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { isSelf, readPerson, roleChoices, rolesOf } from '../../shared/people/person.ts';
import type { PersonDetails } from '../../shared/people/person.ts';
import { sessionsRoute } from '../../shared/people/sessions-form.ts';
import { resetSignInRoute } from './reset-sign-in-form.ts';
import { personPath } from './person.ts';
import { differenceTable } from '../../desk/views/differences.ts';

export function personFormRoutes(context: DeskContext): DeskRoute[] {
  return [
    rolesRoute(context),
    disableRoute(context),
    enableRoute(context),
    resetSignInRoute(context, common(context)),
    sessionsRoute(context, common(context)),
  ];
}

const common = (context: DeskContext) => ({
  screen: 'people' as const,
  read: readPerson(context),
  homeOf: ({ personId, name }: PersonDetails) => ({ path: personPath(personId), title: name }),
});

interface PlacedPerson {
  readonly person: PersonDetails;
  /** Null for the operator's own side. */
  readonly merNo: number | null;
  readonly held: readonly Role[];
}

/** On the side that the address, or the form, names. */
function rolesRoute(context: DeskContext): DeskRoute {
  const { read, homeOf, screen } = common(context);
  return formRoute<PlacedPerson, 'changeRoles'>({
    path: '/:personId/roles',
    screen,
    operation: 'changeRoles',
    title: ({ person, merNo }) => `Roles of ${person.name}: ${merNo === null ? 'Operator' : `Merchant ${merNo}`}`,
    async read(exchange, given) {
      const person = await read(exchange);
      return person.kind === 'done' ? { kind: 'done', value: placed(person.value, sideIn(given)) } : person;
    },
    homeOf: ({ person }) => homeOf(person),
    done: 'roles',
    seenOf: ({ held }) => ({ Roles: held.toSorted().join(', ') }),
    appliesTo: ({ person, held }, exchange) => held.length > 0 && !isSelf(exchange, person),
    fields: ({ subject: { merNo, held }, field }) => [
      field('role', { choices: roleChoices(offered(merNo, held)), value: held }),
      merNo !== null && html`<input type="hidden" name="merNo" value="${merNo}" />`,
    ],
    review: ({ held }, given) =>
      differenceTable([
        { label: 'Roles', before: held.toSorted().join(', '), after: given.getAll('role').toSorted().join(', ') },
      ]),
    effect: ({ merNo }) =>
      merNo === null
        ? 'The person is signed out everywhere and gets these roles. The roles admin and finance may need the approval of another admin. Without a role, the person leaves this side.'
        : 'The person is signed out everywhere and gets these roles. Without a role, the person leaves the merchant.',
    button: 'Change the roles',
    send: ({ exchange, subject: { person, merNo, held }, form, reason }) =>
      context.call(exchange, 'changeRoles', {
        parameters: { personId: person.personId },
        body: { roles: form.getAll('role') as Role[], replaces: [...held], ...(merNo !== null && { merNo }) },
        reason,
      }),
  });
}

function placed(person: PersonDetails, merNo: number | null): PlacedPerson {
  return { person, merNo, held: person.memberships.find((one) => one.merNo === merNo)?.roles ?? [] };
}

function sideIn(given: URLSearchParams): number | null {
  return Number(given.get('merNo') ?? '') || null;
}

/** The operator gives a merchant its owner; the other roles can only be kept or taken away. */
function offered(merNo: number | null, held: readonly Role[]): Role[] {
  return merNo === null
    ? rolesOf('operator')
    : rolesOf('merchant').filter((role) => role === 'owner' || held.includes(role));
}

function disableRoute(context: DeskContext): DeskRoute {
  return formRoute<PersonDetails, 'disablePerson'>({
    ...common(context),
    path: '/:personId/disable',
    operation: 'disablePerson',
    title: ({ name }) => `Disable ${name}`,
    done: 'disable',
    seenOf: ({ state }) => ({ State: state }),
    appliesTo: (person, exchange) => person.state === 'active' && !isSelf(exchange, person),
    effect: () =>
      'The person is signed out everywhere and cannot sign in until somebody enables them. Their open invitations are revoked; their roles are kept.',
    button: 'Disable',
    tone: 'danger',
    send: ({ exchange, subject: { personId }, reason }) =>
      context.call(exchange, 'disablePerson', { parameters: { personId }, reason }),
  });
}

function enableRoute(context: DeskContext): DeskRoute {
  return formRoute<PersonDetails, 'enablePerson'>({
    ...common(context),
    path: '/:personId/enable',
    operation: 'enablePerson',
    title: ({ name }) => `Enable ${name}`,
    done: 'enable',
    seenOf: ({ state }) => ({ State: state }),
    appliesTo: ({ state }) => state === 'disabled',
    effect: () => 'The person can sign in again, with the roles that they had.',
    button: 'Enable',
    send: ({ exchange, subject: { personId }, reason }) =>
      context.call(exchange, 'enablePerson', { parameters: { personId }, reason }),
  });
}
