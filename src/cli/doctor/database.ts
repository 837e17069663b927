import type { Config } from '../../gateway/config/config.ts';
import type { DatabaseConfig } from '../../gateway/config/database-config.ts';
import { MODE_SETTING, ZONE_SETTING } from '../../gateway/assemble/open-database.ts';
import { parseDatabaseUrl } from '../../gateway/store/engine/database-url.ts';
import { inspectSchema, readDatabaseNow, readServer, readStored } from '../../gateway/store/inspect/inspect.ts';
import type { ServerFacts, View } from '../../gateway/store/inspect/inspect.ts';
import type { DatabaseOptions } from '../../gateway/store/open-store.ts';
import { countSealed, sampleSealed } from '../../gateway/store/platform/sealing-keys.ts';
import { explainSqlite } from '../../gateway/store/engine/sqlite/sqlite-errors.ts';
import { tryCommit } from '../../gateway/store/engine/try-commit.ts';
import { createVault, keyIdsOf, sealedBy } from '../../gateway/vault/vault.ts';
import { skewFinding } from './clock.ts';
import { counted, ok, problem, reasonOf, warning } from './finding.ts';
import type { Finding } from './finding.ts';

const SERVER_VERSION_MIN = 150_000;

export async function checkServer(view: View, config: DatabaseConfig, workers: number): Promise<Finding[]> {
  const facts = await readServer(view);
  const { settings } = facts;
  const findings = [ok(`PostgreSQL ${facts.version} is reachable`)];
  if (facts.versionNumber < SERVER_VERSION_MIN)
    findings.push(warning(`PostgreSQL ${facts.version} is not tested`, 'Upgrade to PostgreSQL 15 or newer.'));
  if (!facts.mayWrite)
    findings.push(
      problem('the database user may not write', 'Grant it CREATE on the schema and own the tables by it.'),
    );
  if (settings.fsync === 'off')
    findings.push(problem('fsync is off: a power failure corrupts the database', 'Set fsync = on in postgresql.conf.'));
  if (settings.synchronous_commit === 'off')
    findings.push(
      problem('synchronous_commit is off: acknowledged payments can be lost', 'Set synchronous_commit = on.'),
    );
  if (settings.full_page_writes === 'off')
    findings.push(warning('full_page_writes is off', 'Set it on, unless the file system writes pages atomically.'));
  if (settings.server_encoding !== 'UTF8')
    findings.push(problem(`the encoding is ${settings.server_encoding}`, 'Create the database with encoding UTF8.'));
  return [...findings, connectionsFinding(facts, config, workers), ...poolerFindings(facts, config)];
}

const COMMIT_MS_MAX = 5000;

/** Only a commit shows that commits end: a full disk and a missing standby let everything else pass. */
export async function checkCommit(options: DatabaseOptions): Promise<Finding[]> {
  try {
    if (await tryCommit(options, COMMIT_MS_MAX)) return [ok('accepts writes: one was committed, and removed again')];
    return [
      problem(
        `no commit within ${COMMIT_MS_MAX / 1000} seconds`,
        options.databaseUrl === null
          ? 'Look for a process that holds the file, and at the disk.'
          : 'Look at its standby (below), its locks and its disk. The runbook of TollgateStoreNotWritable has the statements.',
      ),
    ];
  } catch (error) {
    const remedy = explainSqlite(causeOf(error)) ?? 'Look at the disk of the database and at its log.';
    return [problem(`a commit failed: ${reasonOf(error)}`, remedy)];
  }
}

function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? causeOf(error.cause) : error;
}

function connectionsFinding({ settings, connections }: ServerFacts, config: DatabaseConfig, workers: number): Finding {
  const wanted = config.databaseLimits.connectionsMax * workers;
  const usable = Number(settings.max_connections) - Number(settings.superuser_reserved_connections);
  const figures = `${wanted} connections of this node, ${usable} allowed, ${connections} open now`;
  const remedy = 'Lower DATABASE_POOL_MAX, raise max_connections, or put a pooler in between.';
  if (wanted > usable) return problem(`too many connections: ${figures}`, remedy);
  return wanted * 2 > usable ? warning(`room for one node only: ${figures}`, remedy) : ok(figures);
}

/** A pooler listens on another port than the server that it leads to. */
function poolerFindings({ port }: ServerFacts, { databaseUrl, sharedSessions }: DatabaseConfig): Finding[] {
  const given = (parseDatabaseUrl(databaseUrl ?? '') ?? []).map(({ url }) => Number(new URL(url).port || 5432));
  const isDirect = port !== null && given.includes(port);
  if (!isDirect && !sharedSessions)
    return [
      warning(
        'the server listens on another port than DATABASE_URL names: a pooler or proxy may be in between',
        'If it pools by transaction, set DATABASE_POOLER=transaction.',
      ),
    ];
  if (isDirect && sharedSessions)
    return [
      warning(
        'DATABASE_POOLER is transaction, but no pooler is in between',
        'Unset it: statements are then prepared once.',
      ),
    ];
  return [];
}

export async function checkMigrations(view: View): Promise<Finding[]> {
  try {
    const { version, known, pending } = await inspectSchema(view);
    if (version > known) return [ok(`schema version ${version} of a newer release, which this one runs beside`)];
    if (pending.length === 0) return [ok(`schema version ${version}, nothing to migrate`)];
    const names = pending.map(({ name }) => name).join(', ');
    return [
      warning(
        `${pending.length} migrations are pending: ${names}`,
        'The next start runs them; or run "tollgate migrate" before.',
      ),
    ];
  } catch (error) {
    return [problem(reasonOf(error), 'Start the version that made this schema, or name another database.')];
  }
}

/** Only if the schema has these tables. */
export async function checkStoredSettings(view: View, config: Config): Promise<Finding[]> {
  return [
    ...checkMode(await readStored(view, MODE_SETTING), config),
    checkZone(await readStored(view, ZONE_SETTING), config),
  ];
}

function checkMode(mode: string | null, config: Config): Finding[] {
  if (mode === null || mode === config.mode) return [];
  return [
    problem(
      `MODE is ${config.mode}, but this database is of mode ${mode}`,
      `Set MODE=${mode}, or name another database: a live one must not have the demo merchant, whose key is public.`,
    ),
  ];
}

function checkZone(zone: string | null, config: Config): Finding {
  if (zone === null) return ok(`time zone ${config.timeZone}, not stored yet`);
  if (zone === config.timeZone) return ok(`time zone ${zone}, as stored`);
  return problem(`TIME_ZONE is ${config.timeZone}, but this database uses ${zone}`, `Set TIME_ZONE=${zone}.`);
}

/** Opens the same texts as a starting gateway. */
export async function checkSealedTexts(view: View, config: Config): Promise<Finding[]> {
  const vault = createVault(config.encryptionKeys);
  const counts = await countSealed(view);
  const countOf = (keyId: string) => counts.find((count) => count.keyId === keyId)?.texts ?? 0;
  const refused = new Map<string, string>();
  for (const sealed of await sampleSealed(view)) {
    try {
      vault.open(sealed);
    } catch (error) {
      refused.set(sealedBy(sealed), reasonOf(error));
    }
  }
  if (refused.size > 0) {
    return [...refused].map(([keyId, reason]) =>
      problem(
        `${counted(countOf(keyId), 'secret')} cannot be opened: ${reason}`,
        'Add the key that sealed them to ENCRYPTION_KEYS.',
      ),
    );
  }
  const [current = ''] = keyIdsOf(config.encryptionKeys);
  const older = counts.filter(({ keyId }) => keyId !== current).reduce((sum, { texts }) => sum + texts, 0);
  if (older === 0) return [ok('ENCRYPTION_KEYS opens every stored secret')];
  return [
    warning(
      `still sealed by an older key: ${counted(older, 'secret')}`,
      'Run "tollgate keys reseal", then remove the old key.',
    ),
  ];
}

const CLOCK_SAMPLES = 5;

/** As a node measures it: by the shortest of several round trips. */
export async function checkDatabaseClock(view: View): Promise<Finding[]> {
  let best = { tripMs: Number.POSITIVE_INFINITY, aheadMs: 0 };
  for (let sample = 0; sample < CLOCK_SAMPLES; sample += 1) {
    const before = Date.now();
    const there = await readDatabaseNow(view);
    const tripMs = Date.now() - before;
    if (tripMs < best.tripMs) best = { tripMs, aheadMs: there - before - tripMs / 2 };
  }
  const finding = skewFinding('the database', best.aheadMs, Math.max(1000, best.tripMs));
  return [
    finding.level === 'problem' ? { ...finding, what: `${finding.what}: this node would not be ready` } : finding,
  ];
}
