import type { DatabaseConfig } from '../../gateway/config/database-config.ts';
import { explainPostgres } from '../../gateway/store/engine/postgres/explain-postgres.ts';
import { openEngine } from '../../gateway/store/open-store.ts';
import { probeEngine } from '../../gateway/store/inspect/probe-engine.ts';
import { ok, problem, reasonOf } from './finding.ts';
import type { Finding } from './finding.ts';

/** Whether the database does what the SQL of this release needs. SQLite comes with Node, so no file of it is looked at. */
export async function checkEngine({
  databaseUrl,
  databaseLimits: limits,
  sharedSessions,
}: DatabaseConfig): Promise<Finding[]> {
  try {
    const engine = await openEngine({ databaseUrl, dataDir: null, limits, sharedSessions });
    try {
      const version = await versionOf(engine);
      const needs = await probeEngine(engine);
      return needs.map(({ what, fault }) =>
        fault === null
          ? ok(`${version} ${what}`)
          : problem(
              `${version} should be one that ${what}, but ${fault}`,
              'Use PostgreSQL 15 or newer, and a database in UTF-8.',
            ),
      );
    } finally {
      await engine.close();
    }
  } catch (error) {
    const isDenied = (error as { code?: unknown }).code === PERMISSION_DENIED;
    const remedy = explainPostgres(error) ?? (isDenied ? GRANT : 'See the reason; put it right and run it again.');
    return [problem(`cannot be tried out: ${reasonOf(error)}`, remedy)];
  }
}

const PERMISSION_DENIED = '42501';
const GRANT =
  'The database user needs CREATE on the database, for a schema that is undone: grant create on database <name> to <user>.';

async function versionOf({ dialect, query }: Awaited<ReturnType<typeof openEngine>>): Promise<string> {
  if (dialect.name === 'sqlite') return `SQLite ${process.versions['sqlite'] ?? ''}`.trim();
  const [row = {}] = await query("select current_setting('server_version') as version");
  return `PostgreSQL ${String(row['version']).split(' ')[0]}`;
}
