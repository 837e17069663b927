import { text as readText } from 'node:stream/consumers';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { DEMO_PEOPLE } from '../../src/gateway/sandbox/demo-people.ts';
import { openConsole } from '../helpers/gateway/console.ts';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import type { GatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { openDatabase } from '../helpers/gateway/gateway.ts';
import type { EngineName } from '../helpers/gateway/gateway.ts';
import { connectTo, hangingReceiver, hangingRequest } from '../helpers/acquirer/hanging.ts';
import { createShop, dataOf } from '../helpers/payer/shop.ts';
import { endCommandsAfterEach, startCommand, tollgate, tollgateJson } from './command.ts';

// A sandbox that is emptied while it runs, as somebody at the console or a program asks for it.

const PATH = '/operator/sandbox/reset';
const CONFIRMED = { confirm: 'reset' };
const SLOW_CARD = '4000000000000077';
const WAIT = { timeout: 300_000, interval: 50 };
const TRIES_MAX = 30;

const NOT_RESET = /^tollgate: the sandbox was not reset, nothing was deleted, and the gateway has ended: .+$/m;

endCommandsAfterEach();
afterEach(killGatewayProcesses);

interface SandboxOptions {
  readonly engine?: EngineName;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

async function openSandbox({ engine = 'SQLite', args = [], env = {} }: SandboxOptions = {}) {
  const database = await openDatabase(engine);
  onTestFinished(async () => {
    await killGatewayProcesses();
    await database.drop();
  });
  const gateway = await startGatewayProcess({ env: { ...database.env, ...env }, args });
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
  const answered = [first, await ask('text/html', 'POST'), await ask('*/*')];
  expect(await paying).toMatchObject({ code: '00000', data: { payCode: 0 } });
  shop.close();
  await untilBack(gateway);
  connected.end('GET /shop HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n');
  const late = await readText(connected);
  return {
    answered,
    late,
    areInTime: [...answered.map(({ status }) => status === 503), late.startsWith('HTTP/1.1 503 ')],
  };
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

/** Back at its address, or ended. */
async function outcomeOf(gateway: GatewayProcess): Promise<'back' | 'ended'> {
  let hasEnded = false;
  void gateway.ended.then(() => (hasEnded = true));
  return vi.waitFor(async () => {
    if (hasEnded) return 'ended';
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    return 'back';
  }, WAIT);
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
    expect(met.answered).toEqual([
      { ...page, text: refresh('1') },
      { ...page, text: refresh('1;url=/') },
      { ...page, text: 'The sandbox is being reset. Try again in a moment.\n' },
    ]);
    // Who had connected and asks only now is answered as well, not cut off.
    expect(met.late).toMatch(/^HTTP\/1\.1 503 [^]*http-equiv="refresh"/);
    await expectNew(gateway);
  });

  it('ends the process in one line if a delivery hangs past the deadline, and deletes nothing', async () => {
    const { gateway, shop, database, tradeNo } = await openSandbox({ env: { SHUTDOWN_DEADLINE_MS: '1000' } });
    const { notifyUrl, called, wasCut } = await hangingReceiver();
    const unheard = String(dataOf(await shop.pay({ notifyUrl }))['tradeNo']);
    await called;
    expect((await gateway.operator('POST', PATH, CONFIRMED)).status).toBe(202);
    if ((await outcomeOf(gateway)) === 'back') {
      // On a very busy machine the limit of a delivery ends it first.
      expect(wasCut()).toBe(true);
      return expectNew(gateway);
    }
    expect(await gateway.ended).toEqual({ code: 1, signal: null });
    await expect.poll(gateway.output).toMatch(NOT_RESET);
    const lines = gateway.output().split('\n');
    expect(lines.filter((line) => line.startsWith('tollgate: '))).toEqual([expect.stringMatching(NOT_RESET)]);
    expect(gateway.output()).toMatch(/: stopped without closing: .*background work \(took too long\)/);

    const next = await startGatewayProcess({ env: database.env });
    const orders = await read<{ tradeNo: string }[]>(next, '/operator/orders', 'orders');
    expect(orders.map((one) => one.tradeNo).toSorted()).toEqual([tradeNo, unheard].toSorted());
    expect(await read(next, '/operator/actions?action=resetSandbox', 'actions')).toHaveLength(1);
    await next.verify();
  });

  it('leaves all of it or nothing if requests hang past the deadline', async () => {
    const { gateway, shop, database, tradeNo } = await openSandbox({ env: { SHUTDOWN_DEADLINE_MS: '1500' } });
    await hangingRequest(gateway);
    const merOrderNo = shop.newOrderNo();
    const paying = shop.pay({ merOrderNo, cardNo: SLOW_CARD }).catch(() => undefined);
    await vi.waitFor(async () => expect(dataOf(await shop.list({ merOrderNos: [merOrderNo] }))['total']).toBe(1), WAIT);
    expect((await gateway.operator('POST', PATH, CONFIRMED)).status).toBe(202);
    // How much a busy machine closes in this time is not known.
    if ((await outcomeOf(gateway)) === 'ended') {
      await expect.poll(gateway.output).toMatch(NOT_RESET);
      const next = await startGatewayProcess({ env: database.env });
      expect((await next.operator('GET', `/operator/orders/${tradeNo}`)).status).toBe(200);
      return next.verify();
    }
    await expectNew(gateway);
    const { merNo, key } = sandboxAccount;
    const again = createShop(gateway.url, { merNo, key });
    // As slow as the one before the reset, whose end must not show here.
    const last = await again.pay({ cardNo: SLOW_CARD });
    await paying;
    again.close();
    const orders = await read<{ tradeNo: string }[]>(gateway, '/operator/orders', 'orders');
    expect([orders.length, orders[0]?.tradeNo]).toEqual([2, dataOf(last)['tradeNo']]);
    await gateway.verify();
  });

  it('ends the process in one line if another one has the database open, and deletes nothing', async () => {
    const { gateway, database, tradeNo } = await openSandbox();
    const other = await startGatewayProcess({ env: database.env });
    expect((await gateway.operator('POST', PATH, CONFIRMED)).status).toBe(202);
    expect(await gateway.ended).toEqual({ code: 1, signal: null });
    await expect.poll(gateway.output).toMatch(NOT_RESET);
    expect(gateway.output()).toMatch(/: The database in .* is in use\. Stop .*$/m);
    expect((await other.operator('GET', `/operator/orders/${tradeNo}`)).status).toBe(200);
    expect(await read(other, '/operator/actions?action=resetSandbox', 'actions')).toHaveLength(1);
    await other.verify();
  });

  it.each<[string, EngineName, readonly string[], string]>([
    ['on PostgreSQL', 'PostgreSQL', [], 'run dropdb and createdb'],
    ['with several workers', 'SQLite', ['--workers', '2'], 'Start it without --workers'],
  ])('is refused %s, and the bar says what to do instead', async (_, engine, args, instead) => {
    const { gateway, tradeNo } = await openSandbox({ engine, args });
    const refused = await gateway.operator('POST', PATH, CONFIRMED);
    const type = 'urn:tollgate:problem:sandboxNotResettable';
    expect(refused).toMatchObject({ status: 409, body: { type, detail: expect.stringContaining(instead) as unknown } });
    const { text } = await (await openConsole(gateway.url, 'engineer')).open('/console');
    expect([text.includes(instead), text.includes('/sandbox/reset')]).toEqual([true, false]);
    expect((await gateway.operator('GET', `/operator/orders/${tradeNo}`)).status).toBe(200);
    const url = ['--url', gateway.url];
    expect(await tollgate('sandbox', 'reset', '--yes', ...url)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(`^tollgate: .*${instead}`) as unknown,
    });
    expect(await read(gateway, '/operator/actions?action=resetSandbox', 'actions')).toEqual([]);
  });
});

describe('tollgate sandbox reset', () => {
  it('asks for the word, deletes nothing without it, and ends when the sandbox is back', async () => {
    const { gateway, tradeNo } = await openSandbox();
    const args = ['sandbox', 'reset', '--url', gateway.url];
    const asked = `Everything in the sandbox at ${gateway.url} will be deleted. Type "reset" to go on: `;
    const refused = 'tollgate: nothing was deleted: type the word "reset" to confirm, or add --yes\n';
    for (const input of ['', 'yes\n']) {
      const stderr = `${asked}\n${refused}`;
      expect(await startCommand(args, { input }).ended).toEqual({ code: 1, stdout: '', stderr });
    }
    expect((await gateway.operator('GET', `/operator/orders/${tradeNo}`)).status).toBe(200);

    const typed = await startCommand(args, { input: 'reset\n' }).ended;
    const stdout = `The sandbox at ${gateway.url} was reset, and is back with the demo data.\n`;
    expect(typed).toMatchObject({ code: 0, stdout });
    await expectNew(gateway);

    const begun = await tollgateJson(...args, '--yes', '--reason', 'Nightly tests');
    expect(begun).toEqual({ begunAt: expect.stringMatching(/^2\d{3}-.*Z$/) as unknown });
    expect(await firstRecord(gateway)).toMatchObject({ action: 'resetSandbox', reason: 'Nightly tests' });
    await expectNew(gateway);
  });
});
