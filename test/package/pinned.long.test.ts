import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installProgram, runInstalled } from './installed.ts';

// What npm installs with the package: what was tested, and nothing that only the mock or an assistant needs.

const folder = mkdtempSync(join(tmpdir(), 'tollgate-pinned-'));
const SLOW_MS = 900_000;

beforeAll(() => installProgram(folder), SLOW_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>;
}

it('the package lists what it installs, by version and hash, and nothing else is installed (S26)', () => {
  const { '': _, ...pinned } = readLock('node_modules/tollgate/npm-shrinkwrap.json').packages;
  for (const [place, entry] of Object.entries(pinned)) {
    expect([place, entry]).toEqual([
      place,
      expect.objectContaining({ version: expect.any(String), integrity: expect.stringMatching(/^sha512-/) }),
    ]);
  }
  const installed = Object.entries(readLock('node_modules/.package-lock.json').packages);
  const others = installed.filter(([place]) => place !== 'node_modules/tollgate');
  expect(others.length).toBeGreaterThan(100);
  const names = new Set(others.map(([place]) => nameOf(place)));
  expect(names).toEqual(new Set(Object.keys(pinned).map(nameOf)));
  expect([...names].filter((name) => /prism|modelcontextprotocol|^zod$|^express$/.test(name))).toEqual([]);
  expect(names.size).toBeLessThan(150);
});

it.each(['mock', 'mcp'])('%s says in one line what to install', { timeout: SLOW_MS }, async (name) => {
  const { code, stdout, stderr } = await runInstalled(folder, [name]);
  expect([code, stdout]).toEqual([1, '']);
  const { peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    peerDependencies: Record<string, string>;
  };
  const [, packages = ''] = /^tollgate: .*; run: npm install --save-exact ([^\n]+)\n$/.exec(stderr) ?? [];
  expect(packages).not.toBe('');
  for (const wanted of packages.split(' ')) {
    const at = wanted.lastIndexOf('@');
    expect(peerDependencies[wanted.slice(0, at)]).toBe(wanted.slice(at + 1));
  }
});

function nameOf(place: string): string {
  return place.split('node_modules/').at(-1) ?? '';
}

function readLock(name: string): LockFile {
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as LockFile;
}
