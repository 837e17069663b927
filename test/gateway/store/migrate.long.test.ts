import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../src/gateway/store/engine/migrate.ts';
import { openPostgres } from '../../../src/gateway/store/engine/postgres/postgres.ts';
import { parseMigration, readMigrations } from '../../../src/gateway/store/engine/read-migrations.ts';
import { runSql, useDatabases } from '../../helpers/database/databases.ts';
import { PATIENT_LIMITS } from '../../helpers/database/patience.ts';

/** The number of the lock under which migrations run. */
const MIGRATION_LOCK = 7_202_611_001;
const SHORT = { ...PATIENT_LIMITS, statementMs: 2000 };

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
    await sleep(SHORT.statementMs * 2);
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

  it('let others pass while they wait for a table', async () => {
    const where = await place();
    await (await open(where)).close();
    const report = new Client({ connectionString: where.databaseUrl ?? '' });
    report.on('error', () => undefined);
    await report.connect();
    onTestFinished(() => report.end());
    await report.query('begin; select 1 from orders');
    const engine = await openPostgres({
      databaseUrl: where.databaseUrl ?? '',
      limits: PATIENT_LIMITS,
      onError: console.error,
    });
    const known = readMigrations();
    const later = parseMigration('000999_later.sql', 'alter table orders add column colour text;');
    const migrating = migrate(engine, [...known, later]);
    await waitsForTable(report);
    // Without yielding, this would wait behind the migration for as long as the report takes.
    expect(await engine.query('select count(*) as orders from orders')).toEqual([{ orders: 0n }]);
    await report.query('commit');
    expect(await migrating).toMatchObject({ version: 999, applied: ['later'] });
    await engine.close();
  });

  it('hold the locks of one migration at a time, and none for an index that is there', async () => {
    const where = await place();
    await (await open(where)).close();
    const other = new Client({ connectionString: where.databaseUrl ?? '' });
    other.on('error', () => undefined);
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('begin; lock table refunds in access share mode; lock table merchants in row exclusive mode');
    const engine = await openPostgres({
      databaseUrl: where.databaseUrl ?? '',
      limits: PATIENT_LIMITS,
      onError: console.error,
    });
    const first = [
      'alter table orders add column colour text;',
      'create index if not exists merchants_by_status on merchants (status, mer_no);',
    ];
    const later = [
      parseMigration('000998_first.sql', first.join('\n')),
      parseMigration('000999_second.sql', 'alter table refunds add column colour text;'),
    ];
    const migrating = migrate(engine, [...readMigrations(), ...later]);
    await waitsForTable(other, 'refunds');
    expect(await engine.query('select count(colour) as colours from orders')).toEqual([{ colours: 0n }]);
    await other.query('commit');
    expect(await migrating).toMatchObject({ version: 999, applied: ['first', 'second'] });
    await engine.close();
  });

  it('build an index without blocking writes, and again if a build was interrupted', async () => {
    const where = await place();
    await (await open(where)).close();
    const engine = await openPostgres({
      databaseUrl: where.databaseUrl ?? '',
      limits: PATIENT_LIMITS,
      onError: console.error,
    });
    const alone: string[] = [];
    const watched = {
      ...engine,
      runAlone: async (sql: string) => {
        alone.push(sql);
        await engine.runAlone?.(sql);
      },
    };
    const sql = 'create index if not exists orders_by_day on orders (mer_no, day);';
    await runSql(where, sql);
    await runSql(where, "update pg_index set indisvalid = false where indexrelid = 'orders_by_day'::regclass");
    await migrate(watched, [...readMigrations(), parseMigration('000999_later.sql', sql)]);
    const build = 'create index concurrently if not exists orders_by_day on orders (mer_no, day)';
    expect(alone).toEqual([build, 'drop index concurrently if exists orders_by_day', build]);
    const valid = "select indisvalid::text as valid from pg_index where indexrelid = 'orders_by_day'::regclass";
    expect(await engine.query(valid)).toEqual([{ valid: 'true' }]);
    expect(await engine.query("select current_setting('statement_timeout') as limit")).toEqual([{ limit: '1min' }]);
    await engine.close();
  });

  async function waitsForTable(client: Client, table = 'orders'): Promise<void> {
    const waiting = 'select 1 from pg_locks where not granted and relation = $1::regclass';
    await expect.poll(async () => (await client.query(waiting, [table])).rowCount).toBe(1);
  }

  it('run under limits of their own', async () => {
    const { databaseUrl } = await place();
    const engine = await openPostgres({ databaseUrl: databaseUrl ?? '', limits: SHORT, onError: console.error });
    const slow = 'select 1 as done from pg_sleep(4)';
    await expect(engine.query(slow)).rejects.toThrow('The database is not available.');
    await expect(engine.transaction(({ query }) => query(slow))).rejects.toThrow('The database is not available.');
    expect(await engine.migration(({ query }) => query(slow))).toEqual([{ done: 1n }]);
    await engine.close();
  });
});

describe('migrations on SQLite', () => {
  const { place, open } = useDatabases('SQLite');

  it('wait for another process, for longer than SQLite does by itself', async () => {
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
  });
});
