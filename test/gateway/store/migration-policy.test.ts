import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checksumsOf, readReleasedMigrations } from '../../../scripts/release/migrations.ts';
import { migrate, planMigration } from '../../../src/gateway/store/engine/migrate.ts';
import { openSqlite } from '../../../src/gateway/store/engine/sqlite/sqlite.ts';
import { parseMigration, readMigrations } from '../../../src/gateway/store/engine/read-migrations.ts';
import { problemsOfMigration } from '../../helpers/contract/migration-rules.ts';

const FOLDER = new URL('../../../src/gateway/store/migrations/', import.meta.url);

const { migrations: released } = await readReleasedMigrations('.');
const checksums = await checksumsOf('.');
const releasedVersion = Math.max(...Object.keys(released).map((file) => Number(file.slice(0, 6))));

describe('migrations', () => {
  it('are never changed after their release', () => {
    const now = Object.fromEntries(Object.keys(released).map((file) => [file, checksums[file]]));
    expect(now).toEqual(released);
  });

  it('are numbered from 1, each number once', () => {
    const versions = readMigrations().map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
    expect(versions.slice(0, releasedVersion)).toEqual(Array.from({ length: releasedVersion }, (_, at) => at + 1));
  });

  it('let the last release serve beside them, and lock no large table', () => {
    const files = Object.keys(checksums).filter((file) => !(file in released));
    const problems = files.flatMap((file) =>
      problemsOfMigration({ file, text: readFileSync(new URL(file, FOLDER), 'utf8') }, releasedVersion),
    );
    expect(problems).toEqual([]);
  });

  it.each([
    ['drop table refunds', 'removes'],
    ['alter table orders drop column script', 'removes'],
    ['alter table orders rename column script to play', 'removes'],
    ['alter table orders alter column state type bigint', 'removes'],
    ['alter table orders add column colour text not null', 'not null without a default'],
    ['alter table orders add constraint positive check (amount > 0)', 'adds a constraint'],
    ['create index orders_by_day on orders (day)', 'indexes a table'],
    ['create unique index if not exists orders_by_day on orders (day)', 'indexes a table'],
    ['update orders set script = null', 'changes rows'],
    ['delete from notifications where state = 1', 'changes rows'],
    ['-- contract from 13\ndrop table refunds', 'runs from schema 13, but the last release knows 12'],
  ])('are refused for %j', (sql, problem) => {
    expect(problemsOfMigration({ file: '000099_planted.sql', text: `${sql};\n` }, 12)).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  it.each([
    'create table drafts (mer_no bigint not null, at bigint);\ncreate index drafts_at on drafts (at);\n',
    "alter table orders add column colour text not null default '';\n",
    'alter table orders add column colour text;\n',
    'create index merchants_by_name on merchants (name);\n',
    'create index if not exists orders_by_day on orders (day);\n',
    '-- contract from 12: nobody reads it since 0.2.0\nalter table orders drop column script;\n',
  ])('may say %j', (text) => {
    expect(problemsOfMigration({ file: '000099_planted.sql', text }, 12)).toEqual([]);
  });
});

describe('a program on a database that a newer release has migrated', () => {
  const known = readMigrations();
  const next = (known.at(-1)?.version ?? 0) + 1;
  const fileOf = (version: number) => `${String(version).padStart(6, '0')}_later.sql`;
  const laterOf = (text: string) => [...known, parseMigration(fileOf(next), text)];

  async function openMigrated(text: string) {
    const engine = await openSqlite(null);
    onTestFinished(() => engine.close());
    await migrate(engine, known);
    expect(await migrate(engine, laterOf(text))).toEqual({ version: next, known: next, applied: ['later'] });
    return engine;
  }

  it('runs beside it if that only added something', async () => {
    const engine = await openMigrated('create table drafts (mer_no bigint not null primary key);');
    expect(await migrate(engine, known)).toEqual({ version: next, known: next - 1, applied: [] });
  });

  it('stops with one line if that removed what it needs', async () => {
    const engine = await openMigrated(`-- contract from ${next}\ndrop table counted_tries;`);
    await expect(migrate(engine, known)).rejects.toThrow(
      `The database has schema version ${next}, but this Tollgate only knows versions up to ${next - 1}. Start a newer Tollgate, or use another database.`,
    );
  });

  it('stops with one line if a number has another name there', async () => {
    const engine = await openMigrated('create table drafts (mer_no bigint not null primary key);');
    const other = [...known, parseMigration(`${fileOf(next).slice(0, 6)}_another.sql`, 'select 1;')];
    await expect(migrate(engine, other)).rejects.toThrow(
      `The database has migration ${next} "later", but this Tollgate has "another" under that number`,
    );
  });

  it('plans what it would do without doing it', async () => {
    const engine = await openSqlite(null);
    onTestFinished(() => engine.close());
    await migrate(engine, known);
    const later = laterOf('-- Drafts of payers. More text.\ncreate table drafts (mer_no bigint not null primary key);');
    const { version, pending } = await planMigration(engine, later);
    expect(version).toBe(next - 1);
    expect(pending).toMatchObject([{ name: 'later', about: 'Drafts of payers.', runsFrom: 0 }]);
    expect((await planMigration(engine, later)).pending).toHaveLength(1);
  });
});
