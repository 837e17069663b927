import { ORDER_KEY_KINDS } from '../../domain/orders/order-index.ts';
import type { OrderIndexStore, OrderKeyKind } from '../../domain/orders/order-index.ts';
import type { OrderReference } from '../../domain/orders/order.ts';
import type { Engine } from '../engine/engine.ts';
import { INDEX, findFollowWork, readReach } from './follow-marks.ts';
import { followEnds, followOrders, keysOf } from './follow-orders.ts';
import { findByTerms } from './order-terms.ts';
import { readHours, sumDays, sumHours } from './order-hours.ts';
import { ORDER_STATE } from '../states.ts';
import { bigintOf, integerOf, textOf } from '../engine/table.ts';
import { ORDERS } from '../tables.ts';

/** At most this many orders are read for one key, the newest first. */
const KEY_ROWS_MAX = 1000;
/** Keys in one round trip: few at first, because the newest orders are often enough. */
const KEYS_AT_ONCE = { first: 16, later: 64 } as const;

export function createOrderIndexStore(engine: Engine): OrderIndexStore {
  const { dialect } = engine;
  return {
    followOrders: (pass, step) => followOrders(engine, pass, step),
    findFollowWork: (now) => findFollowWork(engine, now),
    followEnds: (step) => followEnds(engine, step),
    readHours: (span) => readHours(engine, span),
    sumHours: (span) => sumHours(engine, span),
    sumDays: (span) => sumDays(engine, span),
    findByKeys: (search) => findByKeys(engine, search),
    findByTerms: (search) =>
      findByTerms(engine, search, (references) =>
        readOrders(
          engine,
          references.map((one) => ({ ...one, keys: [] })),
        ),
      ),

    holdFollow: (lease) => holdFollow(engine, lease),

    readReach: (now, of = 'keys') => readReach(engine, now, of),

    async listOrderKeys({ merNo, tradeNo }) {
      const rows = await engine.query('select key, kind from order_keys where mer_no = $1 and trade_no = $2', [
        merNo,
        tradeNo,
      ]);
      return rows.map((row) => ({ key: bigintOf(row['key']), kind: kindOf(integerOf(row['kind'])) }));
    },

    async findByOrderNumber({ merOrderNo, merNo, limit }) {
      const rows = await engine.query(
        `select ${ORDERS.list()} from orders where mer_order_no = $1 and (cast($2 as bigint) is null or mer_no = $2)
         order by trade_no desc limit $3`,
        [merOrderNo, merNo, limit],
      );
      return rows.map(ORDERS.decode);
    },

    async listStuckOrders({ now, merNo, limit }) {
      const rows = await engine.query(
        `select ${ORDERS.list('o.')} from (
           select f.mer_no, f.trade_no, f.stuck_at from order_follow f
           where f.stuck_at <= $1 and (cast($2 as bigint) is null or f.mer_no = $2) order by f.stuck_at limit $3
         ) s ${dialect.joinInOrder} orders o on o.mer_no = s.mer_no and o.trade_no = s.trade_no
         where o.state = ${ORDER_STATE.processing}`,
        [now, merNo, limit],
      );
      return rows.map(ORDERS.decode).toSorted((left, right) => left.createdAt - right.createdAt);
    },
  };
}

async function holdFollow(
  engine: Engine,
  { holder, realNow, leaseMs }: Parameters<OrderIndexStore['holdFollow']>[0],
): Promise<boolean> {
  // A lease that is far from its end is not written again.
  const [row] = await engine.query('select held_by, held_until from order_index where name = $1', [INDEX]);
  // The first step of all writes the row; two nodes that do it at once are kept apart by its lock.
  if (row === undefined) return true;
  const restMs = integerOf(row['held_until']) - realNow;
  if (restMs > 0 && row['held_by'] !== holder) return false;
  if (restMs > leaseMs / 2) return true;
  const held = await engine.execute(
    `update order_index set held_by = $2, held_until = $3
     where name = $1 and (held_by is null or held_by = $2 or held_until <= $4) returning held_by`,
    [INDEX, holder, realNow + leaseMs, realNow],
  );
  return held.length > 0;
}

async function findByKeys(
  engine: Engine,
  { keys, merNo, limit }: Parameters<OrderIndexStore['findByKeys']>[0],
): ReturnType<OrderIndexStore['findByKeys']> {
  const found = new Map<string, OrderReference & { readonly keys: bigint[] }>();
  const rowsMax = merNo === null ? limit + 1 : KEY_ROWS_MAX;
  let searchedAll = true;
  for (let at = 0; at < keys.length && found.size <= limit;) {
    const some = keys.slice(at, at + (at === 0 ? KEYS_AT_ONCE.first : KEYS_AT_ONCE.later));
    at += some.length;
    const answers = await engine.snapshot(
      some.map((key) => ({
        sql: 'select mer_no, trade_no from order_keys where key = $1 order by trade_no desc limit $2',
        params: [key, rowsMax],
      })),
    );
    for (const [index, rows] of answers.entries()) {
      if (rows.length === rowsMax) searchedAll = false;
      for (const row of rows) {
        const reference = { merNo: integerOf(row['mer_no']), tradeNo: textOf(row['trade_no']) };
        if (merNo !== null && reference.merNo !== merNo) continue;
        const known = found.get(reference.tradeNo) ?? { ...reference, keys: [] };
        known.keys.push(some[index] ?? 0n);
        found.set(reference.tradeNo, known);
      }
    }
  }
  const newest = [...found.values()].toSorted((a, b) => (a.tradeNo < b.tradeNo ? 1 : -1)).slice(0, limit);
  const orders = await readOrders(engine, newest);
  return { orders, searchedAll: searchedAll && found.size <= limit };
}

async function readOrders<Reference extends OrderReference & { readonly keys: readonly bigint[] }>(
  engine: Engine,
  references: readonly Reference[],
) {
  if (references.length === 0) return [];
  const { dialect } = engine;
  const rows = await engine.query(
    `select ${ORDERS.list('o.')} from ${dialect.rows({ mer_no: 'int', trade_no: 'text' })}
     ${dialect.joinInOrder} orders o on o.mer_no = r.mer_no and o.trade_no = r.trade_no`,
    [keysOf(references)],
  );
  const orders = new Map(rows.map(ORDERS.decode).map((order) => [order.tradeNo, order]));
  return references.flatMap(({ tradeNo, keys }) => {
    const order = orders.get(tradeNo);
    return order === undefined ? [] : [{ ...order, keys }];
  });
}

const KINDS = new Map(Object.entries(ORDER_KEY_KINDS).map(([kind, number]) => [number, kind as OrderKeyKind]));

function kindOf(number: number): OrderKeyKind {
  const kind = KINDS.get(number as 1);
  if (kind === undefined) throw new TypeError(`the database gave ${number}, which is no kind of a key`);
  return kind;
}
