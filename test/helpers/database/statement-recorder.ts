import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

// Stands between a gateway and PostgreSQL and reads along: the texts of the statements that connections prepare.

export interface StatementRecorder {
  readonly databaseUrl: string;
  /** Every text that was prepared under a name, once. */
  readonly texts: ReadonlySet<string>;
  close(): Promise<void>;
}

export async function recordStatements(databaseUrl: string): Promise<StatementRecorder> {
  const target = new URL(databaseUrl);
  const texts = new Set<string>();
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect({ host: target.hostname, port: Number(target.port || 5432) });
    for (const socket of [client, database]) {
      sockets.add(socket);
      // Either end may go first; the other one follows.
      socket.on('error', () => socket.destroy());
    }
    client.on('data', createReader(texts));
    client.pipe(database);
    database.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    databaseUrl: url.href,
    texts,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** The start-up message has no type byte; each later one is a type, its length, and its content. */
function createReader(texts: Set<string>): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let typeBytes = 0;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= typeBytes + 4) {
      const end = typeBytes + rest.readInt32BE(typeBytes);
      if (rest.length < end) return;
      if (typeBytes === 1 && String.fromCharCode(rest[0] ?? 0) === 'P') readParse(rest.subarray(5, end), texts);
      rest = rest.subarray(end);
      typeBytes = 1;
    }
  };
}

function readParse(content: Buffer, texts: Set<string>): void {
  const [name = '', text = ''] = content.toString('utf8').split('\0');
  if (name !== '') texts.add(text);
}
