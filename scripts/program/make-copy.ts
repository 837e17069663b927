import { globSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stamp, bundleProgram } from './bundle.ts';

// Makes the compiled copy that `npm start` runs in a clone. Each has a folder of its own, which appears when it is complete, so that
// several starts can make one at the same time.

const COPIES = join(import.meta.dirname, '../../dist/start');
/** So long others may take to make one, or to note that they hold it. */
const NEW_MS = 600_000;

const name = `${Date.now()}-${process.pid}`;
const making = join(COPIES, `.${name}`);
try {
  await mkdir(making, { recursive: true });
  await rename(making, await makeCopy());
} finally {
  await rm(making, { recursive: true, force: true });
}
await removeOthers();

async function makeCopy(): Promise<string> {
  const maker = 'scripts/program/bundle.ts';
  const made = { [maker]: await stamp(maker) };
  const inputs = await bundleProgram({ folder: making, placeOf: (source) => source });
  await writeFile(join(making, 'inputs.json'), JSON.stringify({ ...inputs, ...made }));
  return join(COPIES, name);
}

/** A process that has been started from one loads parts of it as long as it runs. */
async function removeOthers(): Promise<void> {
  for (const other of await readdir(COPIES)) {
    if (other.endsWith(name)) continue;
    const folder = join(COPIES, other);
    const isNew = Date.now() - Number(/\d+/.exec(other)?.[0]) < NEW_MS;
    if (!isNew && !globSync('held-by-*', { cwd: folder }).some(isAlive))
      await rm(folder, { recursive: true, force: true });
  }
}

function isAlive(note: string): boolean {
  try {
    process.kill(Number(note.slice('held-by-'.length)), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
