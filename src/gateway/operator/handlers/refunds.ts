import { timeOf } from '../../domain/numbers.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { refuseInput } from '../../operations/outcome.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentProblems } from '../checks/moment-problems.ts';
import { momentText } from '../wire/merchant.ts';
import { refundStateFromWire, refundToWire } from '../wire/order.ts';

export function createRefundHandlers(
  operations: Pick<OperatorOperations, 'listRefunds' | 'getRefund'>,
): Pick<OperatorHandlers, 'listRefunds' | 'getRefund'> {
  return {
    async listRefunds({ parameters, acting }) {
      const { tradeNo = null, merNo = null, state, from, to, before = null, limit } = parameters;
      const problems = [...momentProblems('from', from), ...momentProblems('to', to)];
      if (problems.length > 0) return refuseInput(problems);
      const search = {
        tradeNo,
        merNo,
        state: state === undefined ? null : refundStateFromWire(state),
        from: from === undefined ? null : Date.parse(from),
        to: to === undefined ? null : Date.parse(to),
        before,
        limit,
      };
      return mapOutcome(operations.listRefunds(search, acting), ({ refunds, next, searchedTo }) => ({
        refunds: refunds.map(refundToWire),
        next,
        searchedTo: searchedTo === null ? null : momentText(timeOf(searchedTo)),
      }));
    },
    getRefund: async ({ parameters: { refundNo }, acting }) =>
      mapOutcome(operations.getRefund(refundNo, acting), refundToWire),
  };
}
