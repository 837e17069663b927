import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdapter } from './adapter.ts';
import type { Config } from './config.ts';
import { createFeeds } from './feeds.ts';
import { createMovements } from './movements.ts';
import type { Provider } from './provider.ts';
import { createAdapterServer } from './server.ts';
import { openStore } from './store.ts';
import { createHints, takeEvent } from './webhooks.ts';

/** Puts the parts together. The journal is read before the first call is taken. */
export async function startAdapter(
  config: Config,
  provider: Provider,
): Promise<{ url: string; stop(): Promise<void> }> {
  const store = openStore(config.journalFile);
  const hint = createHints({ store, secret: config.hintSecret });
  const server = createAdapterServer({
    config,
    adapter: createAdapter({ store, provider, movements: createMovements({ store, provider }) }),
    feeds: createFeeds({ config, store, provider }),
    takeWebhook(headers, body) {
      const event = provider.readEvent(headers, body);
      if (event !== null) takeEvent(event, { store, hint });
      return event !== null;
    },
  });
  server.listen(config.port);
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeIdleConnections();
      await once(server, 'close');
      store.close();
    },
  };
}
