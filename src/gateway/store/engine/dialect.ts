import type { Statement } from './engine.ts';
import { manyRowsInPostgres, manyRowsInSqlite } from './many-rows.ts';
import type { ManyRows } from './many-rows.ts';
import { SELECT_OLDER_PROGRAMS } from './program-name.ts';

// The few fragments in which the engines differ. No other file checks the engine, except for the hot writes, which have a
// separate form for PostgreSQL.

export type ColumnType = 'int' | 'text' | 'json';
export type ColumnTypes = Readonly<Record<string, ColumnType>>;

export interface Dialect {
  readonly name: 'postgres' | 'sqlite';
  /** The elements of a JSON array in a parameter as rows, for a FROM clause. */
  rows(columns: ColumnTypes, source?: { readonly alias?: string; readonly param?: string }): string;
  /** Thousands of rows as the first parameters of a statement: faster than `rows`, whose text is short for any number of columns. */
  manyRows<Name extends string>(columns: Readonly<Record<Name, ColumnType>>): ManyRows<Name>;
  /** Whether a column's value is in the list that `listParam` encodes: never in an empty one, and always if null stands for the list. */
  oneOf(column: string, list: { readonly type: 'int' | 'text'; readonly param: string }): string;
  /** A join that reads its left side first. SQLite might otherwise reverse it and read every order of a merchant. */
  readonly joinInOrder: string;
  readonly forUpdate: string;
  readonly forUpdateSkipLocked: string;
  /** Admits one transaction at a time, until it ends. SQLite has one writer anyway. */
  lock(purpose: LockPurpose): Statement;
  /** For the rest of a migration: a statement that waits for a table makes everybody else wait behind it. */
  readonly lockTablesBriefly: string;
  /** Asks for the database's time in milliseconds, as `now`. A whole statement: other statements are given the time (S32). */
  readonly selectNow: string;
  /** Where programs of an earlier release are connected from, as `place`. SQLite serves one program at a time. */
  readonly selectOlderPrograms: string;
  /** A text with its Latin letters in lower case, and no others: whatever the database's locale. */
  lower(text: string): string;
  /** Whether a text contains another. */
  contains(text: string, part: string): string;
  /** A text inside of JSON that is stored as text; null if it is not there. */
  textIn(json: string, path: readonly string[]): string;
  /** The SHA-256 of a text, in hexadecimal digits. */
  sha256(text: string): string;
  /** A write that needs new pages of the file system, as many as some hundred payments. It changes only the setting. */
  takeRoom(setting: string): string;
  /** Returns a row if the table exists. */
  tableExists(table: string): Statement;
  /** The engine's statement or statements for a portable migration statement. */
  expandMigration(statement: string): string[];
}

const LOCKS = {
  migrate: 7_202_611_001,
  audit: 7_202_611_002,
  people: 7_202_611_003,
  orderIndex: 7_202_611_019,
  reconciliationFiles: 7_202_611_056,
  routing: 7_202_611_058,
} as const;

type LockPurpose = keyof typeof LOCKS;

/** After this the migration is rolled back, lets the others pass, and tries again. */
const TABLE_LOCK_MS_MAX = 1000;

// One SQL text for lists of every length, and for none: each text is a statement that every connection prepares and keeps.
const oneOf = (rows: Dialect['rows'], cast: string): Dialect['oneOf'] => {
  return (column, { type, param }) =>
    `(${param}${cast} is null or ${column} in (select one.value from ${rows({ value: type }, { alias: 'one', param })}))`;
};

const rowsInPostgres: Dialect['rows'] = (columns, { alias = 'r', param = '$1' } = {}) => {
  const types = { int: 'bigint', text: 'text', json: 'json' };
  const list = Object.entries(columns).map(([name, type]) => `${name} ${types[type]}`);
  const rows = `json_to_recordset(${param}::json) as ${alias}(${list.join(', ')})`;
  return 'mer_no' in columns ? `(select * from ${rows} where ${looksLikeOneRow(`${alias}.mer_no`)}) as ${alias}` : rows;
};

export const POSTGRES: Dialect = {
  name: 'postgres',
  rows: rowsInPostgres,
  manyRows: (columns) => manyRowsInPostgres(columns, 'mer_no' in columns ? looksLikeOneRow('r.mer_no') : 'true'),
  oneOf: oneOf(rowsInPostgres, '::json'),
  joinInOrder: 'join',
  forUpdate: 'for update',
  forUpdateSkipLocked: 'for update skip locked',
  selectNow: 'select cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as now',
  selectOlderPrograms: SELECT_OLDER_PROGRAMS,
  lower: (text) => `lower(${text} collate "C")`,
  contains: (text, part) => `position(${part} in ${text}) > 0`,
  textIn: (json, path) => `(${json}::json #>> '{${path.join(',')}}')`,
  sha256: (text) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`,
  takeRoom: takeRoomInPostgres,
  tableExists: (table) => ({ sql: 'select 1 as found where to_regclass($1) is not null', params: [table] }),
  lock: (purpose) => ({ sql: 'select pg_advisory_xact_lock($1)', params: [LOCKS[purpose]] }),
  lockTablesBriefly: `set local lock_timeout = ${TABLE_LOCK_MS_MAX}`,
  expandMigration: (statement) => {
    const [rule, table] = guardedTable(statement);
    if (rule === 'appendOnly') return appendOnlyInPostgres(table);
    if (rule === 'extendOnly') return extendOnlyInPostgres(table);
    if (rule === 'packed') return packedInPostgres(table);
    return [
      fill(statement, {
        key: () => 'text collate "C"',
        room: (percent) => ` with (fillfactor = ${percent})`,
        // Rows come and go: dead rows must be vacuumed before they make up a fifth of the table.
        churn: (percent) => ` with (fillfactor = ${percent}, autovacuum_vacuum_scale_factor = 0.01)`,
        compact: () => '',
        // A bigint column holds only integers anyway.
        integer: () => '',
        // No deduplication of entries with equal values: dead ones would be read again by every query.
        queue: () => ' with (deduplicate_items = off)',
      }),
    ];
  },
};

const ROOM_BYTES = 262_144;
const ROW_BYTES = 1900;

const putFiller = (setting: string, filler: string) =>
  `insert into settings (name, value) values ('${setting}', ${filler}) on conflict (name) do update set value = excluded.value`;

/**
 * Pages of one table are no use to another, so only a new file needs new ones. A role that may not create temporary tables
 * writes a long text instead; it proves less, because vacuumed pages of its own table are enough for it.
 */
function takeRoomInPostgres(setting: string): string {
  const rows = Math.ceil(ROOM_BYTES / ROW_BYTES);
  const random = `(select string_agg(md5(random()::text), '') from generate_series(1, ${ROOM_BYTES / 32}))`;
  return `do $$ begin
    if has_database_privilege(current_database(), 'temporary') then
      perform set_config('temp_tablespaces', '', true);
      create temporary table tollgate_room (filler text) on commit drop;
      insert into tollgate_room select repeat('x', ${ROW_BYTES}) from generate_series(1, ${rows});
    else
      ${putFiller(setting, random)};
    end if;
  end $$`;
}

/**
 * True for every merchant number, but the planner estimates that one row of a batch remains, so it always uses keys. For a
 * batch of unknown length it expects a hundred rows, scans a table that is still small, and keeps that plan while the table
 * grows: payments then took a hundred times as long, until the next `analyze`.
 */
function looksLikeOneRow(merchantNumber: string): string {
  return `${merchantNumber} between 0 and ${Number.MAX_SAFE_INTEGER}`;
}

/**
 * For a hot write on PostgreSQL: whether a trade number is among those of a part of the same statement. `is true` keeps the
 * planner from turning it into a join, which compared all pairs of rows: a third of the time of a batch of a hundred.
 */
export function amongTrades(column: string, part: string): string {
  return `(${column} in (select trade_no from ${part})) is true`;
}

/** From SQLite 3.51 on elements can stay parsed. Otherwise each column of a row parses the row again, which takes four times as long. */
const EACH = keepsElementsParsed(process.versions['sqlite']) ? 'jsonb_each' : 'json_each';

function keepsElementsParsed(version = ''): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 3 || (major === 3 && minor >= 51);
}

const rowsInSqlite: Dialect['rows'] = (columns, { alias = 'r', param = '$1' } = {}) => {
  const list = Object.entries(columns).map(([name, type]) =>
    type === 'int' ? `cast(value->>'$.${name}' as integer) as ${name}` : `value->>'$.${name}' as ${name}`,
  );
  return `(select ${list.join(', ')} from ${EACH}(${param})) as ${alias}`;
};

export const SQLITE: Dialect = {
  name: 'sqlite',
  rows: rowsInSqlite,
  manyRows: (columns) => manyRowsInSqlite(columns, EACH),
  oneOf: oneOf(rowsInSqlite, ''),
  joinInOrder: 'cross join',
  forUpdate: '',
  forUpdateSkipLocked: '',
  selectNow: "select cast(unixepoch('subsec') * 1000 as integer) as now",
  selectOlderPrograms: 'select null as place where false',
  lower: (text) => `lower(${text})`,
  contains: (text, part) => `instr(${text}, ${part}) > 0`,
  textIn: (json, path) => `(${json} ->> '$.${path.join('.')}')`,
  // Every connection that writes defines this function.
  sha256: (text) => `sha256(${text})`,
  // Free pages of the file are everybody's, so those count too.
  takeRoom: (setting) => putFiller(setting, `hex(randomblob(${ROOM_BYTES / 2}))`),
  tableExists: (table) => ({
    sql: "select 1 as found from sqlite_master where type = 'table' and name = $1",
    params: [table],
  }),
  lock: () => ({ sql: 'select 1', params: [] }),
  lockTablesBriefly: 'select 1',
  expandMigration: (statement) => {
    const [rule, table] = guardedTable(statement);
    if (rule === 'appendOnly') return appendOnlyInSqlite(table);
    if (rule === 'extendOnly') return extendOnlyInSqlite(table);
    if (rule === 'packed') return [];
    return [fill(statement, SQLITE_TEXTS)];
  },
};

const none = () => '';

const SQLITE_TEXTS = {
  key: () => 'text',
  room: none,
  churn: none,
  queue: none,
  compact: () => ' without rowid',
  // A sum beyond 64 bits would continue in floating point.
  integer: (column: string) => ` check (typeof(${column}) = 'integer')`,
};

type Placeholder = 'key' | 'room' | 'churn' | 'queue' | 'compact' | 'integer';

function fill(statement: string, texts: Record<Placeholder, (argument: string) => string>): string {
  return statement.replaceAll(
    /\{(key|room|churn|queue|compact|integer)(?::(\w+))?\}/g,
    (_whole, name: Placeholder, argument: string) => texts[name](argument),
  );
}

function guardedTable(statement: string): [rule: string, table: string] {
  const [, rule = '', table = ''] = /^\{(appendOnly|extendOnly|packed):(\w+)\}$/.exec(statement.trim()) ?? [];
  return [rule, table];
}

/** The texts of its column `content` are packed already: PostgreSQL would try once more, in vain. */
function packedInPostgres(table: string): string[] {
  return [`alter table ${table} alter column content set storage external`];
}

// S17: the database itself refuses changes to the ledger.
function appendOnlyInPostgres(table: string): string[] {
  return [
    `create function ${table}_only_grows() returns trigger language plpgsql as
       $$ begin raise exception '${table} only grows: write a correction as new rows'; end $$`,
    `create trigger ${table}_refuse_change before update or delete on ${table}
       for each row execute function ${table}_only_grows()`,
    `create trigger ${table}_refuse_truncate before truncate on ${table}
       for each statement execute function ${table}_only_grows()`,
  ];
}

function appendOnlyInSqlite(table: string): string[] {
  return ['update', 'delete'].map(
    (change) =>
      `create trigger ${table}_refuse_${change} before ${change} on ${table}
         begin select raise(abort, '${table} only grows: write a correction as new rows'); end`,
  );
}

/** Only the last day of a chain may change, and only by more rows. */
const mayExtend = (table: string) =>
  `new.day = old.day and new.first_no = old.first_no and new.last_no > old.last_no
     and new.actions > old.actions and not exists (select 1 from ${table} later where later.day > old.day)`;

function extendOnlyInPostgres(table: string): string[] {
  return [
    `create function ${table}_only_grows() returns trigger language plpgsql as
       $$ begin
         if tg_op = 'UPDATE' then
           if ${mayExtend(table)} then return new; end if;
         end if;
         raise exception '${table} only grows: its last day may be extended';
       end $$`,
    `create trigger ${table}_refuse_change before update or delete on ${table}
       for each row execute function ${table}_only_grows()`,
    `create trigger ${table}_refuse_truncate before truncate on ${table}
       for each statement execute function ${table}_only_grows()`,
  ];
}

function extendOnlyInSqlite(table: string): string[] {
  const refuse = `begin select raise(abort, '${table} only grows: its last day may be extended'); end`;
  return [
    `create trigger ${table}_refuse_update before update on ${table} when not (${mayExtend(table)}) ${refuse}`,
    `create trigger ${table}_refuse_delete before delete on ${table} ${refuse}`,
  ];
}
