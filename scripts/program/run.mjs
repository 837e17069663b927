import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// What `npm start` runs in a clone: a compiled copy if it is exactly of these sources, and the sources otherwise. It is
// JavaScript, because to load the first TypeScript takes longer than all of this.

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COPIES = join(ROOT, 'dist/start');

const copy = findCopy() ?? (makeCopy() ? findCopy() : undefined);
if (copy === undefined) {
  await import('../../src/cli/main.ts');
} else {
  // Beside the copy, and gone with it. Where that cannot be, the program looks for another place.
  if (isWritable(copy)) enableCompileCache(join(copy, 'cache'));
  const main = join(copy, 'main.js');
  // The processes of `--workers` run the same copy, even if a source has been changed since.
  process.argv[1] = main;
  await import(pathToFileURL(main).href);
}

function findCopy() {
  const found = namesIn(COPIES)
    .map((name) => join(COPIES, name))
    .find(isOfTheseSources);
  if (found !== undefined) hold(found);
  return found;
}

function namesIn(folder) {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}

/** Noted as long as this process runs, since it loads parts later. */
function hold(folder) {
  const note = join(folder, `held-by-${process.pid}`);
  try {
    writeFileSync(note, '');
    process.once('exit', () => rmSync(note, { force: true }));
  } catch {
    // Another user's clone, or one that cannot be written: no copy is removed there.
  }
}

function isOfTheseSources(folder) {
  try {
    const inputs = Object.entries(JSON.parse(readFileSync(join(folder, 'inputs.json'), 'utf8')));
    return inputs.every(([name, [size, mtimeMs, ctimeMs]]) => {
      const now = statSync(join(ROOT, name), { throwIfNoEntry: false });
      return now !== undefined && now.size === size && now.mtimeMs === mtimeMs && now.ctimeMs === ctimeMs;
    });
  } catch {
    return false;
  }
}

/** In a process of its own, so that nothing of it stays in the gateway's. Without esbuild, or where it fails, the sources run. */
function makeCopy() {
  if (!existsSync(join(ROOT, 'node_modules/esbuild')) || !isWritable(ROOT)) return false;
  try {
    execFileSync(process.execPath, [fileURLToPath(new URL('make-copy.ts', import.meta.url))], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
