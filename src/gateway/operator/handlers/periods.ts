import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import { dayText } from '../../domain/day.ts';
import type { Balance } from '../../domain/ledger/ledger.ts';
import { formatAmount } from '../../domain/money.ts';
import type { CurrencySum, ReturnSums } from '../../domain/refunds/returns.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { refuseInput } from '../../operations/outcome.ts';
import type { DaySum, DaySums } from '../../operations/ledger/day-sums.ts';
import { STATEMENT_ACCOUNTS } from '../../operations/ledger/statement.ts';
import type { Statement, StatementMovement } from '../../operations/ledger/statement.ts';
import { dayOf, dayProblems } from '../checks/day-fields.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentText } from '../wire/merchant.ts';

type Schemas = components['schemas'];
type PeriodOperationId = Extract<OperatorOperationId, 'getStatement' | 'readDaySums' | 'readReturns'>;

/** A merchant's money over time: what moved, what went back. */
export function createPeriodHandlers(
  operations: Pick<OperatorOperations, PeriodOperationId>,
): Pick<OperatorHandlers, PeriodOperationId> {
  return {
    async getStatement({ parameters: { merNo, currency, from, to, timeZone = null } }) {
      const problems = [...dayProblems('from', from), ...dayProblems('to', to)];
      if (problems.length > 0) return refuseInput(problems);
      const query = { merNo, currency, from: dayOf(from), to: dayOf(to), timeZone };
      return mapOutcome(operations.getStatement(query), statementToWire);
    },
    async readDaySums({ parameters: { merNo, day, currency = null } }) {
      const problems = dayProblems('day', day);
      if (problems.length > 0) return refuseInput(problems);
      return mapOutcome(operations.readDaySums({ merNo, day: dayOf(day), currency }), daySumsToWire);
    },
    readReturns: async ({ parameters: { merNo, timeZone = 'UTC', days } }) =>
      mapOutcome(operations.readReturns({ merNo, timeZone, days }), ({ now, period }) => ({
        now: sumsToWire(now),
        period: sumsToWire(period),
      })),
  };
}

function statementToWire(statement: Statement): Schemas['Statement'] {
  const { merNo, currency, from, to, timeZone, until, opening, movements, closing } = statement;
  return {
    merNo,
    currency,
    from: dayText(from),
    to: dayText(to),
    timeZone,
    until: momentText(until),
    opening: partsToWire(opening, currency),
    movements: movements.map((movement) => movementToWire(movement, currency)),
    closing: partsToWire(closing, currency),
  };
}

function daySumsToWire({ days, isChecked }: DaySums): Schemas['DaySums'] {
  const differenceOf = ({ opening, incoming, outgoing, closing }: DaySum) =>
    isChecked ? opening + incoming - outgoing - closing : 0n;
  const isWrong = days.some(({ sums }) => sums.some((sum) => differenceOf(sum) !== 0n));
  return {
    sums: days.flatMap(({ currency, sums }) => {
      const shown = (amount: bigint) => formatAmount(amount, currency);
      return sums.map((sum) => ({
        currency,
        account: sum.account,
        opening: shown(sum.opening),
        incoming: shown(sum.incoming),
        outgoing: shown(sum.outgoing),
        closing: shown(sum.closing),
        difference: shown(differenceOf(sum)),
      }));
    }),
    result: !isChecked ? 'notChecked' : isWrong ? 'differs' : 'addsUp',
  };
}

function movementToWire(
  { event, count, gross, fees, exchanged }: StatementMovement,
  currency: string,
): Schemas['StatementMovement'] {
  const shown = (amount: bigint) => formatAmount(amount, currency);
  return {
    event,
    count,
    gross: shown(gross),
    fees: shown(fees),
    exchanged: shown(exchanged),
    net: shown(gross + fees + exchanged),
  };
}

function partsToWire(balance: Balance, currency: string): Schemas['StatementBalance'] {
  const parts = STATEMENT_ACCOUNTS.map((account) => [account, formatAmount(balance[account], currency)] as const);
  const total = STATEMENT_ACCOUNTS.reduce((sum, account) => sum + balance[account], 0n);
  return { total: formatAmount(total, currency), ...Object.fromEntries(parts) } as Schemas['StatementBalance'];
}

function sumsToWire({ refunds, chargebacks }: ReturnSums): Schemas['ReturnCounts'] {
  return { refunds: refunds.map(sumToWire), chargebacks: chargebacks.map(sumToWire) };
}

function sumToWire({ currency, count, amount }: CurrencySum): Schemas['CurrencyCount'] {
  return { currency, count, amount: formatAmount(amount, currency) };
}
