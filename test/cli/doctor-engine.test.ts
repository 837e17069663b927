import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { placeEnv, useDatabases } from '../helpers/database/databases.ts';
import type { Place } from '../helpers/database/databases.ts';
import { createDatabase, runStatement } from '../helpers/database/postgres.ts';
import { endCommandsAfterEach } from './command.ts';
import { examine } from './doctor-world.ts';

// What `tollgate doctor --engine` says of the databases that tests run on, and of some that will not do.

endCommandsAfterEach();

const EVERYWHERE = [
  'makes all tables, indexes and triggers of this release',
  'keeps whole numbers of 64 bits, and sums beyond them',
  'keeps texts of all scripts, and orders keys by their bytes',
  'refuses a second row where there may be one, and says so',
  'refuses changes of what only grows',
  'reads rows from JSON, and texts inside of it',
  'changes a row that is there already in place',
  'makes digests as the gateway does',
];
const ON_POSTGRES = [
  'keeps a lock from other connections until its transaction ends',
  'locks rows, and skips those that are locked',
  'ends a statement at its time limit',
  'writes to several tables in one statement',
];

const envOf = (place: Place) => ({ MODE: 'sandbox', ...placeEnv(place) });

it('tollgate doctor --engine finds that the SQLite of Node does what our SQL needs', async () => {
  const { code, lines } = await examine({ MODE: 'sandbox' }, '--engine');
  const name = `ok engine: SQLite ${process.versions['sqlite']}`;
  expect({ code, lines }).toEqual({ code: 0, lines: EVERYWHERE.map((need) => `${name} ${need}`) });
});

describe('tollgate doctor --engine', () => {
  const { place, migratedPlace } = useDatabases('PostgreSQL');

  it.each([
    ['new', place],
    ['in use', migratedPlace],
  ])('finds that a PostgreSQL that is %s does what our SQL needs, and leaves nothing there', async (_what, make) => {
    const where = await make();
    const before = await readNames(where);
    const { code, lines } = await examine(envOf(where), '--engine');
    const needs = [...EVERYWHERE, ...ON_POSTGRES].map((need) => expect.stringMatching(saysOk(need)) as string);
    expect({ code, lines }).toEqual({ code: 0, lines: needs });
    expect(await readNames(where)).toEqual(before);
  });

  it('says what to grant to a user who may not make a schema', async () => {
    const { url, drop } = await createDatabase();
    const there = new URL(url);
    const [user, database] = [`probe_${randomBytes(4).toString('hex')}`, there.pathname.slice(1)];
    await runStatement(url, `create role ${user} login`);
    onTestFinished(() => runStatement(url, `drop role ${user}`).then(drop));
    there.username = user;
    const { code, lines, remedies } = await examine(envOf({ databaseUrl: there.href, dataDir: null }), '--engine');
    expect({ code, lines, remedies }).toEqual({
      code: 1,
      lines: [`problem engine: cannot be tried out: permission denied for database ${database}`],
      remedies: [
        'The database user needs CREATE on the database, for a schema that is undone: grant create on database <name> to <user>.',
      ],
    });
  });

  it('refuses a database that cannot keep texts of all scripts', async () => {
    const { url, drop } = await createDatabase();
    const name = `latin_${randomBytes(4).toString('hex')}`;
    await runStatement(url, `create database ${name} template template0 encoding LATIN1 lc_collate 'C' lc_ctype 'C'`);
    onTestFinished(() => runStatement(url, `drop database ${name} with (force)`).then(drop));
    const there = new URL(url);
    there.pathname = `/${name}`;
    const { code, lines, remedies } = await examine(envOf({ databaseUrl: there.href, dataDir: null }), '--engine');
    expect(code).toBe(1);
    expect(lines.filter((line) => line.startsWith('problem'))).toEqual([
      expect.stringMatching(
        /^problem engine: PostgreSQL \S+ should be one that keeps texts of all scripts, and orders keys by their bytes, but character .* has no equivalent in encoding "LATIN1"$/,
      ),
      expect.stringMatching(/should be one that reads rows from JSON, and texts inside of it, but /),
      expect.stringMatching(/should be one that makes digests as the gateway does, but /),
    ]);
    expect(remedies).toContain('Use PostgreSQL 15 or newer, and a database in UTF-8.');
  });
});

const saysOk = (need: string) => new RegExp(String.raw`^ok engine: PostgreSQL \d+(?:\.\d+)* ${need}$`);

/** Everything that the database has under a name. */
async function readNames({ databaseUrl }: Place): Promise<readonly string[]> {
  const client = new Client({ connectionString: databaseUrl ?? '' });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(`select nspname as name from pg_namespace
      union all select relname from pg_class union all select proname from pg_proc order by name`);
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
