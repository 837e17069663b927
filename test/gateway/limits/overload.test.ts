import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { signMd5 } from '../../../src/protocol/signature.ts';
import { buildGateway } from '../../../src/gateway/build.ts';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { createLog } from '../../../src/gateway/observe/log.ts';
import { useDatabases } from '../../helpers/database/databases.ts';
import { createControls } from '../../helpers/gateway/gateway.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { stallPayments } from '../../helpers/database/stalled-store.ts';

// S30 through HTTP: beyond what is worked on at once new work is refused, nothing is stored of it, and what was accepted is
// finished.

const databases = useDatabases('SQLite in memory');
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function startStalled(inFlightMax: number) {
  const { store, stalled, open: openStore } = stallPayments(await databases.open());
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', IN_FLIGHT_MAX: String(inFlightMax) });
  const gateway = await buildGateway({
    config,
    log: createLog({ level: 'silent', clock: { now: () => Date.now() }, write: () => undefined }),
    store,
  });
  closing.push(gateway.close, openStore);
  const { newShop } = createControls(gateway.url, config.operatorToken);
  const shop = await newShop();
  closing.push(shop.close);
  return { url: gateway.url, shop, openStore, stalled };
}

function payRaw(shop: Shop, merOrderNo = shop.newOrderNo()) {
  return shop.raw('createPayment', shop.paymentBody({ merOrderNo }));
}

it('beyond the bound a payment is refused with 90002 and Retry-After, and nothing is stored of it', async () => {
  const { url, shop, openStore, stalled } = await startStalled(3);
  const accepted = ['A-1', 'A-2', 'A-3'].map((merOrderNo) => payRaw(shop, merOrderNo));
  await expect.poll(stalled).toBe(3);
  for (const merOrderNo of ['R-1', 'R-2']) {
    const refused = await payRaw(shop, merOrderNo);
    expect(refused.status).toBe(503);
    expect(refused.headers).toMatchObject({ 'retry-after': '1' });
    expect(refused.headers).not.toHaveProperty('connection', 'close');
    expect(JSON.parse(refused.text)).toEqual({ code: '90002', message: 'Temporarily unavailable.' });
  }
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
  openStore();
  for (const { status, text } of await Promise.all(accepted)) {
    expect({ status, code: (JSON.parse(text) as { code: string }).code }).toEqual({ status: 200, code: '00000' });
  }
  expect(await shop.list()).toMatchObject({ code: '00000', data: { total: 3 } });
  // The same number again: it was never taken.
  expect(JSON.parse((await payRaw(shop, 'R-1')).text)).toMatchObject({ code: '00000' });
});

it('a request whose body does not come takes nobody the room', async () => {
  const { url, shop, openStore } = await startStalled(1);
  openStore();
  const { hostname, port } = new URL(url);
  const slow = Array.from({ length: 5 }, () => connect(Number(port), hostname));
  const head = `POST /payment HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n`;
  await Promise.all(slow.map((socket) => new Promise((written) => socket.write(`${head}{`, written))));
  closing.push(() => slow.forEach((socket) => socket.destroy()));
  expect(JSON.parse((await payRaw(shop)).text)).toMatchObject({ code: '00000' });
});

it('a refused caller sends its next request on the same connection', async () => {
  const { url, shop, openStore, stalled } = await startStalled(1);
  const first = payRaw(shop);
  await expect.poll(stalled).toBe(1);
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  closing.push(() => socket.destroy());
  const answers: string[] = [];
  socket.setEncoding('latin1').on('data', (text) => answers.push(String(text)));
  const request = `POST /payment HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`;
  socket.write(request);
  await expect.poll(() => answers.join('')).toMatch(/^HTTP\/1\.1 503 [^]*"90002"/);
  openStore();
  await first;
  answers.splice(0);
  socket.write(request);
  await expect.poll(() => answers.join('')).toMatch(/^HTTP\/1\.1 (?!503)[^]*"code"/);
});

it('requests whose heads came before any body are worked on up to the bound, signed or not', async () => {
  const { url, shop, openStore, stalled } = await startStalled(3);
  const { hostname, port } = new URL(url);
  const body = (merOrderNo: string) => {
    const payment = shop.paymentBody({ merOrderNo });
    const sign = signMd5(operations.createPayment.signature.fields, payment, shop.key);
    return JSON.stringify({ sign, ...payment });
  };
  const bodies = Array.from({ length: 10 }, (_, index) => body(`H-${index}`));
  const head = (text: string) =>
    `POST /payment HTTP/1.1\r\nHost: ${hostname}\r\nReferer: http://localhost/\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n`;
  const sockets = bodies.map(() => connect(Number(port), hostname).setEncoding('latin1'));
  closing.push(() => sockets.forEach((socket) => socket.destroy()));
  const answers: string[] = [];
  for (const socket of sockets) socket.on('data', (text) => answers.push(String(text)));
  for (const [index, socket] of sockets.entries()) socket.write(head(bodies[index] ?? ''));
  const inFlight = async () =>
    Number(/^tollgate_requests_in_flight (\d+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]);
  await expect.poll(inFlight).toBeGreaterThanOrEqual(10);
  for (const [index, socket] of sockets.entries()) socket.write(bodies[index] ?? '');
  await expect.poll(() => answers.filter((text) => /^HTTP\/1\.1 503 [^]*"90002"/.test(text)).length).toBe(7);
  expect(stalled()).toBe(3);
  openStore();
  await expect.poll(() => answers.filter((text) => text.includes('"00000"')).length).toBe(3);
});
