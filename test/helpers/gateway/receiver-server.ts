import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

// The merchant's end of the notifications: takes everything, and gives it out by the address it came to.

export interface ReceivedCallback {
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly receivedAt: Date;
}

export interface ReceiverServer {
  readonly url: string;
  /** What has come to a path so far. */
  at(path: string): readonly ReceivedCallback[];
  /** Resolves when that many have come to the path. */
  waitFor(path: string, count: number): Promise<readonly ReceivedCallback[]>;
  /** From now on takes and does not answer, until the function that it returns is called. */
  hold(): () => void;
  close(): Promise<void>;
}

/** No measure of anything: a machine that does other things as well may be slow. */
const WAIT_MS_MAX = 120_000;

interface ReceiverAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers?: Record<string, string>;
}

/** `answer`: to everything, or by the path that was asked for. */
export async function startReceiver(
  answer: ReceiverAnswer | ((path: string) => ReceiverAnswer) = { status: 200, text: 'SUCCESS' },
): Promise<ReceiverServer> {
  const received: ReceivedCallback[] = [];
  const arrivals = new EventEmitter().setMaxListeners(0);
  let held: (() => void)[] | null = null;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', method = '', headers } = request;
      const body = Buffer.concat(chunks).toString('utf8');
      received.push({ path, method, headers, body, receivedAt: new Date() });
      const { status, text, headers: added } = typeof answer === 'function' ? answer(path) : answer;
      const respond = () => {
        response.writeHead(status, { 'Content-Type': 'text/plain', ...added }).end(text);
      };
      if (held === null) respond();
      else held.push(respond);
      arrivals.emit('arrival');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = (path: string) => received.filter((callback) => callback.path === path);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    at,
    async waitFor(path, count) {
      const deadline = AbortSignal.timeout(WAIT_MS_MAX);
      while (at(path).length < count) {
        await once(arrivals, 'arrival', { signal: deadline }).catch((error: unknown) => {
          const message = `${at(path).length} of ${count} callbacks came to ${path} within ${WAIT_MS_MAX} ms`;
          throw new Error(message, { cause: error });
        });
      }
      return at(path);
    },
    hold() {
      held ??= [];
      return () => {
        for (const respond of held ?? []) respond();
        held = null;
      };
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
