import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';

export const PEOPLE = CONSOLE + SCREENS.people.path;

export function personPath(personId: string): string {
  return `${PEOPLE}/${personId}`;
}

/** Null is the operator's own side. */
export function sideName(merNo: number | null): string {
  return merNo === null ? 'Operator' : `Merchant ${merNo}`;
}

export function sideLink(merNo: number | null): Html {
  return merNo === null
    ? html`Operator`
    : html`<a href="${CONSOLE}${SCREENS.merchants.path}/${merNo}">Merchant ${merNo}</a>`;
}
