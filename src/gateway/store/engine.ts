import type { PoolFigures } from '../domain/reports.ts';
import type { Dialect } from './dialect.ts';

// What the store needs from a database. Integers come back as bigint, texts as string, on both engines.

export type Param = string | number | bigint | null;

export type Row = Readonly<Record<string, unknown>>;

export interface Statement {
  readonly sql: string;
  readonly params: readonly Param[];
}

export interface Transaction {
  query(sql: string, params?: readonly Param[]): Promise<Row[]>;
  /** Several statements, one after the other, in as few messages as the engine can. */
  all(statements: readonly Statement[]): Promise<Row[][]>;
}

export interface Engine {
  readonly dialect: Dialect;
  query(sql: string, params?: readonly Param[]): Promise<Row[]>;
  /** Several reads that see the same moment. `slow` ones, over whole tables, have more time. */
  snapshot(statements: readonly Statement[], options?: { readonly slow?: boolean }): Promise<Row[][]>;
  /** One statement that writes, committed by itself. */
  execute(sql: string, params?: readonly Param[]): Promise<Row[]>;
  /** `run` may be called again where the database asks for another try. */
  transaction<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** A transaction that may take long, and waits long for what another process holds. `run` may be called again. */
  migration<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Absent where there is no pool. */
  readPool?(): PoolFigures;
  /** Waits for what is under way, but not for a database that does not answer. */
  close(): Promise<void>;
}
