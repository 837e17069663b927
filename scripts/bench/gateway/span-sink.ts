import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A collector that takes spans and forgets them. `env` sends the spans of a gateway there. */
export async function startSpanSink(): Promise<{ readonly env: Readonly<Record<string, string>>; close(): void }> {
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => response.writeHead(200).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
