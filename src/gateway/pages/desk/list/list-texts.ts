import { say, translated } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { moment } from '../views/moment.ts';
import { empty } from '../views/parts.ts';
import type { Asking } from './list-types.ts';

// What several lists have in common.

export const DAYS = translated([
  { kind: 'from', name: 'from', label: 'From' },
  { kind: 'to', name: 'to', label: 'To' },
]);

/** Only the operator's people see more than one merchant. */
export const MERCHANT_AND_DAYS = [{ kind: 'merchant', name: 'merNo', label: 'Merchant' }, ...DAYS] as const;

/** For a search that has not come to the end. */
export function noneSoFar(): Html {
  return empty(say`None so far`, say`Look further back with “Older”.`);
}

export function lookedBack(to: string, { exchange }: Asking): Html {
  return html`<p class="soft">Looked back to ${moment(exchange, to)}.</p>`;
}
