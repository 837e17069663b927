import { DatabaseSync } from 'node:sqlite';
import type { LedgerReport } from '../../domain/ledger/ledger-store.ts';
import { SQLITE } from '../engine/dialect.ts';
import type { Statement } from '../engine/engine.ts';
import { readMigrations } from '../engine/read-migrations.ts';
import { verifyLedger } from '../orders/reports.ts';
import { sampleSealed } from '../platform/sealing-keys.ts';
import { openConnection } from '../engine/sqlite/sqlite-connection.ts';
import { integerOf, textOf } from '../engine/table.ts';

export interface FileReport {
  readonly schemaVersion: number;
  /** Null if the schema is older than this program's, whose checks would not fit it. */
  readonly ledger: LedgerReport | null;
  /** One sealed text for each encryption key in use. */
  readonly sealed: readonly string[];
  /** A setting by its name; null if it has none. */
  readonly settings: ReadonlyMap<string, string>;
}

/** Why a file cannot be used: not a database, damaged, or not ours. */
export class FileProblem extends Error {}

/** Reads a whole SQLite file that nobody writes, and verifies it: its structure, its schema, and its ledger. */
export async function inspectFile(file: string): Promise<FileReport> {
  checkStructure(file);
  const connection = openConnection(file, { readOnly: true });
  try {
    const query = async (sql: string, params: Statement['params'] = []) => connection.run({ sql, params });
    const snapshot = async (statements: readonly Statement[]) => statements.map(connection.run);
    const known = readMigrations().at(-1)?.version ?? 0;
    const schemaVersion = await readSchemaVersion(query);
    const settings = (await query('select name, value from settings')).map(
      ({ name, value }) => [textOf(name), textOf(value)] as const,
    );
    return {
      schemaVersion,
      ledger: schemaVersion >= known ? await verifyLedger({ snapshot }) : null,
      sealed: await sampleSealed({ query, dialect: SQLITE }),
      settings: new Map(settings),
    };
  } finally {
    connection.close();
  }
}

const NOT_A_DATABASE = 26;

function checkStructure(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const found = database.prepare('pragma integrity_check(10)').all();
    const problems = found.map(({ integrity_check: text }) => String(text)).filter((text) => text !== 'ok');
    if (problems.length > 0) throw new FileProblem(`is damaged: ${problems.join('; ').replaceAll('\n', ' ')}`);
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    const { errcode, message } = error as Error & { errcode?: number };
    throw new FileProblem(errcode === NOT_A_DATABASE ? 'is not a SQLite database' : `is damaged: ${message}`, {
      cause: error,
    });
  } finally {
    database.close();
  }
}

async function readSchemaVersion(query: (sql: string, params?: Statement['params']) => Promise<unknown[]>) {
  const table = SQLITE.tableExists('schema_migrations');
  if ((await query(table.sql, table.params)).length === 0) throw new FileProblem('is not a database of Tollgate');
  const [row] = (await query('select max(version) as version from schema_migrations')) as { version: unknown }[];
  return integerOf(row?.version);
}
