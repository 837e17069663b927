import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import type { GatewayProcess } from '../helpers/gateway/gateway-process.ts';

// Whichever worker a scrape reaches, it tells of all of them, and no counter ever goes down.

const CALL_MS_MAX = 30_000;
const KILLS_MAX = 30;
/** Several times the second after which each worker tells what it has counted. */
const REPORTED_MS = 10_000;

const folders: string[] = [];
const stopped: number[] = [];

afterEach(async () => {
  for (const pid of stopped.splice(0)) process.kill(pid, 'SIGCONT');
  await killGatewayProcesses();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<GatewayProcess & { workers: readonly number[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-metrics-'));
  folders.push(folder);
  // A port of its own choice would be another one after all workers have ended.
  const args = ['--port', String(await freePort()), '--workers', '2'];
  const gateway = await startGatewayProcess({ env: { DATA_DIR: folder }, args });
  return { ...gateway, workers: workersOf(gateway) };
}

function workersOf({ pid }: GatewayProcess): number[] {
  const text = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return text.trim().split('\n').map(Number);
}

/** Over new connections, so that the system hands them out to all workers. */
async function call(url: string, init: RequestInit = {}): Promise<string> {
  const options = { headers: { Connection: 'close' }, signal: AbortSignal.timeout(CALL_MS_MAX), ...init };
  return (await fetch(url, options)).text();
}

/** Refused without a look at the database, and counted. */
async function sendRefused({ url }: GatewayProcess, count: number): Promise<void> {
  const send = () => call(url + operations.createPayment.path, { method: 'POST', body: '{}' });
  for (let sent = 0; sent < count; sent += 10) await Promise.all(Array.from({ length: 10 }, send));
}

interface Scrape {
  /** Counters, and all parts of histograms. */
  readonly counters: ReadonlyMap<string, number>;
  readonly text: string;
  readonly refused: number;
}

async function scrape({ url }: GatewayProcess): Promise<Scrape> {
  const text = await call(`${url}/metrics`);
  const gauges = new Set([...text.matchAll(/^# TYPE (\S+) gauge$/gm)].map(([, name]) => name));
  const lines = [...text.matchAll(/^([a-z_]+)(\{.*\})? (\S+)$/gm)].filter(([, name]) => !gauges.has(name));
  const counters = new Map(lines.map(([, name = '', labels = '', value]) => [name + labels, Number(value)]));
  const ofPayments = [...counters].filter(([series]) =>
    /^tollgate_requests_total\{.*operation="createPayment"/.test(series),
  );
  return { counters, text, refused: ofPayments.reduce((sum, [, value]) => sum + value, 0) };
}

function expectNoDecrease(before: Scrape, after: Scrape): void {
  const fallen = [...before.counters].filter(([series, value]) => (after.counters.get(series) ?? -1) < value);
  expect(fallen).toEqual([]);
}

describe('the metrics of a gateway with two workers', () => {
  it('are the sum over both, whichever answers, and go down neither when one is killed nor when all are', async () => {
    const gateway = await start();
    await sendRefused(gateway, 60);
    const first = await scrape(gateway);
    expect(first.text).toMatch(/^tollgate_processes 2$/m);
    expect(first.text).toMatch(/^tollgate_build_info\{.*\} 1$/m);
    expect(first.text).toMatch(/^process_cpu_seconds_total [0-9.]+$/m);
    expect(first.counters.get('tollgate_request_seconds_count{operation="createPayment"}')).toBe(60);
    const scrapes = [first];
    for (let again = 0; again < 20; again += 1) scrapes.push(await scrape(gateway));
    const kill = async (pid: number) => {
      process.kill(pid, 'SIGKILL');
      // A connection that is handed to a worker at the moment of its death is lost with it.
      const seen = async () => {
        const isGone = !workersOf(gateway).includes(pid);
        scrapes.push(
          ...(await scrape(gateway).then(
            (one) => [one],
            () => [],
          )),
        );
        return isGone ? scrapes.at(-1)?.text : '';
      };
      await expect.poll(seen).toMatch(/^tollgate_processes 2$/m);
    };
    for (const pid of gateway.workers) await kill(pid);
    // The next one may be there before anybody has asked.
    const wasAlone = () => scrapes.some(({ text }) => /^tollgate_processes 1$/m.test(text));
    for (let kills = 0; !wasAlone() && kills < KILLS_MAX; kills += 1) await kill(workersOf(gateway)[0] ?? 0);
    expect(wasAlone()).toBe(true);
    expect(new Set(scrapes.map(({ refused }) => refused))).toEqual(new Set([60]));
    for (const [index, one] of scrapes.entries()) expectNoDecrease(scrapes[index - 1] ?? first, one);
    await sendRefused(gateway, 20);
    expect((await scrape(gateway)).refused).toBe(80);
    expect(await gateway.stop()).toEqual({ code: 0, signal: null });
  });

  it('keep what a worker had counted before it was killed, also if nobody had asked for it', async () => {
    const gateway = await start();
    await sendRefused(gateway, 60);
    await sleep(REPORTED_MS);
    for (const pid of gateway.workers) process.kill(pid, 'SIGKILL');
    await expect.poll(() => scrape(gateway).catch(() => undefined)).toMatchObject({ refused: 60 });
  });

  it('are served without the gauges of a worker that hangs, and with what it last counted', async () => {
    const gateway = await start();
    await sendRefused(gateway, 60);
    const before = await scrape(gateway);
    const [pid = 0] = gateway.workers;
    process.kill(pid, 'SIGSTOP');
    stopped.push(pid);
    const after = await scrape(gateway);
    expectNoDecrease(before, after);
    expect(after.refused).toBe(60);
    expect(after.text).toMatch(/^tollgate_processes 1$/m);
    process.kill(pid, 'SIGCONT');
    await expect.poll(async () => (await scrape(gateway)).text).toMatch(/^tollgate_processes 2$/m);
  });
});
