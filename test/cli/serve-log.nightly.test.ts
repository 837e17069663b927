import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { SANDBOX_OPERATOR_TOKEN } from '../../src/gateway/config/config.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { createControls } from '../helpers/gateway/gateway.ts';
import { dataOf } from '../helpers/payer/shop.ts';

// S31: whatever happens to the log's reader or its disk, payments go on. Real processes, real pipes.

const PROGRAM = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const BUFFER_BYTES = 65_536;
const PATIENT_MS = 300_000;

const children: ChildProcess[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const child of children
    .splice(0)
    .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    child.kill('SIGCONT');
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-log-'));
  folders.push(folder);
  return folder;
}

/** `tollgate serve` that writes its log to `stdout`. Resolves when it serves. */
async function serve(stdout: number | 'pipe', args: readonly string[] = []) {
  const port = await freePort();
  const child = spawn(process.execPath, [PROGRAM, 'serve', '--port', String(port), ...args], {
    stdio: ['ignore', stdout, 'pipe'],
    env: { DATA_DIR: newFolder(), LOG_LEVEL: 'debug', LOG_BUFFER_BYTES: String(BUFFER_BYTES) },
  });
  children.push(child);
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => (errors += text));
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`it ended before it served:\n${errors}`);
    return fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  return { child, ended, url, errors: () => errors, controls: createControls(url, SANDBOX_OPERATOR_TOKEN) };
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let waitedMs = 0; !(await isSo()); waitedMs += 20) {
    if (waitedMs > PATIENT_MS) throw new Error('it never came');
    await sleep(20);
  }
}

/** A named pipe, read by a process of its own that can be stopped. */
async function openPipe() {
  const path = join(newFolder(), 'log');
  execFileSync('mkfifo', [path]);
  const reader = spawn('cat', [path], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(reader);
  let text = '';
  reader.stdout.setEncoding('utf8').on('data', (piece) => (text += piece));
  const writing = await open(path, 'w');
  return { fd: writing.fd, handOver: () => writing.close(), reader, text: () => text };
}

/** Refused without a look at the database, and logged: enough of them fill any pipe. */
async function fillLog(url: string, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 50) {
    const answers = Array.from({ length: 50 }, () =>
      fetch(url + operations.createPayment.path, { method: 'POST', body: '{}' }).then((response) => response.text()),
    );
    await Promise.all(answers);
  }
}

async function droppedLines(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^tollgate_log_lines_dropped_total ([0-9]+)$/m.exec(metrics)?.[1]);
}

function linesOf(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const ENOUGH = 1200;

describe('a gateway whose log', () => {
  it('nobody reads goes on, says how much was dropped when the reader comes back, and stops on a signal', async () => {
    const pipe = await openPipe();
    const { child, ended, url, controls } = await serve(pipe.fd);
    await pipe.handOver();
    const shop = await controls.newShop();
    pipe.reader.kill('SIGSTOP');
    await fillLog(url, ENOUGH);
    dataOf(await shop.pay());
    expect(await droppedLines(url)).toBeGreaterThan(0);
    pipe.reader.kill('SIGCONT');
    await until(() => pipe.text().includes('"log lines dropped"'));
    const { tradeNo } = dataOf(await shop.pay());
    await until(() => pipe.text().includes(String(tradeNo)));
    // All that was dropped is counted, in one line or in several.
    const reports = () => linesOf(pipe.text()).filter(({ event }) => event === 'log lines dropped');
    const sumReported = () => reports().reduce((sum, { lines }) => sum + Number(lines), 0);
    await until(async () => sumReported() === (await droppedLines(url)));
    expect(new Set(reports().map(({ level }) => level))).toEqual(new Set(['error']));
    pipe.reader.kill('SIGSTOP');
    await fillLog(url, ENOUGH);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    shop.close();
  });

  it('nobody reads goes on in each of several workers, and no line is torn', async () => {
    const pipe = await openPipe();
    const { child, ended, url, controls } = await serve(pipe.fd, ['--workers', '2']);
    await pipe.handOver();
    const shop = await controls.newShop();
    pipe.reader.kill('SIGSTOP');
    await fillLog(url, 2 * ENOUGH);
    dataOf(await shop.pay());
    pipe.reader.kill('SIGCONT');
    await until(() => pipe.text().includes('"log lines dropped"'));
    expect(linesOf(pipe.text()).length).toBeGreaterThan(0);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    shop.close();
  });

  it.each([
    ['goes into a socket that nobody reads', { isRead: true }],
    ['goes into a socket that is closed', { isRead: false }],
  ])('%s goes on', async (_, { isRead }) => {
    const { child, ended, url, controls } = await serve('pipe');
    if (isRead) child.stdout?.pause();
    else child.stdout?.destroy();
    const shop = await controls.newShop();
    await fillLog(url, ENOUGH);
    dataOf(await shop.pay());
    expect(await droppedLines(url)).toBeGreaterThan(0);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    shop.close();
  });

  it('has lost its reader goes on', async () => {
    const pipe = await openPipe();
    const { child, ended, url, controls } = await serve(pipe.fd);
    await pipe.handOver();
    pipe.reader.kill('SIGKILL');
    await once(pipe.reader, 'exit');
    const shop = await controls.newShop();
    dataOf(await shop.pay());
    await until(async () => (await droppedLines(url)) > 0);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    shop.close();
  });

  it('goes to a full disk goes on', async () => {
    const full = openSync('/dev/full', 'w');
    const { child, ended, url, controls } = await serve(full);
    closeSync(full);
    const shop = await controls.newShop();
    dataOf(await shop.pay());
    await until(async () => (await droppedLines(url)) > 0);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    shop.close();
  });

  it('goes to a file has every line when it ends', async () => {
    const path = join(newFolder(), 'log');
    const file = openSync(path, 'w');
    const { child, ended, url } = await serve(file);
    closeSync(file);
    await fillLog(url, 100);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    const text = execFileSync('cat', [path], { encoding: 'utf8' });
    expect(text).toMatch(/^API: +http/m);
    expect(linesOf(text).filter(({ event }) => event === 'request')).toHaveLength(100);
  });
});

describe('a gateway that ends by an error nobody caught', () => {
  it('tells its log and standard error, without the card number in it', async () => {
    const error = 'Promise.reject(new Error("lost 4242424242424242 123"))';
    const preload = `--import=data:text/javascript,${encodeURIComponent(`process.on("SIGUSR2", () => ${error})`)}`;
    const child = spawn(process.execPath, [preload, PROGRAM, 'serve', '--port', '0'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { DATA_DIR: newFolder() },
    });
    children.push(child);
    const ended = once(child, 'close');
    let [output, errors] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (errors += text));
    await until(() => output.includes('API:'));
    child.kill('SIGUSR2');
    expect(await ended).toEqual([1, null]);
    expect(linesOf(output)).toMatchObject([
      { level: 'error', event: 'uncaught error, exiting', error: { message: 'lost [card]' } },
    ]);
    expect(errors).toContain('Error: lost [card]');
    expect(output + errors).not.toContain('42424242');
  });
});
