import { SQLITE } from '../dialect.ts';
import type { Engine, Row, Statement } from '../engine.ts';
import { createGroupCommit } from '../group-commit.ts';
import { DATABASE_LIMITS } from '../limits.ts';
import type { DatabaseLimits } from '../limits.ts';
import { makeDataDir, openConnection } from './sqlite-connection.ts';
import { isBusy, isTaken, refusesWrites } from './sqlite-errors.ts';
import { sqliteFile } from './sqlite-file.ts';
import { createReader } from './sqlite-reader.ts';
import { inlineRunner, openThread } from './sqlite-thread.ts';
import { createFaultWatch } from './watch-faults.ts';

const REPORT_MS_MAX = 600_000;

/**
 * SQLite in a file: writes in one thread, lists and sums in another, reports over whole tables in a third, so that none
 * waits for another; look-ups by key here. Null: in memory, for the lifetime of the process. Several processes may share
 * one file.
 */
export async function openSqlite(
  dataDir: string | null,
  limits: DatabaseLimits = DATABASE_LIMITS,
  onFault: (error: unknown) => void = () => undefined,
  startThread: typeof openThread = openThread,
): Promise<Engine> {
  if (dataDir === null) return openInMemory(limits);
  makeDataDir(dataDir);
  const faults = createFaultWatch(onFault);
  const file = sqliteFile(dataDir);
  const start = (readOnly: boolean) => {
    const thread = startThread({ file, readOnly });
    return { ...thread, run: faults.watch(thread.run) };
  };
  const writer = start(false);
  // The first response shows that the file exists, so that it can be opened for reading.
  await writer.run([]);
  const group = createGroupCommit(writer, limits);
  const lookUps = openConnection(file, { readOnly: true });
  const find = faults.watch(lookUps.run);
  const lists = createReader(() => start(true), limits);
  const reports = createReader(() => start(true), { ...limits, statementMs: REPORT_MS_MAX });
  return {
    dialect: SQLITE,
    isTaken,
    refusesWrites,
    find: async (sql, params = []) => find({ sql, params }),
    query: async (sql, params = []) => (await lists.read([{ sql, params }]))[0] ?? [],
    snapshot: (statements, { slow = false } = {}) => (slow ? reports : lists).read(statements),
    execute: (sql, params = []) => group.transaction((transaction) => transaction.query(sql, params)),
    transaction: group.transaction,
    migration: (run) => waitingForOthers(() => group.transaction(run), limits.migrationMs),
    // Between two groups, because it cannot run within a transaction.
    discardOldCopies: async () => {
      await group.between(() => writer.run([{ sql: 'pragma wal_checkpoint(truncate)', params: [] }]));
    },
    close: async () => {
      await group.drain();
      await Promise.all([lists.close(), reports.close()]);
      lookUps.close();
      await writer.close();
    },
  };
}

/** One connection; a read waits for the current group of transactions, so that it sees only committed data. */
function openInMemory(limits: DatabaseLimits): Engine {
  const connection = openConnection(null, { readOnly: false });
  const group = createGroupCommit(inlineRunner(connection), limits);
  const read: Engine['query'] = (sql, params = []) => group.between(() => connection.run({ sql, params }));
  return {
    dialect: SQLITE,
    isTaken,
    refusesWrites,
    find: read,
    query: read,
    snapshot: (statements) => group.between(() => runInSnapshot(connection.run, statements)),
    execute: (sql, params = []) => group.transaction((transaction) => transaction.query(sql, params)),
    transaction: group.transaction,
    migration: group.transaction,
    ...(connection.image && { image: connection.image }),
    close: async () => {
      await group.drain();
      connection.close();
    },
  };
}

function runInSnapshot(run: (statement: Statement) => Row[], statements: readonly Statement[]): Row[][] {
  run({ sql: 'begin', params: [] });
  try {
    return statements.map(run);
  } finally {
    run({ sql: 'commit', params: [] });
  }
}

/** SQLite itself waits only briefly while another process writes, and a migration may take longer. */
async function waitingForOthers<Result>(attempt: () => Promise<Result>, limitMs: number): Promise<Result> {
  const startedAtMs = performance.now();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() - startedAtMs >= limitMs) throw error;
    }
  }
}
