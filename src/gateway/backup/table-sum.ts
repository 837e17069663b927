import { createHash } from 'node:crypto';

/** A table's rows in any order: how many there are, and a checksum over all values. */
export interface TableSum {
  readonly rows: number;
  readonly checksum: string;
}

export type Value = string | bigint | null;

/** Sums the hashes of the rows: equal rows in another order have the same sum, and a row that is there twice another. */
export function createTableSum() {
  let rows = 0;
  let sum = 0n;
  return {
    add(values: readonly Value[]): void {
      rows += 1;
      const text = JSON.stringify(values.map((value) => (typeof value === 'bigint' ? [String(value)] : value)));
      sum = BigInt.asUintN(64, sum + createHash('sha256').update(text).digest().readBigUInt64BE());
    },
    read: (): TableSum => ({ rows, checksum: sum.toString(16).padStart(16, '0') }),
  };
}

/** As both engines can hold it. PostgreSQL has neither NUL nor lone surrogates; SQLite would keep other types too. */
export function valueOf(stored: unknown, place: string): Value {
  if (stored === null || typeof stored === 'bigint') return stored;
  if (typeof stored === 'string') return stored.toWellFormed().replaceAll('\0', '\uFFFD');
  throw new TypeError(`${place} has a value that is neither an integer nor a text`);
}
