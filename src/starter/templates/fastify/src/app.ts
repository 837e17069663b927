import fastify from 'fastify';
import { fastifyPlugin } from '@tollgate/kit/receiver';
import { readConfig } from './config.ts';
import { homePage, missingPage, orderPage } from './pages.ts';
import { createShop } from './shop.ts';

export interface App {
  readonly url: string;
  close(): Promise<void>;
}

interface ByNumber {
  Params: { number: string };
}

export async function startApp(env: NodeJS.ProcessEnv, _options: { isDevelopment?: boolean } = {}): Promise<App> {
  const config = readConfig(env);
  const shop = createShop(config);
  const app = fastify();

  // The signature covers the raw body. The plugin reads it itself, for its own route only.
  await app.register(fastifyPlugin(shop.receiver, { path: '/notify' }));
  // The forms of this shop have no fields.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume().once('end', () => done(null));
  });

  app.get('/', (_, reply) => reply.type('text/html').send(homePage(shop.list())));
  app.post('/checkout', async (request, reply) => {
    const payer = { ipAddress: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 128) };
    return reply.redirect(await shop.checkout(payer), 303);
  });
  app.get<ByNumber>('/orders/:number', (request, reply) => {
    const order = shop.find(request.params.number);
    if (order === undefined) return reply.code(404).type('text/html').send(missingPage());
    return reply.type('text/html').send(orderPage(order));
  });
  app.post<ByNumber>('/orders/:number/refund', async ({ params: { number } }, reply) => {
    await shop.refund(number);
    return reply.redirect(`/orders/${encodeURIComponent(number)}`, 303);
  });

  await app.listen({ port: config.port, host: '::' });
  return { url: `http://localhost:${config.port}`, close: () => app.close() };
}
