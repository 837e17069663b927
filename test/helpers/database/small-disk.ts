import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, ftruncateSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// A small file system of its own, which a test can fill and break without touching the machine's.

export interface SmallDisk {
  readonly folder: string;
  /** Takes what space is left. */
  fill(): void;
  /** Gives it back. */
  free(): void;
  /** As a kernel does that no longer trusts a disk: it is read-only from now on, whoever has files open. */
  breakDown(): void;
  /** Repairs it and mounts it again; nobody may have files open. */
  remount(mode: 'ro' | 'rw'): void;
  remove(): void;
}

const BLOCK = Buffer.alloc(4096, 0x2e);

export function createSmallDisk(megabytes: number): SmallDisk {
  const place = mkdtempSync(join(tmpdir(), 'tollgate-disk-'));
  // For a server that runs as another user.
  chmodSync(place, 0o755);
  const image = join(place, 'image');
  const folder = join(place, 'disk');
  const ballast = join(folder, 'ballast');
  mkdirSync(folder);
  const file = openSync(image, 'w');
  ftruncateSync(file, megabytes * 1_048_576);
  closeSync(file);
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' });
  try {
    // No blocks are kept for root, who runs this: full is full.
    run('mkfs.ext4', '-q', '-m', '0', image);
    run('mount', '-o', 'loop', image, folder);
  } catch (cause) {
    rmSync(place, { recursive: true, force: true });
    throw new Error('a file system cannot be mounted here: run as root, with e2fsprogs and loop devices', { cause });
  }
  return {
    folder,
    fill() {
      const filling = openSync(ballast, 'a');
      try {
        for (;;) writeSync(filling, BLOCK);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(filling);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    breakDown: () => void run('mount', '-o', 'remount,abort', folder),
    remount(mode) {
      run('umount', folder);
      // Its exit code tells that it has repaired something.
      run('sh', '-c', 'fsck.ext4 -fy "$1" || [ $? -eq 1 ]', 'sh', image);
      run('mount', '-o', `loop,${mode}`, image, folder);
    },
    remove() {
      run('umount', folder);
      rmSync(place, { recursive: true, force: true });
    },
  };
}
