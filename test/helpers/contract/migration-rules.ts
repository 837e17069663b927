import { parseMigration } from '../../../src/gateway/store/engine/read-migrations.ts';

// What a migration may do while the release before it serves payments. PostgreSQL holds the lock of each statement until the
// whole migration commits, so none may read or write a table that grows with payments.

/**
 * Tables of a few thousand rows at most: what locks them is over in milliseconds. Merchants' requests write no audit row, and one
 * payment in hundreds is charged back.
 */
const SMALL_TABLES = [
  'audit',
  'chargebacks',
  'merchants',
  'merchant_secrets',
  'exchange_rates',
  'settings',
  'delivery_pauses',
  'order_index',
];

export interface MigrationFile {
  readonly file: string;
  readonly text: string;
}

/** One line for each rule that the migration breaks. `releasedVersion` is the schema of the last release. */
export function problemsOfMigration({ file, text }: MigrationFile, releasedVersion: number): string[] {
  const { statements, runsFrom } = parseMigration(file, text);
  const made = statements.flatMap((statement) => /^create table (\w+)/i.exec(statement)?.[1] ?? []);
  const isOpen = (table = '') => made.includes(table) || SMALL_TABLES.includes(table);
  const problems = statements.flatMap((statement) => {
    const sql = statement.replaceAll(/\s+/g, ' ').toLowerCase();
    return [
      removes(sql) && runsFrom === 0
        ? 'removes, renames or retypes something: add "-- contract from <version>", in a release after the one that stopped using it'
        : '',
      /^alter table \S+ add column (?!.* default ).* not null/.test(sql)
        ? 'adds a column that is not null without a default: the last release does not fill it'
        : '',
      /^alter table \S+ add (?:constraint|check|unique|primary|foreign)/.test(sql)
        ? 'adds a constraint to an existing table, which reads all of it under a lock'
        : '',
      isOpen(/^create (?:unique index .*|index (?!if not exists)\S+) on (\w+)/.exec(sql)?.[1] ?? 'settings')
        ? ''
        : 'indexes a table that grows with payments: write "create index if not exists", which is built beforehand without blocking writes',
      isOpen(/^(?:update|delete from) (\w+)/.exec(sql)?.[1] ?? 'settings')
        ? ''
        : 'changes rows of a table that grows with payments; let the program do it in bounded batches',
    ]
      .filter(Boolean)
      .map((problem) => `${file} ${problem}: ${sql.slice(0, 80)}`);
  });
  if (runsFrom > releasedVersion) {
    problems.push(`${file} runs from schema ${runsFrom}, but the last release knows ${releasedVersion}: it would stop`);
  }
  return problems;
}

function removes(sql: string): boolean {
  return /^drop |^alter table \S+ (?:drop|rename|alter)\b/.test(sql);
}
