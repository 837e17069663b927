import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { expect } from 'vitest';
import { rawRoutes } from '../../../src/cli/raw-routes.ts';
import { buildGateway } from '../../../src/gateway/build.ts';
import { SANDBOX_OPERATOR_TOKEN, readConfig } from '../../../src/gateway/config/config.ts';
import { createLog } from '../../../src/gateway/observe/log.ts';
import type { Sharing } from '../../../src/shop/orders.ts';
import { createShop } from '../../../src/shop/shop.ts';
import { createControls } from '../gateway/gateway.ts';
import type { GatewayControls, TestGateway } from '../gateway/gateway.ts';
import { unescapeHtml } from '../browser/html-text.ts';

// The demo shop beside a gateway in this process, and what a test does there: buys, and reads what is shown.

export interface DemoShopOptions {
  /** Whether what the shop and the gateway say to each other goes through the relay. */
  readonly relayed?: boolean;
  readonly sharing?: Sharing;
}

export interface DemoShop {
  readonly gateway: GatewayControls;
  readonly relay: Relay;
  close(): Promise<void>;
}

export async function openDemoShop(options: DemoShopOptions = {}): Promise<DemoShop> {
  const config = readConfig({ PORT: '0' });
  const log = createLog({ level: 'silent', clock: { now: () => Date.now() }, write: () => undefined });
  let url = '';
  const relay = await startRelay(() => Number(new URL(url).port));
  const shop = createShop({
    gatewayUrl: () => (options.relayed ? relay.url : url),
    publicUrl: () => url,
    now: () => Date.now(),
    sharing: options.sharing,
  });
  const gateway = await buildGateway({ config, log, beside: [rawRoutes('/shop', shop)], inMemory: true });
  ({ url } = gateway);
  return {
    gateway: createControls(url, SANDBOX_OPERATOR_TOKEN),
    relay,
    async close() {
      await gateway.close();
      await relay.close();
    },
  };
}

interface Relay {
  readonly url: string;
  /** What went over each connection, in the order in which they were made. Each carried one exchange. */
  readonly exchanges: { sent: string; answered: string }[];
  close(): Promise<void>;
}

/** Passes bytes on and keeps them, with line feeds for line breaks, as a browser shows them. */
async function startRelay(port: () => number): Promise<Relay> {
  const exchanges: Relay['exchanges'] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const exchange = { sent: '', answered: '' };
    exchanges.push(exchange);
    const onward = connect(port(), '127.0.0.1');
    for (const end of [socket, onward]) sockets.add(end.on('error', () => end.destroy()));
    socket.on('data', (chunk) => (exchange.sent += chunk.toString('utf8').replaceAll('\r\n', '\n'))).pipe(onward);
    onward.on('data', (chunk) => (exchange.answered += chunk.toString('utf8').replaceAll('\r\n', '\n'))).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

export const BASKET = { item: 'mug', quantity: '1', currency: 'USD' };

export interface ShownOrder {
  readonly number: string;
  readonly path: string;
  readonly standing: string;
  readonly messages: readonly string[];
  readonly html: string;
}

export async function buy(url: string, wanted: object = {}, headers: Record<string, string> = {}): Promise<ShownOrder> {
  const answer = await post(url, '/shop/orders', { ...BASKET, ...wanted }, headers);
  expect(answer.status).toBe(303);
  return read(answer.headers.get('location') ?? '', url);
}

export function post(
  url: string,
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url + path, { method: 'POST', body: new URLSearchParams(form), headers, redirect: 'manual' });
}

export async function read(path: string, url: string): Promise<ShownOrder> {
  const answer = await fetch(url + path, { headers: { Connection: 'close' } });
  const html = await answer.text();
  const standing = textOf(/id="standing"[^>]*>(.*?)<\/p>/.exec(html)?.[1] ?? '');
  const messages = [...html.matchAll(/<pre class="raw"[^>]*>(.*?)<\/pre>/gs)].map((match) => textOf(match[1] ?? ''));
  return { number: path.split('/').at(-1) ?? '', path, standing, messages, html };
}

export async function until(path: string, url: string, isThere: (order: ShownOrder) => boolean): Promise<ShownOrder> {
  for (;;) {
    const order = await read(path, url);
    if (isThere(order)) return order;
  }
}

export function textOf(html: string): string {
  return unescapeHtml(html.replaceAll(/<[^>]*>/g, ''));
}

export function tradeNoOf({ messages }: ShownOrder): string {
  return /"tradeNo":"([^"]+)"/.exec(messages[1] ?? '')?.[1] ?? '';
}

export async function complete(
  gateway: Pick<TestGateway, 'operator'>,
  order: ShownOrder,
  result: string,
): Promise<void> {
  const { status } = await gateway.operator('POST', `/operator/orders/${tradeNoOf(order)}/complete`, { result });
  expect(status).toBe(200);
}
