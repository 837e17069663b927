import type { components } from '../../../../generated/operator.ts';
import { notificationSensitivity } from '../../../../generated/sensitivity.ts';
import { isBodyRemoved } from '../../domain/deliveries/delivery.ts';
import { isTestEvent } from '../../domain/deliveries/notification.ts';
import type { LoggedDelivery } from '../../operations/orders/orders.ts';
import { requestToWire } from './delivery-request.ts';
import { momentText, optionalMoment } from './merchant.ts';

/** The fields that the contract lets merchants be notified of, by event. */
const NOTIFIED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(notificationSensitivity).map(([event, { none = [], text = [] }]) => [
    event,
    new Set([...none, ...text]),
  ]),
);

export function deliveryToWire(delivery: LoggedDelivery): components['schemas']['Delivery'] {
  const { merNo, notificationId, event, tradeNo, address, payload, state, nextAt, createdAt, log } = delivery;
  const shown = isBodyRemoved(delivery)
    ? null
    : Object.fromEntries(Object.entries(payload).filter(([name]) => NOTIFIED.get(event)?.has(name)));
  return {
    merNo,
    notificationId,
    event,
    tradeNo,
    address,
    payload: shown,
    request: requestToWire(delivery, shown),
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
