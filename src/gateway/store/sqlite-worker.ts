import { parentPort, workerData } from 'node:worker_threads';
import type { Row, Statement } from './engine.ts';
import { openConnection } from './sqlite-connection.ts';

// The writing connection, in a separate thread: a commit waits for the disk, and the event loop must not.

export type WriterAnswer =
  | { readonly results: Row[][] }
  /** `done` statements before the failing one had succeeded. */
  | { readonly failed: { readonly message: string; readonly errcode: number | undefined; readonly done: number } };

if (parentPort !== null) serve(parentPort, workerData as { file: string });

function serve(port: NonNullable<typeof parentPort>, { file }: { file: string }): void {
  const connection = openConnection(file, { readOnly: false });
  port.on('message', (statements: readonly Statement[] | 'close') => {
    if (statements === 'close') {
      connection.close();
      port.postMessage({ results: [] } satisfies WriterAnswer);
      port.close();
      return;
    }
    const results: Row[][] = [];
    try {
      for (const statement of statements) results.push(connection.run(statement));
      port.postMessage({ results } satisfies WriterAnswer);
    } catch (error) {
      const { message, errcode } = error as Error & { errcode?: number };
      port.postMessage({ failed: { message, errcode, done: results.length } } satisfies WriterAnswer);
    }
  });
}
