import type { OperatorOperationId, OperatorParameters } from '../../../../generated/operator-operations.ts';
import type { OrderSearch } from '../../domain/reports.ts';
import type { OperatorOperations } from '../../operations/operator/create-operator-operations.ts';
import { refuseInput } from '../../operations/operator/outcome.ts';
import type { OperatorHandlers } from './handler-types.ts';
import { mapOutcome } from './map-outcome.ts';
import { momentProblems } from './moment-problems.ts';
import { chargebackToWire, listedStateFromWire, orderToWire, refundToWire, storyToWire } from './wire-order.ts';

type OrderOperationId = Extract<
  OperatorOperationId,
  `${string}Order` | `${string}Refund` | `${string}Chargeback` | 'listOrders' | 'listRefunds' | 'chargeOrderBack'
>;

/** What the sandbox's bank says where nobody says anything. */
const SANDBOX_REASON = 'Charged back by the operator';

export function createOrderHandlers(operations: OperatorOperations): Pick<OperatorHandlers, OrderOperationId> {
  return {
    async listOrders({ parameters }) {
      const problems = [...momentProblems('from', parameters.from), ...momentProblems('to', parameters.to)];
      if (problems.length > 0) return refuseInput(problems);
      const { pageNum, pageSize } = parameters;
      return mapOutcome(operations.listOrders(searchFromWire(parameters)), ({ total, orders }) => ({
        total,
        pageNum,
        pageSize,
        orders: orders.map(orderToWire),
      }));
    },
    getOrder: async ({ parameters: { tradeNo } }) => mapOutcome(operations.getOrder(tradeNo), storyToWire),
    completeOrder: async ({ parameters: { tradeNo }, body: { result }, acting }) =>
      mapOutcome(operations.completeOrder(tradeNo, result, acting), orderToWire),
    chargeOrderBack: async ({ parameters: { tradeNo }, body: { reason = SANDBOX_REASON }, acting }) =>
      mapOutcome(operations.chargeOrderBack(tradeNo, reason, acting), chargebackToWire),
    listRefunds: async ({ parameters: { tradeNo } }) =>
      mapOutcome(operations.listRefunds(tradeNo), (refunds) => ({ refunds: refunds.map(refundToWire) })),
    getRefund: async ({ parameters: { refundNo } }) => mapOutcome(operations.getRefund(refundNo), refundToWire),
    completeRefund: async ({ parameters: { refundNo }, body: { result }, acting }) =>
      mapOutcome(operations.completeRefund(refundNo, result, acting), refundToWire),
    openChargeback: async ({ body: { tradeNo, reason }, acting }) =>
      mapOutcome(operations.openChargeback(tradeNo, reason, acting), chargebackToWire),
    getChargeback: async ({ parameters: { chargebackNo } }) =>
      mapOutcome(operations.getChargeback(chargebackNo), chargebackToWire),
    closeChargeback: async ({ parameters: { chargebackNo }, body: { result }, acting }) =>
      mapOutcome(operations.closeChargeback(chargebackNo, result, acting), chargebackToWire),
  };
}

function searchFromWire(parameters: OperatorParameters['listOrders']): OrderSearch {
  const { merNo, state, kind, from, to, pageNum, pageSize } = parameters;
  return {
    merNo,
    ...(state === undefined ? {} : { states: [listedStateFromWire(state)] }),
    ...(kind === undefined ? {} : { kinds: [kind] }),
    ...(from === undefined ? {} : { from: Date.parse(from) }),
    ...(to === undefined ? {} : { to: Date.parse(to) }),
    pageNum,
    pageSize,
  };
}
