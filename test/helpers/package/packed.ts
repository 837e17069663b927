import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, open, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildIfStale, buildWithGenerator } from '../../../src/cli/docs/docs-build.ts';
import { DOCS_FOLDER } from '../../../src/cli/develop/installation.ts';

// The packages as npm packs them, once for each state of the sources, in a copy of them: other tests use the tree meanwhile.
// All share one build of the docs, which takes half a minute.

const CACHE = resolve('node_modules/.cache/tollgate-packed');
const PACKED = 'packed';
const LOCK_POLL_MS = 500;

/** The file of the package `tollgate`. */
export function packedProgram(): Promise<string> {
  return packed('program', async (copy, run) => {
    await builtDocs();
    await cp(DOCS_FOLDER, join(copy, 'dist/docs'), { recursive: true });
    await run('npm', 'run', 'build', '--', 'program');
    await run('node', 'scripts/shrinkwrap.ts');
    // All steps of `prepack` are done.
    await run('npm', 'pack', '--ignore-scripts', '--pack-destination', PACKED);
  });
}

/** The docs of this tree, built if they are stale. */
export function builtDocs(): Promise<void> {
  const building = { folder: DOCS_FOLDER, build: buildWithGenerator, log: () => undefined };
  return buildIfStale(building, new AbortController().signal);
}

/** The file of the package `@tollgate/kit`. */
export function packedKit(): Promise<string> {
  return packed('kit', async (_, run) => {
    await run('npm', 'run', 'build', '--', 'kit');
    await run('npm', 'pack', './dist/kit', '--pack-destination', PACKED);
  });
}

/** Copies the files of the repository, as a clone has them, into an empty folder. */
export async function copyTree(folder: string): Promise<void> {
  for (const name of filesOfTree()) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await copyFile(name, join(folder, name));
  }
}

function filesOfTree(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 }).split('\n');
  return names.filter((name) => name !== '' && existsSync(name));
}

type Run = (command: string, ...args: string[]) => Promise<unknown>;

async function packed(kind: string, pack: (copy: string, run: Run) => Promise<void>): Promise<string> {
  const place = join(CACHE, `${kind}-${hashOfSources()}`);
  await mkdir(CACHE, { recursive: true });
  await alone(join(CACHE, `${kind}.lock`), async () => {
    if (existsSync(place)) return;
    const copy = await mkdtemp(join(tmpdir(), 'tollgate-pack-'));
    try {
      await copyTree(copy);
      await symlink(resolve('node_modules'), join(copy, 'node_modules'));
      await mkdir(join(copy, PACKED));
      await pack(copy, (command, ...args) => promisify(execFile)(command, args, { cwd: copy, maxBuffer: 1e8 }));
      await removeOthers(kind);
      await cp(join(copy, PACKED), `${place}.unfinished`, { recursive: true });
      await rename(`${place}.unfinished`, place);
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  });
  const [file = ''] = await readdir(place);
  return join(place, file);
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const name of filesOfTree().filter((one) => !/^(?:test|\.github|\.ci)\//.test(one))) {
    hash.update(`${name}\n`).update(readFileSync(name));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Removes packages of older states. */
async function removeOthers(kind: string): Promise<void> {
  const names = (await readdir(CACHE)).filter((name) => name.startsWith(`${kind}-`) && !name.endsWith('.lock'));
  for (const name of names) await rm(join(CACHE, name), { recursive: true, force: true });
}

/** One process at a time; the lock of a process that has died is taken over. */
async function alone(lock: string, work: () => Promise<void>): Promise<void> {
  for (;;) {
    const file = await open(lock, 'wx').catch(() => undefined);
    if (file !== undefined) {
      await file.writeFile(String(process.pid));
      await file.close();
      break;
    }
    const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
    if (holder > 0 && !existsSync(`/proc/${holder}`)) await rm(lock, { force: true });
    await wait(LOCK_POLL_MS);
  }
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}
