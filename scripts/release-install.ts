import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { LockFile } from './release/production-packages.ts';

// `npm run release -- install packages/tollgate-0.2.0.tgz` writes tollgate-install-0.2.0.tgz beside it (--out: another folder):
// the package in a folder with a lock file of it and of all that it installs. npm ignores the lock file inside of a package
// that is installed by its path; `npm ci` in this folder follows this one, and refuses what has another hash.

const run = promisify(execFile);
const OUTPUT_BYTES_MAX = 10_000_000;
/** The same package gives the same archive. Unpacked by root, its files are root's. */
const TAR_OPTIONS = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];

const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
const [file] = positionals;
if (file === undefined) throw new Error('Name the file of the package: npm run release -- install tollgate-0.2.0.tgz');

// What was packed is what is pinned: the lock file is the one in the package, not that of the tree.
const packed = await run('tar', ['-xzOf', file, 'package/npm-shrinkwrap.json'], { maxBuffer: OUTPUT_BYTES_MAX });
const content = await readFile(file);
const lock = lockOf(JSON.parse(packed.stdout) as LockFile, {
  resolved: `file:${basename(file)}`,
  integrity: `sha512-${createHash('sha512').update(content).digest('base64')}`,
});
const name = `${lock.name}-${lock.version}`;
const place = await mkdtemp(join(tmpdir(), 'tollgate-install-'));
try {
  const folder = join(place, name);
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), json({ ...lock.packages[''], private: true }));
  await writeFile(join(folder, 'package-lock.json'), json(lock));
  await writeFile(join(folder, basename(file)), content);
  const archive = join(resolve(values.out ?? dirname(file)), `${name}.tgz`);
  await run('tar', [...TAR_OPTIONS, '-czf', archive, '-C', place, name]);
} finally {
  await rm(place, { recursive: true });
}

/** The lock file of a folder that has nothing but the program installed. */
function lockOf(pinned: LockFile, source: { resolved: string; integrity: string }): LockFile {
  const { '': program, ...others } = pinned.packages;
  const own = { name: `${pinned.name}-install`, version: pinned.version };
  const root = { ...own, dependencies: { [pinned.name]: source.resolved } };
  const packages = { '': root, [`node_modules/${pinned.name}`]: { ...program, ...source }, ...others };
  return { ...pinned, ...own, packages };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
