import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { metricsTable } from '../../scripts/docs/tables/metrics.ts';
import { startAcquirer } from '../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../helpers/acquirer/acquirer.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import type { GatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { openDatabase } from '../helpers/gateway/gateway.ts';
import { installedProgram } from '../helpers/package/installed-program.ts';
import { startReceiver } from '../helpers/gateway/receiver-server.ts';
import { commandsIn, createShell } from './guide-commands.ts';
import { metricsIn } from './prom-query.ts';

// A real Prometheus with the files that we ship, scraping two gateways on PostgreSQL and one on SQLite that have done a bit of
// everything.

const FOLDER = 'scripts/deploy/prometheus';
const DASHBOARD = 'scripts/deploy/grafana/tollgate.json';
const READY_MS_MAX = 600_000;
/** Two scrapes of each gateway, and time to spare. */
const DATA_MS_MAX = 300_000;
/** Exported by HAProxy, whose test names them, and by the node and blackbox exporters, which are not at hand here. */
const OTHERS = /^(?:haproxy|node|probe)_/;
const METRICS_TOKEN = 'b7a1f0c94e6d4c2fa8e35d1790bb6c42';

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
}

const panels = (JSON.parse(readFileSync(DASHBOARD, 'utf8')) as { panels: Panel[] }).panels;
const { groups } = parse(readFileSync(`${FOLDER}/alerts.yml`, 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
/** With the variables of the dashboard filled in. */
const queries = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => ({
    title,
    expr: expr.replaceAll('$__rate_interval', '1m').replaceAll('$job', 'tollgate').replaceAll('$instance', '.*'),
  })),
);

const folder = mkdtempSync(join(tmpdir(), 'tollgate-prometheus-'));
const ends: (() => Promise<unknown> | unknown)[] = [];
let gateways: readonly GatewayProcess[] = [];
let prometheus = '';

beforeAll(async () => {
  const acquirer = await startAcquirer();
  const database = await openDatabase('PostgreSQL');
  const other = await openDatabase('SQLite');
  const env = { METRICS_TOKEN, CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: acquirer.token };
  gateways = [
    await startGatewayProcess({ env: { ...env, ...database.env } }),
    await startGatewayProcess({ env: { ...env, ...database.env } }),
    await startGatewayProcess({ env: { ...env, ...other.env } }),
  ];
  ends.push(
    killGatewayProcesses,
    () => acquirer.stop(),
    () => database.drop(),
    () => other.drop(),
  );
  for (const gateway of gateways) await doEverything(gateway, acquirer);
  prometheus = await startPrometheus(gateways.map(({ url }) => new URL(url).host));
  for (const gateway of gateways) await doEverything(gateway, acquirer);
});

afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  rmSync(folder, { recursive: true, force: true });
});

/** Every series that a rule or panel names comes to exist. */
async function doEverything(gateway: GatewayProcess, acquirer: Acquirer): Promise<void> {
  const receiver = await startReceiver();
  const refusing = await startReceiver({ status: 500, text: 'no' });
  const shop = await gateway.newShop();
  const { data: paid = {} } = await shop.pay({ notifyUrl: `${receiver.url}/notify` });
  const { data: deposit = {} } = await shop.pay({ sourceAmount: '5000.00', currencyCode: 'MXN' });
  await shop.payOut({ sourceAmount: '1.00', currencyCode: 'MXN' });
  await shop.refund(paid);
  await shop.query(deposit);
  await shop.raw('queryBalance', { merNo: shop.merNo, currency: 'MXN', sign: '0'.repeat(32) });
  await shop.query(paid);
  await acquirer.addRules({ call: 'authorize', fault: 'serverError', times: 1 });
  await shop.pay({ notifyUrl: `${refusing.url}/notify` });
  await acquirer.addRules({ call: 'authorize', result: 'declined', times: 1 });
  await shop.pay({ notifyUrl: `${refusing.url}/notify` });
  await refusing.waitFor('/notify', 1);
  await fetch(`${gateway.url}/readyz`, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
  await acquirer.addRules({ call: 'inquire', fault: 'serverError', times: 40 });
  await gateway.advance(4 * 3600);
  await gateway.verify();
  shop.close();
  await receiver.close();
  await refusing.close();
}

/** The shipped configuration with other addresses, and scraped more often. */
async function startPrometheus(targets: readonly string[]): Promise<string> {
  cpSync(FOLDER, folder, { recursive: true });
  const port = await freePort();
  const changed = readFileSync(join(FOLDER, 'prometheus.yml'), 'utf8')
    .replace("'gateway-1:8080', 'gateway-2:8080'", targets.map((target) => `'${target}'`).join(', '))
    .replace('/run/prometheus/metrics-token', 'metrics-token')
    .replace('localhost:9090', `127.0.0.1:${port}`)
    .replaceAll(/proxy:8405|blackbox:9115/g, '127.0.0.1:9')
    .replaceAll(': 15s', ': 2s')
    .replace('scrape_timeout: 10s', 'scrape_timeout: 2s');
  writeFileSync(join(folder, 'prometheus.yml'), changed);
  writeFileSync(join(folder, 'metrics-token'), METRICS_TOKEN);
  const child = spawn(
    installedProgram('prometheus'),
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  ends.push(() => (child.kill('SIGKILL'), ended));
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(isReady, { timeout: READY_MS_MAX, interval: 200 });
  return url;
}

async function ask(path: string): Promise<unknown> {
  const { status, data } = (await (await fetch(`${prometheus}/api/v1/${path}`)).json()) as {
    status: string;
    data: unknown;
  };
  expect([path, status]).toEqual([path, 'success']);
  return data;
}

async function seriesOf(expression: string): Promise<Record<string, string>[]> {
  const { result } = (await ask(`query?query=${encodeURIComponent(expression)}`)) as {
    result: { metric: Record<string, string> }[];
  };
  return result.map(({ metric }) => metric);
}

describe('Prometheus with the files that we ship', () => {
  it('passes its own checks of configuration, rules, and the cases of each rule', () => {
    const promtool = installedProgram('promtool', 'prometheus');
    const check = (...args: string[]) => execFileSync(promtool, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    check('check', 'config', 'prometheus.yml');
    check('check', 'rules', 'alerts.yml');
    check('test', 'rules', 'alerts.test.yml');
    const cases = parse(readFileSync(`${FOLDER}/alerts.test.yml`, 'utf8')) as { tests: { name: string }[] };
    const names = cases.tests.map(({ name }) => name);
    const wanted = rules.flatMap(({ alert }) =>
      alert === undefined ? [] : [`${alert} fires`, `${alert} does not fire`],
    );
    expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('reaches all gateways by the token', async () => {
    const up = () => seriesOf('up{job="tollgate"} == 1');
    await expect.poll(async () => (await up()).length).toBe(gateways.length);
  });

  it('loads every rule, and each evaluates', async () => {
    const states = async () => {
      const loaded = (await ask('rules')) as { groups: { rules: { name: string; health: string }[] }[] };
      return loaded.groups.flatMap((group) => group.rules.map(({ name, health }) => `${name} ${health}`)).toSorted();
    };
    const wanted = rules.map(({ alert, record }) => `${alert ?? record} ok`).toSorted();
    await expect.poll(states, { timeout: DATA_MS_MAX }).toEqual(wanted);
  });

  it('knows every metric and label that rules and panels name', async () => {
    // Nobody has taken a backup here, so its time is not exported; the guide to backups is tested with it.
    // No standby follows this server, so there is no slot.
    const notHere = ['tollgate_last_backup_timestamp_seconds', 'tollgate_postgres_slot_held_bytes'];
    const recorded = new Set([...rules.map(({ record }) => record), ...notHere]);
    const uses = [...rules, ...queries].flatMap(({ expr }) => metricsIn(expr));
    expect(uses.length).toBeGreaterThan(80);
    await expect.poll(() => seriesOf('tollgate_inquiries_overdue_total'), { timeout: DATA_MS_MAX }).not.toEqual([]);
    const missing = async () => {
      const found = new Set<string>();
      for (const { metric, labels } of uses) {
        if (recorded.has(metric) || OTHERS.test(metric)) continue;
        const known = (await seriesOf(metric)).flatMap((series) => Object.keys(series));
        const absent = labels.filter((label) => !known.includes(label));
        if (known.length === 0 || absent.length > 0) found.add(`${metric} ${absent.join(' ')}`);
      }
      return [...found];
    };
    await expect.poll(missing, { timeout: DATA_MS_MAX, interval: 2000 }).toEqual([]);
  });

  it('has data for every query of the dashboard', async () => {
    const empty = async () => {
      const found = await Promise.all(queries.map(({ expr }) => seriesOf(expr)));
      return queries.filter((_, index) => found[index]?.length === 0);
    };
    await expect.poll(empty, { timeout: DATA_MS_MAX, interval: 2000 }).toEqual([]);
  });
});

describe('the guide', () => {
  it('lists every metric that a gateway exports, with its labels', async () => {
    const listed = [...metricsTable().matchAll(/^\| `(tollgate_\w+)`/gm)].map(([, name]) => name);
    const exported = new Set<string>();
    for (const { url } of gateways) {
      const text = await (
        await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
      ).text();
      for (const [, name = ''] of text.matchAll(/^# TYPE (tollgate_\w+) /gm)) exported.add(name);
    }
    expect([...exported].filter((name) => !listed.includes(name))).toEqual([]);
    // Traces are off here, and what has not happened yet has no time: a backup, a removal of old rows, a check of the books.
    const later = /^tollgate_(?:spans_dropped_total|(?:last_backup|retention_|ledger_)\w+|postgres_slot_held_bytes)$/;
    expect(listed.filter((name = '') => !exported.has(name) && !later.test(name))).toEqual([]);
  });

  it('has commands that work', async () => {
    const [{ url } = { url: '' }, other] = gateways;
    const shell = createShell({
      env: {
        TOLLGATE_URL: url,
        METRICS_TOKEN,
        GATEWAY_1: new URL(url).host,
        GATEWAY_2: new URL(other?.url ?? '').host,
        PUBLIC_URL: 'https://pay.example.org',
      },
    });
    try {
      for (const block of commandsIn('monitoring')) {
        expect([block.script, await shell.run(block)]).toMatchObject([block.script, { exitCode: 0 }]);
      }
      expect(readFileSync(join(shell.folder, 'prometheus/prometheus.yml'), 'utf8')).toContain(
        'tollgate_url: https://pay.example.org',
      );
    } finally {
      await shell.close();
    }
  });
});
