import { parentPort, workerData } from 'node:worker_threads';
import type { Row, Statement } from '../engine.ts';
import { openConnection } from './sqlite-connection.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

// A connection in a separate thread: a commit waits for the disk, a list may take long, and the event loop must not wait.

export interface ThreadOptions {
  readonly file: string;
  readonly readOnly: boolean;
}

export type ThreadAnswer =
  | { readonly results: Row[][] }
  /** `done` statements before the failing one had succeeded. */
  | { readonly failed: { readonly message: string; readonly errcode: number | undefined; readonly done: number } };

if (parentPort !== null) serve(parentPort, workerData as ThreadOptions);

function serve(port: NonNullable<typeof parentPort>, { file, readOnly }: ThreadOptions): void {
  const connection = openConnection(file, { readOnly });
  port.on('message', (statements: readonly Statement[] | 'close') => {
    if (statements === 'close') {
      connection.close();
      port.postMessage({ results: [] } satisfies ThreadAnswer);
      port.close();
      return;
    }
    const results: Row[][] = [];
    try {
      for (const statement of statements) results.push(connection.run(statement));
      port.postMessage({ results } satisfies ThreadAnswer);
    } catch (error) {
      const { message, errcode } = error as Error & { errcode?: number };
      // A writer decides itself what becomes of its transaction; a snapshot that failed is of no use.
      if (readOnly) endSnapshot(connection);
      port.postMessage({ failed: { message, errcode, done: results.length } } satisfies ThreadAnswer);
    }
  });
}

function endSnapshot(connection: SqliteConnection): void {
  try {
    connection.run({ sql: 'rollback', params: [] });
  } catch {
    // It had not begun.
  }
}
