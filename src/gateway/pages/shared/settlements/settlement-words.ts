import { say, translated } from '../../../../web/texts.ts';
import type { OperatorAnswers, OperatorBodies } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { tag } from '../../desk/views/parts.ts';
import type { Tone } from '../../desk/views/parts.ts';

// The words for accounts, schedules and runs, on both desks.

export type Accounts = OperatorAnswers['getSettlementAccounts'];
export type Account = NonNullable<Accounts['currencies'][number]['inForce']>;
export type Schedules = OperatorAnswers['getPayoutSchedules'];
export type Schedule = Schedules['schedules'][number];
export type Run = OperatorAnswers['listPayoutRuns']['runs'][number];
export type ToCome = OperatorAnswers['listPayoutsToCome']['payouts'][number];
type Request = OperatorBodies['setPayoutSchedule'];

export const RHYTHMS: Readonly<Record<Request['rhythm'], string>> = translated({
  manual: 'Only by hand',
  daily: 'Every bank day',
  weekly: 'Every week',
  monthly: 'Every month',
});

export const WEEKDAYS: readonly string[] = translated(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);

export const CALENDARS: Readonly<Record<NonNullable<Request['calendar']>, string>> = translated({
  TARGET: 'Euro (TARGET)',
  GB: 'United Kingdom',
  US: 'United States',
  WEEKENDS: 'Monday to Friday',
});

export const MEANWHILE = translated({
  old: 'Keep paying to the current account',
  nothing: 'Pay nothing until then',
});

const STATES: Readonly<Record<Run['state'], readonly [title: string, tone: Tone]>> = translated({
  nothing: ['Nothing paid', 'plain'],
  waiting: ['Needs review', 'wait'],
  skipped: ['Skipped', 'plain'],
  made: ['On its way', 'wait'],
  paid: ['Paid', 'good'],
  failed: ['Failed, money is back', 'bad'],
  returned: ['Came back', 'bad'],
});

const OUTLOOKS: Readonly<Record<ToCome['outlook'], readonly [title: string, tone: Tone]>> = translated({
  pays: ['Scheduled', 'good'],
  waits: ['Needs review', 'wait'],
  nothing: ['Nothing to pay', 'plain'],
});

const REASONS: Readonly<Record<NonNullable<Run['reason']>, string>> = translated({
  nothingToPay: 'Nothing was available',
  belowMinimum: 'Below the minimum payout',
  belowFee: 'Below the payout fee',
  debt: 'There is debt in this currency',
  notActive: 'The merchant is not active',
  noAccount: 'There is no settlement account',
  accountWaits: 'A change of the account waits',
  notAgreed: 'The method or the currency is not agreed',
  noAcquirer: 'No acquirer could be asked',
  failing: 'The last payouts failed. Change the account or set the schedule again',
  superseded: 'Replaced by the next due date',
  skippedByPerson: 'Skipped by hand',
});

export function runTag({ state }: Pick<Run, 'state'>): Html {
  return tag(...STATES[state]);
}

export function outlookTag({ outlook, reason }: Pick<ToCome, 'outlook' | 'reason'>): Html {
  return reason === 'failing' ? tag(say`Stopped`, 'bad') : tag(...OUTLOOKS[outlook]);
}

export function reasonWords(reason: Run['reason']): string {
  return reason === null ? '' : REASONS[reason];
}

/** Such as `Every week, on Monday`. */
export function rhythmWords({ rhythm, weekday, monthDay }: Pick<Schedule, 'rhythm' | 'weekday' | 'monthDay'>): string {
  if (rhythm === 'weekly' && weekday !== null) return say`Every week, on ${WEEKDAYS[weekday - 1] ?? ''}`;
  if (rhythm !== 'monthly' || monthDay === null) return RHYTHMS[rhythm];
  return monthDay === 31 ? say`Every month, on its last day` : say`Every month, on day ${monthDay}`;
}

/** Whose account it is, by its last characters. */
export function accountWords({ account, holder, bank }: Account): Html {
  return html`<span class="lines"
    ><code class="whole">${account}</code><span class="soft">${holder}, ${bank}</span></span
  >`;
}

/** As the address of its forms has it. */
export function placeOf({ dueDay, merNo, currency }: Pick<Run, 'dueDay' | 'merNo' | 'currency'>): string {
  return `${dueDay}.${merNo}.${currency}`;
}
