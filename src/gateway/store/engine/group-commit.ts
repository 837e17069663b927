import { CommitUnknownError, DatabaseUnavailableError } from '../../domain/store-errors.ts';
import type { Row, Statement, Transaction } from './engine.ts';
import { SqliteError, isRefused, isUnavailable } from './sqlite/sqlite-errors.ts';
import type { StatementRunner } from './sqlite/sqlite-thread.ts';

// Transactions that wait for the single writer share one commit, and so one disk sync. Each has its own savepoint: one that
// rejects rolls back nothing of the others.

const GROUP_SIZE_MAX = 64;

export interface GroupCommit {
  transaction<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Runs between two groups, when no uncommitted data is visible. */
  between<Result>(read: () => Result): Promise<Result>;
  /** Resolves when everything that was started has ended. */
  drain(): Promise<void>;
}

interface Job {
  run(transaction: Transaction): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

export function createGroupCommit(writer: StatementRunner, { waitingMax }: { waitingMax: number }): GroupCommit {
  const jobs: Job[] = [];
  const reads: (() => void)[] = [];
  let working: Promise<void> | null = null;

  const work = async () => {
    while (jobs.length > 0) {
      await runGroup(writer, jobs.splice(0, GROUP_SIZE_MAX));
      for (const read of reads.splice(0)) read();
    }
    working = null;
  };

  return {
    transaction: <Result>(run: (transaction: Transaction) => Promise<Result>) =>
      new Promise<Result>((resolve, reject) => {
        if (jobs.length >= waitingMax) {
          reject(new DatabaseUnavailableError(new Error('too many callers are waiting for a transaction')));
          return;
        }
        jobs.push({ run, resolve: (value) => resolve(value as Result), reject });
        working ??= work();
      }),
    between: (read) =>
      new Promise((resolve, reject) => {
        const attempt = () => {
          try {
            resolve(read());
          } catch (error) {
            reject(error);
          }
        };
        if (working === null) attempt();
        else reads.push(attempt);
      }),
    drain: async () => {
      await working;
    },
  };
}

async function runGroup(writer: StatementRunner, jobs: readonly Job[]): Promise<void> {
  const session = createSession(writer);
  const answers: (() => void)[] = [];
  for (const job of jobs) {
    const step = session.beginStep();
    try {
      const value = await job.run(step.transaction);
      step.keep();
      answers.push(() => job.resolve(value));
    } catch (error) {
      await step.undo();
      answers.push(() => job.reject(error));
    }
  }
  const failure = await session.commit();
  if (failure === null) for (const answer of answers) answer();
  else for (const job of jobs) job.reject(failure);
}

const control = (sql: string): Statement => ({ sql, params: [] });

/** One BEGIN … COMMIT. Control statements are sent with the next statements instead of in separate messages. */
function createSession(writer: StatementRunner) {
  let pending: Statement[] = [control('begin immediate')];
  let open = false;
  let broken: Error | null = null;

  const send = async (statements: readonly Statement[]): Promise<Row[][]> => {
    if (broken !== null) throw broken;
    const before = pending;
    try {
      const results = await writer.run([...before, ...statements]);
      pending = [];
      open = true;
      return results.slice(before.length);
    } catch (error) {
      pending = [];
      open ||= error instanceof SqliteError && error.done > 0;
      // A control statement that fails, or a dead writer, ends the whole group.
      if (error instanceof SqliteError && error.done >= before.length) {
        throw isUnavailable(error) ? new DatabaseUnavailableError(error) : error;
      }
      broken = new DatabaseUnavailableError(error);
      throw broken;
    }
  };

  return {
    beginStep() {
      let started = false;
      const all = (statements: readonly Statement[]) => {
        if (!started) pending.push(control('savepoint step'));
        started = true;
        return send(statements);
      };
      const transaction: Transaction = {
        all,
        query: async (sql, params = []) => (await all([{ sql, params }]))[0] ?? [],
      };
      return {
        transaction,
        keep: () => {
          if (started) pending.push(control('release step'));
        },
        undo: async () => {
          if (!started || broken !== null) return;
          // If this fails, SQLite has already rolled back everything; `broken` then reports it to every caller.
          await send([control('rollback to step'), control('release step')]).catch((error: unknown) => {
            broken ??= new DatabaseUnavailableError(error);
          });
        },
      };
    },
    /** Null after the commit, otherwise why it failed. */
    async commit(): Promise<Error | null> {
      if (!open && broken === null) return null;
      const failure =
        broken ??
        (await send([control('commit')]).then(
          () => null,
          (error: unknown) => (isRefused(error) ? (error as Error) : new CommitUnknownError(error)),
        ));
      // Even if none seems open: a transaction left open would block every later group.
      if (failure !== null) await writer.run([control('rollback')]).catch(() => []);
      return failure;
    },
  };
}
