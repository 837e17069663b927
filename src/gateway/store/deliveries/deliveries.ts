import type { DeliverySearch, DeliveryStore, DeliveryStory, ListedDelivery } from '../../domain/deliveries/delivery.ts';
import type { NewNotification } from '../../domain/deliveries/notification.ts';
import { auditStatements } from '../audit/audit.ts';
import { DUE_MERCHANTS, NOT_PAUSED, claimDeliveries, findWaiting } from './claim-deliveries.ts';
import type { Dialect } from '../engine/dialect.ts';
import { LISTED_DELIVERIES, createEndpointStore } from './endpoints.ts';
import type { Engine, Param, Row, Statement } from '../engine/engine.ts';
import { releaseDeliveries } from './finish-attempts.ts';
import { countSince, resendSince } from './resend-since.ts';
import { areDeliveriesPaused, pauseDeliveries, resendDelivery } from './resends.ts';
import { integerOf, jsonOf } from '../engine/table.ts';
import { ATTEMPTS, NOTIFICATIONS, RESENDS, lastAttemptsIn } from './delivery-tables.ts';

export function createDeliveryStore(engine: Engine): Omit<DeliveryStore, 'finishAttempt'> {
  return {
    ...createEndpointStore(engine),
    findWaiting: (now) => findWaiting(engine, now),
    claimDeliveries: (claim) => claimDeliveries(engine, claim),
    releaseDeliveries: (holder, claims) => releaseDeliveries(engine, holder, claims),
    nextDeliveryAt: () => nextDeliveryAt(engine),
    listDeliveries: ({ merNo, tradeNo }) => readStories(engine, 'n.trade_no = $2', [merNo, tradeNo]),
    searchDeliveries: (search) => searchDeliveries(engine, search),
    resendDelivery: (request) => resendDelivery(engine, request),
    countSince: (span) => countSince(engine, span),
    resendSince: (request) => resendSince(engine, request),
    pauseDeliveries: (merNo, paused, audit) => pauseDeliveries(engine, { merNo, paused, audit }),
    areDeliveriesPaused: (merNo) => areDeliveriesPaused(engine, merNo),

    async addNotification(notification, audit) {
      const statements = [notifyStatement(engine.dialect, [notification]), ...auditStatements(engine.dialect, [audit])];
      await engine.transaction((transaction) => transaction.all(statements.filter((one) => one !== null)));
    },

    async findDelivery({ merNo, notificationId }) {
      const [story] = await readStories(engine, 'n.notification_id = $2', [merNo, notificationId]);
      return story ?? null;
    },
  };
}

async function nextDeliveryAt(engine: Engine): Promise<number | null> {
  const [row] = await engine.query(
    `${DUE_MERCHANTS} select min(next_at) as next_at from (
       select (
         select n.next_at from notifications n
         where n.mer_no = m.mer_no and n.state = 'due' and n.held_by is null order by n.next_at limit 1
       ) as next_at from m where m.mer_no is not null and ${NOT_PAUSED('m.mer_no')}
       union all
       select min(s.requested_at) from delivery_resends s
       where s.finished_at is null and s.held_by is null and ${NOT_PAUSED('s.mer_no')}
     ) moments`,
  );
  return row === undefined || row['next_at'] === null ? null : integerOf(row['next_at']);
}

async function readStories(engine: Engine, where: string, params: readonly Param[]): Promise<DeliveryStory[]> {
  const attemptsIn = ({ name, list }: typeof ATTEMPTS, begun: string): Statement => ({
    sql: `select ${list('a.')} from notifications n
          join ${name} a on a.mer_no = n.mer_no and a.notification_id = n.notification_id
          where n.mer_no = $1 and ${where} ${begun} order by a.notification_id, a.attempt`,
    params,
  });
  const [notifications = [], attempts = [], resends = []] = await engine.snapshot([
    {
      sql: `select n.* from notifications n where n.mer_no = $1 and ${where} order by n.notification_id`,
      params,
    },
    attemptsIn(ATTEMPTS, ''),
    attemptsIn(RESENDS, 'and a.started_at is not null'),
  ]);
  const log = [
    ...[...attempts.map(ATTEMPTS.decode), ...lastAttemptsIn(notifications)].map((attempt) => ({
      kind: 'scheduled' as const,
      ...attempt,
    })),
    ...resends.map((row) => ({ kind: 'resend' as const, ...RESENDS.decode(row) })),
  ];
  return notifications.map(NOTIFICATIONS.decode).map((delivery) => ({
    ...delivery,
    log: log
      .filter((attempt) => attempt.notificationId === delivery.notificationId)
      .map(({ merNo: _merNo, notificationId: _notificationId, ...attempt }) => attempt),
  }));
}

/** One state at a time, because each has its own index; the pages are merged here. */
async function searchDeliveries(engine: Engine, search: DeliverySearch): Promise<ListedDelivery[]> {
  const { merNo, states = ['due', 'acknowledged', 'exhausted'], before, limit } = search;
  if (states.length === 0) return [];
  const statements = [...new Set(states)].map((state) => ({
    sql: `select ${LISTED_DELIVERIES.list()} from notifications where mer_no = $1 and state = '${state}'
          ${before === null ? '' : 'and notification_id < $3'} order by notification_id desc limit $2`,
    params: before === null ? [merNo, limit] : [merNo, limit, before],
  }));
  const found = (await engine.snapshot(statements)).flat().map((row: Row) => LISTED_DELIVERIES.decode(row));
  return found.toSorted((left, right) => (left.notificationId < right.notificationId ? 1 : -1)).slice(0, limit);
}

export function notifyStatement(dialect: Dialect, notifications: readonly NewNotification[]): Statement | null {
  if (notifications.length === 0) return null;
  return { sql: NOTIFICATIONS.insert(dialect), params: [jsonOf(notifications.map(notificationRow))] };
}

export function notificationRow(notification: NewNotification) {
  return NOTIFICATIONS.encode({ ...notification, state: 'due', attempts: 0, nextAt: notification.createdAt });
}
