import type { FileEnd } from '../../../domain/reconciliation/reconcile-store.ts';
import type { Dialect } from '../../engine/dialect.ts';
import type { Transaction } from '../../engine/engine.ts';
import type { DayOf } from './day-of.ts';
import type { LineSum } from './line-sums.ts';

/** What every step of a file's end works with. */
export interface Finishing {
  readonly transaction: Transaction;
  readonly dialect: Dialect;
  readonly end: FileEnd;
  readonly sums: readonly LineSum[];
  /** Today. */
  readonly day: number;
  readonly dayOf: DayOf;
  /** Other files, whose lines this one opened or settled. */
  readonly touched: Set<string>;
}

/** Who makes matches that nobody made by hand. */
export const BY_ITSELF = 'gateway';
