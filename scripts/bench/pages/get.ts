import { connect } from 'node:net';
import type { Socket } from 'node:net';

// GET over raw sockets, so that the cores are left to the server, and every byte of the answer is counted.

interface Answer {
  /** Of head and body, as they came. */
  readonly bytes: number;
  readonly head: string;
  readonly body: string;
}

export interface Connection {
  /** With a token, as somebody who is signed in. */
  get(path: string, token?: string): Promise<Answer>;
  close(): void;
}

export async function openConnection(url: string): Promise<Connection> {
  const { hostname, port, host } = new URL(url);
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opened = connect({ host: hostname, port: Number(port), noDelay: true }, () => resolve(opened));
    opened.once('error', reject);
  });
  let received = Buffer.alloc(0);
  let done: ((answer: Answer) => void) | null = null;
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const end = received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = received.toString('latin1', 0, end);
    const total = end + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.NaN);
    if (!(received.length >= total)) return;
    const answer = { bytes: total, head, body: received.toString('utf8', end + 4, total) };
    received = Buffer.alloc(0);
    done?.(answer);
  });
  return {
    get: (path, token) =>
      new Promise((resolve) => {
        done = resolve;
        const authorization = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`;
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${authorization}\r\n`);
      }),
    close: () => socket.destroy(),
  };
}
