import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyTree } from '../helpers/package/packed.ts';
import { start, stopAll } from './installed.ts';

// `npm start` in a clone: it runs a compiled copy that is exactly of the sources.

const clone = mkdtempSync(join(tmpdir(), 'tollgate-start-'));
const COPIES = join(clone, 'dist/start');
const SOURCE = join(clone, 'src/cli/serve/run-gateway.ts');
const copies = () => readdirSync(COPIES).toSorted();

beforeAll(async () => {
  await copyTree(clone);
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'));
});

afterAll(async () => {
  await stopAll();
  rmSync(clone, { recursive: true, force: true });
});

async function startGateway(...args: string[]) {
  const env = { PORT: '0', DATA_DIR: mkdtempSync(join(clone, 'data-')) };
  const gateway = start(clone, ['start', '--', ...args], { command: ['npm'], env });
  const [, url = ''] = await gateway.until(/^API: +(\S+)$/m);
  const [line = ''] = await gateway.until(/^.*\/docs\/$/m);
  return { url, line, stop: gateway.stop };
}

/** Text of the same length. */
function change(before: string, after: string): void {
  const text = readFileSync(SOURCE, 'utf8');
  expect(text).toContain(before);
  writeFileSync(SOURCE, text.replace(before, after));
}

const isHeld = (copy: string | undefined) =>
  readdirSync(join(COPIES, copy ?? '')).some((name) => name.startsWith('held-by-'));

it('a clone makes a copy at its first start, and every other start runs it', async () => {
  const first = await startGateway();
  const [copy] = copies();
  expect([copies().length, isHeld(copy)]).toEqual([1, true]);
  expect(await first.stop()).toMatchObject({ code: 0 });
  expect([readdirSync(join(COPIES, copy ?? '', 'cache')).length, isHeld(copy)]).toEqual([1, false]);
  const second = await startGateway('--workers', '2');
  expect([copies(), isHeld(copy)]).toEqual([[copy], true]);
  for (const path of ['/shop', '/account/sign-in', '/healthz']) {
    expect([path, (await fetch(second.url + path)).status]).toEqual([path, 200]);
  }
  await second.stop();
});

it('a changed source is seen at the next start, and a copy stays as long as a gateway runs it', async () => {
  // One that was made long ago.
  const old = '1000-1';
  renameSync(join(COPIES, copies()[0] ?? ''), join(COPIES, old));
  const running = await startGateway();
  expect(running.line).toMatch(/^Docs: /);
  change('`Docs: ', '`Site: ');
  const changed = await startGateway();
  expect([changed.line, copies().length]).toEqual([expect.stringMatching(/^Site: /), 2]);
  expect(copies()).toContain(old);
  await Promise.all([changed.stop(), running.stop()]);
  change('`Site: ', '`Here: ');
  const again = await startGateway();
  expect(again.line).toMatch(/^Here: /);
  expect(copies()).not.toContain(old);
  await again.stop();
});

it('a clone in which no copy can be made runs its sources', async () => {
  rmSync(COPIES, { recursive: true });
  writeFileSync(COPIES, 'not a folder');
  const gateway = await startGateway();
  expect(gateway.line).toMatch(/^Here: /);
  expect(await gateway.stop()).toMatchObject({ code: 0, stderr: '' });
});
