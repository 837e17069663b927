import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrateDatabase } from '../../../src/gateway/store/open-store.ts';
import { madeOnce } from './made-once.ts';
import { createDatabase, hasOwnServer } from './postgres.ts';
import type { TestDatabase } from './postgres.ts';
import { runFolder } from './postgres-server.ts';

// A database that has the schema of this tree already, for the many tests that are not about migrating: the schema is made
// once in a test run, and copied, in half of the time.

export async function createMigratedDatabase(): Promise<TestDatabase> {
  // A server that outlives the run would keep the template.
  if (!hasOwnServer()) return createDatabase();
  return createDatabase({ template: await madeOnce(join(runFolder(), 'template'), makeTemplate) });
}

/** The same for SQLite, in a folder that is there. */
export async function copyMigratedFiles(folder: string): Promise<void> {
  const template = join(runFolder(), 'files');
  const made = await madeOnce(template, async () => {
    const dataDir = join(template, 'data');
    mkdirSync(dataDir);
    await migrateDatabase({ databaseUrl: null, dataDir });
    return dataDir;
  });
  cpSync(made, folder, { recursive: true });
}

async function makeTemplate(): Promise<string> {
  const { url } = await createDatabase();
  await migrateDatabase({ databaseUrl: url, dataDir: null });
  return new URL(url).pathname.slice(1);
}
