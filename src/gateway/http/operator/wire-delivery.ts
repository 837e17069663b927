import type { components } from '../../../../generated/operator.ts';
import { notificationSensitivity } from '../../../../generated/sensitivity.ts';
import { isBodyRemoved } from '../../domain/delivery.ts';
import { isTestEvent } from '../../domain/notification.ts';
import type { LoggedDelivery } from '../../operations/operator/orders.ts';
import { requestToWire } from './wire-delivery-request.ts';
import { momentText, optionalMoment } from './wire-merchant.ts';

/** What the contract lets merchants be told, by event. */
const TOLD: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(notificationSensitivity).map(([event, { none = [], text = [] }]) => [
    event,
    new Set([...none, ...text]),
  ]),
);

export function deliveryToWire(delivery: LoggedDelivery): components['schemas']['Delivery'] {
  const { merNo, notificationId, event, tradeNo, address, payload, state, nextAt, createdAt, log } = delivery;
  const told = isBodyRemoved(delivery)
    ? null
    : Object.fromEntries(Object.entries(payload).filter(([name]) => TOLD.get(event)?.has(name)));
  return {
    merNo,
    notificationId,
    event,
    tradeNo,
    address,
    payload: told,
    request: requestToWire(delivery, told),
    state,
    test: isTestEvent(delivery),
    nextAt: optionalMoment(nextAt),
    createdAt: momentText(createdAt),
    attempts: log.map(({ kind, attempt, startedAt, finishedAt, sentAt, status, answerHeaders, answer, result }) => ({
      kind,
      attempt,
      startedAt: momentText(startedAt),
      finishedAt: optionalMoment(finishedAt),
      sentHeaders: sentAt === null ? null : { 'webhook-timestamp': String(sentAt) },
      status,
      answerHeaders,
      answer,
      result,
    })),
  };
}
