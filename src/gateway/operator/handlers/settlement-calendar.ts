import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import { dayText } from '../../domain/day.ts';
import { formatAmount } from '../../domain/money.ts';
import type { DuePlace, DueTask } from '../../domain/orders/due.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import type { Settlement } from '../../operations/ledger/settlements.ts';
import { refuseInput } from '../../operations/outcome.ts';
import { dayOf, dayProblems } from '../checks/day-fields.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentText } from '../wire/merchant.ts';
import { balancePlaceOf } from './ledger.ts';

type CalendarOperationId = Extract<
  OperatorOperationId,
  'listSettlements' | 'listSettlementOrders' | 'listSettlementDays' | 'listSettlementMerchants'
>;
type What = components['schemas']['SettlementOrder']['what'];

/** What becomes available when: of a merchant, of all, and from which payments. */
export function createSettlementCalendarHandlers(
  operations: Pick<OperatorOperations, CalendarOperationId>,
): Pick<OperatorHandlers, CalendarOperationId> {
  return {
    listSettlements: async ({ parameters: { merNo } }) =>
      mapOutcome(operations.listSettlements(merNo), ({ settlements, isComplete }) => ({
        settlements: settlements.map(settlementToWire),
        isComplete,
      })),
    async listSettlementOrders({ parameters: { merNo, day, currency, after, limit } }) {
      const problems = dayProblems('day', day);
      if (problems.length > 0) return refuseInput(problems);
      const query = { merNo, day: dayOf(day), currency, after: placeOf(after), limit };
      return mapOutcome(operations.listSettlementOrders(query), ({ orders, next }) => ({
        orders: orders.map(({ task, tradeNo, merOrderNo, amount, dueAt }) => ({
          what: WHAT[task],
          tradeNo,
          merOrderNo,
          amount: formatAmount(amount, currency),
          currency,
          at: momentText(dueAt),
        })),
        next: next && `${WHAT[next.task]}:${next.tradeNo}`,
      }));
    },
    listSettlementDays: async ({ parameters: { merNo = null } }) =>
      mapOutcome(operations.listSettlementDays(merNo), ({ days, incompleteFrom }) => ({
        days: days.map(({ merchants, ...settlement }) => ({ ...settlementToWire(settlement), merchants })),
        incompleteFrom: incompleteFrom === null ? null : dayText(incompleteFrom),
      })),
    async listSettlementMerchants({ parameters: { merNo = null, day, currency = null, after, limit } }) {
      const problems = dayProblems('day', day);
      if (problems.length > 0) return refuseInput(problems);
      const query = { merNo, day: dayOf(day), currency, after: balancePlaceOf(after), limit };
      return mapOutcome(operations.listSettlementMerchants(query), ({ settlements, isComplete, next }) => ({
        settlements: settlements.map(({ merNo: whose, ...settlement }) => ({
          merNo: whose,
          ...settlementToWire(settlement),
        })),
        isComplete,
        next: next && `${next.merNo}:${next.currency}`,
      }));
    },
  };
}

/** As the ledger calls what is booked then. */
const WHAT = { settle: 'settlement', releaseMargin: 'marginRelease' } as const satisfies Record<DueTask, What>;

/** It has the form that the contract gives it. */
function placeOf(text: string | undefined): DuePlace | null {
  const [what, tradeNo] = text?.split(':') ?? [];
  if (tradeNo === undefined) return null;
  return { task: what === WHAT.settle ? 'settle' : 'releaseMargin', tradeNo };
}

function settlementToWire({ day, currency, settles, released, orders }: Settlement) {
  const shown = (amount: bigint) => formatAmount(amount, currency);
  return {
    day: dayText(day),
    currency,
    settles: shown(settles),
    released: shown(released),
    total: shown(settles + released),
    orders,
  };
}
