import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import type { Delivery } from '../../domain/delivery.ts';
import type { OperatorOperations } from '../../operations/operator/create-operator-operations.ts';
import { refuseInput } from '../../operations/operator/outcome.ts';
import type { OperatorHandlers } from './handler-types.ts';
import { mapOutcome } from './map-outcome.ts';
import { momentProblems } from './moment-problems.ts';
import { momentText, optionalMoment } from './wire-merchant.ts';
import { deliveryToWire } from './wire-order.ts';

type DeliveryOperationId = Extract<OperatorOperationId, `${string}Delivery` | `${string}Deliveries`>;

export function createDeliveryHandlers(operations: OperatorOperations): Pick<OperatorHandlers, DeliveryOperationId> {
  return {
    async listDeliveries({ parameters: { merNo, state = null, tradeNo = null, before = null, limit } }) {
      const listing = { merNo, state, tradeNo, before, limit };
      return mapOutcome(operations.listDeliveries(listing), ({ paused, deliveries, next }) => ({
        paused,
        deliveries: deliveries.map(listedToWire),
        next,
      }));
    },
    getDelivery: async ({ parameters: { notificationId } }) =>
      mapOutcome(operations.getDelivery(notificationId), deliveryToWire),
    resendDelivery: async ({ parameters: { notificationId }, acting }) =>
      operations.resendDelivery(notificationId, acting),
    async resendDeliveries({ parameters: { merNo }, body, acting }) {
      const problems = [...momentProblems('from', body.from), ...momentProblems('to', body.to)];
      if (problems.length > 0) return refuseInput(problems);
      const span = {
        merNo,
        from: body.from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(body.from),
        to: body.to === undefined ? Number.POSITIVE_INFINITY : Date.parse(body.to),
        before: body.before ?? null,
        limit: body.limit,
      };
      return operations.resendDeliveries(span, acting);
    },
    pauseDeliveries: async ({ parameters: { merNo }, acting }) => operations.pauseDeliveries(merNo, acting),
    resumeDeliveries: async ({ parameters: { merNo }, acting }) => operations.resumeDeliveries(merNo, acting),
  };
}

function listedToWire(delivery: Delivery): components['schemas']['ListedDelivery'] {
  const { notificationId, event, tradeNo, address, state, attempts, nextAt, createdAt } = delivery;
  return {
    notificationId,
    event,
    tradeNo,
    address,
    state,
    attempts,
    nextAt: optionalMoment(nextAt),
    createdAt: momentText(createdAt),
  };
}
