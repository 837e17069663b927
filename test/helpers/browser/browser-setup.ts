import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import type { BrowserServer } from 'playwright-core';
import { browserOptions, SHARED_BROWSER } from './browser.ts';

/**
 * Runs once before and once after all test files: one Chromium for all of them. It is launched when the first file asks for it,
 * by a request to the address in the environment, and the answer is where it can be reached.
 */
export default async function setup(): Promise<() => Promise<void>> {
  let launched: Promise<BrowserServer> | undefined;
  const server = createServer((_, response) => {
    launched ??= browserOptions().then((options) => chromium.launchServer({ ...options, host: '127.0.0.1' }));
    launched.then(
      (browser) => response.end(browser.wsEndpoint()),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env[SHARED_BROWSER] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.closeAllConnections();
    server.close();
    await (await launched?.catch(() => undefined))?.close();
  };
}
