import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tollgate } from '../cli/command.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { keepBundler, npmInstall } from '../helpers/package/npm-install.ts';
import { packedKit, packedProgram } from '../helpers/package/packed.ts';
import { sampled } from '../helpers/sweep.ts';

// A shop as `tollgate init` writes it: installed, compiled, tested and probed as its own CI does.

const run = promisify(execFile);
const place = mkdtempSync(join(tmpdir(), 'tollgate-starters-'));
const packages = join(place, 'packages');

beforeAll(async () => {
  mkdirSync(packages);
  for (const file of [await packedKit(), await packedProgram()]) copyFileSync(file, join(packages, basename(file)));
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

/** A script of the shop, on the Node that runs this test. */
async function npm(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('npm', args, { cwd: folder, env: ownEnvironment(), maxBuffer: 1e8 });
  return stdout;
}

/** Not that of this test run, which its own vitest would take for its own. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, VITEST: _vitest, FORCE_COLOR: _colour, ...env } = process.env;
  return { ...env, NO_COLOR: '1', PATH: `${dirname(process.execPath)}${delimiter}${env['PATH']}` };
}

/** The shop with its sandbox, as a developer starts it. */
async function startForDevelopment(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const env = { ...ownEnvironment(), PORT: String(await freePort()) };
  const child = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'close');
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /^Shop: +(\S+)/.exec(line) ?? [];
    if (url !== undefined) {
      child.stdout.resume();
      return { url, stop: async () => void (process.kill(-Number(child.pid), 'SIGKILL') && (await ended)) };
    }
  }
  throw new Error('npm run dev ended before it served');
}

// A clone packs itself if it is given no packages, whatever the framework is.
const FRAMEWORKS: readonly (readonly [string, readonly string[]])[] = [
  ['fastify', ['--packages', packages]],
  ['next', ['--packages', packages]],
  ['express', []],
];

describe.each(sampled(FRAMEWORKS, 1))('tollgate init %s', (framework, options) => {
  const folder = join(place, framework);

  it('writes a shop that compiles, passes its tests and passes the probe', async () => {
    const { code, stdout } = await tollgate('init', framework, folder, ...options);
    expect([code, stdout]).toEqual([0, expect.stringContaining('npm run dev')]);
    keepBundler(folder);
    await npmInstall(folder, { env: ownEnvironment() });
    // Next.js writes types of its routes when it builds.
    expect(await npm(folder, 'test')).toMatch(/Tests.* 4 passed/);
    await npm(folder, 'run', 'typecheck');
    expect(await npm(folder, 'run', 'probe')).toContain('pass  a notification without a signature is not acknowledged');
  });

  it('starts the shop with a sandbox of its own', async () => {
    const shop = await startForDevelopment(folder);
    try {
      expect(await (await fetch(shop.url)).text()).toContain('Blue mug');
      const checkout = await fetch(`${shop.url}/checkout`, { method: 'POST', redirect: 'manual' });
      const page = await fetch(checkout.headers.get('location') ?? '');
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('12.00')]);
    } finally {
      await shop.stop();
    }
  });
});

describe('tollgate init', () => {
  it('leaves a folder that is not empty as it is', async () => {
    const folder = mkdtempSync(join(place, 'mine-'));
    const { code, stderr } = await tollgate('init', 'express', dirname(folder));
    expect([code, stderr]).toEqual([1, expect.stringMatching(/is not empty; name another folder\n$/)]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('names the frameworks if it does not know one', async () => {
    const { code, stderr } = await tollgate('init', 'rails');
    expect([code, stderr]).toEqual([2, expect.stringMatching(/WHAT.*express, fastify, next, adapter/)]);
  });

  it('uses the versions that this project uses', () => {
    const versionsOf = (file: string) => {
      const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
      return { ...dependencies, ...devDependencies } as Record<string, string>;
    };
    const own = versionsOf('package.json');
    for (const framework of ['express', 'fastify', 'next']) {
      const theirs = Object.entries(versionsOf(`src/starter/templates/${framework}/package.json`));
      expect(theirs.filter(([name, version]) => own[name] !== undefined && own[name] !== version)).toEqual([]);
    }
  });
});
