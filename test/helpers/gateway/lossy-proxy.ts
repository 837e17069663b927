import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

// Stands between a client and a gateway. What the test makes it lose is carried out by the gateway, and its answer never
// reaches the client.

export interface LossyProxy {
  readonly url: string;
  /** Paths whose answers were lost. */
  readonly lost: readonly string[];
  /** All paths that were asked for, in order. */
  readonly asked: readonly string[];
  close(): void;
}

export interface LossyProxyOptions {
  /** Asked at every request, so that the gateway may move. */
  readonly target: () => string;
  /** How many answers of this path are lost. */
  readonly path: string | RegExp;
  readonly losses: number;
  /** Runs after each loss, before the next request is forwarded. */
  readonly afterLoss?: () => Promise<void>;
}

export async function startLossyProxy(options: LossyProxyOptions): Promise<LossyProxy> {
  const lost: string[] = [];
  const asked: string[] = [];
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const answer = await fetch(options.target() + path, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: await text(request),
    });
    const body = await answer.text();
    if (fits(options.path, path) && lost.length < options.losses) {
      lost.push(path);
      await options.afterLoss?.();
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lost,
    asked,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function fits(wanted: string | RegExp, path: string): boolean {
  return typeof wanted === 'string' ? path === wanted : wanted.test(path);
}
