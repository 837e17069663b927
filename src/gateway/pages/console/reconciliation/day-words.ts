import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { queryPath } from '../../desk/query-path.ts';
import { amount, tag } from '../../desk/views/parts.ts';
import type { Tone } from '../../desk/views/parts.ts';

// Words and addresses that the pages of reconciliation share.

export const RECONCILIATION = CONSOLE + SCREENS.reconciliation.path;
export const FILES = `${RECONCILIATION}/files`;
export const IMPORT = `${RECONCILIATION}/import`;
export const SETTINGS = `${RECONCILIATION}/settings`;

export type Day = OperatorAnswers['listReconciliationDays']['days'][number];
export type Section = OperatorAnswers['getReconciliationDay']['sections'][number];
export type OpenItem = OperatorAnswers['getReconciliationDay']['open'][number];

type DayKey = Pick<Day, 'owner' | 'currency' | 'day'>;

export function dayPath({ owner, currency, day }: DayKey): string {
  return queryPath(`${RECONCILIATION}/day`, { owner, currency, day });
}

export function certificatePath({ owner, currency, day }: DayKey): string {
  return queryPath(`${RECONCILIATION}/certificate`, { owner, currency, day });
}

/** The lines of a file. */
export function filePath(fileNo: string): string {
  return `${FILES}/${fileNo}`;
}

const STATES: Readonly<Record<Day['state'], readonly [title: string, tone: Tone]>> = {
  complete: ['Reconciled', 'good'],
  awaitingMoney: ['Waits for the money', 'wait'],
  awaitingReport: ['Waits for the report', 'wait'],
  open: ['Open', 'bad'],
  empty: ['Nothing to reconcile', 'plain'],
};

export function dayTag({ state }: Pick<Day, 'state'>): Html {
  return tag(...STATES[state]);
}

/** What agrees is quiet; what does not stands out. */
export function differenceOf({ difference, currency }: Pick<Day, 'difference' | 'currency'>): Html {
  return isZero(difference)
    ? html`<span class="zero">${amount(difference, currency)}</span>`
    : html`<b>${amount(difference, currency)}</b>`;
}

export function isZero(decimal: string): boolean {
  return !/[1-9]/.test(decimal);
}
