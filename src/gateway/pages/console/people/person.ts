import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { merchantFact, merchantName } from '../../desk/merchant-names.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';

export const PEOPLE = CONSOLE + SCREENS.people.path;

export function personPath(personId: string): string {
  return `${PEOPLE}/${personId}`;
}

/** Null is the operator's own side. */
export function sideName(exchange: SignedInExchange, merNo: number | null): string {
  return merNo === null ? 'Operator' : (merchantName(exchange, merNo) ?? `Merchant ${merNo}`);
}

export function sideLink(exchange: SignedInExchange, merNo: number | null): Html {
  return merNo === null ? html`Operator` : merchantFact(exchange, merNo);
}
