import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyTree } from '../helpers/package/packed.ts';
import { start, stopAll } from './installed.ts';

// A clone without its development packages: `npm ci --omit=dev && npm start`.

const clone = mkdtempSync(join(tmpdir(), 'tollgate-clone-'));
const npm = (...args: string[]) => promisify(execFile)('npm', args, { cwd: clone, maxBuffer: 1e8 });

beforeAll(async () => {
  await copyTree(clone);
  await npm('ci', '--omit=dev', '--no-audit', '--no-fund');
});

afterAll(async () => {
  await stopAll();
  rmSync(clone, { recursive: true, force: true });
});

it('a clone serves, and says in one line how to get the docs', async () => {
  expect(existsSync(join(clone, 'node_modules/astro'))).toBe(false);
  const gateway = start(clone, ['start'], { command: ['npm'], env: { PORT: '0' } });
  const [, url = ''] = await gateway.until(/^API: +(\S+)$/m);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect((await fetch(`${url}/shop`)).status).toBe(200);
  const page = await fetch(`${url}/docs/`, { headers: { Accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([
    404,
    expect.stringContaining('Run <code>npm ci &amp;&amp; npm run docs</code> in the clone'),
  ]);
  expect(await (await fetch(`${url}/docs/llms.txt`)).text()).toBe(
    'The docs are not built. Run "npm ci && npm run docs" in the clone.\n',
  );
  await gateway.stop();
});

it('a clone says in one line how to get the mock, and runs the command', async () => {
  const mock = await start(clone, ['run', '-s', 'mock', '--', '--port', '0'], { command: ['npm'] }).ended;
  expect([mock.code, mock.stderr.trim().split('\n')]).toEqual([1, [expect.stringContaining('npm ci')]]);
  const { stdout } = await npm('run', '-s', 'tollgate', '--', '--version');
  expect(stdout).toMatch(/^tollgate \d/);
  const refused = await start(clone, ['run', '-s', 'tollgate', '--', 'docs', '--out', 'site'], { command: ['npm'] })
    .ended;
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('run "npm ci" first')]);
});
