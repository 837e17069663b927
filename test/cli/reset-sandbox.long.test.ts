import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { DEMO_PEOPLE } from '../../src/gateway/demo-people.ts';
import { openConsole } from '../helpers/console.ts';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway-process.ts';
import type { GatewayProcess } from '../helpers/gateway-process.ts';
import { openDatabase } from '../helpers/gateway.ts';
import type { EngineName } from '../helpers/gateway.ts';
import { createShop, dataOf } from '../helpers/shop.ts';

// A sandbox that is emptied while it runs, as somebody at the console or a program asks for it.

const PATH = '/operator/sandbox/reset';
const CONFIRMED = { confirm: 'reset' };
const SLOW_CARD = '4000000000000077';
const WAIT = { timeout: 300_000, interval: 50 };
const TRIES_MAX = 30;

afterEach(killGatewayProcesses);

async function openSandbox(engine: EngineName = 'SQLite', args: readonly string[] = []) {
  const database = await openDatabase(engine);
  onTestFinished(async () => {
    await killGatewayProcesses();
    await database.drop();
  });
  const gateway = await startGatewayProcess({ env: database.env, args });
  const shop = await gateway.newShop();
  onTestFinished(() => shop.close());
  return { gateway, shop, database, tradeNo: String(dataOf(await shop.pay())['tradeNo']) };
}

/** A reset answers before the gateway is gone, and takes no request after that. */
async function untilBack({ url }: GatewayProcess): Promise<void> {
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), WAIT);
}

async function reset(gateway: GatewayProcess): Promise<void> {
  const begun = { status: 202, body: { begunAt: expect.any(String) as unknown } };
  expect(await gateway.operator('POST', PATH, CONFIRMED)).toEqual(begun);
  await untilBack(gateway);
}

/** Resets it while a payment is under way, and tells what others are answered until that has ended. */
async function resetMeanwhile(gateway: GatewayProcess) {
  const shop = await gateway.newShop();
  const merOrderNo = shop.newOrderNo();
  const paying = shop.pay({ merOrderNo, cardNo: SLOW_CARD });
  await vi.waitFor(async () => expect(dataOf(await shop.list({ merOrderNos: [merOrderNo] }))['total']).toBe(1), WAIT);
  expect((await gateway.operator('POST', PATH, CONFIRMED)).status).toBe(202);
  const ask = async (accept: string, method = 'GET') => {
    const answer = await vi.waitFor(() => fetch(`${gateway.url}/shop`, { method, headers: { accept } }), WAIT);
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
  };
  const first = await ask('text/html');
  const connected = await vi.waitFor(() => connectTo(gateway), WAIT);
  const told = [first, await ask('text/html', 'POST'), await ask('*/*')];
  expect(await paying).toMatchObject({ code: '00000', data: { payCode: 0 } });
  shop.close();
  await untilBack(gateway);
  connected.end('GET /shop HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n');
  const late = await readText(connected);
  return { told, late, areInTime: [...told.map(({ status }) => status === 503), late.startsWith('HTTP/1.1 503 ')] };
}

async function connectTo({ url }: GatewayProcess): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

async function read<Value>(gateway: GatewayProcess, path: string, name: string): Promise<Value> {
  const { status, body } = await gateway.operator('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return (body as Record<string, Value>)[name] as Value;
}

async function firstRecord(gateway: GatewayProcess): Promise<unknown> {
  const { body } = await gateway.operator('GET', '/operator/actions/verify');
  expect(body).toMatchObject({ ok: true });
  return (await read<unknown[]>(gateway, '/operator/actions?limit=100', 'actions')).at(-1);
}

/** As every sandbox is on its first day. */
async function expectNew(gateway: GatewayProcess): Promise<void> {
  const { merNo, key } = sandboxAccount;
  expect(await read(gateway, '/operator/merchants', 'merchants')).toMatchObject([{ merNo }]);
  expect(await read(gateway, '/operator/orders', 'orders')).toEqual([]);
  expect(await read(gateway, '/operator/tokens', 'tokens')).toEqual([]);
  const people = await read<{ email: string }[]>(gateway, '/operator/people?limit=100', 'people');
  expect(people.map(({ email }) => email).toSorted()).toEqual(DEMO_PEOPLE.map(({ email }) => email).toSorted());
  expect((await gateway.now()) - Date.now()).toBeLessThan(3_600_000);
  const shop = createShop(gateway.url, { merNo, key });
  expect(await shop.pay()).toMatchObject({ code: '00000' });
  shop.close();
  await gateway.verify();
}

describe('the reset of a sandbox', () => {
  it('leaves nothing but the demo data, at the same address, and names who did it; as often as one likes', async () => {
    const { gateway, tradeNo } = await openSandbox();
    await gateway.advance(86_400);
    const wanted = { name: 'nightly', permissions: ['orders.read'], lifetimeSeconds: 86_400 };
    const { body } = await gateway.operator('POST', '/operator/tokens', wanted);
    const asProgram = async () => {
      const headers = { Authorization: `Bearer ${(body as { value: string }).value}` };
      return (await fetch(`${gateway.url}/operator/orders/${tradeNo}`, { headers })).status;
    };
    const browser = await openConsole(gateway.url, 'engineer');
    const asPerson = async () => (await browser.send('/console')).status;
    expect([await asProgram(), await asPerson()]).toEqual([200, 200]);

    await reset(gateway);
    expect([await asProgram(), await asPerson()]).toEqual([401, 303]);
    expect((await gateway.operator('GET', `/operator/orders/${tradeNo}`)).status).toBe(404);
    const byToken = {
      actionNo: 1,
      action: 'resetSandbox',
      actor: 'break-glass token',
      detail: 'reset by break-glass token',
    };
    expect(await firstRecord(gateway)).toMatchObject({ ...byToken, reason: 'A test needs it' });
    await expectNew(gateway);

    const again = await openConsole(gateway.url, 'admin');
    await again.open('/console');
    const shown = await again.submit('/sandbox/reset', { confirm: 'reset' });
    expect([shown.status, shown.headers.get('refresh')]).toEqual([202, '2;url=/']);
    await untilBack(gateway);
    expect((await again.open('/')).status).toBe(200);
    expect(await firstRecord(gateway)).toMatchObject({ actionNo: 1, actor: 'admin@tollgate.example' });
    await expectNew(gateway);
    expect(await gateway.stop()).toEqual({ code: 0, signal: null });
  });

  it('answers what was accepted, and tells everybody else to come back', async () => {
    const { gateway } = await openSandbox();
    let met = await resetMeanwhile(gateway);
    // The payment holds it up for two seconds; a busy machine may need as long to ask.
    for (let tries = 1; tries < TRIES_MAX && met.areInTime.includes(false); tries += 1) {
      met = await resetMeanwhile(gateway);
    }
    const page = { status: 503, retryAfter: '1' };
    const refresh = (content: string) => expect.stringContaining(`<meta http-equiv="refresh" content="${content}">`);
    expect(met.told).toEqual([
      { ...page, text: refresh('1') },
      { ...page, text: refresh('1;url=/') },
      { ...page, text: 'The sandbox is being reset. Try again in a moment.\n' },
    ]);
    // Who had connected and asks only now is told as well, not cut off.
    expect(met.late).toMatch(/^HTTP\/1\.1 503 [^]*http-equiv="refresh"/);
    await expectNew(gateway);
  });

  it('ends the process in one line if another one has the database open, and deletes nothing', async () => {
    const { gateway, database, tradeNo } = await openSandbox();
    const other = await startGatewayProcess({ env: database.env });
    expect((await gateway.operator('POST', PATH, CONFIRMED)).status).toBe(202);
    expect(await gateway.ended).toEqual({ code: 1, signal: null });
    await expect
      .poll(gateway.output)
      .toMatch(/^tollgate: the sandbox was not reset: The database in .* is in use\. Stop .*$/m);
    expect((await other.operator('GET', `/operator/orders/${tradeNo}`)).status).toBe(200);
    expect(await read(other, '/operator/actions?action=resetSandbox', 'actions')).toHaveLength(1);
    await other.verify();
  });

  it.each<[string, EngineName, readonly string[], string]>([
    ['on PostgreSQL', 'PostgreSQL', [], 'run dropdb and createdb'],
    ['with several workers', 'SQLite', ['--workers', '2'], 'Start it without --workers'],
  ])('is refused %s, and the bar says what to do instead', async (_, engine, args, instead) => {
    const { gateway, tradeNo } = await openSandbox(engine, args);
    const refused = await gateway.operator('POST', PATH, CONFIRMED);
    const type = 'urn:tollgate:problem:sandboxNotResettable';
    expect(refused).toMatchObject({ status: 409, body: { type, detail: expect.stringContaining(instead) as unknown } });
    const { text } = await (await openConsole(gateway.url, 'engineer')).open('/console');
    expect([text.includes(instead), text.includes('/sandbox/reset')]).toEqual([true, false]);
    expect((await gateway.operator('GET', `/operator/orders/${tradeNo}`)).status).toBe(200);
    expect(await read(gateway, '/operator/actions?action=resetSandbox', 'actions')).toEqual([]);
  });
});
