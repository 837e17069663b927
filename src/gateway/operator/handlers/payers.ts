import type { components } from '../../../../generated/operator.ts';
import type { Payer } from '../../domain/payers/payer-list.ts';
import { formatAmount } from '../../domain/money.ts';
import { maskPerson } from '../../domain/text/mask.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { refuseInput } from '../../operations/outcome.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentText, optionalMoment } from '../wire/merchant.ts';
import { orderToWire } from '../wire/order.ts';

type PayerOperationId = 'erasePayer' | 'listPayers' | 'getPayer' | 'listPayerOrders';

export function createPayerHandlers(
  operations: Pick<OperatorOperations, PayerOperationId>,
): Pick<OperatorHandlers, PayerOperationId> {
  return {
    listPayers: async ({ parameters: { merNo, before = null, limit } }) =>
      mapOutcome(operations.listPayers({ merNo, before, limit }), ({ payers, next, searchedTo }) => ({
        payers: payers.map(payerToWire),
        next,
        searchedTo: optionalMoment(searchedTo),
      })),
    getPayer: async ({ parameters: { tradeNo } }) => mapOutcome(operations.getPayer(tradeNo), payerToWire),
    listPayerOrders: async ({ parameters: { tradeNo, before = null, limit } }) =>
      mapOutcome(operations.listPayerOrders({ tradeNo, before, limit }), ({ orders, next }) => ({
        orders: orders.map(orderToWire),
        next,
        searchedTo: null,
      })),
    async erasePayer({ body, acting }) {
      const { merNo, email = null, phone = null, userId = null, tradeNos = [], merOrderNos = [] } = body;
      const given = [email, phone, userId, ...tradeNos, ...merOrderNos].some((value) => value !== null);
      if (!given) {
        const problem = 'must name at least one of email, phone, userId, tradeNos and merOrderNos';
        return refuseInput([{ field: 'body', problem }]);
      }
      if (!body.dryRun && acting.reason === null) {
        return refuseInput([{ field: 'X-Reason', problem: 'is missing; an erasure needs a reason' }]);
      }
      const selector = { email, phone, userId };
      const page = { after: body.after ?? null, limit: body.limit, dryRun: body.dryRun };
      return operations.erasePayer({ merNo, selector, tradeNos, merOrderNos, ...page }, acting);
    },
  };
}

/** S36: enough to recognise a customer. */
function payerToWire({ email, sums, firstAt, lastAt, ...payer }: Payer): components['schemas']['Payer'] {
  return {
    ...payer,
    email: maskPerson('email', email),
    sums: sums.map(({ currency, payments, paid, refunded, chargedBack }) => ({
      currency,
      payments,
      paid: formatAmount(paid, currency),
      refunded: formatAmount(refunded, currency),
      chargedBack: formatAmount(chargedBack, currency),
    })),
    firstAt: momentText(firstAt),
    lastAt: momentText(lastAt),
  };
}
