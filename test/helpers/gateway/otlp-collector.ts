import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { readSpans } from './otlp-spans.ts';
import type { ReceivedSpan } from './otlp-spans.ts';

// A collector on loopback that keeps every span it is sent.

export interface Collector {
  readonly url: string;
  /** What makes a gateway send its spans here, soon. */
  readonly env: Readonly<Record<string, string>>;
  spans(): readonly ReceivedSpan[];
  /** As they came. */
  bytes(): Buffer;
  headers(): readonly IncomingHttpHeaders[];
  /** Resolves with the first span that fits, when it has come. */
  waitFor(fits: (span: ReceivedSpan) => boolean, what: string): Promise<ReceivedSpan>;
  close(): Promise<void>;
}

const WAIT_MS_MAX = 120_000;

/** `hangs`: takes every request and answers none. */
export async function startCollector(behaviour: 'answers' | 'hangs' | 'refuses' = 'answers'): Promise<Collector> {
  const bodies: Buffer[] = [];
  const received: ReceivedSpan[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer(async (request, response) => {
    headers.push(request.headers);
    const body = await buffer(request);
    if (behaviour === 'hangs') return;
    if (behaviour === 'refuses') return void response.writeHead(400).end('zq what was sent cannot be read');
    const plain = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
    bodies.push(plain);
    received.push(...readSpans(plain));
    response.writeHead(200, { 'Content-Type': 'application/x-protobuf' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_BSP_SCHEDULE_DELAY: '20' },
    spans: () => received,
    bytes: () => Buffer.concat(bodies),
    headers: () => headers,
    async waitFor(fits, what) {
      for (let waitedMs = 0; waitedMs < WAIT_MS_MAX; waitedMs += 10) {
        const found = received.find(fits);
        if (found !== undefined) return found;
        await sleep(10);
      }
      const names = received.map(({ name }) => name).join(', ');
      throw new Error(`no span ${what} came within ${WAIT_MS_MAX} ms; what came: ${names}`);
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
