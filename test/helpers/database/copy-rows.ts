import type { Client, Connection, Submittable } from 'pg';

export type Cells = Readonly<Record<string, string | number | null>>;

/** PostgreSQL's own way to take many rows at once: a third of the time of an INSERT. */
export async function copyRows(
  client: Client,
  { table, columns, rows }: { table: string; columns: readonly string[]; rows: readonly Cells[] },
): Promise<void> {
  const lines = rows.map((row) => `${columns.map((column) => cellOf(row[column] ?? null)).join('\t')}\n`);
  const data = Buffer.from(lines.join(''));
  await new Promise<void>((resolve, reject) => {
    let failure: Error | null = null;
    const copy: Submittable & Record<`handle${string}`, (argument: never) => void> = {
      submit: (connection: Connection) => void connection.query(`copy ${table} (${columns.join(', ')}) from stdin`),
      handleCopyInResponse: (connection: CopyConnection) => {
        connection.sendCopyFromChunk(data);
        connection.endCopyFrom();
      },
      handleCommandComplete: () => undefined,
      handleError: (error: Error) => {
        failure = error;
        reject(error);
      },
      handleReadyForQuery: () => {
        if (failure === null) resolve();
      },
    };
    client.query(copy);
  });
}

/** What the driver has and its types leave out. */
interface CopyConnection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function cellOf(value: string | number | null): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  return /[\\\t\n\r]/.test(value) ? value.replaceAll(/[\\\t\n\r]/g, (one) => ESCAPES[one] ?? one) : value;
}
