import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdapter } from './adapter.ts';
import { createFeeds } from './feeds.ts';
import { createMoney } from './money.ts';
import { createMovements } from './movements.ts';
import type { Provider } from './provider.ts';
import { createAdapterServer } from './server.ts';
import type { AdapterSettings } from './settings.ts';
import { openStore } from './store.ts';
import type { ProviderEvent, Store } from './store.ts';
import { createHints, takeEvent } from './webhooks.ts';

const CLOSING_MS = 50;

/** Puts the parts together. The journal is read before the first call is taken. A provider that cannot be asked reads it, too. */
export async function startAdapter(
  config: AdapterSettings,
  connected: Provider | ((store: Store) => Provider),
): Promise<{ url: string; stop(): Promise<void> }> {
  const store = openStore(config.journalFile);
  const provider = typeof connected === 'function' ? connected(store) : connected;
  const money = createMoney(provider.traits.currencies);
  const hint = createHints({ store, secret: config.hintSecret });
  const take = (events: readonly ProviderEvent[]) => {
    for (const event of events) takeEvent(event, { store, hint });
  };
  const server = createAdapterServer({
    config,
    adapter: createAdapter({ store, provider, money, movements: createMovements({ store, provider, money }) }),
    feeds: createFeeds({ config, store, provider, money, take }),
    async takeWebhook(headers, body) {
      const events = await provider.readEvents(headers, body);
      take(events ?? []);
      return events !== null;
    },
    takeReturn: provider.takeReturn,
  });
  server.listen(config.port, config.host);
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      // Those that are in use now are idle a little later, and would be kept open.
      const closing = setInterval(() => server.closeIdleConnections(), CLOSING_MS);
      await once(server, 'close');
      clearInterval(closing);
      store.close();
    },
  };
}
