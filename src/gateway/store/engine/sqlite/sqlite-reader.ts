import { DatabaseUnavailableError } from '../../../domain/store-errors.ts';
import type { Row, Statement } from '../engine.ts';
import type { DatabaseLimits } from '../limits.ts';
import type { StatementRunner } from './sqlite-thread.ts';
import { createTurns } from '../turns.ts';

/** What is read beside the thread that answers requests. */
export interface SqliteReader {
  /** All of one snapshot. */
  read(statements: readonly Statement[]): Promise<Row[][]>;
  close(): Promise<void>;
}

/**
 * A thread that is started when it is first needed. One list of statements is read at a time, so whoever waits can still be
 * refused; a read that takes too long is answered as unavailable, but SQLite cannot be stopped in it, so its turn goes on.
 */
export function createReader(
  open: () => StatementRunner,
  { waitingMax, statementMs }: Pick<DatabaseLimits, 'waitingMax' | 'statementMs'>,
): SqliteReader {
  const turns = createTurns({ atOnceMax: 1, waitingMax, waitMs: statementMs });
  let thread: StatementRunner | undefined;
  return {
    read: (statements) =>
      inTime(
        turns.take(() => (thread ??= open()).run([BEGIN, ...statements, COMMIT])),
        statementMs,
      ).then((results) => results.slice(1, -1)),
    async close() {
      turns.refuseAll(new DatabaseUnavailableError(new Error('the store is closed')));
      await thread?.close();
    },
  };
}

const BEGIN: Statement = { sql: 'begin', params: [] };
const COMMIT: Statement = { sql: 'commit', params: [] };

function inTime<Result>(reading: Promise<Result>, limitMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DatabaseUnavailableError(new Error(`a read took more than ${limitMs} ms`)));
    const timer = setTimeout(late, limitMs);
    reading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
