import { isDeepStrictEqual } from 'node:util';
import { openDatabase, startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createStillClock } from '../../helpers/gateway/still-clock.ts';
import { fuzzEngine } from './fuzz-options.ts';
import { readPostgres, readSqlite } from './read-rows.ts';

// I13 is about rows, so it is looked up in the rows: the operator's interface does not show all of them.

export interface WatchedGateway extends TestGateway {
  /** A fingerprint of each table, all rows with all columns. */
  fingerprints(): Promise<Record<string, string>>;
  countRows(tables: readonly string[]): Promise<Record<string, number>>;
  /** How many refusals are in the record of actions. */
  countRefusals(): Promise<number>;
}

export async function startWatchedGateway(): Promise<WatchedGateway> {
  const { env, drop } = await openDatabase(fuzzEngine);
  // In a long run orders would expire, and their merchants be notified, between two looks at the rows.
  const gateway = await startTestGateway({ env, build: { sandboxClock: createStillClock() } });
  const { DATABASE_URL, DATA_DIR = '' } = env;
  const rows = DATABASE_URL === undefined ? readSqlite(DATA_DIR) : await readPostgres(DATABASE_URL);
  const tables = (await rows.tables()).filter((table) => !DERIVED.has(table));
  return {
    ...gateway,
    fingerprints: () => rows.fingerprints(tables),
    async countRows(counted) {
      const counts: Record<string, number> = {};
      for (const table of counted) counts[table] = await rows.count(table);
      return counts;
    },
    countRefusals: () => rows.count("audit where outcome = 'refused'"),
    async close() {
      await rows.close();
      await gateway.close();
      await drop();
    },
  };
}

const TRIES_MAX = 3;

/**
 * What a request is answered, and rows before and after. Work in the background may write at the same moment, but not each
 * time: a request that is refused and seems to have changed something is sent again.
 */
export async function watchRows<Rows, Response extends { readonly status: number; readonly text?: string }>(
  read: () => Promise<Rows>,
  send: () => Promise<Response>,
): Promise<{ readonly answer: Response; readonly before: Rows; readonly after: Rows }> {
  for (let tries = 1; ; tries += 1) {
    const before = await read();
    const answer = await send();
    const after = await read();
    if (tries === TRIES_MAX || isDone(answer) || isDeepStrictEqual(after, before)) return { answer, before, after };
  }
}

/** What was carried out is not sent twice. Merchants recognise a refusal by its code, often with HTTP 200. */
function isDone({ status, text = '' }: { readonly status: number; readonly text?: string }): boolean {
  return status < 300 && !/^\{"code":"(?!00000)/.test(text);
}

/** Written in the background from the other tables, whenever that is: by the follower of orders, the counts of calls, closed days. */
const DERIVED = new Set([
  'order_index',
  'order_terms',
  'indexed_orders',
  'order_hours',
  'order_follow',
  'decline_days',
  'channel_minutes',
  'acquirer_minutes',
  'key_uses',
  'request_log',
  'payer_events',
  'ledger_days',
  'ledger_progress',
  'acquirer_days',
  'settlement_lines',
  'settlement_series',
  'settlement_marks',
  'settlement_days',
  'retention_runs',
  'mails',
  'news',
  'news_receipts',
  'receipts',
  'nodes',
]);

/** The record of actions and the heads of its chain. A refusal of who may not act adds to them (I13). */
export function withoutRecord<Prints extends Record<string, string>>(
  prints: Prints,
): Omit<Prints, 'audit' | 'audit_days'> {
  const { audit: _audit, audit_days: _days, ...others } = prints;
  return others;
}
