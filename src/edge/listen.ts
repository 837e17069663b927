import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HEADERS_MS_MAX, REQUEST_MS_MAX } from './limits.ts';

export interface Listening {
  readonly url: string;
  close(): Promise<void>;
}

/** For a bare server. Rejects with the system's error if the port cannot be had. */
export async function listen(server: Server, address: { port: number; host: string }): Promise<Listening> {
  server.requestTimeout = REQUEST_MS_MAX;
  server.headersTimeout = HEADERS_MS_MAX;
  const { url } = await startListening(server, address);
  return {
    url,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The address as callers reach it. */
export async function startListening(
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<{ readonly url: string; readonly port: number }> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return { url: `http://${reachableHost(host)}:${address.port}`, port: address.port };
}

/** A host that means "every address of this machine" is no host that can be called. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
