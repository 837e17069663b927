import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Recording } from './recording.ts';

/** Prints what differs as unified diffs, and a summary by kind. True if nothing differs. */
export async function printDifferences(
  before: Recording,
  after: Recording,
  folder: string | undefined,
): Promise<boolean> {
  const place = folder ?? (await mkdtemp(join(tmpdir(), 'compare-trees-')));
  await writeRecording(join(place, 'before'), before);
  await writeRecording(join(place, 'after'), after);
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const isDifferent = (name: string) => before.get(name) !== after.get(name);
  for (const name of names.filter(isDifferent)) console.log(await diff(place, fileName(name)));
  if (folder === undefined) await rm(place, { recursive: true, force: true });
  for (const [kind, ofKind] of Map.groupBy(names, (name) => name.split('/')[0] ?? '')) {
    console.log(`${kind}: ${ofKind.length} recorded, ${ofKind.filter(isDifferent).length} differ`);
  }
  const count = names.filter(isDifferent).length;
  console.log(`${names.length} recorded in all, ${count} differ.`);
  return count === 0;
}

async function writeRecording(folder: string, recording: Recording): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [name, text] of recording) {
    const path = join(folder, fileName(name));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

/** Every name has its own: names differ in letters and digits. */
function fileName(name: string): string {
  const safe = name.replaceAll(/[^\w/.=&-]+/g, '-').replaceAll(/\/{2,}/g, '/');
  return `${safe.replace(/\/$/, '/index')}.txt`;
}

function diff(cwd: string, file: string): Promise<string> {
  return new Promise((resolve) => {
    const args = ['-u', '-N', '--label', `before/${file}`, '--label', `after/${file}`];
    const files = [join('before', file), join('after', file)];
    execFile('diff', [...args, ...files], { cwd, maxBuffer: 64 * 1024 * 1024 }, (_, stdout) => resolve(stdout));
  });
}
