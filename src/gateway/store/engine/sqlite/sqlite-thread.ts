import { Worker } from 'node:worker_threads';
import type { Row, Statement } from '../engine.ts';
import { SqliteError } from './sqlite-errors.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import type { ThreadAnswer, ThreadOptions } from './sqlite-worker.ts';

/** Runs lists of statements on one connection, one list at a time. */
export interface StatementRunner {
  run(statements: readonly Statement[]): Promise<Row[][]>;
  close(): Promise<void>;
}

export function openThread(options: ThreadOptions): StatementRunner {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: options, execArgv: [] });
  const waiting: { resolve(results: Row[][]): void; reject(error: unknown): void }[] = [];
  let broken: unknown;
  worker.on('message', (answer: ThreadAnswer) => {
    const caller = waiting.shift();
    if ('failed' in answer) caller?.reject(new SqliteError(answer.failed));
    else caller?.resolve(answer.results);
  });
  const fail = (error: unknown) => {
    broken ??= error;
    for (const caller of waiting.splice(0)) caller.reject(error);
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('A thread of the database has ended.')));
  const send = (message: readonly Statement[] | 'close') =>
    new Promise<Row[][]>((resolve, reject) => {
      if (broken !== undefined) return reject(broken);
      waiting.push({ resolve, reject });
      worker.postMessage(message);
    });
  return {
    run: send,
    close: async () => {
      if (broken === undefined) await send('close');
      await worker.terminate();
    },
  };
}

export function inlineRunner(connection: SqliteConnection): StatementRunner {
  return {
    run: async (statements) => {
      const results: Row[][] = [];
      for (const statement of statements) {
        try {
          results.push(connection.run(statement));
        } catch (error) {
          const { message, errcode } = error as Error & { errcode?: number };
          throw new SqliteError({ message, errcode, done: results.length });
        }
      }
      return results;
    },
    close: async () => connection.close(),
  };
}
