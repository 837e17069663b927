import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import type { ListedDelivery } from '../../domain/deliveries/delivery.ts';
import type { Endpoint } from '../../domain/deliveries/endpoint.ts';
import { isTestEvent } from '../../domain/deliveries/notification.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { refuseInput } from '../../operations/outcome.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentProblems } from '../checks/moment-problems.ts';
import { deliveryToWire } from '../wire/delivery.ts';
import { momentText, optionalMoment } from '../wire/merchant.ts';

type DeliveryOperationId = Extract<OperatorOperationId, `${string}Delivery` | `${string}Deliveries` | 'listEndpoints'>;

export function createDeliveryHandlers(
  operations: Pick<OperatorOperations, DeliveryOperationId>,
): Pick<OperatorHandlers, DeliveryOperationId> {
  return {
    async listDeliveries({ parameters }) {
      const { merNo = null, state = null, tradeNo = null, host = null, event = null, before = null } = parameters;
      const problems = [...momentProblems('from', parameters.from), ...momentProblems('to', parameters.to)];
      if (problems.length > 0) return refuseInput(problems);
      const [from, to] = [timeIn(parameters.from), timeIn(parameters.to)];
      const listing = { merNo, state, tradeNo, host, event, from, to, before, limit: parameters.limit };
      return mapOutcome(operations.listDeliveries(listing), ({ paused, deliveries, next, searchedTo }) => ({
        paused,
        deliveries: deliveries.map(listedToWire),
        next,
        searchedTo: optionalMoment(searchedTo),
      }));
    },
    async listEndpoints({ parameters: { merNo = null, state = null, host = null, after = 0, limit } }) {
      return mapOutcome(operations.listEndpoints({ merNo, state, host, after, limit }), ({ endpoints, next }) => ({
        endpoints: endpoints.map(endpointToWire),
        next,
      }));
    },
    async countFailedDeliveries({ parameters: { merNo, ...given } }) {
      const problems = [...momentProblems('from', given.from), ...momentProblems('to', given.to)];
      if (problems.length > 0) return refuseInput(problems);
      return operations.countFailedDeliveries({ merNo, ...spanOf(given), before: given.before ?? null });
    },
    getDelivery: async ({ parameters: { notificationId } }) =>
      mapOutcome(operations.getDelivery(notificationId), deliveryToWire),
    resendDelivery: async ({ parameters: { notificationId }, acting }) =>
      operations.resendDelivery(notificationId, acting),
    async resendDeliveries({ parameters: { merNo }, body, acting }) {
      const problems = [...momentProblems('from', body.from), ...momentProblems('to', body.to)];
      if (problems.length > 0) return refuseInput(problems);
      const span = { merNo, ...spanOf(body), before: body.before ?? null, limit: body.limit };
      return operations.resendDeliveries(span, acting);
    },
    pauseDeliveries: async ({ parameters: { merNo }, acting }) => operations.pauseDeliveries(merNo, acting),
    resumeDeliveries: async ({ parameters: { merNo }, acting }) => operations.resumeDeliveries(merNo, acting),
  };
}

function timeIn(text: string | undefined): number | null {
  return text === undefined ? null : Date.parse(text);
}

interface Span {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function spanOf({ from, to }: Span): { from: number; to: number } {
  return { from: timeIn(from) ?? Number.NEGATIVE_INFINITY, to: timeIn(to) ?? Number.POSITIVE_INFINITY };
}

function listedToWire(delivery: ListedDelivery): components['schemas']['ListedDelivery'] {
  const { merNo, notificationId, event, tradeNo, address, state, attempts, lastResult, nextAt, createdAt } = delivery;
  return {
    merNo,
    notificationId,
    event,
    tradeNo,
    address,
    state,
    test: isTestEvent(delivery),
    attempts,
    lastResult,
    nextAt: optionalMoment(nextAt),
    createdAt: momentText(createdAt),
  };
}

function endpointToWire(endpoint: Endpoint): components['schemas']['Endpoint'] {
  return {
    ...endpoint,
    lastSuccessAt: optionalMoment(endpoint.lastSuccessAt),
    lastFailureAt: optionalMoment(endpoint.lastFailureAt),
    failingSince: optionalMoment(endpoint.failingSince),
  };
}
