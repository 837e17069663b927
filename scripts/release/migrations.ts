import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// `npm run contract -- release` records the migrations of a release. From then on a test holds their checksums, and the test of
// rolling upgrades starts from this release.

export interface ReleasedMigrations {
  readonly release: string;
  /** What git knows the release by: its tag. */
  readonly ref: string;
  /** SHA-256 by file name. */
  readonly migrations: Readonly<Record<string, string>>;
}

const FOLDER = 'src/gateway/store/migrations';

export async function readReleasedMigrations(root: string): Promise<ReleasedMigrations> {
  return JSON.parse(await readFile(join(root, FOLDER, 'released.json'), 'utf8')) as ReleasedMigrations;
}

export async function checksumsOf(root: string): Promise<Record<string, string>> {
  const files = (await readdir(join(root, FOLDER))).filter((file) => file.endsWith('.sql')).toSorted();
  const sums = files.map(async (file) => {
    const text = (await readFile(join(root, FOLDER, file), 'utf8')).replaceAll('\r\n', '\n');
    return [file, createHash('sha256').update(text).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(sums));
}

/** Adds the new migrations. A released one that has changed is refused: databases out there were migrated by the old text. */
export async function recordMigrations(root: string, release: string): Promise<void> {
  const released = await readReleasedMigrations(root);
  const migrations = await checksumsOf(root);
  const changed = Object.entries(released.migrations).filter(([file, sum]) => migrations[file] !== sum);
  if (changed.length > 0) {
    throw new Error(
      `Released migrations are never changed, but these were: ${changed.map(([file]) => file).join(', ')}`,
    );
  }
  const ref = release === released.release ? released.ref : `v${release}`;
  const record: ReleasedMigrations = { release, ref, migrations };
  await writeFile(join(root, FOLDER, 'released.json'), `${JSON.stringify(record, null, 2)}\n`);
}
