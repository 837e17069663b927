import type { OrderIndexStore } from '../../domain/orders/order-index.ts';
import type { Engine } from '../engine/engine.ts';
import { INDEX, findFollowWork, readReach } from './follow-marks.ts';
import { findByKeys } from './find-by-keys.ts';
import { followEnds, followOrders } from './follow-orders.ts';
import { readKeys } from './indexed-orders.ts';
import { readHours, sumDays, sumHours } from './order-hours.ts';
import { ORDER_STATE } from '../states.ts';
import { integerOf } from '../engine/table.ts';
import { ORDERS } from '../tables.ts';

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

    holdFollow: (lease) => holdFollow(engine, lease),

    readReach: (now) => readReach(engine, now),

    listOrderKeys: async (reference) => (await readKeys(engine, engine, [reference])).get(reference.tradeNo) ?? [],

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
