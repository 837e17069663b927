import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DATABASE_LIMITS } from '../../../src/gateway/store/limits.ts';
import { openPostgres } from '../../../src/gateway/store/postgres.ts';
import { useDatabases } from '../../helpers/databases.ts';

/** The number of the lock under which migrations run. */
const MIGRATION_LOCK = 7_202_611_001;
const SHORT = { ...DATABASE_LIMITS, statementMs: 200, connectMs: 200 };
const LONG_MS = 30_000;

describe('migrations on PostgreSQL', () => {
  const { place, open } = useDatabases('PostgreSQL');

  async function holdLock(databaseUrl: string | null) {
    const client = new Client({ connectionString: databaseUrl ?? '' });
    // The database goes before this does.
    client.on('error', () => undefined);
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    onTestFinished(() => client.end());
    return { release: () => client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]) };
  }

  it('wait for another node’s, for longer than a statement may take', async () => {
    const where = await place();
    const other = await holdLock(where.databaseUrl);
    const opening = open(where, { limits: SHORT });
    let opened = false;
    void opening.then(() => (opened = true));
    await sleep(SHORT.statementMs * 8);
    expect(opened).toBe(false);
    await other.release();
    await (await opening).ping();
  });

  it('wait no longer than they may', async () => {
    const where = await place();
    await holdLock(where.databaseUrl);
    await expect(open(where, { limits: { ...SHORT, migrationMs: 500 } })).rejects.toThrow(
      'The database is not available. Nothing was written; try again.',
    );
  });

  it('run under limits of their own', async () => {
    const { databaseUrl } = await place();
    const engine = await openPostgres({ databaseUrl: databaseUrl ?? '', limits: SHORT, onError: console.error });
    const slow = 'select 1 as done from pg_sleep(1.2)';
    await expect(engine.query(slow)).rejects.toThrow('The database is not available.');
    await expect(engine.transaction(({ query }) => query(slow))).rejects.toThrow('The database is not available.');
    expect(await engine.migration(({ query }) => query(slow))).toEqual([{ done: 1n }]);
    await engine.close();
  });
});

describe('migrations on SQLite', () => {
  const { place, open } = useDatabases('SQLite');

  it(
    'wait for another process, for longer than SQLite does by itself',
    async () => {
      const where = await place();
      const other = new DatabaseSync(join(where.dataDir ?? '', 'tollgate.sqlite'));
      onTestFinished(() => other.close());
      other.exec('pragma journal_mode = wal; begin immediate');
      const opening = open(where);
      let opened = false;
      void opening.then(() => (opened = true));
      await sleep(6000);
      expect(opened).toBe(false);
      other.exec('commit');
      await (await opening).ping();
    },
    LONG_MS,
  );
});
