import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { refuseInput } from '../../operations/outcome.ts';
import type { OperatorHandlers } from '../handler-types.ts';

export function createPayerHandlers(
  operations: Pick<OperatorOperations, 'erasePayer'>,
): Pick<OperatorHandlers, 'erasePayer'> {
  return {
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
