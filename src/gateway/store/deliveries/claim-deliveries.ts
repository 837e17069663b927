import type { ClaimedDelivery, DeliveryClaim, LaneRoom, WaitingMerchant } from '../../domain/deliveries/delivery.ts';
import type { Engine, Param, Row } from '../engine/engine.ts';
import { integerOf, jsonOf } from '../engine/table.ts';
import { ATTEMPTS, LAST_ATTEMPTS, NOTIFICATIONS, lastAttemptsIn } from './delivery-tables.ts';

// Steps from one merchant with due notifications to the next through the index: a merchant's backlog costs one step.
export const DUE_MERCHANTS = `with recursive m(mer_no) as (
  select min(mer_no) from notifications where state = 'due'
  union all
  select (select min(n.mer_no) from notifications n where n.state = 'due' and n.mer_no > m.mer_no) from m
  where m.mer_no is not null
)`;

export const NOT_PAUSED = (merNo: string) => `not exists (select 1 from delivery_pauses p where p.mer_no = ${merNo})`;

/**
 * In lanes: a share for each waiting merchant, its longest waiting notifications first (S22). Nodes that claim at the same
 * time skip rows locked by each other.
 */
export async function claimDeliveries(engine: Engine, claim: DeliveryClaim): Promise<ClaimedDelivery[]> {
  const waiting = claim.waiting ?? (await findWaiting(engine, claim.now));
  const rooms = planRooms(
    claim,
    waiting.map(({ merNo }) => merNo),
  );
  if (rooms.length === 0) return [];
  const rows = await (engine.dialect.name === 'postgres' ? claimInPostgres : claimInSqlite)(engine, claim, rooms);
  const scheduled = rows
    .map(NOTIFICATIONS.decode)
    .map((delivery) => ({ ...delivery, kind: 'scheduled' as const, attempt: delivery.attempts }));
  return waiting.some(({ resend }) => resend)
    ? [...scheduled, ...(await claimResends(engine, claim, rooms))]
    : scheduled;
}

const waits = (now: string, table: string) =>
  `${table}.state = 'due' and ${table}.next_at <= ${now} and (${table}.held_until is null or ${table}.held_until <= ${now})`;

const resendWaits = (now: string) =>
  `s.finished_at is null and s.requested_at <= ${now} and (s.held_until is null or s.held_until <= ${now})`;

/** Each merchant with something to send, and since when; whether it is a resend. */
const WAITING_MERCHANTS = `${DUE_MERCHANTS} select mer_no, next_at, 0 as resend from (
      select m.mer_no, (
        select n.next_at from notifications n where n.mer_no = m.mer_no and ${waits('$1', 'n')} order by n.next_at limit 1
      ) as next_at from m where m.mer_no is not null and ${NOT_PAUSED('m.mer_no')}
    ) due where next_at is not null
    union all
    select s.mer_no, min(s.requested_at), 1 from delivery_resends s
    where ${resendWaits('$1')} and ${NOT_PAUSED('s.mer_no')} group by s.mer_no`;

export async function findWaiting(engine: Engine, now: number): Promise<WaitingMerchant[]> {
  const rows = (await engine.query(WAITING_MERCHANTS, [now])).toSorted(
    (left, right) => integerOf(left['next_at']) - integerOf(right['next_at']),
  );
  const resending = new Set(
    rows.filter((row) => integerOf(row['resend']) === 1).map((row) => integerOf(row['mer_no'])),
  );
  const merNos = new Set(rows.map((row) => integerOf(row['mer_no'])));
  return [...merNos].map((merNo) => ({ merNo, resend: resending.has(merNo) }));
}

/**
 * A share of the limit for each merchant, and one more for those that have waited longest. The total never exceeds the limit:
 * rows locked but not claimed would block other nodes.
 */
function planRooms(claim: DeliveryClaim, waiting: readonly number[]): LaneRoom[] {
  const planned = claim.planRooms?.(waiting) ?? waiting.map((merNo) => ({ merNo, room: claim.perMerchantMax }));
  const rooms = planned.filter(({ room }) => room > 0).slice(0, claim.limit);
  const shareOf = (index: number) => Math.ceil((claim.limit - index) / rooms.length);
  return rooms.map(({ merNo, room }, index) => ({
    merNo,
    room: Math.min(room, claim.perMerchantMax, shareOf(index)),
  }));
}

// I9: an attempt is written before it is sent, and a claim writes one row for it: the latest attempt is stored in its
// notification. The previous one, even if its node died, becomes a separate row, so the numbers have no gaps.

// Only by the key: its state was checked when it was locked. With the check repeated, PostgreSQL read the whole backlog.
const CLAIM = (due: string) => `update notifications
  set attempts = notifications.attempts + 1, last_started_at = $2, last_finished_at = null, last_sent_at = null,
  last_status = null, last_answer_headers = null, last_answer = '', last_result = '', held_by = $3, held_until = $4 from ${due}
  where notifications.mer_no = due.mer_no and notifications.notification_id = due.notification_id
  returning ${NOTIFICATIONS.list('notifications.')}`;

const claimParams = ({ now, holder, leaseMs }: DeliveryClaim, claimed: Param) => [claimed, now, holder, now + leaseMs];

const ROOM_COLUMNS = { mer_no: 'int', room: 'int' } as const;

const roomRows = (rooms: readonly LaneRoom[]): Param =>
  jsonOf(rooms.map(({ merNo, room }) => ({ mer_no: merNo, room })));

/** One statement: a transaction of four took twice as long. */
function claimInPostgres(engine: Engine, claim: DeliveryClaim, rooms: readonly LaneRoom[]): Promise<Row[]> {
  const { dialect } = engine;
  const lanes = `select lane.* from ${dialect.rows(ROOM_COLUMNS)} cross join lateral (
      select ${LAST_ATTEMPTS.list('n.')} from notifications n where n.mer_no = r.mer_no and ${waits('$2', 'n')}
      order by n.next_at limit r.room ${dialect.forUpdateSkipLocked}
    ) lane where ${NOT_PAUSED('r.mer_no')}`;
  const sql = `with due as materialized (${lanes}),
    kept as (
      insert into delivery_attempts (${ATTEMPTS.list()})
      select ${LAST_ATTEMPTS.list()} from due where last_started_at is not null
    )
    ${CLAIM('due')}`;
  return engine.execute(sql, claimParams(claim, roomRows(rooms)));
}

/** SQLite has no lateral join, and no update inside another statement: it runs one query per merchant. */
function claimInSqlite(engine: Engine, claim: DeliveryClaim, rooms: readonly LaneRoom[]): Promise<Row[]> {
  const { dialect } = engine;
  const lanes = rooms.map(({ merNo, room }) => ({
    sql: `select ${LAST_ATTEMPTS.list('n.')} from notifications n
          where n.mer_no = $1 and ${waits('$2', 'n')} and ${NOT_PAUSED('n.mer_no')} order by n.next_at limit $3`,
    params: [merNo, claim.now, room],
  }));
  return engine.transaction(async (transaction) => {
    const due = (await transaction.all(lanes)).flat();
    if (due.length === 0) return [];
    const kept = lastAttemptsIn(due).map(ATTEMPTS.encode);
    if (kept.length > 0) await transaction.query(ATTEMPTS.insert(dialect), [jsonOf(kept)]);
    const keys = due
      .map(LAST_ATTEMPTS.decode)
      .map(({ merNo, notificationId }) => ({ mer_no: merNo, notification_id: notificationId }));
    const sql = CLAIM(dialect.rows({ mer_no: 'int', notification_id: 'text' }, { alias: 'due' }));
    return transaction.query(sql, claimParams(claim, jsonOf(keys)));
  });
}

/** Few, because people request them: one merchant after the other. */
async function claimResends(
  engine: Engine,
  claim: DeliveryClaim,
  rooms: readonly LaneRoom[],
): Promise<ClaimedDelivery[]> {
  const { dialect } = engine;
  const { now, holder, leaseMs } = claim;
  const claimed = rooms.map(({ merNo, room }) => ({
    sql: `with open as materialized (
            select s.mer_no, s.notification_id, s.attempt from delivery_resends s
            where s.mer_no = $1 and ${resendWaits('$2')} and ${NOT_PAUSED('s.mer_no')} order by s.requested_at limit $3 ${dialect.forUpdateSkipLocked}
          )
          update delivery_resends set started_at = $2, held_by = $4, held_until = $5 from open
          where delivery_resends.mer_no = open.mer_no and delivery_resends.notification_id = open.notification_id
          and delivery_resends.attempt = open.attempt
          returning delivery_resends.mer_no, delivery_resends.notification_id, delivery_resends.attempt`,
    params: [merNo, now, room, holder, now + leaseMs],
  }));
  const keys = (await engine.transaction((transaction) => transaction.all(claimed))).flat();
  if (keys.length === 0) return [];
  const rows = await engine.query(
    `select ${NOTIFICATIONS.list('n.')}, r.attempt as resend from ${dialect.rows(KEY_COLUMNS)}
     ${dialect.joinInOrder} notifications n on n.mer_no = r.mer_no and n.notification_id = r.notification_id`,
    [jsonOf(keys.map((key) => ({ ...key, mer_no: String(key['mer_no']), attempt: String(key['attempt']) })))],
  );
  return rows.map((row) => ({
    ...NOTIFICATIONS.decode(row),
    kind: 'resend' as const,
    attempt: integerOf(row['resend']),
  }));
}

const KEY_COLUMNS = { mer_no: 'int', notification_id: 'text', attempt: 'int' } as const;
