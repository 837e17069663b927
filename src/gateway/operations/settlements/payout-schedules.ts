import type { ApprovalStore } from '../../domain/approvals/approval.ts';
import { nameOf } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import { zoneOf } from '../../domain/day.ts';
import type { Zone } from '../../domain/day.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import { formatAmount } from '../../domain/money.ts';
import type { Clock } from '../../domain/ports.ts';
import type { Series } from '../../domain/settlements/line.ts';
import { MANUAL, nextDue } from '../../domain/settlements/payout-schedule.ts';
import type { PayoutSchedule, PayoutScheduleStore, ScheduleTerms } from '../../domain/settlements/payout-schedule.ts';
import { accountsNow } from '../../domain/settlements/settlement-account.ts';
import type { SettlementAccountStore } from '../../domain/settlements/settlement-account.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, invalid, merchantNotFound, refuse, refuseInput } from '../outcome.ts';
import type { InputProblem, OperatorOutcome } from '../outcome.ts';
import type { Preview } from '../preview.ts';

// When a merchant is paid by itself. Without a schedule it is not: an upgrade moves no money.

export interface NewSchedule extends Series {
  readonly terms: ScheduleTerms;
}

export interface ShownSchedules {
  readonly merNo: number;
  readonly timeZone: string;
  readonly isOwnZone: boolean;
  readonly schedules: readonly PayoutSchedule[];
}

export interface PayoutScheduleDependencies {
  readonly store: PayoutScheduleStore &
    Pick<SettlementAccountStore, 'listSettlementAccounts'> &
    Pick<ApprovalStore, 'findApproval'> &
    Pick<MerchantStore, 'findMerchant'>;
  readonly clock: Clock;
  /** The gateway's, and its name. */
  readonly zone: Zone;
  readonly configured: { readonly timeZone: string };
}

export function createPayoutScheduleOperations(deps: PayoutScheduleDependencies) {
  return {
    getPayoutSchedules: (merNo: number) => getPayoutSchedules(deps, merNo),
    setPayoutSchedule: (input: NewSchedule, acting: Acting) => setPayoutSchedule(deps, input, acting),
    previewPayoutSchedule: (input: NewSchedule) => previewPayoutSchedule(deps, input),
    setMerchantTimeZone: (input: { readonly merNo: number; readonly timeZone: string }, acting: Acting) =>
      setMerchantTimeZone(deps, input, acting),
  };
}

async function getPayoutSchedules(
  { store, configured }: PayoutScheduleDependencies,
  merNo: number,
): Promise<OperatorOutcome<ShownSchedules>> {
  if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
  const own = await store.readMerchantZone(merNo);
  const schedules = await store.listPayoutSchedules(merNo);
  return done({ merNo, timeZone: own ?? configured.timeZone, isOwnZone: own !== null, schedules });
}

async function setPayoutSchedule(
  deps: PayoutScheduleDependencies,
  input: NewSchedule,
  acting: Acting,
): Promise<OperatorOutcome<PayoutSchedule>> {
  const { store, clock } = deps;
  const preview = await previewPayoutSchedule(deps, input);
  if (preview.kind === 'refused') return preview;
  const { merNo, currency, terms } = input;
  const now = clock.now();
  const zone = await zoneOfMerchant(deps, merNo);
  const approval = acting.approvalNo === null ? null : await store.findApproval(acting.approvalNo, now);
  const schedule: PayoutSchedule = {
    merNo,
    currency,
    ...terms,
    setBy: approval?.maker ?? nameOf(acting.actor),
    approvedBy: approval === null ? null : nameOf(acting.actor),
    setAt: now,
    ...nextDue({ ...terms, retryDay: null }, now, zone),
    retryDay: null,
  };
  const { before, after } = preview.value;
  const detail = `${currency}, ${rhythmWords(terms)}`;
  const audit = auditOf(acting, {
    at: now,
    action: 'setPayoutSchedule',
    merNo,
    target: `merchant ${merNo}`,
    detail,
    before,
    after,
  });
  await store.putPayoutSchedule(schedule, audit);
  return done(schedule);
}

async function previewPayoutSchedule(
  { store, clock }: PayoutScheduleDependencies,
  { merNo, currency, terms }: NewSchedule,
): Promise<OperatorOutcome<Preview>> {
  const found = await store.findMerchant(merNo);
  if (found === null) return merchantNotFound(merNo);
  const problems = termsProblems(found.merchant, { currency, terms });
  if (problems.length > 0) return refuseInput(problems);
  if (terms.rhythm !== 'manual') {
    const accounts = await store.listSettlementAccounts({ merNo, currency });
    const { inForce, waiting } = accountsNow(accounts, clock.now());
    if (inForce === null && waiting === null) return refuse('noSettlementAccount', { currency });
  }
  const before = await store.findPayoutSchedule({ merNo, currency });
  return done({
    merNo,
    tradeNo: null,
    summary: `Payouts in ${currency}: ${rhythmWords(terms)}`,
    before: shownOf(before ?? MANUAL, currency),
    after: shownOf(terms, currency),
  });
}

/** Such as `every week, on Friday`. */
function rhythmWords({ rhythm, weekday, monthDay }: ScheduleTerms): string {
  if (rhythm === 'weekly') return `every week, on ${WEEKDAYS[weekday - 1] ?? ''}`;
  if (rhythm === 'monthly') return monthDay === 31 ? 'every month, on its last day' : `every month, on day ${monthDay}`;
  return rhythm === 'daily' ? 'every bank day' : 'only by hand';
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** What is wrong with a schedule, whatever account it pays. */
function termsProblems(
  { terms: { payoutFee } }: Pick<Merchant, 'terms'>,
  { currency, terms }: Pick<NewSchedule, 'currency' | 'terms'>,
): InputProblem[] {
  const { rhythm, weekday, monthDay, amountMin, aloneMax, calendar } = terms;
  const problems: InputProblem[] = [];
  if (rhythm === 'weekly' && weekday === 0) problems.push(invalid('weekday', 'weekdayMissing'));
  if (rhythm === 'weekly' && weekday > 5) problems.push(invalid('weekday', 'weekdayClosed', { calendar }));
  if (rhythm !== 'weekly' && weekday !== 0) problems.push(invalid('weekday', 'onlyForRhythm', { rhythm: 'weekly' }));
  if (rhythm === 'monthly' && monthDay === 0) problems.push(invalid('monthDay', 'monthDayMissing'));
  if (rhythm !== 'monthly' && monthDay !== 0)
    problems.push(invalid('monthDay', 'onlyForRhythm', { rhythm: 'monthly' }));
  if (amountMin !== 0n && amountMin <= payoutFee) {
    problems.push(invalid('amountMin', 'amountBelowFee', { fee: formatAmount(payoutFee, currency), currency }));
  }
  if (aloneMax !== null && aloneMax !== 0n && aloneMax < amountMin)
    problems.push(invalid('aloneMax', 'limitBelowMinimum'));
  return problems;
}

function shownOf(terms: ScheduleTerms, currency: string): Readonly<Record<string, unknown>> {
  const { rhythm, weekday, monthDay, amountMin, keepBack, aloneMax, calendar, cutOff } = terms;
  const money = (amount: bigint) => `${formatAmount(amount, currency)} ${currency}`;
  return {
    rhythm,
    ...(rhythm === 'weekly' && { weekday }),
    ...(rhythm === 'monthly' && { monthDay }),
    amountMin: money(amountMin),
    keepBack: money(keepBack),
    aloneMax: aloneMax === null ? null : money(aloneMax),
    calendar,
    cutOff: cutOffText(cutOff),
  };
}

/** Such as `08:00`. */
export function cutOffText(minutes: number): string {
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

async function setMerchantTimeZone(
  deps: PayoutScheduleDependencies,
  { merNo, timeZone }: { readonly merNo: number; readonly timeZone: string },
  acting: Acting,
): Promise<OperatorOutcome<ShownSchedules>> {
  const { store, clock, configured } = deps;
  if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
  const zone = zoneOf(timeZone);
  if (zone === null) return refuseInput([invalid('timeZone', 'notATimeZone')]);
  const before = await store.readMerchantZone(merNo);
  const now = clock.now();
  const audit = auditOf(acting, {
    at: now,
    action: 'setMerchantTimeZone',
    merNo,
    target: `merchant ${merNo}`,
    detail: timeZone,
    before: { timeZone: before ?? configured.timeZone },
    after: { timeZone },
  });
  await store.setMerchantZone({ merNo, timeZone }, (schedule) => nextDue(schedule, now, zone), audit);
  return getPayoutSchedules(deps, merNo);
}

/** The merchant's own zone, or the gateway's. */
export async function zoneOfMerchant(
  { store, zone }: { readonly store: Pick<PayoutScheduleStore, 'readMerchantZone'>; readonly zone: Zone },
  merNo: number,
): Promise<Zone> {
  const own = await store.readMerchantZone(merNo);
  return own === null ? zone : (zoneOf(own) ?? zone);
}
