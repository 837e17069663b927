import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../helpers/free-port.ts';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway-process.ts';
import { openDatabase } from '../helpers/gateway.ts';
import { installedProgram } from '../helpers/installed-program.ts';
import { createShop } from '../helpers/shop.ts';
import { patientCopy } from './patient-proxy.ts';

// HAProxy with the configuration that we ship, in front of two gateways.

const CONFIGURATION = 'scripts/deploy/haproxy/haproxy.cfg';
const SLOW_MS = 600_000;
const LANES = 4;
const PAUSE_MS = 25;

afterEach(killGatewayProcesses);

async function startProxy(gateways: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const port = await freePort();
  const [one = '', other = ''] = gateways.map((url) => new URL(url).host);
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-haproxy-'));
  const child = spawn(installedProgram('haproxy'), ['-db', '-f', patientCopy(CONFIGURATION, folder)], {
    stdio: 'ignore',
    env: { HTTP_BIND: `127.0.0.1:${port}`, GATEWAY_1: one, GATEWAY_2: other, ...env },
  });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => statusOf(`${url}/readyz`), { timeout: SLOW_MS }).toBe(200);
  return url;
}

function statusOf(url: string, init: RequestInit = {}): Promise<number> {
  return fetch(url, { redirect: 'manual', ...init }).then(
    ({ status }) => status,
    () => 0,
  );
}

/** Payments that have ended well on this node. */
async function paymentsOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const samples = text.matchAll(/^tollgate_payments_total\{.*result="success".*\} (\d+)$/gm);
  return [...samples].reduce((sum, [, value]) => sum + Number(value), 0);
}

describe('the proxy', () => {
  it('takes its configuration, with names that resolve to nothing yet and with TLS', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tollgate-haproxy-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const pem = join(folder, 'tls.pem');
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-keyout', pem];
    execFileSync('openssl', [...request, '-out', join(folder, 'chain.pem')], { stdio: 'ignore' });
    execFileSync('sh', ['-c', `cat ${join(folder, 'chain.pem')} >> ${pem}`]);
    for (const env of [{}, { TLS_CERTIFICATE: pem }]) {
      execFileSync(installedProgram('haproxy'), ['-c', '-f', CONFIGURATION], { env, stdio: 'pipe' });
    }
  });

  it(
    'passes the address of the caller, hides the metrics, and no request fails while nodes are restarted',
    async () => {
      const database = await openDatabase('PostgreSQL');
      onTestFinished(() => database.drop());
      const ports = [await freePort(), await freePort()];
      const start = (port: number | undefined) =>
        startGatewayProcess({
          env: { ...database.env, SHUTDOWN_DELAY_MS: '8000', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' },
          args: ['--port', String(port)],
        });
      const nodes = [await start(ports[0]), await start(ports[1])];
      const url = await startProxy(nodes.map((node) => node.url));
      const [first] = nodes;
      if (first === undefined) throw new Error('no gateway');
      const merchant = await first.newShop();
      merchant.close();

      for (const path of ['/metrics', '/metrics/', '/%6Detrics', '//metrics', '/METRICS']) {
        expect([path, await statusOf(url + path)]).toEqual([path, 404]);
      }
      // Commands and merchants' programs come through the proxy.
      const token = { headers: { Authorization: 'Bearer tollgate-sandbox-token' } };
      expect(await statusOf(`${url}/operator/merchants`)).toBe(401);
      expect(await statusOf(`${url}/operator/merchants`, token)).toBe(200);

      const codes: string[] = [];
      const end = new AbortController();
      const shop = createShop(url, merchant);
      const lane = async () => {
        while (!end.signal.aborted) {
          codes.push(await shop.pay().then(({ code }) => code, String));
          await sleep(PAUSE_MS);
        }
      };
      const lanes = Array.from({ length: LANES }, lane);
      const morePaid = async () => {
        const wanted = codes.length + 50;
        await expect.poll(() => codes.length, { timeout: SLOW_MS }).toBeGreaterThan(wanted);
      };
      await morePaid();
      for (const [index, port] of ports.entries()) {
        expect(await nodes[index]?.stop()).toEqual({ code: 0, signal: null });
        await morePaid();
        const started = await start(port);
        nodes[index] = started;
        // The proxy must have seen it before the next one stops.
        await expect.poll(() => paymentsOf(started.url), { timeout: SLOW_MS }).toBeGreaterThan(0);
        await morePaid();
      }
      end.abort();
      await Promise.all(lanes);
      shop.close();
      expect([...new Set(codes)]).toEqual(['00000']);
      // The test's own address is the proxy's too, and trusted: what counts is the address before it.
      await statusOf(`${url}/order/query`, {
        method: 'POST',
        body: '{}',
        headers: { 'X-Forwarded-For': '203.0.113.9' },
      });
      const seen = () => nodes.map((node) => node.output()).join('');
      await expect.poll(seen, { timeout: SLOW_MS }).toMatch(/"operation":"queryOrder".*"client":"203\.0\.113\.9"/);
      expect(seen()).not.toContain('forwarding header ignored');
      for (const node of nodes) await node.verify();
    },
    SLOW_MS,
  );
});
