import { say, translated } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { emailFact, isSelf, readPerson, roleChoices, stateTag } from '../../shared/people/person.ts';
import type { PersonDetails } from '../../shared/people/person.ts';
import { showRead } from '../../desk/show-read.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { section, tag, wideFacts } from '../../desk/views/parts.ts';
import { TEAM, memberPath, rolesHeld } from './member.ts';

const DONE = translated({
  roles: 'The roles were changed, and the person was signed out everywhere.',
  sessions: 'The person was signed out everywhere.',
});

export function memberRoute(context: DeskContext): DeskRoute {
  return {
    path: '/:personId',
    show: (exchange) => showRead(exchange, readPerson(context)(exchange), (person) => show(exchange, person)),
  };
}

function show(exchange: SignedInExchange, person: PersonDetails): PageAnswer {
  const actions = actionLinks(exchange, person);
  return answerDesk(exchange, {
    screen: 'team',
    title: person.name,
    heading: html`${person.name} ${stateTag(person.state)} ${isSelf(exchange, person) && tag(say`you`)}`,
    back: { path: TEAM, title: say`Team` },
    ...(actions.length > 0 && { actions: html`${actions}` }),
    content: html`${doneNotice(exchange, DONE)} ${section(say`About`, about(exchange, person))}`,
  });
}

const FACTORS: Readonly<Record<PersonDetails['factors'][number], () => string>> = {
  totp: () => 'totp',
  passkey: () => say`passkey`,
  recoveryCode: () => say`recoveryCode`,
};

function about(exchange: SignedInExchange, person: PersonDetails): Html {
  const { factors, sessions, createdAt, signedInAt } = person;
  const held = roleChoices(rolesHeld(person)).map(([, text]) => html`<span>${text}</span>`);
  return wideFacts([
    [say`Email`, emailFact(exchange, person)],
    [say`Roles`, html`<span class="lines">${held}</span>`],
    [
      say`Second factors`,
      factors.length === 0 ? tag(say`none`, 'wait') : factors.map((kind) => FACTORS[kind]()).join(', '),
    ],
    [say`Sessions in use`, String(sessions)],
    [say`Joined`, moment(exchange, createdAt)],
    [say`Last sign-in`, signedInAt === null ? say`never` : moment(exchange, signedInAt)],
  ]);
}

/** One's own sessions are ended on the account page; nobody changes their own roles. */
function actionLinks(exchange: SignedInExchange, person: PersonDetails): Html[] {
  if (isSelf(exchange, person)) return [html`<a class="button" href="/account">Your account</a>`];
  if (!may(exchange, 'people.manage')) return [];
  const path = memberPath(person.personId);
  return [
    html`<a class="button" href="${path}/roles">Change roles</a>`,
    ...(person.sessions > 0 ? [html`<a class="button" href="${path}/sessions">End sessions</a>`] : []),
    html`<a class="button" href="${path}/remove">Remove</a>`,
  ];
}
