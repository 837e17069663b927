import { randomBytes } from 'node:crypto';
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../helpers/gateway/free-port.ts';
import { startReceiver } from '../helpers/gateway/receiver-server.ts';

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

const folders: string[] = [];
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

function start(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    // The test runner sets a MODE of its own.
    env: { ...process.env, MODE: 'sandbox', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString('utf8')));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }));
  stops.push(() => {
    child.kill('SIGKILL');
    return ended;
  });
  return { child, output, ended };
}

/** A folder of its own for the data of a gateway. */
async function dataDir(): Promise<{ DATA_DIR: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-cli-'));
  folders.push(folder);
  return { DATA_DIR: folder };
}

/** Waits until the command has printed its line to try, which is the last one. */
async function startServer(args: readonly string[], env: NodeJS.ProcessEnv = {}, lastLine = /^Try it: .*\n/m) {
  const started = start(args, env);
  while (!lastLine.test(started.output.stdout)) {
    const arrival = once(started.child.stdout, 'data');
    const early = started.ended.then((end) => Promise.reject(new Error(`ended early: ${JSON.stringify(end)}`)));
    await Promise.race([arrival, early]);
  }
  const line = /^Try it: +(.*)$/m.exec(started.output.stdout)?.[1] ?? '';
  return { ...started, line, lines: started.output.stdout.trimEnd().split('\n') };
}

/** Does what a reader does with the printed line. */
async function runLine(line: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)('sh', ['-c', line]);
  return JSON.parse(stdout) as unknown;
}

describe('tollgate', () => {
  it.each(['serve', 'mock'])('%s tells in one line that the port is in use', async (verb) => {
    const receiver = await startReceiver();
    stops.push(receiver.close);
    const { port } = new URL(receiver.url);
    expect(await start([verb, '--port', port], await dataDir()).ended).toEqual({
      code: 1,
      stdout: '',
      stderr: `tollgate: 127.0.0.1:${port} is in use; stop the other process, or choose another port with --port\n`,
    });
  });
});

describe.each(['SIGTERM', 'SIGINT'] as const)('tollgate mock, ended by %s', (signal) => {
  it('says where it is, with a line to try that works, and ends cleanly', async () => {
    const { child, ended, line, lines } = await startServer(['mock', '--port', '0', '--delay', '0']);
    const [, url = ''] = /^Mock: +(http:\/\/127\.0\.0\.1:\d+)$/.exec(lines[0] ?? '') ?? [];
    expect(lines.slice(1, 3)).toEqual([`Start page: ${url}/`, `Docs:       ${url}/docs/`]);
    expect(await runLine(line)).toEqual({
      code: '00000',
      message: 'SUCCESS',
      data: {
        tradeNo: expect.stringMatching(/^TG/),
        merOrderNo: expect.stringMatching(/^TRY-[0-9a-f]{12}$/),
        payCode: 2,
        payUrl: expect.stringMatching(`^${url}/pay/TG`),
        message: 'Waiting for the payer.',
      },
    });
    child.kill(signal);
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('tollgate serve', () => {
  it('says where start page, docs and API are, and serves them on one port', async () => {
    const { child, ended, line, lines } = await startServer(['serve'], {
      ...(await dataDir()),
      LOG_LEVEL: 'silent',
      PORT: '0',
      HOST: 'localhost',
    });
    const [, url = ''] = /^Start page: (http:\/\/localhost:\d+)\/$/.exec(lines[0] ?? '') ?? [];
    expect(lines.slice(1, 5)).toEqual([
      `Docs:       ${url}/docs/`,
      `API:        ${url}`,
      `Operator:   ${url}/operator, bearer token: tollgate-sandbox-token`,
      `Console:    ${url}/console, back office: ${url}/merchant (the start page signs you in)`,
    ]);
    for (const desk of ['console', 'merchant']) {
      const page = await fetch(`${url}/${desk}`);
      expect([desk, page.status, await page.text()]).toEqual([
        desk,
        200,
        expect.stringContaining('Sign in') as unknown,
      ]);
    }
    expect(line).toMatch(`curl -sS ${url}/payment `);
    expect(await runLine(line)).toMatchObject({ code: '00000', data: { payCode: 2 } });

    const startPage = await fetch(`${url}/`);
    expect(startPage.status).toBe(200);
    expect(await startPage.text()).toContain('This is its sandbox');
    const redirect = await fetch(`${url}/docs`, { redirect: 'manual' });
    expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/docs/']);
    const post = await fetch(`${url}/docs/`, { method: 'POST' });
    expect([post.status, await post.json()]).toMatchObject([404, { code: '10011' }]);

    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
  });

  it('listens where its options say, before the environment', async () => {
    const { lines } = await startServer(['serve', '--port', '0', '--host', '127.0.0.1'], {
      ...(await dataDir()),
      PORT: '1',
      HOST: 'no.such',
    });
    expect(lines[0]).toMatch(/^Start page: http:\/\/127\.0\.0\.1:\d+\/$/);
  });

  it('has neither start page nor shop in live mode (S21)', async () => {
    const port = await freePort();
    const { child, ended, lines } = await startServer(
      ['serve', '--port', String(port)],
      {
        ...(await dataDir()),
        MODE: 'live',
        PUBLIC_URL: 'https://pay.example.com',
        OPERATOR_TOKEN: 'a-token-for-operators-in-a-live-test',
        ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
        SHUTDOWN_DELAY_MS: '0',
        CHANNEL_URL: 'https://channel.example',
        CHANNEL_TOKEN: 'channel-token',
        LOG_LEVEL: 'silent',
      },
      /\n$/,
    );
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        time: expect.any(String),
        level: 'info',
        event: 'started',
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        mode: 'live',
        address: `http://127.0.0.1:${port}`,
        publicUrl: 'https://pay.example.com',
        engine: 'sqlite',
        workers: 1,
        work: true,
      },
    ]);
    for (const path of ['/', '/shop', '/shop/orders/MUG-1', '/shop/notify']) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      expect([path, answer.status, await answer.json()]).toMatchObject([path, 404, { code: '10011' }]);
    }
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
  });

  it('tells in one message all that is wrong with its configuration', async () => {
    const { code, stdout, stderr } = await start(['serve'], { MODE: 'lively', PORT: 'http' }).ended;
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      [
        'tollgate: the configuration is invalid:',
        '  MODE must be one of sandbox, live.',
        '  PORT must be a whole number from 0 to 65535.',
        '',
      ].join('\n'),
    );
  });

  it('tells in one line that its database cannot be used', async () => {
    const folder = await dataDir();
    const first = await start(['serve'], { ...folder, DATABASE_URL: 'postgres://127.0.0.1:1/none' }).ended;
    expect(first).toMatchObject({ code: 1, stdout: '' });
    expect(first.stderr).toMatch(
      /^tollgate: the gateway cannot start:\n {2}DATABASE_URL: the database .*Start the server, .*ECONNREFUSED.*\n$/,
    );
  });

  it('refuses another time zone than that of its database', async () => {
    const env = { ...(await dataDir()), PORT: '0', LOG_LEVEL: 'silent' };
    const { child, ended } = await startServer(['serve'], env);
    child.kill('SIGTERM');
    await ended;
    const { code, stderr } = await start(['serve'], { ...env, TIME_ZONE: 'Asia/Shanghai' }).ended;
    expect([code, stderr]).toEqual([
      1,
      'tollgate: the configuration is invalid:\n  TIME_ZONE is Asia/Shanghai, but this database uses UTC. Set TIME_ZONE to UTC.\n',
    ]);
  });

  it('tollgate serve with workers serves on one port, replaces a worker that dies, and stops them all', async () => {
    const { child, ended, line, output } = await startServer(['serve', '--port', '0', '--workers', '2'], {
      ...(await dataDir()),
      LOG_LEVEL: 'silent',
    });
    expect(await runLine(line)).toMatchObject({ code: '00000' });
    const pids = execFileSync('ps', ['-o', 'pid=', '--ppid', String(child.pid)], { encoding: 'utf8' });
    const [pid] = pids.trim().split(/\s+/).map(Number);
    process.kill(pid ?? 0, 'SIGKILL');
    while (!output.stderr.includes('\n')) await once(child.stderr, 'data');
    expect(output.stderr).toBe(`worker ${pid} ended (SIGKILL); restarting in 200 ms\n`);
    expect(await runLine(line)).toMatchObject({ code: '00000' });
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0 });
  });

  it('tollgate serve with workers that cannot start says why, and ends', async () => {
    const receiver = await startReceiver();
    stops.push(receiver.close);
    const { port } = new URL(receiver.url);
    const { code, stdout, stderr } = await start(['serve', '--port', port, '--workers', '2'], await dataDir()).ended;
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`tollgate: 127.0.0.1:${port} is in use;`);
    expect(stderr).toContain('tollgate: a worker failed to start (code 1); see the line above');
  });
});
