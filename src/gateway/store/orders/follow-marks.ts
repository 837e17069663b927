import { firstTradeNoAt, timeOf } from '../../domain/numbers.ts';
import type { FollowPart, IndexReach } from '../../domain/orders/order-index.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { textOf } from '../engine/table.ts';

// How far the index of orders has come, and what there is to do.

export const INDEX = 'orders';

/**
 * A number is drawn before its order is committed, by clocks that differ: so an order may appear behind others. What takes
 * longer than this has been given up by the database's own time limits.
 */
export const LATE_MS = 300_000;

/** New orders and ends first: people ask for them. */
const FOLLOW_PARTS: readonly FollowPart[] = ['new', 'ends', 'late', 'earlier'];

export interface Marks {
  readonly through: string;
  readonly late: string;
  readonly earlier: string;
}

/** Written as in the index. */
export const NUMBER = "(o.trade_no || '')";

/** The marks are passed as values: compared with a column, SQLite would not find the place in the index and read all of it. */
export async function findFollowWork(engine: Engine, now: number): Promise<FollowPart[]> {
  const [found] = await engine.query(MARKS, [INDEX]);
  if (found === undefined) return ['new'];
  const { through, late, earlier } = marksIn(found);
  const bound = smaller(through, firstTradeNoAt(now - LATE_MS));
  const [row] = await engine.query(
    `select ${isAny(`orders o where ${NUMBER} > $1`)} as new,
       ${isAny(`orders o where ${NUMBER} > $2 and ${NUMBER} <= $3`)} as late,
       ${isAny('order_follow f where f.next_at <= $4')} as ends`,
    [through, late, bound, now],
  );
  return FOLLOW_PARTS.filter((part) => (part === 'earlier' ? earlier !== '' : row?.[part] === 1n));
}

function isAny(from: string): string {
  return `case when exists (select 1 from ${from}) then 1 else 0 end`;
}

export const MARKS = 'select through, late, earlier from order_index where name = $1';

export function marksIn(row: Row): Marks {
  return { through: textOf(row['through']), late: textOf(row['late']), earlier: textOf(row['earlier']) };
}

/** Null if nothing has been followed yet. */
export async function readReach(engine: Engine, now: number): Promise<IndexReach | null> {
  const [found] = await engine.query(MARKS, [INDEX]);
  if (found === undefined) return null;
  const { through, earlier } = marksIn(found);
  const [next] = await engine.query(`select o.trade_no from orders o where ${NUMBER} > $1 order by ${NUMBER} limit 1`, [
    through,
  ]);
  // Up to the first order that is not in the index yet.
  const to = next === undefined ? now : timeOf(textOf(next['trade_no']));
  return { from: earlier === '' ? 0 : timeOf(earlier), to };
}

export function smaller(left: string, right: string): string {
  return left < right ? left : right;
}
