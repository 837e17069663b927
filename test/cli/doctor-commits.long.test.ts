import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startKillablePostgres } from '../chaos/killable-postgres.ts';
import { describeOnBothEngines, runSql } from '../helpers/database/databases.ts';
import { runStatement } from '../helpers/database/postgres.ts';
import { endCommandsAfterEach } from './command.ts';
import { examine } from './doctor-world.ts';

// Databases that answer everything and store nothing.

endCommandsAfterEach();

const aboutWrites = (lines: readonly string[]) => lines.filter((line) => /^\w+ (commit|replication):/.test(line));

describe('tollgate doctor', () => {
  it('tells that no commit ends without the synchronous standby, who waits, and what holds the log', async () => {
    const postgres = await startKillablePostgres();
    onTestFinished(() => postgres.stop());
    const env = { MODE: 'sandbox', DATABASE_URL: postgres.url.replace('@127.0.0.1', '@127.0.0.1:9,127.0.0.1') };
    await runStatement(postgres.url, "select pg_create_physical_replication_slot('standby1', true)");
    const ALONE = 'warning replication: DATABASE_URL names 2 servers, but no standby follows the one that takes writes';
    const SLOT = /^warning replication: the slot standby1, that no standby uses, holds \d+ MB of log$/;
    expect(aboutWrites((await examine(env)).lines)).toEqual([
      'ok commit: accepts writes: one was committed, and removed again',
      expect.stringMatching(SLOT),
      ALONE,
    ]);

    await runStatement(postgres.url, "alter system set synchronous_standby_names = '*'");
    await runStatement(postgres.url, 'select pg_reload_conf()');
    const waiting = new Client({ connectionString: postgres.url });
    waiting.on('error', () => undefined);
    await waiting.connect();
    onTestFinished(() => void waiting.end().catch(() => undefined));
    const waits = waiting.query('create table somebody (id int)').catch(() => undefined);
    await expect.poll(() => countWaiters(postgres.url)).toBe(1);
    const { code, lines, remedies } = await examine(env);
    expect(code).toBe(1);
    expect(aboutWrites(lines)).toEqual([
      'problem commit: no commit within 5 seconds',
      expect.stringMatching(
        /^problem replication: commits that wait for a synchronous standby: 1, the oldest for \d+ s$/,
      ),
      "problem replication: synchronous_standby_names is '*', but no synchronous standby is connected: no commit ends",
      expect.stringMatching(SLOT),
      ALONE,
    ]);
    expect(remedies.join('\n')).toContain("alter system set synchronous_standby_names = ''");
    // What it tried itself does not wait on.
    expect(await countWaiters(postgres.url)).toBe(1);
    await runStatement(postgres.url, "alter system set synchronous_standby_names = ''");
    await runStatement(postgres.url, 'select pg_reload_conf()');
    await waits;
  });
});

async function countWaiters(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query("select pid from pg_stat_activity where wait_event = 'SyncRep'");
  await client.end();
  return rowCount ?? 0;
}

describeOnBothEngines('tollgate doctor', ({ migratedPlace, open }) => {
  it('tells that there is no room for a commit', async () => {
    const place = await migratedPlace();
    await (await open(place)).close();
    const env = place.databaseUrl === null ? { DATA_DIR: place.dataDir ?? '' } : { DATABASE_URL: place.databaseUrl };
    await runSql(
      place,
      place.databaseUrl === null
        ? `create table counted (id integer primary key autoincrement);
           insert into counted values (9223372036854775807);
           create trigger no_room before insert on settings begin insert into counted (id) values (null); end`
        : `create function no_room() returns event_trigger language plpgsql as
             $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
           create event trigger no_room on ddl_command_start when tag in ('CREATE TABLE') execute function no_room()`,
    );
    const { code, lines } = await examine({ MODE: 'sandbox', ...env });
    expect(code).toBe(1);
    expect(aboutWrites(lines)).toContainEqual(
      expect.stringMatching(/^problem commit: a commit failed: .*(extend|full)/),
    );
  });
});
