import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { createClient } from '../../src/client/index.ts';
import { createReceiver, nodeHandler } from '../../src/receiver/index.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { installOptional, installProgram, runInstalled, start, stopAll } from './installed.ts';

// The program as its users get it: packed, installed into an empty folder, and run there without a clone.

const place = mkdtempSync(join(tmpdir(), 'tollgate-installed-'));
const folder = join(place, 'shop');
const ANSWER_MS_MAX = 600_000;
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** A sandbox that all tests share, and a receiver of its notifications. */
let sandbox: ReturnType<typeof start>;
let url: string;
const notified: Record<string, unknown>[] = [];
let receiverServer: Server;
let notifyUrl: string;

beforeAll(async () => {
  await installProgram(folder);
  await installOptional(folder);
  sandbox = start(folder, [], { env: { PORT: '0', DATA_DIR: join(place, 'data') } });
  [, url = ''] = await sandbox.until(/^API: +(\S+)$/m);
  const receiver = createReceiver({
    secrets: [sandboxAccount.webhookSecret],
    fallback: () => undefined,
  });
  receiver.on('paymentResult', (result) => void notified.push({ ...result }));
  receiver.on('refundResult', (result) => void notified.push({ ...result }));
  receiverServer = createServer(nodeHandler(receiver)).listen(0, '127.0.0.1');
  await new Promise((done) => receiverServer.once('listening', done));
  notifyUrl = `http://127.0.0.1:${(receiverServer.address() as AddressInfo).port}/notify`;
});

afterAll(async () => {
  await stopAll();
  receiverServer?.close();
  rmSync(place, { recursive: true, force: true });
});

describe('npx tollgate serve', () => {
  it('takes a payment, notifies the merchant, and refunds it', async () => {
    const client = createClient({
      baseUrl: url,
      merNo: sandboxAccount.merNo,
      key: sandboxAccount.key,
      referer: 'http://localhost/checkout',
    });
    const merOrderNo = `PACKED-${Date.now()}`;
    const payment = await client.createPayment('PIX', {
      merOrderNo,
      currencyCode: 'BRL',
      sourceAmount: '100.00',
      returnUrl: 'http://localhost/return',
      notifyUrl,
      ipAddress: '203.0.113.7',
    });
    const page = await fetch(payment.payUrl ?? '');
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('100.00')]);
    const completed = await runInstalled(folder, ['order', 'complete', payment.tradeNo, 'success', '--url', url]);
    expect(completed).toMatchObject({ code: 0, stderr: '' });
    await expect.poll(() => notified).toMatchObject([{ merOrderNo, code: '0' }]);
    const { tradeNo } = payment;
    const refund = await client.applyRefund({ tradeNo, merOrderNo, amount: '40.00', notifyUrl });
    await expect.poll(() => notified.length).toBe(2);
    expect(notified[1]).toMatchObject({ refundNo: refund.refundNo, state: 0 });
  });

  it('names commands that work here', async () => {
    expect(await (await fetch(url)).text()).toContain('<code>npx tollgate mock</code>');
    const [line] = await sandbox.until(/^Mock: .*$/m);
    expect(line).toBe('Mock:       run "npx tollgate mock" for a stateless mock on http://localhost:4010');
  });

  it('runs with the flags of npm start, in the process that was started', async () => {
    const command = [process.execPath, 'node_modules/.bin/tollgate'];
    const one = start(folder, ['serve', '--port', '0', '--workers', '2'], {
      command,
      env: { DATA_DIR: join(place, 'flags') },
    });
    await one.until(/^API: /m);
    const lines = execFileSync('ps', ['-eo', 'ppid,pid,args'], { encoding: 'utf8' }).split('\n');
    const serving = lines.filter((line) => /tollgate(\.cjs)? serve .*--workers 2/.test(line));
    expect(serving).toHaveLength(3);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
    const flags = scripts.start.split(' ').filter((word) => word.startsWith('--'));
    expect(flags).toContain('--heap-growing-percent=100');
    for (const line of serving) expect(line).toContain(flags.join(' '));
    expect(await one.stop()).toMatchObject({ code: 0 });
  });

  it('serves its docs and their search, with the address of this gateway', async () => {
    const home = await fetch(`${url}/docs/`, { headers: { 'Accept-Encoding': 'br' } });
    expect([home.status, home.headers.get('content-encoding')]).toEqual([200, 'br']);
    const guide = await (await fetch(`${url}/docs/guides/signing/`)).text();
    expect(guide).toContain(url);
    expect(guide).not.toContain('localhost:8080');
    for (const name of ['pagefind/pagefind.js', 'pagefind/pagefind-entry.json', 'openapi.json', 'llms.txt']) {
      expect([name, (await fetch(`${url}/docs/${name}`)).status]).toEqual([name, 200]);
    }
    const [fragment] = readdirSync(join(folder, 'node_modules/tollgate/dist/docs/pagefind/fragment'));
    expect((await fetch(`${url}/docs/pagefind/fragment/${fragment}`)).status).toBe(200);
    const [, script = ''] = /<script[^>]+src="([^"]+)"/.exec(guide) ?? [];
    const sent = await fetch(new URL(script, url), { headers: { 'Accept-Encoding': 'br' } });
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  it('serves from a folder that it cannot write to, without a folder for temporary files', async () => {
    // Root may write anywhere; so this one is nobody.
    const nobody = 65_534;
    const data = join(place, 'nobodys-data');
    mkdirSync(data);
    chmodSync(place, 0o755);
    const uid = process.getuid?.() === 0 ? nobody : undefined;
    if (uid !== undefined) chownSync(data, uid, uid);
    const command = [process.execPath, join(folder, 'node_modules/.bin/tollgate')];
    const env = { DATA_DIR: data, TMPDIR: '/nonexistent', HOME: '/nonexistent' };
    const one = start('/', ['serve', '--port', '0'], { command, env, ...(uid !== undefined && { uid }) });
    const [, address = ''] = await one.until(/^API: +(\S+)$/m);
    expect((await fetch(`${address}/docs/guides/signing/`)).status).toBe(200);
    expect((await fetch(`${address}/shop`)).status).toBe(200);
    expect(await one.stop()).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('npx tollgate, without a clone', () => {
  it('tells its version', async () => {
    const { stdout } = await runInstalled(folder, ['--version']);
    expect(stdout).toMatch(new RegExp(`^tollgate ${version.replaceAll('.', '\\.')}, Node v2\\d`));
  });

  it('signs a request', async () => {
    const body = { merNo: 100001, merOrderNo: 'A-1', currencyCode: 'BRL', sourceAmount: '1.00' };
    writeFileSync(join(folder, 'body.json'), JSON.stringify(body));
    const { code, stdout } = await runInstalled(folder, [
      'sign',
      'createPayment',
      'body.json',
      '--variant',
      'PIX',
      '--json',
    ]);
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      expect.objectContaining({ sign: expect.stringMatching(/^[0-9A-F]{32}$/) }),
    ]);
  });

  it('starts the mock', async () => {
    const mock = start(folder, ['mock', '--port', '0']);
    const [, address = ''] = await mock.until(/^Mock: +(\S+)$/m);
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(`${address}/docs/`)).status).toBe(200);
    await mock.stop();
  });

  it('listens, triggers and probes', async () => {
    const port = await freePort();
    const listener = start(folder, ['listen', '--port', String(port)]);
    await listener.until(/listening|Listening|Waiting|http:/);
    const address = `http://localhost:${port}/notify`;
    const triggered = await runInstalled(folder, ['trigger', 'payment.success', '--url', url, '--notify', address]);
    expect(triggered).toMatchObject({ code: 0, stderr: '' });
    await listener.until(/paymentResult/);
    const probed = await runInstalled(folder, ['probe', notifyUrl, '--secret', sandboxAccount.webhookSecret]);
    expect(probed.stdout).toMatch(/^ok .*signature/m);
    expect([probed.code, probed.stdout]).toEqual([0, expect.not.stringContaining('FAIL')]);
    await listener.stop();
  });

  it('finds pages of the docs for an assistant', async () => {
    const assistant = new Client({ name: 'test', version: '1' });
    const args = [join(folder, 'node_modules/.bin/tollgate'), 'mcp'];
    const transport = new StdioClientTransport({ command: process.execPath, args, cwd: folder, stderr: 'pipe' });
    await assistant.connect(transport, { timeout: ANSWER_MS_MAX });
    expect(assistant.getServerVersion()).toMatchObject({ version });
    const uri = 'tollgate://docs/guides/signing';
    const { contents } = await assistant.readResource({ uri }, { timeout: ANSWER_MS_MAX });
    expect(contents).toMatchObject([{ uri, text: expect.stringMatching(/^# Sign/) }]);
    await assistant.close();
  });

  it('writes a shop that depends on the release', async () => {
    expect(await runInstalled(folder, ['init', 'express', 'my-shop'])).toMatchObject({ code: 0, stderr: '' });
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(folder, 'my-shop/package.json'), 'utf8'),
    ) as Record<string, Record<string, string>>;
    expect({ ...dependencies, ...devDependencies }).toMatchObject({ tollgate: version, '@tollgate/kit': version });
  });

  it('writes a shop that depends on the files of the packages, and names what is missing', async () => {
    const args = ['init', 'fastify', 'file-shop', '--packages', 'downloads'];
    mkdirSync(join(folder, 'downloads'));
    writeFileSync(join(folder, 'downloads/tollgate-1.2.3.tgz'), '');
    expect(await runInstalled(folder, args)).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/ must have one file of the package @tollgate\/kit, not none\n$/),
    });
    writeFileSync(join(folder, 'downloads/tollgate-kit-1.2.3.tgz'), '');
    expect(await runInstalled(folder, args)).toMatchObject({ code: 0, stderr: '' });
    const manifest = readFileSync(join(folder, 'file-shop/package.json'), 'utf8');
    expect(JSON.parse(manifest)).toMatchObject({
      dependencies: { '@tollgate/kit': 'file:../downloads/tollgate-kit-1.2.3.tgz' },
      devDependencies: { tollgate: 'file:../downloads/tollgate-1.2.3.tgz' },
    });
  });

  it('copies its docs, and says that a clone builds them for another place', async () => {
    expect(await runInstalled(folder, ['docs', '--out', 'site'])).toMatchObject({ code: 0, stderr: '' });
    expect(existsSync(join(folder, 'site/guides/signing/index.html'))).toBe(true);
    expect(await runInstalled(folder, ['docs', '--out', 'site', '--base', '/x'])).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^tollgate: docs for another path or host are built in a clone.*\n$/),
    });
  });
});

describe('tollgate/testing', () => {
  it('gives a test of the merchant its sandbox, in vitest', async () => {
    symlinkSync(resolve('node_modules/vitest'), join(folder, 'node_modules/vitest'));
    writeFileSync(join(folder, 'shop.test.js'), SHOP_TEST);
    const command = [
      process.execPath,
      resolve('node_modules/vitest/vitest.mjs'),
      'run',
      'shop.test.js',
      '--root',
      folder,
    ];
    const { code, stdout, stderr } = await runInstalled(folder, [], { command });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/Tests +1 passed/);
  });
});

const SHOP_TEST = `
import { expect, it } from 'vitest';
import { startGateway } from 'tollgate/testing';

it('tollgate/testing starts a sandbox', async () => {
  const gateway = await startGateway({ clock: '2026-01-01T00:00:00Z' });
  expect((await fetch(gateway.url + '/healthz')).status).toBe(200);
  expect((await gateway.advance('2h')).toISOString()).toBe('2026-01-01T02:00:00.000Z');
  await gateway.close();
}, ${ANSWER_MS_MAX});
`;
