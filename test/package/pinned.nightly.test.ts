import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { archiveInstallation, runInstalled, start, stopAll } from './installed.ts';

// What `npm ci` installs in the folder of a release: what was tested, and nothing that only the mock or an assistant needs.

const place = mkdtempSync(join(tmpdir(), 'tollgate-pinned-'));
const folder = join(place, 'installed');
const { version, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  peerDependencies: Record<string, string>;
};
let archive = '';

beforeAll(async () => {
  archive = await archiveInstallation(place);
  unpack(folder);
  await install(folder);
});

afterAll(async () => {
  await stopAll();
  rmSync(place, { recursive: true, force: true });
});

interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
}

it('a release pins the program and all that it installs by hash, and nothing else is installed (S26)', () => {
  const { '': _, ...pinned } = readLock('package-lock.json').packages;
  for (const [where, { integrity, resolved }] of Object.entries(pinned)) {
    // An address would be that of a mirror which others do not have.
    const address = where === 'node_modules/tollgate' ? `file:tollgate-${version}.tgz` : undefined;
    expect([where, integrity, resolved]).toEqual([where, expect.stringMatching(/^sha512-/), address]);
  }
  expect(hashesOf(readLock('node_modules/.package-lock.json').packages)).toEqual(hashesOf(pinned));
  const places = Object.keys(pinned);
  for (const where of places) {
    const { version: installed } = JSON.parse(
      readFileSync(join(folder, where, 'package.json'), 'utf8'),
    ) as LockedPackage;
    expect([where, installed]).toEqual([where, pinned[where]?.version]);
  }
  expect(
    places.filter((where) => /node_modules\/(?:@stoplight|@modelcontextprotocol|zod$|express$)/.test(where)),
  ).toEqual([]);
  expect(places.length).toBeGreaterThan(100);
  expect(places.length).toBeLessThan(150);
});

it('what was installed tells its version and serves', async () => {
  const { stdout } = await runInstalled(folder, ['--version']);
  expect(stdout).toContain(`tollgate ${version},`);
  const gateway = start(folder, ['serve', '--port', '0']);
  const [, url = ''] = await gateway.until(/^API: +(\S+)$/m);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await gateway.stop();
});

it.each([
  ['the program', changeBytes],
  ['a package of the registry', changeHash],
])('%s with another hash than the released one is refused (S26)', async (_, tamper) => {
  const copy = mkdtempSync(join(place, 'tampered-'));
  unpack(copy);
  tamper(copy);
  await expect(install(copy)).rejects.toMatchObject({ stderr: expect.stringContaining('EINTEGRITY') });
});

it.each(['mock', 'mcp'])('%s says in one line what to install', async (name) => {
  const { code, stdout, stderr } = await runInstalled(folder, [name]);
  expect([code, stdout]).toEqual([1, '']);
  const [, packages = ''] = /^tollgate: .*; run: npm install --save-exact ([^\n]+)\n$/.exec(stderr) ?? [];
  expect(packages).not.toBe('');
  for (const wanted of packages.split(' ')) {
    const at = wanted.lastIndexOf('@');
    expect(peerDependencies[wanted.slice(0, at)]).toBe(wanted.slice(at + 1));
  }
});

function unpack(target: string): void {
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', target]);
}

/** With an empty cache: npm takes what is in its cache by its hash, and does not look at the file then. */
function install(target: string): Promise<unknown> {
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--cache', join(target, '.npm-cache')];
  return promisify(execFile)('npm', args, { cwd: target, maxBuffer: 1e8 });
}

/** Into a file that npm could unpack. */
function changeBytes(copy: string): void {
  const file = join(copy, `tollgate-${version}.tgz`);
  writeFileSync(file, gzipSync(gunzipSync(readFileSync(file)), { level: 1 }));
}

/** To npm it is the same whether the hash in the lock file is another one, or that of what the registry sends. */
function changeHash(copy: string): void {
  const file = join(copy, 'package-lock.json');
  const { packages, ...locked } = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
  const pg = { ...packages['node_modules/pg'], integrity: `sha512-${Buffer.alloc(64).toString('base64')}` };
  writeFileSync(file, JSON.stringify({ ...locked, packages: { ...packages, 'node_modules/pg': pg } }));
}

function hashesOf(packages: LockFile['packages']) {
  return Object.fromEntries(Object.entries(packages).map(([where, { integrity }]) => [where, integrity]));
}

function readLock(name: string): LockFile {
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as LockFile;
}
