import type { AttemptEnd, ClaimedDelivery, DeliveryStore } from '../domain/delivery.ts';
import type { NewNotification } from '../domain/notification.ts';
import type { Dialect } from './dialect.ts';
import type { Engine, Row, Statement } from './engine.ts';
import { integerOf, jsonOf } from './table.ts';
import { ATTEMPTS, NOTIFICATIONS } from './tables.ts';

type Claim = Parameters<DeliveryStore['claimDeliveries']>[0];

/** An attempt's end, and who says so. */
export interface HeldEnd {
  readonly holder: string;
  readonly end: AttemptEnd;
}

// Steps from one merchant with due notifications to the next through the index: a merchant's backlog costs one step.
const MERCHANTS = `with recursive m(mer_no) as (
  select min(mer_no) from notifications where state = 'due'
  union all
  select (select min(n.mer_no) from notifications n where n.state = 'due' and n.mer_no > m.mer_no) from m
  where m.mer_no is not null
)`;

export function createDeliveryStore(engine: Engine): Omit<DeliveryStore, 'finishAttempt'> {
  return {
    claimDeliveries: (claim) => claimDeliveries(engine, claim),

    async nextDeliveryAt() {
      const [row] = await engine.query(
        `${MERCHANTS} select min((
           select n.next_at from notifications n
           where n.mer_no = m.mer_no and n.state = 'due' and n.held_by is null order by n.next_at limit 1
         )) as next_at from m where m.mer_no is not null`,
      );
      return row === undefined || row['next_at'] === null ? null : integerOf(row['next_at']);
    },

    async listDeliveries({ merNo, tradeNo }) {
      const [notifications = [], attempts = []] = await engine.snapshot([
        {
          sql: `select ${NOTIFICATIONS.list()} from notifications where mer_no = $1 and trade_no = $2 order by notification_id`,
          params: [merNo, tradeNo],
        },
        {
          sql: `select ${ATTEMPTS.list('a.')} from notifications n
                join delivery_attempts a on a.mer_no = n.mer_no and a.notification_id = n.notification_id
                where n.mer_no = $1 and n.trade_no = $2 order by a.notification_id, a.attempt`,
          params: [merNo, tradeNo],
        },
      ]);
      const log = attempts.map(ATTEMPTS.decode);
      return notifications.map(NOTIFICATIONS.decode).map((delivery) => ({
        ...delivery,
        log: log
          .filter((attempt) => attempt.notificationId === delivery.notificationId)
          .map(({ merNo: _merNo, notificationId: _notificationId, ...attempt }) => attempt),
      }));
    },
  };
}

/** One claim at a time, in lanes: the longest waiting of each merchant come first, then the second of each, … (S22). */
function claimDeliveries(engine: Engine, claim: Claim): Promise<ClaimedDelivery[]> {
  const { dialect } = engine;
  return engine.transaction(async (transaction) => {
    const [, found = []] = await transaction.all([dialect.lock('claimDeliveries'), waitingMerchants(claim.now)]);
    const merchants = merchantsInTurn(found).slice(0, claim.limit);
    if (merchants.length === 0) return [];
    const rows = await transaction.query(claimSql(dialect, Math.min(claim.perMerchantMax, claim.limit)), [
      jsonOf(merchants.map((merNo) => ({ mer_no: merNo }))),
      claim.now,
      claim.limit,
      claim.holder,
      claim.now + claim.leaseMs,
    ]);
    const deliveries = rows.map(NOTIFICATIONS.decode).map((delivery) => ({ ...delivery, attempt: delivery.attempts }));
    // I9: an attempt is written before it is sent, so that a node that dies leaves no gap in the numbers.
    const begun = deliveries.map(({ merNo, notificationId, attempt }) =>
      ATTEMPTS.encode({
        merNo,
        notificationId,
        attempt,
        startedAt: claim.now,
        finishedAt: null,
        status: null,
        answer: '',
        result: '',
      }),
    );
    if (begun.length > 0) await transaction.query(ATTEMPTS.insert(dialect), [jsonOf(begun)]);
    return deliveries;
  });
}

const WAITS = `state = 'due' and next_at <= $NOW and (held_until is null or held_until <= $NOW)`;

function waitingMerchants(now: number): Statement {
  const waits = WAITS.replaceAll('$NOW', '$1');
  return {
    sql: `${MERCHANTS} select m.mer_no, (
            select n.next_at from notifications n where n.mer_no = m.mer_no and ${waits} order by n.next_at limit 1
          ) as next_at from m where m.mer_no is not null`,
    params: [now],
  };
}

function merchantsInTurn(rows: readonly Row[]): number[] {
  return rows
    .filter((row) => row['next_at'] !== null)
    .map((row) => ({ merNo: integerOf(row['mer_no']), nextAt: integerOf(row['next_at']) }))
    .toSorted((left, right) => left.nextAt - right.nextAt)
    .map(({ merNo }) => merNo);
}

function claimSql(dialect: Dialect, laneSize: number): string {
  const waits = WAITS.replaceAll('$NOW', '$2');
  const lanes = Array.from(
    { length: laneSize },
    (_, index) => `select r.mer_no, ${index} as turn, (
      select n.notification_id from notifications n where n.mer_no = r.mer_no and ${waits}
      order by n.next_at, n.notification_id limit 1 offset ${index}
    ) as notification_id from ${dialect.rows({ mer_no: 'int' })}`,
  );
  return `with lanes as materialized (${lanes.join(' union all ')}),
    due as materialized (
      select mer_no, notification_id from lanes where notification_id is not null order by turn limit $3
    )
    update notifications set attempts = attempts + 1, held_by = $4, held_until = $5 from due
    where notifications.mer_no = due.mer_no and notifications.notification_id = due.notification_id and ${waits}
    returning ${NOTIFICATIONS.list('notifications.')}`;
}

const END_COLUMNS = {
  holder: 'text',
  mer_no: 'int',
  notification_id: 'text',
  attempt: 'int',
  finished_at: 'int',
  status: 'int',
  answer: 'text',
  result: 'text',
  state: 'text',
  next_at: 'int',
} as const;

/** Only what the holder still holds, at the attempt that it made: another may have taken it over since. */
export async function finishAttempts(engine: Engine, ends: readonly HeldEnd[]): Promise<undefined[]> {
  const params = [jsonOf(ends.map(encodeEnd))];
  const rows = engine.dialect.rows(END_COLUMNS);
  await engine.transaction((transaction) =>
    transaction.all([
      {
        sql: `update delivery_attempts set finished_at = r.finished_at, status = r.status, answer = r.answer, result = r.result
              from ${rows} where delivery_attempts.mer_no = r.mer_no and delivery_attempts.notification_id = r.notification_id
              and delivery_attempts.attempt = r.attempt and exists (
                select 1 from notifications n where n.mer_no = r.mer_no and n.notification_id = r.notification_id
                and n.held_by = r.holder and n.attempts = r.attempt
              )`,
        params,
      },
      {
        sql: `update notifications set state = r.state, next_at = r.next_at, held_by = null, held_until = null
              from ${rows} where notifications.mer_no = r.mer_no and notifications.notification_id = r.notification_id
              and notifications.held_by = r.holder and notifications.attempts = r.attempt`,
        params,
      },
    ]),
  );
  return ends.map(() => undefined);
}

function encodeEnd({ holder, end }: HeldEnd) {
  return {
    holder,
    mer_no: end.merNo,
    notification_id: end.notificationId,
    attempt: end.attempt,
    finished_at: end.finishedAt,
    status: end.status,
    answer: end.answer,
    result: end.result,
    state: end.state,
    next_at: end.nextAt,
  };
}

export function notifyStatement(dialect: Dialect, notifications: readonly NewNotification[]): Statement | null {
  if (notifications.length === 0) return null;
  return { sql: NOTIFICATIONS.insert(dialect), params: [jsonOf(notifications.map(notificationRow))] };
}

export function notificationRow(notification: NewNotification) {
  return NOTIFICATIONS.encode({ ...notification, state: 'due', attempts: 0, nextAt: notification.createdAt });
}
