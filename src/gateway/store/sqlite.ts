import { SQLITE } from './dialect.ts';
import type { Engine, Row, Statement } from './engine.ts';
import { createGroupCommit } from './group-commit.ts';
import { DATABASE_LIMITS } from './limits.ts';
import type { DatabaseLimits } from './limits.ts';
import { makeDataDir, openConnection } from './sqlite-connection.ts';
import { isBusy } from './sqlite-errors.ts';
import { sqliteFile } from './sqlite-file.ts';
import { inlineWriter, threadWriter } from './sqlite-writer.ts';
import { createFaultWatch } from './watch-faults.ts';

/**
 * SQLite in a file: writes in a separate thread, reads here on a second connection. Null: in memory, for the lifetime of the
 * process. Several processes may share one file.
 */
export async function openSqlite(
  dataDir: string | null,
  limits: DatabaseLimits = DATABASE_LIMITS,
  onFault: (error: unknown) => void = () => undefined,
): Promise<Engine> {
  if (dataDir === null) return openInMemory(limits);
  makeDataDir(dataDir);
  const faults = createFaultWatch(onFault);
  const thread = threadWriter(sqliteFile(dataDir));
  const writer = { ...thread, run: faults.watch(thread.run) };
  // The first response shows that the file exists, so that it can be opened for reading.
  await writer.run([]);
  const group = createGroupCommit(writer, limits);
  const reader = openConnection(sqliteFile(dataDir), { readOnly: true });
  const read = faults.watch(reader.run);
  return {
    dialect: SQLITE,
    query: async (sql, params = []) => read({ sql, params }),
    snapshot: async (statements) => runInSnapshot(read, statements),
    execute: (sql, params = []) => group.transaction((transaction) => transaction.query(sql, params)),
    transaction: group.transaction,
    migration: (run) => waitingForOthers(() => group.transaction(run), limits.migrationMs),
    // Between two groups, because it cannot run within a transaction.
    discardOldCopies: async () => {
      await group.between(() => writer.run([{ sql: 'pragma wal_checkpoint(truncate)', params: [] }]));
    },
    close: async () => {
      await group.drain();
      reader.close();
      await writer.close();
    },
  };
}

/** One connection; a read waits for the current group of transactions, so that it sees only committed data. */
function openInMemory(limits: DatabaseLimits): Engine {
  const connection = openConnection(null, { readOnly: false });
  const group = createGroupCommit(inlineWriter(connection), limits);
  return {
    dialect: SQLITE,
    query: (sql, params = []) => group.between(() => connection.run({ sql, params })),
    snapshot: (statements) => group.between(() => runInSnapshot(connection.run, statements)),
    execute: (sql, params = []) => group.transaction((transaction) => transaction.query(sql, params)),
    transaction: group.transaction,
    migration: group.transaction,
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
