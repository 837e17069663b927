import { createHash, randomBytes } from 'node:crypto';
import type { Engine, Transaction } from '../engine/engine.ts';
import { applyNext } from '../engine/migrate.ts';
import { readMigrations } from '../engine/read-migrations.ts';
import { bigintOf, integerOf, textOf } from '../engine/table.ts';
import { wideSum, wideSumOf } from '../engine/wide-sum.ts';

// Tries out on a database what the SQL of this release takes for granted. All of it happens in one transaction that is undone, on
// PostgreSQL in a schema of its own, so it may be run beside a gateway that serves.

export interface ProbedNeed {
  readonly what: string;
  /** Null if the database does it. */
  readonly fault: string | null;
}

interface Probing {
  readonly engine: Engine;
  readonly query: Transaction['query'];
}

interface Need {
  readonly what: string;
  /** Why the database does not do it; null if it does. */
  readonly probe: (probing: Probing) => Promise<string | null>;
}

class UndoneError extends Error {}

export async function probeEngine(engine: Engine): Promise<ProbedNeed[]> {
  let found: ProbedNeed[] = [];
  const schema = `tollgate_probe_${randomBytes(6).toString('hex')}`;
  const run = async (transaction: Transaction) => {
    found = [];
    const { query } = transaction;
    if (engine.dialect.name === 'postgres') {
      await query(`create schema ${schema}`);
      await query(`set local search_path to ${schema}`);
    }
    await applyNext(transaction, engine, readMigrations());
    for (const statement of PROBE_TABLE) for (const sql of engine.dialect.expandMigration(statement)) await query(sql);
    const needs = engine.dialect.name === 'postgres' ? [...NEEDS, ...POSTGRES_NEEDS] : NEEDS;
    for (const { what, probe } of needs) {
      await query('savepoint probe');
      found.push({ what, fault: await probe({ engine, query }).catch(messageOf) });
      await query('rollback to savepoint probe');
    }
    throw new UndoneError();
  };
  await engine.migration(run).catch((error: unknown) => {
    if (!(error instanceof UndoneError)) throw error;
  });
  return [{ what: 'makes all tables, indexes and triggers of this release', fault: null }, ...found];
}

const PROBE_TABLE = [
  'create table probe_rows (name {key} not null primary key, amount bigint not null {integer:amount}, details text, place bigint)',
  'create unique index probe_rows_once on probe_rows (place)',
  '{appendOnly:probe_rows}',
];

const LARGEST = 2n ** 63n - 1n;
/** Ordered by their bytes in UTF-8. */
const NAMES = ['B', 'a', 'b', 'á', '杯', '🙂'];
const ADD = 'insert into probe_rows (name, amount, details) values ($1, $2, $3)';

const NEEDS: readonly Need[] = [
  {
    what: 'keeps whole numbers of 64 bits, and sums beyond them',
    async probe({ query }) {
      for (const name of ['a', 'b']) await query(ADD, [name, LARGEST, null]);
      const [row = {}] = await query(`select ${wideSum('amount')}, min(amount) as least from probe_rows`);
      return expect([bigintOf(row['least']), wideSumOf(row, 'amount')], [LARGEST, 2n * LARGEST]);
    },
  },
  {
    what: 'keeps texts of all scripts, and orders keys by their bytes',
    async probe({ query }) {
      for (const name of NAMES.toReversed()) await query(ADD, [name, 1, null]);
      const rows = await query('select name from probe_rows order by name');
      return expect(
        rows.map(({ name }) => textOf(name)),
        NAMES,
      );
    },
  },
  {
    what: 'refuses a second row where there may be one, and says so',
    async probe({ engine, query }) {
      const addAt = 'insert into probe_rows (name, amount, place) values ($1, 1, 1)';
      await query(addAt, ['a']);
      const refused = await query(addAt, ['b']).then(
        () => null,
        (error: unknown) => error,
      );
      return engine.isTaken(refused) ? null : `answered ${refused === null ? 'nothing' : messageOf(refused)}`;
    },
  },
  {
    what: 'refuses changes of what only grows',
    async probe({ query }) {
      await query(ADD, ['a', 1, null]);
      const refused = await query("update probe_rows set amount = 2 where name = 'a'").then(() => null, messageOf);
      return refused?.includes('only grows') === true ? null : `answered ${refused ?? 'nothing'}`;
    },
  },
  {
    what: 'reads rows from JSON, and texts inside of it',
    async probe({ engine: { dialect }, query }) {
      const columns = { name: 'text', amount: 'int' } as const;
      const given = [
        { name: 'Ä "1"', amount: 1 },
        { name: '杯', amount: 2 },
      ];
      const added = `insert into probe_rows (name, amount, details)
        select r.name, r.amount, $2 from ${dialect.rows(columns)} where true returning name`;
      await query(added, [JSON.stringify(given), JSON.stringify({ of: { place: 'Łódź' } })]);
      const place = dialect.textIn('details', ['of', 'place']);
      const [row = {}] = await query(`select sum(amount) as sum, min(${place}) as place from probe_rows`);
      return expect([Number(textOf(String(row['sum']))), textOf(row['place'])], [3, 'Łódź']);
    },
  },
  {
    what: 'changes a row that is there already in place',
    async probe({ query }) {
      const put = `insert into settings (name, value) values ('probe', $1)
        on conflict (name) do update set value = excluded.value returning value`;
      await query(put, ['1']);
      const rows = await query(put, ['2']);
      return expect(
        rows.map(({ value }) => textOf(value)),
        ['2'],
      );
    },
  },
  {
    what: 'makes digests as the gateway does',
    async probe({ engine: { dialect }, query }) {
      const [row = {}] = await query(`select ${dialect.sha256("'Łódź'")} as digest`);
      return expect(textOf(row['digest']).toLowerCase(), createHash('sha256').update('Łódź').digest('hex'));
    },
  },
];

const ADVISORY_LOCK = 7_202_611_999;
/** By its SQLSTATE: messages come in the server's language. */
const CANCELLED = '57014';

const POSTGRES_NEEDS: readonly Need[] = [
  {
    what: 'keeps a lock from other connections until its transaction ends',
    async probe({ engine, query }) {
      await query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
      const [row = {}] = await engine.query('select pg_try_advisory_xact_lock($1)::int as taken', [ADVISORY_LOCK]);
      return expect(integerOf(row['taken']), 0);
    },
  },
  {
    what: 'locks rows, and skips those that are locked',
    async probe({ query }) {
      await query(ADD, ['a', 1, null]);
      const rows = await query('select name from probe_rows for update skip locked');
      return expect(rows.length, 1);
    },
  },
  {
    what: 'ends a statement at its time limit',
    async probe({ query }) {
      await query('set local statement_timeout = 50');
      const ended = await query('select pg_sleep(2)').then(() => new Error('slept'), innermost);
      return (ended as { code?: string }).code === CANCELLED ? null : `answered ${ended.message}`;
    },
  },
  {
    what: 'writes to several tables in one statement',
    async probe({ query }) {
      const sql = `with added as (insert into probe_rows (name, amount) values ($1, 1) returning name),
        put as (insert into settings (name, value) select name, '1' from added returning name)
        select count(*) as count from put`;
      const [row = {}] = await query(sql, ['a']);
      return expect(integerOf(row['count']), 1);
    },
  },
];

function expect(found: unknown, wanted: unknown): string | null {
  const [said, awaited] = [found, wanted].map((value) => JSON.stringify(value, (_key, one: unknown) => shown(one)));
  return said === awaited ? null : `answered ${said} instead of ${awaited}`;
}

function shown(value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

function messageOf(error: unknown): string {
  return innermost(error).message;
}

function innermost(error: unknown): Error {
  const { cause } = error as Error;
  return cause instanceof Error ? innermost(cause) : (error as Error);
}
