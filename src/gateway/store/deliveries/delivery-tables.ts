import type { Delivery, DeliveryAttempt } from '../../domain/deliveries/delivery.ts';
import type { Row } from '../engine/engine.ts';
import { defineTable, integer, json, nullable, text } from '../engine/table.ts';
import type { Columns } from '../engine/table.ts';

export const NOTIFICATIONS = defineTable<Delivery>('notifications', {
  merNo: integer(),
  notificationId: text(),
  event: text(),
  tradeNo: text(),
  address: text(),
  payload: json(),
  createdAt: integer(),
  state: text(),
  attempts: integer(),
  nextAt: nullable(integer()),
});

type AttemptFields = Omit<DeliveryAttempt, 'kind'> & { readonly merNo: number; readonly notificationId: string };

const attempted: Columns<AttemptFields> = {
  merNo: integer(),
  notificationId: text(),
  attempt: integer(),
  startedAt: integer(),
  finishedAt: nullable(integer()),
  sentAt: nullable(integer()),
  status: nullable(integer()),
  answerHeaders: nullable(json()),
  answer: text(),
  result: text(),
};

export const ATTEMPTS = defineTable<AttemptFields>('delivery_attempts', attempted);

/** The latest attempt of a notification, in its own row; `started_at` is null if there is none, or it was released. */
export const LAST_ATTEMPTS = defineTable<Omit<AttemptFields, 'startedAt'> & { readonly startedAt: number | null }>(
  'notifications',
  { ...attempted, startedAt: nullable(integer()) },
  {
    attempt: 'attempts',
    startedAt: 'last_started_at',
    finishedAt: 'last_finished_at',
    sentAt: 'last_sent_at',
    status: 'last_status',
    answerHeaders: 'last_answer_headers',
    answer: 'last_answer',
    result: 'last_result',
  },
);

/** Without notifications that have no attempt. */
export function lastAttemptsIn(rows: readonly Row[]): AttemptFields[] {
  return rows
    .map(LAST_ATTEMPTS.decode)
    .flatMap(({ startedAt, ...last }) => (startedAt === null ? [] : [{ ...last, startedAt }]));
}

/** Resends that were started; one that is waiting has no `started_at` yet. */
export const RESENDS = defineTable<AttemptFields>('delivery_resends', attempted);
