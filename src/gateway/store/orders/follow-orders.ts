import { firstTradeNoAt } from '../../domain/numbers.ts';
import type { FollowPass, FollowStep, FollowedOrder, OrderKey } from '../../domain/orders/order-index.ts';
import { stuckAtOf } from '../../domain/orders/order-index.ts';
import type { Order, OrderReference } from '../../domain/orders/order.ts';
import type { Engine, Statement, Transaction } from '../engine/engine.ts';
import { LATE_MS, MARKED, MARKS, NUMBER, larger, markStatement, marksIn, smaller } from './follow-marks.ts';
import type { BothMarks, Marks } from './follow-marks.ts';
import { hourStatements } from './order-hours.ts';
import type { HourChange } from './order-hours.ts';
import { indexStatements, readCounted, readKeys } from './indexed-orders.ts';
import type { IndexedOrder } from './indexed-orders.ts';
import { jsonOf } from '../engine/table.ts';
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

const SELECTED = `select ${ORDERS.list('o.')} from orders o`;

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
    const { marks, counted } = await readMarks(engine, transaction, step.now);
    if (pass === 'earlier' && marks.earlier === '') return 0;
    const { statement, move } = PASSES[pass](marks, step);
    const orders = (await transaction.query(statement.sql, statement.params)).map(ORDERS.decode);
    const known = await readKeys(engine, transaction, orders);
    const unknown = orders.filter(({ tradeNo }) => !known.has(tradeNo));
    const read = await readFollowed(engine, transaction, unknown);
    const old = counted === null ? null : await readCounted(engine, transaction, unknown);
    const isOld = (no: string) => counted !== null && no >= counted.earlier && no <= counted.late;
    const fresh = read.filter(({ order: { tradeNo } }) => !isOld(tradeNo) && old?.has(tradeNo) !== true);
    const open = fresh.filter(({ order }) => order.state === 'processing');
    await transaction.all([
      ...indexStatements(engine, indexedOf(read, known, step)),
      ...hourStatements(
        engine.dialect,
        fresh.flatMap(({ order }) => changesOfNew(order)),
      ),
      ...declineStatements(engine.dialect, fresh.flatMap(declineChanges)),
      ...followStatements(engine, open, step.now),
      markStatement({ ...marks, ...move(orders) }),
    ]);
    return orders.length;
  });
}

/** Those that are new to the index, and those that have more keys than it knows. None is lost: a payer's are removed by erasure. */
function indexedOf(
  followed: readonly FollowedOrder[],
  knownKeys: ReadonlyMap<string, readonly OrderKey[]>,
  step: FollowStep,
): IndexedOrder[] {
  return followed.flatMap((one) => {
    const { merNo, tradeNo } = one.order;
    const known = knownKeys.get(tradeNo) ?? [];
    const old = new Set(known.map(({ key }) => key));
    const added = step.keysOf(one).filter(({ key }) => !old.has(key));
    return added.length === 0 && knownKeys.has(tradeNo) ? [] : [{ merNo, tradeNo, known, added }];
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
    const orders = rows.map(ORDERS.decode);
    const known = await readKeys(engine, transaction, orders);
    const followed = await readFollowed(engine, transaction, orders);
    const ended = followed.filter(({ order }) => order.state !== 'processing');
    const open = followed.filter(({ order }) => order.state === 'processing');
    await transaction.all([
      ...indexStatements(engine, indexedOf(followed, known, step)),
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
  return { marks: { through: start, late: firstTradeNoAt(now - LATE_MS), earlier: start }, counted: null };
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
