import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { startFreezingRelay } from '../helpers/database/freezing-relay.ts';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { openDatabase } from '../helpers/gateway/gateway.ts';

/** Two signals closer to each other than a second are one request to stop. */
const SIGNALS_APART_MS = 1200;

afterEach(killGatewayProcesses);

/** `npm start` as a person or a supervisor runs it: npm, its shell and the gateway, in a process group of their own. */
async function npmStart(args: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-npm-'));
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn('npm', ['start', '--', '--port', '0', ...args], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, DATA_DIR: folder, LOG_LEVEL: 'error' },
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('npm did not start');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const membersLeft = (): boolean => {
    try {
      return process.kill(-pid, 0);
    } catch {
      return false;
    }
  };
  onTestFinished(() => {
    if (membersLeft()) process.kill(-pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  await expect.poll(() => output).toMatch(/^API: +\S+$/m);
  return { pid, membersLeft };
}

describe('npm start', () => {
  it.each([
    ['SIGTERM to npm', (pid: number) => process.kill(pid, 'SIGTERM'), []],
    ['SIGTERM to all of its processes', (pid: number) => process.kill(-pid, 'SIGTERM'), []],
    ['Ctrl-C, which goes to all of them', (pid: number) => process.kill(-pid, 'SIGINT'), []],
    ['the death of npm, which hands on nothing', (pid: number) => process.kill(pid, 'SIGKILL'), []],
    ['SIGTERM to npm with two workers', (pid: number) => process.kill(pid, 'SIGTERM'), ['--workers', '2']],
  ])('leaves no process behind after %s', async (_, end, args) => {
    const { pid, membersLeft } = await npmStart(args);
    expect(membersLeft()).toBe(true);
    end(pid);
    await expect.poll(membersLeft).toBe(false);
  });
});

describe('a gateway that gets the signal to stop', () => {
  const openEnv = async () => {
    const database = await openDatabase('SQLite');
    onTestFinished(() => database.drop());
    return database.env;
  };

  it('turns unready first and goes on serving, until a second signal ends it at once', async () => {
    const env = { ...(await openEnv()), SHUTDOWN_DELAY_MS: '300000' };
    const gateway = await startGatewayProcess({ env });
    const shop = await gateway.newShop();
    // As a terminal and npm together send it: one request. It is awake for both at once, whatever comes between the two.
    gateway.signal('SIGSTOP');
    gateway.signal('SIGINT');
    gateway.signal('SIGTERM');
    gateway.signal('SIGCONT');
    const readiness = async () => {
      const response = await fetch(`${gateway.url}/readyz`);
      return [response.status, await response.text()];
    };
    await expect.poll(readiness).toEqual([503, 'stopping\n']);
    expect(await shop.pay()).toMatchObject({ code: '00000' });
    const { status, headers } = await shop.caller.send({ method: 'GET', path: '/healthz' });
    expect([status, headers.connection]).toEqual([200, 'close']);
    shop.close();
    await sleep(SIGNALS_APART_MS);
    gateway.signal('SIGTERM');
    expect(await gateway.ended).toEqual({ code: 143, signal: null });
  });

  it('ends all workers at once at the second signal', async () => {
    const env = { ...(await openEnv()), SHUTDOWN_DELAY_MS: '300000' };
    const gateway = await startGatewayProcess({ env, args: ['--workers', '2'] });
    gateway.signal('SIGTERM');
    const readiness = async () => (await fetch(`${gateway.url}/readyz`)).status;
    await expect.poll(readiness).toBe(503);
    await sleep(SIGNALS_APART_MS);
    gateway.signal('SIGTERM');
    expect(await gateway.ended).toEqual({ code: 143, signal: null });
    await expect.poll(() => fetch(gateway.url).then(String, () => 'gone')).toBe('gone');
  });

  it('ends within its limit although the database has stopped answering (S30)', async () => {
    const database = await openDatabase('PostgreSQL');
    onTestFinished(() => database.drop());
    const url = new URL(database.env['DATABASE_URL'] ?? '');
    const relay = await startFreezingRelay({ host: url.hostname, port: Number(url.port) });
    onTestFinished(() => relay.close());
    url.hostname = '127.0.0.1';
    url.port = String(relay.port);
    const gateway = await startGatewayProcess({ env: { DATABASE_URL: url.href, SHUTDOWN_DEADLINE_MS: '2000' } });
    const shop = await gateway.newShop();
    relay.freeze();
    const hanging = shop.pay().then(
      () => 'answered',
      () => 'cut',
    );
    const { signal } = await gateway.stop();
    // By itself: nobody had to kill it.
    expect(signal).toBeNull();
    expect(['answered', 'cut']).toContain(await hanging);
    shop.close();
  });
});
