import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { answerParent } from '../frame/answer-parent.ts';

// Stands before an acquirer, and refuses connections for a part of each cycle, as a machine does on which the acquirer does not
// run. Each call comes on a connection of its own, so that calls of that part were certainly never sent.

const CYCLE_MS = 100;

const target = process.env['ACQUIRER_URL'] ?? '';
const refusedMs = Number(process.env['REFUSED_PERCENT'] ?? 0);

const server = createServer((request, response) => {
  forward(request, response).catch(() => request.socket.destroy());
});
const port = await listen(0);
const stopping = new AbortController();
const flapping = refusedMs > 0 ? flap() : Promise.resolve();

answerParent({
  url: `http://127.0.0.1:${port}`,
  async close() {
    stopping.abort();
    await flapping;
    server.close();
    server.closeAllConnections();
  },
});

async function flap(): Promise<void> {
  while (!stopping.signal.aborted) {
    await delay(CYCLE_MS - refusedMs);
    // Calls that have come are answered.
    server.close();
    await delay(refusedMs);
    await listen(port);
  }
}

function listen(on: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(on, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { connection: _, host: __, 'content-length': ___, ...headers } = request.headers;
  const answer = await fetch(new URL(request.url ?? '/', target), {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: Buffer.concat(chunks),
  });
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.writeHead(answer.status, { Connection: 'close' });
  response.end(Buffer.from(await answer.arrayBuffer()));
}
