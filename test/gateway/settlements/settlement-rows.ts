import { MER_NO, NOW } from '../../helpers/database/store-records.ts';
import { SIZES } from './settlement-reads.ts';

// Rows in tables that grow, as years of payments would leave them, on both engines.

const { merchants, lines, linesOfBatch, linesOfDay, runMerchants, runDays } = SIZES;
const DAY_MS = 86_400_000;
const BATCHES = Math.floor(lines / linesOfBatch);
const EXPORTS = 300;

const counted = (name: string, count: number) =>
  `${name} (n) as (select 1 union all select n + 1 from ${name} where n < ${count})`;
/** PostgreSQL counts in integers, which milliseconds exceed. */
const days = (count: string) => `cast(${DAY_MS} as bigint) * ${count}`;
const text = (value: string) => `cast(${value} as text)`;
const OF_MERCHANTS = `with recursive ${counted('merchant', merchants)}, ${counted('line', lines)}, ${counted('batch', BATCHES)}`;
const WHOSE = `${MER_NO} - 1 + merchant.n`;
const ORDER = `'TG' || ${text(WHOSE)} || '-' || ${text('line.n')}`;

const BOOKS = [
  `insert into orders (mer_no, trade_no, mer_order_no, kind, method, currency, amount, settlement_currency, settle_amount,
     created_at, day, unsettled, margin_held)
   ${OF_MERCHANTS} select ${WHOSE}, ${ORDER}, 'N' || ${text('line.n')}, 'payment', 'PIX', 'USD', 10, 'USD', 10,
     ${NOW} + line.n, 20717, 10, 10 from merchant cross join line`,
  `insert into postings (mer_no, subject, event, line, from_account, to_account, currency, amount, at)
   ${OF_MERCHANTS} select ${WHOSE}, ${ORDER}, 'payment', 1, 'channel', 'pending', 'USD', 10, ${NOW} + 1000 * line.n
   from merchant cross join line`,
  `insert into postings (mer_no, subject, event, line, from_account, to_account, currency, amount, at)
   ${OF_MERCHANTS} select ${WHOSE}, ${ORDER}, 'settlement', 1, 'pending', 'available', 'USD', 10, ${NOW} + 1000 * line.n + 1
   from merchant cross join line`,
  `insert into agenda (mer_no, task, subject, trade_no, due_at)
   ${OF_MERCHANTS} select ${WHOSE}, 'settle', ${ORDER}, ${ORDER}, ${NOW} + 1000 * line.n from merchant cross join line`,
  `insert into agenda (mer_no, task, subject, trade_no, due_at)
   ${OF_MERCHANTS} select ${WHOSE}, 'releaseMargin', ${ORDER}, ${ORDER}, ${NOW} + 1000 * line.n + 1
   from merchant cross join line`,
];

/** The second merchant's are not numbered yet. */
const LINES = [
  `insert into settlement_lines (mer_no, currency, number, subject, event, at, day, amount, debt, available, owed)
   ${OF_MERCHANTS} select ${WHOSE}, 'USD', line.n, ${ORDER}, 'settlement', ${NOW} + line.n, 20717 + line.n / ${linesOfDay},
     10, 0, 10 * line.n, 0 from merchant cross join line where merchant.n <> 2`,
  `insert into settlement_batches (mer_no, batch_no, currency, trade_no, account, payout, fee, created_at, first_number, cut,
     carried_in, lines, carried_out)
   ${OF_MERCHANTS} select ${WHOSE}, '2026-' || ${text('batch.n')}, 'USD', 'PO' || ${text(WHOSE)} || '-' || ${text('batch.n')},
     '****3000', 10, 0, ${NOW} + ${days('batch.n')}, (batch.n - 1) * ${linesOfBatch} + 1, batch.n * ${linesOfBatch}, 0, 10, 0
   from merchant cross join batch`,
  `insert into settlement_days (mer_no, currency, day, first_number, last_number, opening, closing)
   ${OF_MERCHANTS} select ${WHOSE}, 'USD', 20717 + batch.n, batch.n, batch.n, 0, 10 from merchant cross join batch`,
];

const RUN_ROWS = `with recursive ${counted('merchant', runMerchants)}, ${counted('day', runDays)}`;
const STATE = `case when day.n = ${runDays} then 'made' when day.n % 3 = 1 then 'nothing' when day.n % 20 = 0 then 'failed' else 'paid' end`;

const RUNS = [
  `insert into payout_runs (mer_no, currency, due_day, state, reason, amount, trade_no, at)
   ${RUN_ROWS} select ${WHOSE}, 'USD', 20717 + day.n, ${STATE}, '', 10,
     case when day.n % 3 = 1 then null else 'PO' || ${text(WHOSE)} || '-' || ${text('day.n')} end, ${NOW} + ${days('day.n')}
   from merchant cross join day`,
  `insert into orders (mer_no, trade_no, mer_order_no, kind, method, currency, amount, settlement_currency, settle_amount,
     created_at, day)
   ${RUN_ROWS} select ${WHOSE}, 'PO' || ${text(WHOSE)} || '-' || ${text('day.n')}, 'P' || ${text('day.n')}, 'payout', 'PAYOUT_1',
     'USD', 10, 'USD', 10, ${NOW} + day.n, 20717 from merchant cross join day`,
  `insert into payout_schedules (mer_no, currency, rhythm, amount_min, keep_back, calendar, cut_off, set_by, set_at, next_day,
     next_at)
   ${RUN_ROWS} select ${WHOSE}, 'USD', 'daily', 0, 0, 'TARGET', 480, 'ada', ${NOW}, 20800, ${NOW} + ${days('merchant.n')}
   from merchant`,
  `insert into reversals (mer_no, subject, kind, trade_no, acquirer, change_id, currency, amount, settlement_currency,
     settle_amount, at)
   ${RUN_ROWS} select ${WHOSE}, 'PO' || ${text(WHOSE)} || '-2', 'payout', 'PO' || ${text(WHOSE)} || '-2', 'bank', 'change',
     'USD', 10, 'USD', 10, ${NOW} + ${days('merchant.n')} from merchant`,
  `insert into settlement_accounts (mer_no, account_no, currency, method, account, holder, bank, sealed, hash, meanwhile,
     proposed_by, created_at, in_force_at)
   ${RUN_ROWS} select ${WHOSE}, 'account_' || ${text('merchant.n')}, 'USD', 'PAYOUT_1', '****3000', 'Shop', 'Bank', 'sealed',
     'h' || ${text('merchant.n')}, 'old', 'ada', ${NOW}, ${NOW} - 1 from merchant`,
];

const FILES = [
  `insert into exports (mer_no, export_id, side, asked_by, name, format, currency, after_number, through_number, batched_through,
     opening, closing, state, created_at, expires_at)
   with recursive ${counted('file', EXPORTS)}
   select ${MER_NO} + file.n % 2, 'export_' || ${text('100 + file.n')}, ${MER_NO} + file.n % 2, 'ada', 'lines', 'csv', 'USD',
     0, 10, 10, 0, 0, case when file.n % 100 = 0 then 'waiting' else 'done' end, ${NOW}, ${NOW} from file`,
  `insert into export_parts (mer_no, export_id, part, content)
   with recursive ${counted('file', EXPORTS)}, ${counted('part', 5)}
   select ${MER_NO} + file.n % 2, 'export_' || ${text('100 + file.n')}, part.n, 'x' from file cross join part`,
];

export function fillStatements(): readonly string[] {
  return [...BOOKS, ...LINES, ...RUNS, ...FILES];
}
