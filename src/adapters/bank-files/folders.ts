import {
  chmodSync,
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

// How a file becomes whole: written under a name that nobody looks for, on disk with all of its bytes, and only then renamed.

/** A leading dot, so that `*.xml` does not find it. */
function partOf(file: string): string {
  return join(dirname(file), `.${file.slice(dirname(file).length + 1)}.part`);
}

/** The bytes are on disk when this returns, and so is their name. */
export function writePart(file: string, content: string, mode: number): void {
  const part = partOf(file);
  const descriptor = openSync(part, 'w', mode);
  try {
    // The process's umask takes away from the mode of a new file, so the mode is set once more.
    fchmodSync(descriptor, mode);
    const bytes = Buffer.from(content);
    let written = 0;
    while (written < bytes.length) written += writeSync(descriptor, bytes, written);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  syncFolder(dirname(file));
}

/** Returns false if it was renamed before. */
export function finishPart(file: string): boolean {
  if (!existsSync(partOf(file))) return false;
  if (existsSync(file)) throw new Error(`${file} is there already; it is not overwritten`);
  renameSync(partOf(file), file);
  syncFolder(dirname(file));
  return true;
}

export function writeWhole(file: string, content: string, mode: number): void {
  writePart(file, content, mode);
  renameSync(partOf(file), file);
  syncFolder(dirname(file));
}

/** Without it a new name can be gone after a power failure, however safe the bytes are. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export function makeFolder(folder: string): string {
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  }
  return folder;
}

/** Moves a file into a folder; one of the same name that is there stays, and this one gets the digest before its name. */
export function moveInto(folder: string, file: string, digest: string): string {
  const name = file.slice(dirname(file).length + 1);
  const plain = join(makeFolder(folder), name);
  const target = existsSync(plain) ? join(folder, `${digest.slice(0, 12)}-${name}`) : plain;
  renameSync(file, target);
  return target;
}

const DAY_MS = 86_400_000;

/** Removes copies that have been kept long enough. */
export function removeOld(folder: string, days: number, now: number): number {
  if (!existsSync(folder)) return 0;
  const old = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).mtimeMs < now - days * DAY_MS);
  for (const file of old) rmSync(file);
  return old.length;
}
