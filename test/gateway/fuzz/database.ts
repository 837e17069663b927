import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { startTestGateway } from '../../helpers/gateway.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

// I13 is about rows, so it is looked up in the rows: the operator's interface does not show all of them.

export interface WatchedGateway extends TestGateway {
  /** A fingerprint of each table, all rows with all columns. */
  fingerprints(): Record<string, string>;
  countRows(table: string): number;
  /** How many refusals are in the record of actions. */
  countRefusals(): number;
}

export async function startWatchedGateway(): Promise<WatchedGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-fuzz-'));
  const gateway = await startTestGateway({ engine: 'SQLite', env: { DATA_DIR: folder } });
  const database = new DatabaseSync(join(folder, 'tollgate.sqlite'), { readOnly: true });
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name")
    .all()
    .map(({ name }) => String(name))
    .filter((table) => !DERIVED.has(table));
  return {
    ...gateway,
    fingerprints: () => Object.fromEntries(tables.map((table) => [table, fingerprint(database, table)])),
    countRows: (table) => Number(database.prepare(`select count(*) as n from ${table}`).get()?.['n']),
    countRefusals: () =>
      Number(database.prepare("select count(*) as n from audit where outcome = 'refused'").get()?.['n']),
    async close() {
      database.close();
      await gateway.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const TRIES_MAX = 3;

/**
 * What a request is answered, and rows before and after. Work in the background may write at the same moment, but not each
 * time: a request that is refused and seems to have changed something is sent again.
 */
export async function watchRows<Rows, Response extends { readonly status: number; readonly text?: string }>(
  read: () => Rows,
  send: () => Promise<Response>,
): Promise<{ readonly answer: Response; readonly before: Rows; readonly after: Rows }> {
  for (let tries = 1; ; tries += 1) {
    const before = read();
    const answer = await send();
    const after = read();
    if (tries === TRIES_MAX || isDone(answer) || isDeepStrictEqual(after, before)) return { answer, before, after };
  }
}

/** What was carried out is not sent twice. Merchants are told of a refusal by its code, often with HTTP 200. */
function isDone({ status, text = '' }: { readonly status: number; readonly text?: string }): boolean {
  return status < 300 && !/^\{"code":"(?!00000)/.test(text);
}

/** Written in the background from the other tables, whenever that is: by the follower of orders, the counts of calls, closed days. */
const DERIVED = new Set([
  'order_index',
  'order_keys',
  'order_hours',
  'order_follow',
  'channel_minutes',
  'key_uses',
  'request_log',
  'payer_events',
  'ledger_days',
  'ledger_progress',
  'retention_runs',
  'mails',
]);

/** The record of actions and the heads of its chain. A refusal of who may not act adds to them (I13). */
export function withoutRecord<Prints extends Record<string, string>>(
  prints: Prints,
): Omit<Prints, 'audit' | 'audit_days'> {
  const { audit: _audit, audit_days: _days, ...others } = prints;
  return others;
}

function fingerprint(database: DatabaseSync, table: string): string {
  const rows = database.prepare(`select * from ${table} order by 1, 2`);
  rows.setReadBigInts(true);
  const texts = rows.all().map((row) => Object.values(row).map(String).join('|'));
  return `${texts.length} rows, ${createHash('sha256').update(texts.toSorted().join('\n')).digest('hex')}`;
}
