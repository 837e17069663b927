import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { answerParent } from '../frame/answer-parent.ts';

// The merchants' end: endpoints that acknowledge, each on a port and so a host of its own, and endpoints that take the
// request and never answer. It reads no more of HTTP than where a request ends: the sender is measured, and both share
// the machine.

export interface Endpoints {
  readonly healthy: readonly string[];
  readonly dead: readonly string[];
}

const ACKNOWLEDGED = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 7\r\n\r\nSUCCESS';
const HEAD_END = '\r\n\r\n';

let arrivals: number[] = [];

const healthy = await open(Number(process.env['HEALTHY']), acknowledge);
const dead = await open(Number(process.env['DEAD']), (socket) => socket.resume());

answerParent({
  ready: { healthy, dead } satisfies Endpoints,
  answers: {
    count: () => arrivals.length,
    arrivals() {
      const taken = arrivals;
      arrivals = [];
      return taken;
    },
  },
  close: async () => undefined,
});

function acknowledge(socket: Socket): void {
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part;
    for (let end = endOfRequest(text); end !== null; end = endOfRequest(text)) {
      text = text.slice(end);
      // Milliseconds since 1970 with fractions, so that another process can compare.
      arrivals.push(performance.timeOrigin + performance.now());
      socket.write(ACKNOWLEDGED);
    }
  });
}

function endOfRequest(text: string): number | null {
  const headEnd = text.indexOf(HEAD_END);
  if (headEnd === -1) return null;
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(text)?.[1] ?? 0);
  const end = headEnd + HEAD_END.length + length;
  return text.length < end ? null : end;
}

function open(count: number, serve: (socket: Socket) => void): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      // Whoever hangs up is gone; that is no fault of the bench.
      const server = createServer((socket) => serve(socket.setNoDelay(true).on('error', () => undefined)));
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/notify`;
    }),
  );
}
