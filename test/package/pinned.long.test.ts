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

it('the package installs the versions and hashes that it pins (S26)', () => {
  const pinned = readLock('node_modules/tollgate/npm-shrinkwrap.json');
  const installed = Object.entries(readLock('node_modules/.package-lock.json').packages);
  const others = installed.filter(([place]) => place !== 'node_modules/tollgate');
  expect(others.length).toBeGreaterThan(100);
  for (const [place, { version, integrity }] of others) {
    expect([place, pinned.packages[place.replace('node_modules/tollgate/', '')]]).toEqual([
      place,
      expect.objectContaining({ version, integrity }),
    ]);
  }
  const names = new Set(others.map(([place]) => place.split('node_modules/').at(-1) ?? ''));
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

function readLock(name: string): LockFile {
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as LockFile;
}
