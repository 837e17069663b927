import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId, OperatorParameters } from '../../../../generated/operator-operations.ts';
import { formatAmount } from '../../domain/money.ts';
import { isOrderEnd } from '../../domain/orders/order-list.ts';
import type { OrderListQuery } from '../../domain/orders/order-list.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { refuseInput } from '../../operations/outcome.ts';
import type { InputProblem } from '../../operations/outcome.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentProblems } from '../checks/moment-problems.ts';
import { detailsToWire } from '../wire/details.ts';
import { payerToWire } from '../wire/payer.ts';
import { momentText, optionalMoment } from '../wire/merchant.ts';
import { chargebackToWire, listedStateFromWire, orderToWire, refundToWire, storyToWire } from '../wire/order.ts';

type OrderListState = components['schemas']['OrderListState'];

type OrderOperationId = Extract<
  OperatorOperationId,
  `${string}Order` | 'completeRefund' | 'listOrders' | 'sumOrders' | 'chargeOrderBack'
>;

/** What the sandbox's bank says where nobody says anything. */
const SANDBOX_REASON = 'Charged back by the operator';

export function createOrderHandlers(
  operations: Pick<OperatorOperations, OrderOperationId>,
): Pick<OperatorHandlers, OrderOperationId> {
  return {
    async listOrders({ parameters }) {
      const problems = spanProblems(parameters);
      if (problems.length > 0) return refuseInput(problems);
      return mapOutcome(operations.listOrders(queryFromWire(parameters)), (page) => ({
        orders: page.orders.map((order) => {
          const reversedAt = page.reversedAt.get(order.tradeNo);
          return {
            ...orderToWire(order),
            ...(reversedAt !== undefined && { reversedAt: momentText(reversedAt) }),
            ...payerToWire(order, page.payers.get(order.tradeNo)),
          };
        }),
        next: page.next,
        searchedTo: optionalMoment(page.searchedTo),
      }));
    },
    async sumOrders({ parameters }) {
      const problems = spanProblems(parameters);
      if (problems.length > 0) return refuseInput(problems);
      return mapOutcome(
        operations.sumOrders(queryFromWire({ ...parameters, limit: 1 })),
        ({ countedTo, ...summed }) => ({
          ...summed,
          sums: summed.sums.map(({ amount, ...sum }) => ({ ...sum, amount: formatAmount(amount, sum.currency) })),
          countedTo: optionalMoment(countedTo),
        }),
      );
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

function spanProblems({ from, to }: Pick<OperatorParameters['listOrders'], 'from' | 'to'>): InputProblem[] {
  return [...momentProblems('from', from), ...momentProblems('to', to)];
}

const isListed = (state: OrderListState) => !isOrderEnd(state);

function queryFromWire(parameters: OperatorParameters['listOrders']): OrderListQuery {
  const { merNo, kind, method, state, currency, amountMin, amountMax, from, to, text } = parameters;
  const { bin, tradeNo, sort = 'newest', before, after, limit } = parameters;
  return {
    merNo: merNo ?? null,
    kind: kind ?? null,
    methods: method ?? [],
    states: (state ?? []).filter(isListed).map(listedStateFromWire),
    ends: (state ?? []).filter(isOrderEnd),
    currency: currency ?? null,
    amountMin: amountMin ?? null,
    amountMax: amountMax ?? null,
    from: from === undefined ? null : Date.parse(from),
    to: to === undefined ? null : Date.parse(to),
    text: text ?? null,
    bin: bin ?? null,
    tradeNos: tradeNo ?? [],
    sort,
    before: before ?? null,
    after: after ?? null,
    limit,
  };
}
