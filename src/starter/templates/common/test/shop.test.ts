import { startGateway } from 'tollgate/testing';
import type { TestingGateway } from 'tollgate/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '../src/app.ts';
import type { App } from '../src/app.ts';
import { sandboxSettings } from '../src/sandbox-settings.ts';

// The shop over HTTP, with a whole sandbox behind it.

const PORT = '3999';
let gateway: TestingGateway;
let app: App;

beforeAll(async () => {
  gateway = await startGateway();
  app = await startApp({ ...process.env, ...sandboxSettings(gateway), PORT });
  // Next.js compiles when it starts, which takes a while on a busy machine.
}, 120_000);

afterAll(async () => {
  await app.close();
  await gateway.close();
});

/** Buys a mug. Resolves to the path of the order and the gateway's number. */
async function buy(): Promise<{ path: string; tradeNo: string }> {
  const response = await fetch(`${app.url}/checkout`, { method: 'POST', redirect: 'manual' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toContain(gateway.url);
  const [path = ''] = /\/orders\/SHOP-\w+/.exec(await read('/')) ?? [];
  const [tradeNo = ''] = /TG\w+/.exec(await read(path)) ?? [];
  return { path, tradeNo };
}

async function read(path: string): Promise<string> {
  return (await fetch(`${app.url}${path}`)).text();
}

it('marks an order as paid when the payment succeeds', async () => {
  const { path, tradeNo } = await buy();
  expect(await read(path)).toContain('Waiting for the payment');
  await gateway.complete(tradeNo, 'success');
  expect(await read(path)).toContain('Paid');
  const [notification] = await gateway.notifications(tradeNo);
  expect(notification?.state).toBe('acknowledged');
});

it('marks an order as failed when the payment fails', async () => {
  const { path, tradeNo } = await buy();
  await gateway.complete(tradeNo, 'failure');
  expect(await read(path)).toContain('Failed');
});

it('refunds a paid order', async () => {
  const { path, tradeNo } = await buy();
  await gateway.complete(tradeNo, 'success');
  await fetch(`${app.url}${path}/refund`, { method: 'POST', redirect: 'manual' });
  await gateway.advance('1h');
  expect(await read(path)).toContain('Refunded');
});

it('does not believe a notification without a valid signature', async () => {
  const { path, tradeNo } = await buy();
  const merOrderNo = path.replace('/orders/', '');
  const body = new URLSearchParams({ merOrderNo, tradeNo, code: '0', message: 'success' });
  const response = await fetch(`${app.url}/notify`, { method: 'POST', body });
  expect(response.status).toBe(401);
  expect(await read(path)).toContain('Waiting for the payment');
});
