import type { components } from '../../../../generated/operator.ts';
import type {
  OperatorBodies,
  OperatorOperationId,
  OperatorParameters,
} from '../../../../generated/operator-operations.ts';
import { dayText, parseDay } from '../../domain/day.ts';
import { formatAmount, parseAmount } from '../../domain/money.ts';
import type { PayoutRun, RunKey } from '../../domain/settlements/payout-run.ts';
import type { PayoutSchedule, ScheduleTerms } from '../../domain/settlements/payout-schedule.ts';
import type { SettlementAccount } from '../../domain/settlements/settlement-account.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { done, refuseInput } from '../../operations/outcome.ts';
import type { InputProblem } from '../../operations/outcome.ts';
import type { PayoutToCome } from '../../operations/payouts/payout-runs.ts';
import type { NewSchedule, ShownSchedules } from '../../operations/settlements/payout-schedules.ts';
import { cutOffText } from '../../operations/settlements/payout-schedules.ts';
import type { NewSettlementAccount, ShownAccounts } from '../../operations/settlements/settlement-accounts.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { amountProblems, momentText, optionalMoment } from '../wire/merchant.ts';

type Schemas = components['schemas'];

type SettlementOperationId = Extract<
  OperatorOperationId,
  | 'getSettlementAccounts'
  | 'changeSettlementAccount'
  | 'withdrawSettlementAccount'
  | 'getPayoutSchedules'
  | 'setPayoutSchedule'
  | 'setMerchantTimeZone'
  | 'listPayoutRuns'
  | 'listPayoutsToCome'
  | 'releasePayoutRun'
  | 'skipPayoutRun'
>;

interface Call<Id extends keyof OperatorBodies> {
  readonly parameters: OperatorParameters[Id];
  readonly body: OperatorBodies[Id];
}

const DAY_MS = 86_400_000;

/** Where a merchant's own money goes, when, and what became of it. */
export function createSettlementHandlers(
  operations: Pick<OperatorOperations, SettlementOperationId>,
): Pick<OperatorHandlers, SettlementOperationId> {
  return {
    getSettlementAccounts: async ({ parameters: { merNo } }) =>
      mapOutcome(operations.getSettlementAccounts(merNo), accountsToWire),
    changeSettlementAccount: async (call) =>
      mapOutcome(operations.changeSettlementAccount(accountFromWire(call), call.acting), accountToWire),
    withdrawSettlementAccount: async ({ parameters: { merNo, accountNo }, acting }) =>
      mapOutcome(operations.withdrawSettlementAccount({ merNo, accountNo }, acting), accountToWire),
    getPayoutSchedules: async ({ parameters: { merNo } }) =>
      mapOutcome(operations.getPayoutSchedules(merNo), schedulesToWire),
    async setPayoutSchedule(call) {
      const schedule = scheduleFromWire(call);
      if (Array.isArray(schedule)) return refuseInput(schedule);
      return mapOutcome(operations.setPayoutSchedule(schedule, call.acting), scheduleToWire);
    },
    setMerchantTimeZone: async ({ parameters: { merNo }, body: { timeZone }, acting }) =>
      mapOutcome(operations.setMerchantTimeZone({ merNo, timeZone }, acting), schedulesToWire),
    async listPayoutRuns({ parameters: { merNo = null, currency = null, state = null, before, limit } }) {
      const filter = { merNo, currency, state, before: before === undefined ? null : placeFromWire(before), limit };
      const { runs, next } = await operations.listPayoutRuns(filter);
      return done({ runs: runs.map(runToWire), next: next === null ? null : placeToWire(next) });
    },
    async listPayoutsToCome({ parameters: { merNo = null, until } }) {
      const { payouts, isComplete } = await operations.listPayoutsToCome({ merNo, until: Date.parse(until) });
      return done({ payouts: payouts.map(toComeToWire), isComplete });
    },
    releasePayoutRun: async ({ parameters, acting }) =>
      mapOutcome(operations.releasePayoutRun(keyOf(parameters), acting), runToWire),
    skipPayoutRun: async ({ parameters, acting }) =>
      mapOutcome(operations.skipPayoutRun(keyOf(parameters), acting), runToWire),
  };
}

export function accountFromWire({
  parameters: { merNo },
  body,
}: Call<'changeSettlementAccount'>): NewSettlementAccount {
  const { account = null, bic = null, meanwhile = 'old', ...given } = body;
  return { ...given, merNo, account, bic, meanwhile };
}

export function scheduleFromWire({
  parameters: { merNo, currency },
  body,
}: Call<'setPayoutSchedule'>): NewSchedule | InputProblem[] {
  const { rhythm, weekday = 0, monthDay = 0, calendar = 'TARGET', cutOff = '08:00' } = body;
  const { amountMin = '0', keepBack = '0', aloneMax } = body;
  const problems = [
    ...amountProblems('amountMin', amountMin, currency),
    ...amountProblems('keepBack', keepBack, currency),
    ...(aloneMax === undefined ? [] : amountProblems('aloneMax', aloneMax, currency)),
  ];
  if (problems.length > 0) return problems;
  const [hours = 0, minutes = 0] = cutOff.split(':').map(Number);
  const terms: ScheduleTerms = {
    rhythm,
    // The contract has days from 1 to 7.
    weekday: weekday as ScheduleTerms['weekday'],
    monthDay,
    amountMin: parseAmount(amountMin, currency),
    keepBack: parseAmount(keepBack, currency),
    aloneMax: aloneMax === undefined ? null : parseAmount(aloneMax, currency),
    calendar,
    cutOff: hours * 60 + minutes,
  };
  return { merNo, currency, terms };
}

function accountsToWire({ merNo, registered, waitMs, currencies }: ShownAccounts): Schemas['SettlementAccounts'] {
  return {
    merNo,
    registered: registered && {
      account: `****${registered.accountEnd}`,
      bank: registered.bank,
      givenAt: momentText(registered.createdAt),
    },
    waitingDays: waitMs / DAY_MS,
    currencies: currencies.map(({ currency, inForce, waiting }) => ({
      currency,
      inForce: inForce && accountToWire(inForce),
      waiting: waiting && accountToWire(waiting),
    })),
  };
}

function accountToWire(account: SettlementAccount): Schemas['SettlementAccount'] {
  const { accountNo, merNo, currency, method, account: masked, holder, bank, bic, meanwhile } = account;
  const { proposedBy, approvedBy, createdAt, inForceAt } = account;
  return {
    accountNo,
    merNo,
    currency,
    // A card is never one.
    method: method as Schemas['SettlementMethod'],
    account: masked,
    holder,
    bank,
    bic,
    meanwhile,
    proposedBy,
    approvedBy,
    createdAt: momentText(createdAt),
    inForceAt: momentText(inForceAt),
  };
}

function schedulesToWire({ merNo, timeZone, isOwnZone, schedules }: ShownSchedules): Schemas['PayoutSchedules'] {
  return { merNo, timeZone, ownTimeZone: isOwnZone, schedules: schedules.map(scheduleToWire) };
}

function scheduleToWire(schedule: PayoutSchedule): Schemas['PayoutSchedule'] {
  const { currency, weekday, monthDay, amountMin, keepBack, aloneMax, cutOff, setAt, nextDay, nextAt } = schedule;
  const { merNo, rhythm, calendar, setBy, approvedBy } = schedule;
  return {
    merNo,
    currency,
    rhythm,
    weekday: weekday === 0 ? null : weekday,
    monthDay: monthDay === 0 ? null : monthDay,
    amountMin: formatAmount(amountMin, currency),
    keepBack: formatAmount(keepBack, currency),
    aloneMax: aloneMax === null ? null : formatAmount(aloneMax, currency),
    calendar,
    cutOff: cutOffText(cutOff),
    setBy,
    approvedBy,
    setAt: momentText(setAt),
    nextDay: nextDay === null ? null : dayText(nextDay),
    nextAt: optionalMoment(nextAt),
  };
}

function runToWire(run: PayoutRun): Schemas['PayoutRun'] {
  const { currency, dueDay, amount, at, decidedAt, merNo, state, reason, account, tradeNo, decidedBy } = run;
  return {
    merNo,
    currency,
    dueDay: dayText(dueDay),
    state,
    reason,
    amount: amount === null ? null : formatAmount(amount, currency),
    account,
    tradeNo,
    at: momentText(at),
    decidedBy,
    decidedAt: optionalMoment(decidedAt),
  };
}

const OUTLOOKS = { pay: 'pays', wait: 'waits', nothing: 'nothing' } as const;

function toComeToWire({ merNo, currency, dueDay, dueAt, decision, account }: PayoutToCome): Schemas['PayoutToCome'] {
  return {
    merNo,
    currency,
    dueDay: dayText(dueDay),
    dueAt: momentText(dueAt),
    outlook: OUTLOOKS[decision.kind],
    reason: decision.kind === 'nothing' ? decision.reason : null,
    amount: decision.kind === 'nothing' ? null : formatAmount(decision.amount, currency),
    account,
  };
}

function keyOf({ merNo, currency, dueDay }: { merNo: number; currency: string; dueDay: string }): RunKey {
  return { merNo, currency, dueDay: parseDay(dueDay) };
}

function placeToWire({ dueDay, merNo, currency }: RunKey): string {
  return `${dayText(dueDay)}.${merNo}.${currency}`;
}

function placeFromWire(place: string): RunKey {
  const [day = '', merNo = '', currency = ''] = place.split('.');
  return { merNo: Number(merNo), currency, dueDay: parseDay(day) };
}
