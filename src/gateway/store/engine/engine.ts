import type { PoolFigures } from '../../domain/platform/database.ts';
import type { Dialect } from './dialect.ts';

// What the store needs from a database. Integers are returned as bigint, texts as string, on both engines.

export type Param = string | number | bigint | null;

export type Row = Readonly<Record<string, unknown>>;

export interface Statement {
  readonly sql: string;
  readonly params: readonly Param[];
}

export interface Transaction {
  query(sql: string, params?: readonly Param[]): Promise<Row[]>;
  /** Several statements in sequence, in as few round trips as the engine can. */
  all(statements: readonly Statement[]): Promise<Row[][]>;
}

interface TransactionOptions {
  /**
   * Whether a crash of the server may undo it: what goes on from it then must notice, and write it again. PostgreSQL's commit does not wait
   * for the disk; the next one that does makes this one durable, too.
   */
  readonly isRepeatable?: boolean;
}

export interface Engine {
  readonly dialect: Dialect;
  /**
   * Rows by their key: few, and found at once. What payments read is read here. SQLite reads in the thread that answers
   * requests, so nothing else may be read here.
   */
  find(sql: string, params?: readonly Param[]): Promise<Row[]>;
  /** Lists, sums and searches. They have a share of the database, so that payments never wait for all of them. */
  query(sql: string, params?: readonly Param[]): Promise<Row[]>;
  /** Several reads of the same snapshot. `slow` ones, over whole tables, have a longer timeout. */
  snapshot(statements: readonly Statement[], options?: { readonly slow?: boolean }): Promise<Row[][]>;
  /** A single write, committed on its own. */
  execute(sql: string, params?: readonly Param[]): Promise<Row[]>;
  /** `run` may be called again if the database requires a retry. */
  transaction<Result>(
    run: (transaction: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  /** A transaction that may take long, and waits long for other processes' locks. `run` may be called again. */
  migration<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Overwrites what files still hold of removed rows. Absent if the engine does it by itself, in its own time. */
  discardOldCopies?(): Promise<void>;
  /** A statement outside any transaction, which may take long. Absent if the engine has no use for it. */
  runAlone?(sql: string): Promise<void>;
  /** Whether a write failed because a unique index has its row already. */
  isTaken(error: unknown): boolean;
  /** Whether a failed write says that the database stores nothing now: a full or broken disk, a read-only server. */
  refusesWrites(error: unknown): boolean;
  /** Changes whenever the connections to the server were made anew. Absent if the database is a file of this machine. */
  serverNo?(): number;
  /** Absent if there is no pool. */
  readPool?(): PoolFigures;
  /** All that a database in memory has, and one that begins with it. Absent if it is elsewhere, and on an early Node 24. */
  readonly image?: { take(): Uint8Array; beginWith(image: Uint8Array): void };
  /** Waits for work in progress, but not for a database that does not respond. */
  close(): Promise<void>;
}
