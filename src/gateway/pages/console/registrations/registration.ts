import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import type { Answered, DeskContext } from '../../desk/desk-types.ts';
import { tag } from '../../desk/views/parts.ts';
import type { Tone } from '../../desk/views/parts.ts';

// What all pages of a registration share.

type Schemas = components['schemas'];
export type Registration = Schemas['Registration'];

export const REGISTRATIONS = CONSOLE + SCREENS.registrations.path;

export function registrationPath(registrationId: string): string {
  return `${REGISTRATIONS}/${registrationId}`;
}

export function readRegistration({ call }: DeskContext) {
  return (exchange: SignedInExchange): Promise<Answered<Registration>> =>
    call(exchange, 'getRegistration', { parameters: { registrationId: exchange.parameter } });
}

export const STATES: Readonly<Record<Registration['state'], readonly [text: string, tone: Tone]>> = {
  unproven: ['not confirmed', 'plain'],
  pending: ['pending', 'wait'],
  askedBack: ['asked back', 'plain'],
  approved: ['approved', 'good'],
  refused: ['refused', 'bad'],
};

export function stateTag(state: Registration['state']): Html {
  return tag(...STATES[state]);
}

const SAME: Readonly<Record<Schemas['DuplicateField'], string>> = {
  website: 'same website',
  account: 'same account',
  email: 'same e-mail',
  company: 'same name',
};

export function sameTags(same: readonly Schemas['DuplicateField'][]): Html {
  return html`${same.map((one) => html`${tag(SAME[one], one === 'account' || one === 'website' ? 'bad' : 'wait')} `)}`;
}

export function isOpen({ state }: Pick<Registration, 'state'>): boolean {
  return state === 'pending' || state === 'askedBack';
}
