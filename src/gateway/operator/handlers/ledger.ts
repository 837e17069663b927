import type { components } from '../../../../generated/operator.ts';
import type { OperatorParameters } from '../../../../generated/operator-operations.ts';
import { dayText } from '../../domain/day.ts';
import { ACCOUNTS } from '../../domain/ledger/ledger.ts';
import type { Balance } from '../../domain/ledger/ledger.ts';
import type { BalancePlace, PostingPlace } from '../../domain/ledger/ledger-days.ts';
import { formatAmount } from '../../domain/money.ts';
import type { LedgerReport } from '../../domain/ledger/ledger-store.ts';
import type { BalanceDay } from '../../operations/ledger/balance-days.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import type { BalanceDayList, BalanceList } from '../../operations/ledger/ledger-reads.ts';
import { done, refuseInput } from '../../operations/outcome.ts';
import { dayOf, dayProblems } from '../checks/day-fields.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentProblems } from '../checks/moment-problems.ts';
import { momentText, optionalMoment } from '../wire/merchant.ts';
import { postingToWire } from '../wire/order.ts';

type Schemas = components['schemas'];
type LedgerOperationId =
  | 'getBalances'
  | 'listBalances'
  | 'listBalanceDays'
  | 'listPostings'
  | 'verifyLedger'
  | 'getLedgerReport'
  | 'getSettings';

/** Balances, the ledger, and how the gateway is configured. */
export function createLedgerHandlers(
  operations: Pick<OperatorOperations, LedgerOperationId>,
): Pick<OperatorHandlers, LedgerOperationId> {
  return {
    getBalances: async ({ parameters: { merNo } }) =>
      mapOutcome(operations.getBalances(merNo), (balances) => ({ balances: balances.map(balanceToWire) })),
    async listBalances({ parameters: { merNo = null, currency = null, asOf, after, limit } }) {
      const problems = dayProblems('asOf', asOf);
      if (problems.length > 0) return refuseInput(problems);
      const query = { merNo, currency, asOf: dayOf(asOf), after: balancePlaceOf(after), limit };
      return mapOutcome(operations.listBalances(query), balancesToWire);
    },
    async listBalanceDays({ parameters: { merNo, currency, before, limit } }) {
      const problems = dayProblems('before', before);
      if (problems.length > 0) return refuseInput(problems);
      return mapOutcome(operations.listBalanceDays({ merNo, currency, before: dayOf(before), limit }), daysToWire);
    },
    async listPostings({ parameters }) {
      const { day, from, to } = parameters;
      const problems = [...dayProblems('day', day), ...momentProblems('from', from), ...momentProblems('to', to)];
      if (problems.length > 0) return refuseInput(problems);
      return mapOutcome(operations.listPostings(postingsQuery(parameters)), ({ postings, next }) => ({
        postings: postings.map(postingToWire),
        searchedTo: optionalMoment(next?.at ?? null),
        next: next && `${next.at}:${next.event}:${next.subject}`,
      }));
    },
    verifyLedger: async ({ acting }) => done(reportToWire(await operations.verifyLedger(acting))),
    async getLedgerReport() {
      const last = await operations.getLedgerReport();
      if (last === null) return done({ at: null, by: null, report: null });
      return done({ at: momentText(last.at), by: last.by, report: reportToWire(last.report) });
    },
    async getSettings() {
      const { methods, retention, lastRetentionAt, ...same } = await operations.getSettings();
      return done({
        ...same,
        methods: methods.map(({ currencies, ...rest }) => ({ ...rest, currencies: currencies && [...currencies] })),
        retention: [...retention],
        lastRetentionAt: optionalMoment(lastRetentionAt),
      });
    },
  };
}

function postingsQuery({ merNo, limit, day, from, to, ...rest }: OperatorParameters['listPostings']) {
  const { currency = null, account = null, event = null, subject = null, before } = rest;
  return {
    merNo,
    day: dayOf(day),
    from: from === undefined ? null : Date.parse(from),
    to: to === undefined ? null : Date.parse(to),
    currency,
    account,
    event,
    subject,
    before: postingPlaceOf(before),
    limit,
  };
}

function balancesToWire({ asOf, closedThrough, balances, sums, next }: BalanceList): Schemas['BalancePage'] {
  return {
    asOf: optionalDay(asOf),
    closedThrough: optionalDay(closedThrough),
    balances: balances.map(({ merNo, ...balance }) => ({ merNo, ...balanceToWire(balance) })),
    sums: sums.map(balanceToWire),
    next: next && `${next.merNo}:${next.currency}`,
  };
}

function balanceToWire({ currency, balance }: { currency: string; balance: Balance }): Schemas['Balance'] {
  const accounts = ACCOUNTS.map((account) => [account, formatAmount(balance[account], currency)]);
  return { currency, ...(Object.fromEntries(accounts) as Record<(typeof ACCOUNTS)[number], string>) };
}

function daysToWire({ currency, timeZone, openSince, days, next }: BalanceDayList): Schemas['BalanceDayPage'] {
  return {
    currency,
    timeZone,
    openSince: optionalDay(openSince),
    days: days.map((day) => dayToWire(day, currency)),
    next: optionalDay(next),
  };
}

function dayToWire({ day, isClosed, movements }: BalanceDay, currency: string): Schemas['BalanceDay'] {
  const shown = (amount: bigint) => formatAmount(amount, currency);
  return {
    day: dayText(day),
    isClosed,
    movements: movements.map(({ account, incoming, outgoing, closing }) => ({
      account,
      incoming: shown(incoming),
      outgoing: shown(outgoing),
      closing: shown(closing),
    })),
  };
}

function reportToWire({ postings, orders, problems }: LedgerReport): Schemas['LedgerReport'] {
  return { ok: problems.length === 0, postings, orders, problems: [...problems] };
}

function optionalDay(day: number | null): string | null {
  return day === null ? null : dayText(day);
}

/** Both have the form that the contract gives them. */
export function balancePlaceOf(text: string | undefined): BalancePlace | null {
  const [merNo, currency] = text?.split(':') ?? [];
  return merNo === undefined || currency === undefined ? null : { merNo: Number(merNo), currency };
}

function postingPlaceOf(text: string | undefined): PostingPlace | null {
  const [at, event, subject] = text?.split(':') ?? [];
  if (at === undefined || event === undefined || subject === undefined) return null;
  return { at: Number(at), event, subject };
}
