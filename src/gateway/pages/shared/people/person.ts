import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { roles } from '../../../../../generated/permissions.ts';
import type { Role } from '../../../../../generated/permissions.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Answered, DeskContext } from '../../desk/desk-types.ts';
import { moment } from '../../desk/views/moment.ts';
import { roleAbout, roleName } from '../../design/role-words.ts';
import { tag } from '../../desk/views/parts.ts';

export type Person = components['schemas']['Person'];
export type PersonDetails = components['schemas']['PersonDetails'];
export type Membership = components['schemas']['Membership'];

export function readPerson({ call }: DeskContext) {
  return (exchange: SignedInExchange): Promise<Answered<PersonDetails>> =>
    call(exchange, 'getPerson', { parameters: { personId: exchange.parameter } });
}

export function stateTag(state: Person['state']): Html {
  return tag(state, state === 'active' ? 'good' : 'bad');
}

/** The address, and that mails to it come back. */
export function emailCell({ email, unreachableSince }: Pick<Person, 'email' | 'unreachableSince'>): Html {
  return html`${email} ${typeof unreachableSince === 'string' && tag(say`mails come back`, 'bad')}`;
}

/** The same on a person's own page, with since when. */
export function emailFact(
  exchange: SignedInExchange,
  { email, unreachableSince }: Pick<Person, 'email' | 'unreachableSince'>,
): Html {
  if (typeof unreachableSince !== 'string') return html`${email}`;
  return html`${email} ${tag(say`mails come back`, 'bad')}
    <span class="soft">The mail server has refused this address since ${moment(exchange, unreachableSince)}.</span>`;
}

export function rolesOf(side: 'operator' | 'merchant'): Role[] {
  return (Object.keys(roles) as Role[]).filter((role) => roles[role].side === side);
}

export function roleChoices(names: readonly Role[]): (readonly [string, Html])[] {
  return names.map((role) => [role, html`<b>${roleName(role)}</b> <span class="soft">${roleAbout(role)}</span>`]);
}

export function isSelf({ signedIn }: SignedInExchange, { personId }: Pick<Person, 'personId'>): boolean {
  return signedIn.holder.person.personId === personId;
}
