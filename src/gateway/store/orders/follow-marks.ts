import { firstTradeNoAt, timeOf } from '../../domain/numbers.ts';
import type { FollowPart, IndexReach } from '../../domain/orders/order-index.ts';
import type { Engine, Row, Statement } from '../engine/engine.ts';
import { textOf } from '../engine/table.ts';

// How far the index of orders has come, and what there is to do.

export const INDEX = 'orders';
/** How far orders had been counted when the index was last made anew. Absent if it never was. */
const COUNTED = 'counted';

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
  const found = marksIn(await engine.query(MARKS, MARKED));
  if (found === null) return ['new'];
  const { through, late, earlier } = found.marks;
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

export const MARKS = 'select name, through, late, earlier from order_index where name in ($1, $2)';
export const MARKED = [INDEX, COUNTED] as const;

export interface BothMarks {
  readonly marks: Marks;
  readonly counted: Marks | null;
}

/** Null if nothing has been followed yet. */
export function marksIn(rows: readonly Row[]): BothMarks | null {
  const marksOf = (name: string) => {
    const row = rows.find((one) => one['name'] === name);
    return row === undefined
      ? null
      : { through: textOf(row['through']), late: textOf(row['late']), earlier: textOf(row['earlier']) };
  };
  const marks = marksOf(INDEX);
  return marks && { marks, counted: marksOf(COUNTED) };
}

export function markStatement({ through, late, earlier }: Marks): Statement {
  return {
    sql: `insert into order_index (name, through, late, earlier) values ($1, $2, $3, $4)
          on conflict (name) do update
          set through = excluded.through, late = excluded.late, earlier = excluded.earlier`,
    params: [INDEX, through, late, earlier],
  };
}

/** Null if nothing has been followed yet. */
export async function readReach(engine: Engine, now: number): Promise<IndexReach | null> {
  const found = marksIn(await engine.query(MARKS, MARKED));
  if (found === null) return null;
  const { through, earlier } = found.marks;
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

export function larger(left: string, right: string): string {
  return left > right ? left : right;
}
