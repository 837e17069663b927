import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { demoClient, walletBody } from '../helpers/gateway/client.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { openDatabase } from '../helpers/gateway/gateway.ts';
import { installedProgram } from '../helpers/package/installed-program.ts';
import { createShop } from '../helpers/payer/shop.ts';
import { patientCopy } from './story/patient-proxy.ts';

// HAProxy with the configuration that we ship, in front of two gateways.

const CONFIGURATION = 'scripts/deploy/haproxy/haproxy.cfg';
const LANES = 4;
const PAUSE_MS = 25;

afterEach(killGatewayProcesses);

async function startProxy(
  gateways: readonly string[],
  { metricsPort, status = 200 }: { metricsPort?: number; status?: number } = {},
): Promise<string> {
  const port = await freePort();
  const metricsBind = `127.0.0.1:${metricsPort ?? (await freePort())}`;
  const [one = '', other = ''] = gateways.map((url) => new URL(url).host);
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-haproxy-'));
  const child = spawn(installedProgram('haproxy'), ['-db', '-f', patientCopy(CONFIGURATION, folder)], {
    stdio: 'ignore',
    env: { HTTP_BIND: `127.0.0.1:${port}`, METRICS_BIND: metricsBind, GATEWAY_1: one, GATEWAY_2: other },
  });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => statusOf(`${url}/readyz`)).toBe(status);
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

  it('passes the address of the caller, hides the metrics, and no request fails while nodes are restarted', async () => {
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
      await expect.poll(() => codes.length).toBeGreaterThan(wanted);
    };
    await morePaid();
    for (const [index, port] of ports.entries()) {
      expect(await nodes[index]?.stop()).toEqual({ code: 0, signal: null });
      await morePaid();
      const started = await start(port);
      nodes[index] = started;
      // The proxy must have seen it before the next one stops.
      await expect.poll(() => paymentsOf(started.url)).toBeGreaterThan(0);
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
    await expect.poll(seen).toMatch(/"operation":"queryOrder".*"client":"203\.0\.113\.9"/);
    expect(seen()).not.toContain('forwarding header ignored');
    for (const node of nodes) await node.verify();
  });

  it('answers in the language of the caller while no gateway is ready, and the kit knows that nothing was sent', async () => {
    const metricsPort = await freePort();
    const [port, gone] = [await freePort(), await freePort()];
    const addresses = [port, gone].map((one) => `http://127.0.0.1:${one}`);
    const url = await startProxy(addresses, { metricsPort, status: 503 });
    const merchant = await fetch(`${url}/order/query`, { method: 'POST', body: '{}' });
    expect([merchant.status, merchant.headers.get('retry-after'), await merchant.json()]).toEqual([
      503,
      '1',
      { code: '90002', message: 'Temporarily unavailable.' },
    ]);
    expect(merchant.headers.get('content-type')).toBe('application/json');
    const page = await fetch(`${url}/pay/TG1`);
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('<h1>Temporarily unavailable')]);
    const operator = await fetch(`${url}/operator/merchants`);
    expect([operator.status, operator.headers.get('content-type'), await operator.json()]).toEqual([
      503,
      'application/problem+json',
      expect.objectContaining({ type: 'urn:tollgate:problem:unavailable', status: 503 }),
    ]);
    await expect(probe(url)).rejects.toThrow(/9000/);

    const sent: string[] = [];
    const client = (attemptsMax: number) =>
      demoClient({
        baseUrl: url,
        resubmit: { attemptsMax, backoffMs: 100 },
        fetch: (address, init) => (sent.push(new URL(String(address)).pathname), fetch(address, init)),
      });
    await expect(client(1).createPayment('ALIPAY', walletBody)).rejects.toMatchObject({
      code: '90002',
      outcome: 'none',
      retryAfterSeconds: 1,
    });
    const proxyMetrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(await proxyMetrics()).toMatch(/^haproxy_backend_active_servers\{proxy="gateways"\} 0$/m);
    expect(await proxyMetrics()).toMatch(
      /^haproxy_backend_http_responses_total\{proxy="gateways",code="5xx"\} [1-9]\d*$/m,
    );
    expect(await proxyMetrics()).toMatch(
      /^haproxy_server_http_responses_total\{proxy="gateways",server="gateway-1",code="5xx"\} 0$/m,
    );

    // It waits for a node, and asks nobody whether the order exists: it was not sent.
    const waiting = client(600).createPayment('ALIPAY', walletBody);
    await startGatewayProcess({ args: ['--port', String(port)], env: { LOG_LEVEL: 'silent' } });
    expect(await waiting).toMatchObject({ tradeNo: expect.any(String) });
    expect(new Set(sent)).toEqual(new Set(['/payment']));
    await probe(url);
  });
});

/** What the blackbox exporter would do with the module that we ship. */
async function probe(url: string): Promise<void> {
  const { http } = (parse(readFileSync('scripts/deploy/prometheus/blackbox.yml', 'utf8')) as BlackboxFile).modules
    .tollgate_merchant;
  const { method, headers, body } = http;
  const response = await fetch(`${url}/order/query`, { method, headers, body });
  const text = await response.text();
  const isRefused = http.fail_if_body_matches_regexp.some((pattern) => new RegExp(pattern).test(text));
  const isForeign = http.fail_if_body_not_matches_regexp.some((pattern) => !new RegExp(pattern).test(text));
  if (isRefused || isForeign || !http.valid_status_codes.includes(response.status)) throw new Error(text);
}

interface BlackboxFile {
  readonly modules: {
    readonly tollgate_merchant: {
      readonly http: {
        readonly method: string;
        readonly headers: Record<string, string>;
        readonly body: string;
        readonly valid_status_codes: readonly number[];
        readonly fail_if_body_not_matches_regexp: readonly string[];
        readonly fail_if_body_matches_regexp: readonly string[];
      };
    };
  };
}
