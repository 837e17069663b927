import type { AuditReport } from '../domain/audit/audit-report.ts';
import type { LedgerReport } from '../domain/ledger/ledger-store.ts';
import type { Engine, Row, Transaction } from '../store/engine/engine.ts';
import { migrate } from '../store/engine/migrate.ts';
import { readMigrations } from '../store/engine/read-migrations.ts';
import { verifyLedger } from '../store/orders/reports.ts';
import type { SourceTable, SqliteSource } from './sqlite-source.ts';
import { createTableSum, valueOf } from './table-sum.ts';
import type { TableSum, Value } from './table-sum.ts';
import { integerOf, jsonOf, textOf } from '../store/engine/table.ts';
import { verifyAudit } from '../store/audit/verify-audit.ts';

// Copies a SQLite database that nobody serves to an empty PostgreSQL: everything, compared and verified, or nothing.

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 1_000_000;
const FETCH_ROWS = 1000;

export interface MoveReport {
  readonly tables: readonly { readonly name: string; readonly source: TableSum; readonly target: TableSum }[];
  readonly source: LedgerReport;
  readonly target: LedgerReport;
  /** The target's audit. The rows are those of the source, and so is what is wrong with them. */
  readonly audit: AuditReport;
}

export interface MoveOptions {
  readonly source: SqliteSource;
  readonly target: Engine;
  readonly onProgress?: (progress: { readonly table: string; readonly rows: number }) => void;
}

/** Rejects, and leaves the target empty, if the copy differs in a value or either ledger has an error. */
export async function moveToPostgres({ source, target, onProgress }: MoveOptions): Promise<MoveReport> {
  checkSchema(source);
  const sourceLedger = await verifyLedger({ snapshot: async (reads) => reads.map(({ sql }) => source.read(sql)) });
  checkLedger('source', sourceLedger);
  await migrate(target);
  return target.migration(async (transaction) => {
    // The verification reads whole tables.
    for (const plan of ['hashjoin', 'mergejoin', 'bitmapscan'])
      await transaction.query(`set local enable_${plan} = on`);
    await checkEmpty(transaction, source.tables);
    await transaction.query('delete from settings');
    const tables = [];
    for (const table of source.tables) {
      const copied = await copyTable(source, transaction, table, (rows) => onProgress?.({ table: table.name, rows }));
      const found = await sumTable(transaction, table);
      checkSums(table.name, copied, found);
      tables.push({ name: table.name, source: copied, target: found });
    }
    await transaction.query('analyze');
    const targetLedger = await verifyLedger({ snapshot: (reads) => transaction.all(reads) });
    checkLedger('target', targetLedger);
    const audit = await verifyAudit({ snapshot: transaction.all, query: transaction.query });
    return { tables, source: sourceLedger, target: targetLedger, audit };
  });
}

function checkSchema(source: SqliteSource): void {
  const known = readMigrations().at(-1)?.version ?? 0;
  const [row] = source.read('select coalesce(max(version), 0) as version from schema_migrations');
  const version = integerOf(row?.['version']);
  if (version === known) return;
  const remedy = version < known ? 'Run "tollgate migrate" on it first.' : 'Use the Tollgate that migrated it.';
  throw new Error(`The source has schema version ${version}, and this Tollgate needs ${known}. ${remedy}`);
}

function checkLedger(side: 'source' | 'target', { problems }: LedgerReport): void {
  if (problems.length === 0) return;
  throw new Error(
    `The ledger of the ${side} is inconsistent, so nothing was moved: ${problems.slice(0, 5).join('; ')}.`,
  );
}

function checkSums(table: string, source: TableSum, target: TableSum): void {
  if (source.rows === target.rows && source.checksum === target.checksum) return;
  throw new Error(
    `The copy of ${table} differs: ${source.rows} rows (${source.checksum}) became ${target.rows} (${target.checksum}). Nothing was moved.`,
  );
}

/** A schema without data is fine: an earlier try may have left it. */
async function checkEmpty(transaction: Transaction, tables: readonly SourceTable[]): Promise<void> {
  for (const { name } of tables) {
    if (name === 'settings') continue;
    const [row] = await transaction.query(`select 1 as found from ${name} limit 1`);
    if (row !== undefined) throw new Error(`The target is not empty: ${name} has rows. Use a new database.`);
  }
}

async function copyTable(
  source: SqliteSource,
  transaction: Transaction,
  table: SourceTable,
  onRows: (rows: number) => void,
): Promise<TableSum> {
  const insert = await insertInto(transaction, table);
  const sum = createTableSum();
  let batch: Row[] = [];
  let characters = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    await transaction.query(insert, [jsonOf(batch)]);
    batch = [];
    characters = 0;
    onRows(sum.read().rows);
  };
  for (const row of source.rows(table)) {
    const values = table.columns.map((column) => valueOf(row[column], `${table.name}.${column}`));
    sum.add(values);
    batch.push(Object.fromEntries(table.columns.map((column, at) => [column, inJson(values[at] ?? null)])));
    for (const value of values) characters += typeof value === 'string' ? value.length : 8;
    if (batch.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush();
  }
  await flush();
  return sum.read();
}

/** JSON numbers lose digits. */
function inJson(value: Value): string | null {
  return typeof value === 'bigint' ? String(value) : value;
}

/** The target's types decide; both must have the same columns. */
async function insertInto(transaction: Transaction, { name, columns }: SourceTable): Promise<string> {
  const found = await transaction.query(
    'select column_name, data_type from information_schema.columns where table_schema = current_schema() and table_name = $1',
    [name],
  );
  const types = new Map(found.map((row) => [textOf(row['column_name']), textOf(row['data_type'])]));
  if (types.size !== columns.length || !columns.every((column) => types.has(column))) {
    throw new Error(`The table ${name} has other columns in the target. Use a new database.`);
  }
  const typed = columns.map((column) => `${column} ${types.get(column)}`).join(', ');
  const list = columns.join(', ');
  return `insert into ${name} (${list}) select ${list} from json_to_recordset($1::json) as r(${typed})`;
}

/** Reads back what was written. */
async function sumTable(transaction: Transaction, { name, columns }: SourceTable): Promise<TableSum> {
  const sum = createTableSum();
  await transaction.query(`declare copied no scroll cursor for select ${columns.join(', ')} from ${name}`);
  for (;;) {
    const rows = await transaction.query(`fetch ${FETCH_ROWS} from copied`);
    if (rows.length === 0) break;
    for (const row of rows) sum.add(columns.map((column) => valueOf(row[column], `${name}.${column}`)));
  }
  await transaction.query('close copied');
  return sum.read();
}
