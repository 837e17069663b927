import { describe, expect, it, onTestFinished } from 'vitest';
import { runSql } from '../helpers/database/databases.ts';
import { openDatabase } from '../helpers/gateway/gateway.ts';
import type { EngineName } from '../helpers/gateway/gateway.ts';
import { endCommandsAfterEach, startCommand } from './command.ts';
import { sampled } from '../helpers/sweep.ts';

endCommandsAfterEach();

async function migrate(env: NodeJS.ProcessEnv, ...options: string[]) {
  return startCommand(['migrate', ...options], { env }).ended;
}

describe.each<EngineName>(sampled(['PostgreSQL', 'SQLite'], 1))('tollgate migrate on %s', (engine) => {
  it('brings the schema up to date once, with nothing set but the database', async () => {
    const { env, drop } = await openDatabase(engine, { isEmpty: true });
    onTestFinished(drop);
    // A live gateway would ask for secrets; this does not need them.
    const live = { ...env, MODE: 'live' };
    const first = await migrate(live);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(/^Migrated the schema to version \d+\. Applied: orders, ledger, .*\.\n$/);
    const again = await migrate(live);
    expect(again).toMatchObject({ code: 0, stderr: '' });
    expect(again.stdout).toMatch(/^The schema is already at version \d+\.\n$/);
    const { stdout } = await migrate(live, '--json');
    const { version } = JSON.parse(stdout) as { version: number };
    expect(JSON.parse(stdout)).toEqual({ version, known: version, applied: [] });
  });

  it('prints with --plan what it would do, and does not do it', async () => {
    const { env, drop } = await openDatabase(engine, { isEmpty: true });
    onTestFinished(drop);
    const plan = await migrate(env, '--plan');
    expect(plan).toMatchObject({ code: 0, stderr: '' });
    expect(plan.stdout).toMatch(/^The schema is at version 0; this Tollgate would migrate it to version \d+:\n/);
    expect(plan.stdout).toMatch(/^ 1  orders +expand +Orders, their details, refunds, chargebacks,/m);
    expect(await migrate(env, '--plan')).toEqual(plan);
    await migrate(env);
    expect((await migrate(env, '--plan')).stdout).toMatch(/^The schema is already at version \d+\.\n$/);
  });

  it('says in one line that the schema is newer than it knows', async () => {
    const { env, drop } = await openDatabase(engine, { isEmpty: true });
    onTestFinished(drop);
    await migrate(env);
    const place = { databaseUrl: env['DATABASE_URL'] ?? null, dataDir: env['DATA_DIR'] ?? null };
    await runSql(place, "insert into schema_migrations (version, name, applied_at) values (999, 'future', 0)");
    await runSql(place, "update settings set value = '999' where name = 'schemaRunsFrom'");
    const { code, stdout, stderr } = await migrate(env);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /^tollgate: The database has schema version 999, but this Tollgate only knows versions up to \d+\. .*\n$/,
    );
  });

  it('says that a newer schema which it can serve needs no migration', async () => {
    const { env, drop } = await openDatabase(engine, { isEmpty: true });
    onTestFinished(drop);
    await migrate(env);
    const place = { databaseUrl: env['DATABASE_URL'] ?? null, dataDir: env['DATA_DIR'] ?? null };
    await runSql(place, "insert into schema_migrations (version, name, applied_at) values (999, 'future', 0)");
    for (const options of [[], ['--plan']]) {
      const { code, stdout } = await migrate(env, ...options);
      expect(code).toBe(0);
      expect(stdout).toMatch(
        /^The schema is at version 999, of a newer Tollgate; this one knows \d+ and can serve it\. /,
      );
    }
  });
});

describe('tollgate migrate without a database that it can use', () => {
  it.each([
    [
      'mysql://db/tollgate',
      'tollgate: DATABASE_URL must be an address that starts with postgres:// or postgresql://.\n',
    ],
    [
      'postgres://user:secret@127.0.0.1:1,127.0.0.1:2/tollgate',
      'tollgate: The database cannot be used. Nothing listens at this address. Start the server, or correct host and port in DATABASE_URL. (127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1; 127.0.0.1:2: connect ECONNREFUSED 127.0.0.1:2)\n',
    ],
  ])('ends with code 1 for %s', async (DATABASE_URL, stderr) => {
    expect(await migrate({ DATABASE_URL })).toEqual({ code: 1, stdout: '', stderr });
  });
});
