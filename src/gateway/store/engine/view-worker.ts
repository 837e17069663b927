import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Row, Statement } from './engine.ts';

// A connection that only looks, in a thread that can be ended: a check of a whole file may take long.

export type ViewAnswer = { readonly rows: Row[] } | { readonly failed: string };

if (parentPort !== null) serve(parentPort, workerData as { file: string });

function serve(port: NonNullable<typeof parentPort>, { file }: { file: string }): void {
  let database: DatabaseSync | undefined;
  port.on('message', ({ sql, params }: Statement) => {
    try {
      database ??= open(file);
      const statement = database.prepare(sql);
      statement.setReadBigInts(true);
      const named = Object.fromEntries(params.map((value, index) => [`$${index + 1}`, value]));
      port.postMessage({ rows: statement.all(named) } satisfies ViewAnswer);
    } catch (error) {
      port.postMessage({ failed: (error as Error).message } satisfies ViewAnswer);
    }
  });
}

/** While no gateway runs there is no log beside the file, and even a reader would create one: unless the file is declared final. */
function open(file: string): DatabaseSync {
  const address = pathToFileURL(file);
  if (!existsSync(`${file}-wal`)) address.searchParams.set('immutable', '1');
  return new DatabaseSync(address, { readOnly: true, timeout: 1000 });
}
