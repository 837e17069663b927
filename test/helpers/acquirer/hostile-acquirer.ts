import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

// An acquirer that answers every call in the protocol's form, with texts of the test's choice.

export interface HostileAcquirer {
  readonly url: string;
  /** From now on. */
  say(texts: { readonly message: string; readonly action: unknown }): void;
  stop(): Promise<void>;
}

export async function startHostileAcquirer(): Promise<HostileAcquirer> {
  let texts: object = { message: 'x', action: null };
  const server = createServer(async (request, response) => {
    const { callId, tradeNo, refundNo, attempt, currency, amount } = (await json(request)) as Record<string, unknown>;
    const body = { callId, tradeNo, refundNo, attempt, currency, amount, kind: 'challenged', ...texts };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    say: (words) => {
      texts = words;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
