import { firstTradeNoAt, timeOf } from '../../domain/numbers.ts';
import type { FollowPart, IndexReach } from '../../domain/orders/order-index.ts';
import type { Engine, Row, Statement } from '../engine/engine.ts';
import { textOf } from '../engine/table.ts';

// How far the index of orders has come, and what there is to do.

export const INDEX = 'orders';
/** The row of what came later: parts of numbers, names. A node of the last release follows orders without it. */
const TERMS = 'words';

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
  const marks = marksIn(await engine.query(MARKS, MARKED));
  if (marks === null) return ['new'];
  const { through, late, earlier } = marks.terms;
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
export const MARKED = [INDEX, TERMS] as const;

/** How far what is counted and found by whole values has come, and what is found by parts of them. */
export interface BothMarks {
  readonly keys: Marks;
  readonly terms: Marks;
}

/** Null if nothing has been followed yet. Before the first step of this release, only new orders have terms. */
export function marksIn(rows: readonly Row[]): BothMarks | null {
  const marksOf = (name: string) => {
    const row = rows.find((one) => one['name'] === name);
    return row && { through: textOf(row['through']), late: textOf(row['late']), earlier: textOf(row['earlier']) };
  };
  const keys = marksOf(INDEX);
  if (keys === undefined) return null;
  return { keys, terms: marksOf(TERMS) ?? { ...keys, earlier: `${keys.through}~` } };
}

/** What was read for the terms was read for the keys too, if it was not before. */
export function movedMarks({ keys }: BothMarks, terms: Marks): BothMarks {
  const isDone = keys.earlier === '' || terms.earlier === '';
  return {
    terms,
    keys: {
      through: larger(keys.through, terms.through),
      late: larger(keys.late, terms.late),
      earlier: isDone ? '' : smaller(keys.earlier, terms.earlier),
    },
  };
}

export function markStatements(marks: BothMarks): Statement[] {
  return (
    [
      [INDEX, marks.keys],
      [TERMS, marks.terms],
    ] as const
  ).map(([name, { through, late, earlier }]) => ({
    sql: `insert into order_index (name, through, late, earlier) values ($1, $2, $3, $4)
          on conflict (name) do update
          set through = excluded.through, late = excluded.late, earlier = excluded.earlier`,
    params: [name, through, late, earlier],
  }));
}

/** Null if nothing has been followed yet. */
export async function readReach(engine: Engine, now: number, of: keyof BothMarks): Promise<IndexReach | null> {
  const marks = marksIn(await engine.query(MARKS, MARKED));
  if (marks === null) return null;
  const { through, earlier } = marks[of];
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
