import { parseArgs } from 'node:util';
import { openConnection } from './connection.ts';
import type { LoadConnection } from './connection.ts';

// Readers in their own process: each sends its request again 100 ms after the last response, whatever that was. Prints one line
// of JSON.

export interface ReadersReport {
  readonly answered: number;
  /** By 429 or 503. */
  readonly refused: number;
  readonly others: number;
}

const PAUSE_MS = 100;

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string' },
    readers: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    /** Whole requests, as a list in JSON; readers take them in turns. */
    requests: { type: 'string', default: '[]' },
  },
});

const requests = JSON.parse(values.requests) as readonly string[];
const counts = { answered: 0, refused: 0, others: 0 };
let running = true;

async function open(_: unknown, index: number): Promise<LoadConnection> {
  const request = requests[index % requests.length] ?? '';
  const send = (connection: LoadConnection) => void connection.socket.write(request, 'latin1');
  const connection = await openConnection({ host: values.host, port: Number(values.port) }, (own, answer) => {
    if (!running) return;
    if (answer.startsWith('HTTP/1.1 200 ')) counts.answered += 1;
    else if (/^HTTP\/1\.1 (?:429|503) /.test(answer)) counts.refused += 1;
    else counts.others += 1;
    setTimeout(send, PAUSE_MS, own);
  });
  connection.socket.on('error', () => undefined);
  send(connection);
  return connection;
}

const connections = await Promise.all(Array.from({ length: Number(values.readers) }, open));
await new Promise((resolve) => setTimeout(resolve, Number(values.seconds) * 1000));
running = false;
for (const { socket } of connections) socket.destroy();
process.stdout.write(`${JSON.stringify(counts satisfies ReadersReport)}\n`);
process.exit(0);
