import { firstTradeNoAt } from '../../domain/numbers.ts';
import type { FollowPass, FollowStep, FollowedOrder } from '../../domain/orders/order-index.ts';
import { ORDER_KEY_KINDS, stuckAtOf } from '../../domain/orders/order-index.ts';
import type { Order, OrderReference } from '../../domain/orders/order.ts';
import type { Engine, Statement, Transaction } from '../engine/engine.ts';
import {
  LATE_MS,
  MARKED,
  MARKS,
  NUMBER,
  larger,
  markStatements,
  marksIn,
  movedMarks,
  smaller,
} from './follow-marks.ts';
import type { BothMarks, Marks } from './follow-marks.ts';
import { hourStatements } from './order-hours.ts';
import { termStatements } from './order-terms.ts';
import type { HourChange } from './order-hours.ts';
import { encodeMoney, jsonOf } from '../engine/table.ts';
import { ORDERS, ORDER_DETAILS, PAYMENT_ATTEMPTS } from '../tables.ts';
import { declineChanges } from '../../domain/orders/declines.ts';
import { declineStatements } from './decline-days.ts';

// Derives keys and counts from orders. Each step is one transaction, which also moves the mark: whatever stops it in between, an
// order is counted once. One step at a time over all nodes, and none while a payer's data is being erased, by a lock.

/** When an order that is processing is looked at again: after an eighth of its age. */
const AGAIN_MS = { min: 2000, max: 30_000 } as const;

const KEY = { mer_no: 'int', trade_no: 'text' } as const;

type Pass = (marks: Marks, step: FollowStep) => { statement: Statement; move: Move };

/** The marks after these orders were read. */
type Move = (read: readonly Order[]) => Partial<Marks>;

// With `exists`, PostgreSQL would read all keys of all orders at each step, to look them up in memory.
const SELECTED = `select ${ORDERS.list('o.')}, coalesce((
    select 1 from order_keys k where k.mer_no = o.mer_no and k.trade_no = o.trade_no limit 1
  ), 0) as is_known from orders o`;

const PASSES: Readonly<Record<FollowPass, Pass>> = {
  new: ({ through }, { limit }) => ({
    statement: { sql: `${SELECTED} where ${NUMBER} > $1 order by ${NUMBER} limit $2`, params: [through, limit] },
    move: (read) => ({ through: read.at(-1)?.tradeNo ?? through }),
  }),
  late: ({ through, late }, { limit, now }) => {
    const bound = smaller(through, firstTradeNoAt(now - LATE_MS));
    return {
      statement: {
        sql: `${SELECTED} where ${NUMBER} > $1 and ${NUMBER} <= $2 order by ${NUMBER} limit $3`,
        params: [late, bound, limit],
      },
      move: (read) => ({ late: read.length < limit ? larger(late, bound) : (read.at(-1)?.tradeNo ?? late) }),
    };
  },
  earlier: ({ earlier }, { limit }) => ({
    statement: {
      sql: `${SELECTED} where ${NUMBER} < $1 order by ${NUMBER} desc limit $2`,
      params: [earlier, limit],
    },
    move: (read) => ({ earlier: read.length < limit ? '' : (read.at(-1)?.tradeNo ?? '') }),
  }),
};

export function followOrders(engine: Engine, pass: FollowPass, step: FollowStep): Promise<number> {
  return engine.transaction(async (transaction) => {
    const marks = await readMarks(engine, transaction, step.now);
    const { terms } = marks;
    if (pass === 'earlier' && terms.earlier === '') return 0;
    const { statement, move } = PASSES[pass](terms, step);
    const rows = await transaction.query(statement.sql, statement.params);
    const orders = rows.map(ORDERS.decode);
    const fresh = new Set(orders.filter((_order, at) => rows[at]?.['is_known'] !== 1n));
    // What a node of the last release has followed has keys, but no terms. What came late has both, unless it is new.
    const isAhead = marks.keys.late > terms.late;
    const read = await readFollowed(engine, transaction, pass === 'late' && !isAhead ? [...fresh] : orders);
    const followed = read.filter(({ order }) => fresh.has(order));
    const open = followed.filter(({ order }) => order.state === 'processing');
    await transaction.all([
      ...keyStatements(engine, followed, step),
      ...termStatements(engine, read, step),
      ...hourStatements(engine.dialect, [...fresh].flatMap(changesOfNew)),
      ...declineStatements(engine.dialect, followed.flatMap(declineChanges)),
      ...followStatements(engine, open, step.now),
      ...markStatements(movedMarks(marks, { ...terms, ...move(orders) })),
    ]);
    return orders.length;
  });
}

export function followEnds(engine: Engine, step: FollowStep): Promise<number> {
  return engine.transaction(async (transaction) => {
    await lock(engine, transaction);
    const rows = await transaction.query(
      `select ${ORDERS.list('o.')} from (
         select f.mer_no, f.trade_no, f.next_at from order_follow f where f.next_at <= $1 order by f.next_at limit $2
       ) d ${engine.dialect.joinInOrder} orders o on o.mer_no = d.mer_no and o.trade_no = d.trade_no`,
      [step.now, step.limit],
    );
    const followed = await readFollowed(engine, transaction, rows.map(ORDERS.decode));
    const ended = followed.filter(({ order }) => order.state !== 'processing');
    const open = followed.filter(({ order }) => order.state === 'processing');
    await transaction.all([
      ...keyStatements(engine, followed, step),
      ...termStatements(engine, followed, step),
      ...hourStatements(
        engine.dialect,
        ended.flatMap(({ order }) => changesOfEnd(order)),
      ),
      ...declineStatements(engine.dialect, ended.flatMap(declineChanges)),
      ...endStatements(
        engine,
        ended.map(({ order }) => order),
      ),
      ...followStatements(engine, open, step.now),
    ]);
    return rows.length;
  });
}

/** The first step of all decides where new orders begin. */
async function readMarks(engine: Engine, transaction: Transaction, now: number): Promise<BothMarks> {
  await lock(engine, transaction);
  const marks = marksIn(await transaction.query(MARKS, MARKED));
  if (marks !== null) return marks;
  const start = firstTradeNoAt(now);
  const first = { through: start, late: firstTradeNoAt(now - LATE_MS), earlier: start };
  return { keys: first, terms: first };
}

async function lock({ dialect }: Engine, transaction: Transaction): Promise<void> {
  const { sql, params } = dialect.lock('orderIndex');
  await transaction.query(sql, params);
}

async function readFollowed(
  { dialect }: Engine,
  transaction: Transaction,
  orders: readonly Order[],
): Promise<FollowedOrder[]> {
  if (orders.length === 0) return [];
  const from = (table: string, columns: string) => ({
    sql: `select ${columns} from ${dialect.rows(KEY)} ${dialect.joinInOrder} ${table} t
          on t.mer_no = r.mer_no and t.trade_no = r.trade_no`,
    params: [keysOf(orders)],
  });
  const [details = [], attempts = []] = await transaction.all([
    from('order_details', ORDER_DETAILS.list('t.')),
    from('payment_attempts', PAYMENT_ATTEMPTS.list('t.')),
  ]);
  const detailsOf = new Map(details.map(ORDER_DETAILS.decode).map((one) => [one.tradeNo, one.details]));
  const attemptsOf = Map.groupBy(attempts.map(PAYMENT_ATTEMPTS.decode), ({ tradeNo }) => tradeNo);
  return orders.map((order) => ({
    order,
    details: detailsOf.get(order.tradeNo) ?? null,
    attempts: attemptsOf.get(order.tradeNo) ?? [],
  }));
}

function keyStatements({ dialect }: Engine, followed: readonly FollowedOrder[], step: FollowStep): Statement[] {
  const rows = followed.flatMap((one) =>
    step.keysOf(one).map(({ key, kind }) => ({
      key: encodeMoney(key),
      trade_no: one.order.tradeNo,
      mer_no: one.order.merNo,
      kind: ORDER_KEY_KINDS[kind],
    })),
  );
  if (rows.length === 0) return [];
  const many = dialect.manyRows({ key: 'int', trade_no: 'text', mer_no: 'int', kind: 'int' });
  return [
    {
      sql: `insert into order_keys (key, trade_no, mer_no, kind)
            select r.key, r.trade_no, r.mer_no, r.kind from ${many.from} where true on conflict do nothing`,
      params: many.params(rows),
    },
  ];
}

function changesOfNew(order: Order): HourChange[] {
  return order.kind === 'payment' ? [{ order, created: 1 }, ...changesOfEnd(order)] : [];
}

function changesOfEnd(order: Order): HourChange[] {
  if (order.kind !== 'payment' || order.state === 'processing') return [];
  return [order.state === 'succeeded' ? { order, succeeded: 1 } : { order, failed: 1 }];
}

function followStatements({ dialect }: Engine, open: readonly FollowedOrder[], now: number): Statement[] {
  if (open.length === 0) return [];
  const rows = open.map((one) => ({
    mer_no: one.order.merNo,
    trade_no: one.order.tradeNo,
    next_at: now + Math.min(AGAIN_MS.max, Math.max(AGAIN_MS.min, Math.floor((now - one.order.createdAt) / 8))),
    stuck_at: stuckAtOf(one),
  }));
  return [
    {
      sql: `insert into order_follow (mer_no, trade_no, next_at, stuck_at)
            select r.mer_no, r.trade_no, r.next_at, r.stuck_at
            from ${dialect.rows({ ...KEY, next_at: 'int', stuck_at: 'int' })} where true
            on conflict (mer_no, trade_no) do update set next_at = excluded.next_at, stuck_at = excluded.stuck_at`,
      params: [jsonOf(rows)],
    },
  ];
}

function endStatements({ dialect }: Engine, ended: readonly Order[]): Statement[] {
  if (ended.length === 0) return [];
  return [
    {
      sql: `delete from order_follow where (mer_no, trade_no) in (select r.mer_no, r.trade_no from ${dialect.rows(KEY)})`,
      params: [keysOf(ended)],
    },
  ];
}

export function keysOf(orders: readonly OrderReference[]): string {
  return jsonOf(orders.map(({ merNo, tradeNo }) => ({ mer_no: merNo, trade_no: tradeNo })));
}
