import type { Row } from './engine.ts';
import { bigintOf } from './table.ts';

// Sums over many rows, which may not fit into 64 bits: PostgreSQL would not return them as an integer, SQLite fails. So they
// are summed in two columns, billions and the remainder, and combined here.

const BILLION = 1_000_000_000n;

/** The two columns, for a SELECT. */
export function wideSum(column: string): string {
  return `cast(sum(${column} / ${BILLION}) as bigint) as ${column}_billions, cast(sum(${column} % ${BILLION}) as bigint) as ${column}_rest`;
}

export function wideSumOf(row: Row, column: string): bigint {
  return bigintOf(row[`${column}_billions`]) * BILLION + bigintOf(row[`${column}_rest`]);
}

/** As one expression, for people to read: exact while it fits. */
export function wideSumShown(column: string): string {
  return `sum(${column} / ${BILLION}) * ${BILLION} + sum(${column} % ${BILLION})`;
}

/** For a HAVING: whether a wide sum is not zero. */
export function wideSumDiffers(column: string): string {
  const rest = `sum(${column} % ${BILLION})`;
  return `(${rest} % ${BILLION} <> 0 or sum(${column} / ${BILLION}) + ${rest} / ${BILLION} <> 0)`;
}
