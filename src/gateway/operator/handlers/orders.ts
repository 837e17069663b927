import type { OperatorOperationId, OperatorParameters } from '../../../../generated/operator-operations.ts';
import type { OrderListQuery } from '../../domain/orders/order-list.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { refuseInput } from '../../operations/outcome.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentProblems } from '../checks/moment-problems.ts';
import { detailsToWire } from '../wire/details.ts';
import { optionalMoment } from '../wire/merchant.ts';
import { chargebackToWire, listedStateFromWire, orderToWire, refundToWire, storyToWire } from '../wire/order.ts';

type OrderOperationId = Extract<
  OperatorOperationId,
  `${string}Order` | 'completeRefund' | 'listOrders' | 'chargeOrderBack'
>;

/** What the sandbox's bank says where nobody says anything. */
const SANDBOX_REASON = 'Charged back by the operator';

export function createOrderHandlers(
  operations: Pick<OperatorOperations, OrderOperationId>,
): Pick<OperatorHandlers, OrderOperationId> {
  return {
    async listOrders({ parameters }) {
      const problems = [...momentProblems('from', parameters.from), ...momentProblems('to', parameters.to)];
      if (problems.length > 0) return refuseInput(problems);
      return mapOutcome(operations.listOrders(queryFromWire(parameters)), ({ orders, next, searchedTo }) => ({
        orders: orders.map(orderToWire),
        next,
        searchedTo: optionalMoment(searchedTo),
      }));
    },
    getOrder: async ({ parameters: { tradeNo }, acting }) =>
      mapOutcome(operations.getOrder(tradeNo, acting), storyToWire),
    revealOrder: async ({ parameters: { tradeNo }, acting }) =>
      mapOutcome(operations.revealOrder(tradeNo, acting), (details) => detailsToWire(details, 'revealed')),
    completeOrder: async ({ parameters: { tradeNo }, body: { result }, acting }) =>
      mapOutcome(operations.completeOrder(tradeNo, result, acting), orderToWire),
    chargeOrderBack: async ({ parameters: { tradeNo }, body: { reason = SANDBOX_REASON }, acting }) =>
      mapOutcome(operations.chargeOrderBack(tradeNo, { reason }, acting), chargebackToWire),
    completeRefund: async ({ parameters: { refundNo }, body: { result }, acting }) =>
      mapOutcome(operations.completeRefund(refundNo, result, acting), refundToWire),
  };
}

function queryFromWire(parameters: OperatorParameters['listOrders']): OrderListQuery {
  const { merNo, kind, method, state, currency, amountMin, amountMax, from, to, text } = parameters;
  const { sort = 'newest', before, after, limit } = parameters;
  return {
    merNo: merNo ?? null,
    kind: kind ?? null,
    methods: method ?? [],
    states: (state ?? []).map(listedStateFromWire),
    currency: currency ?? null,
    amountMin: amountMin ?? null,
    amountMax: amountMax ?? null,
    from: from === undefined ? null : Date.parse(from),
    to: to === undefined ? null : Date.parse(to),
    text: text ?? null,
    sort,
    before: before ?? null,
    after: after ?? null,
    limit,
  };
}
