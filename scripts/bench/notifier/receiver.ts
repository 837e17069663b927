import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerParent } from './child.ts';

// The merchants' end: endpoints that acknowledge, each on a port and so a host of its own, and endpoints that take the
// request and never answer.

export interface Endpoints {
  readonly healthy: readonly string[];
  readonly dead: readonly string[];
}

let arrivals: number[] = [];

const healthy = await open(Number(process.env['HEALTHY']), (request, response) => {
  request.resume();
  request.once('end', () => {
    // Milliseconds since 1970 with fractions, so that another process can compare.
    arrivals.push(performance.timeOrigin + performance.now());
    response.end('SUCCESS');
  });
});
const dead = await open(Number(process.env['DEAD']), (request) => request.resume());

answerParent({ healthy, dead } satisfies Endpoints, {
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

function open(count: number, handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer({ keepAliveTimeout: 60_000 }, handle).listen(0, '127.0.0.1');
      await once(server, 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/notify`;
    }),
  );
}
