import { join } from 'node:path';
import { migrateDatabase } from '../../../src/gateway/store/open-store.ts';
import { madeOnce } from './made-once.ts';
import { createDatabase, hasOwnServer } from './postgres.ts';
import type { TestDatabase } from './postgres.ts';
import { runFolder } from './postgres-server.ts';

// A database that has the schema of this tree already, for the many tests that are not about migrating: the schema is made
// once in a test run, and the server copies it, in half of the time.

export async function createMigratedDatabase(): Promise<TestDatabase> {
  // A server that outlives the run would keep the template.
  if (!hasOwnServer()) return createDatabase();
  return createDatabase({ template: await madeOnce(join(runFolder(), 'template'), makeTemplate) });
}

async function makeTemplate(): Promise<string> {
  const { url } = await createDatabase();
  await migrateDatabase({ databaseUrl: url, dataDir: null });
  return new URL(url).pathname.slice(1);
}
