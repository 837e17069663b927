import { rawRoutes } from '../../../src/cli/raw-routes.ts';
import { createStartPage } from '../../../src/cli/develop/start-page.ts';
import { buildGateway } from '../../../src/gateway/build.ts';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { createLog } from '../../../src/gateway/observe/log.ts';
import { createShop } from '../../../src/shop/shop.ts';
import { createControls } from './gateway.ts';
import type { TestGateway } from './gateway.ts';

/** What `npm start` serves, but for the docs, in memory. The forwarding header of this machine is believed. */
export async function startWholeGateway(): Promise<TestGateway> {
  const config = readConfig({ PORT: '0', TRUSTED_PROXIES: '127.0.0.1' });
  let url = '';
  const baseUrl = () => url;
  const shop = createShop({ gatewayUrl: baseUrl, publicUrl: baseUrl, now: () => Date.now() });
  const start = createStartPage({ baseUrl, docsPath: '/docs/', shopPath: '/shop', config });
  const log = createLog({ level: 'silent', clock: { now: () => Date.now() }, write: () => undefined });
  const gateway = await buildGateway({ config, log, beside: [start, rawRoutes('/shop', shop)], inMemory: true });
  ({ url } = gateway);
  const real = { pass: () => undefined, realNow: () => Date.now() };
  return { ...createControls(url, config.operatorToken), ...real, close: () => gateway.close() };
}
