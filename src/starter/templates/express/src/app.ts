import { once } from 'node:events';
import express from 'express';
import { expressHandler } from '@tollgate/kit/receiver';
import { readConfig } from './config.ts';
import { homePage, missingPage, orderPage } from './pages.ts';
import { createShop } from './shop.ts';

export interface App {
  readonly url: string;
  close(): Promise<void>;
}

export async function startApp(env: NodeJS.ProcessEnv, _options: { isDevelopment?: boolean } = {}): Promise<App> {
  const config = readConfig(env);
  const shop = createShop(config);
  const app = express();

  // The signature covers the raw body, so no body parser may come before this route.
  app.post('/notify', expressHandler(shop.receiver));

  app.get('/', (_, response) => void response.send(homePage(shop.list())));
  app.post('/checkout', async (request, response) => {
    const payer = { ipAddress: request.ip ?? '', userAgent: (request.get('user-agent') ?? '').slice(0, 128) };
    response.redirect(303, await shop.checkout(payer));
  });
  app.get('/orders/:number', (request, response) => {
    const order = shop.find(request.params.number);
    if (order === undefined) response.status(404).send(missingPage());
    else response.send(orderPage(order));
  });
  app.post('/orders/:number/refund', async ({ params: { number } }, response) => {
    await shop.refund(number);
    response.redirect(303, `/orders/${encodeURIComponent(number)}`);
  });

  const server = app.listen(config.port);
  await once(server, 'listening');
  return {
    url: `http://localhost:${config.port}`,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
