import type { Engine } from '../../../src/gateway/store/engine/engine.ts';
import { NUMBER_ALPHABET, composeNumber } from '../../../src/gateway/domain/numbers.ts';

// Orders straight into the tables, as payments would have left them: order, details, posting, balance and totals per day.
// The SQL is portable, as the store's is.

export interface Filling {
  readonly merNo: number;
  readonly orders: number;
  /** The orders are spread evenly from here on. */
  readonly from: number;
  readonly to: number;
}

const ROWS_A_STATEMENT = 50_000;
const AMOUNT = 10_000;
const DAY_MS = 86_400_000;

export async function fillOrders(engine: Engine, filling: Filling): Promise<void> {
  for (let first = 0; first < filling.orders; first += ROWS_A_STATEMENT) {
    const last = Math.min(first + ROWS_A_STATEMENT, filling.orders) - 1;
    for (const sql of orderStatements(filling)) await engine.execute(sql, [first, last]);
  }
  for (const sql of sumStatements(filling)) await engine.execute(sql, [filling.merNo]);
}

/** The n-th order of a filling, for a query that must find it. */
export function orderAt(filling: Filling, n: number): { readonly tradeNo: string; readonly merOrderNo: string } {
  const now = filling.from + n * stepOf(filling);
  const number = String(n).padStart(14, '0');
  return { tradeNo: composeNumber('order', { now, merNo: filling.merNo, random: number }), merOrderNo: `O${number}` };
}

function stepOf({ orders, from, to }: Filling): number {
  return Math.floor((to - from) / orders);
}

function orderStatements(filling: Filling): string[] {
  const { merNo, from } = filling;
  const series = `with recursive series(i) as (
    select cast($1 as bigint) union all select i + 1 from series where i < cast($2 as bigint)
  ), filled as (select i, ${from} + i * ${stepOf(filling)} as at from series)`;
  const digits = 'substr(cast(100000000000000 + i as text), 2)';
  const merchantPart = composeNumber('order', { now: 0, merNo, random: '' }).slice(12);
  const time = [45, 40, 35, 30, 25, 20, 15, 10, 5, 0]
    .map((shift) => `substr('${NUMBER_ALPHABET}', cast((at >> ${shift}) & 31 as integer) + 1, 1)`)
    .join(' || ');
  const tradeNo = `'TG' || ${time} || '${merchantPart}' || ${digits}`;
  return [
    `${series} insert into orders (mer_no, trade_no, mer_order_no, kind, method, currency, amount, settlement_currency,
       settle_amount, return_url, created_at, day, expires_at, state, listed_state, message, finished_at, receive_amount,
       settle, margin_status)
     select ${merNo}, ${tradeNo}, 'O' || ${digits}, 'payment', 'CREDIT_CARD', 'USD', ${AMOUNT}, 'USD', ${AMOUNT},
       'http://localhost/return', at, at / ${DAY_MS}, at + 1800000, 3, 3, 'Payment succeeded.', at, ${AMOUNT}, 1, 1
     from filled`,
    `${series} insert into order_details (mer_no, trade_no, details) select ${merNo}, ${tradeNo}, '{"said":{}}' from filled`,
    `${series} insert into postings (mer_no, subject, event, line, from_account, to_account, currency, amount, at)
     select ${merNo}, ${tradeNo}, 'payment', 1, 'channel', 'available', 'USD', ${AMOUNT}, at from filled`,
  ];
}

function sumStatements({ orders }: Filling): string[] {
  const sum = orders * AMOUNT;
  return [
    `insert into balances (mer_no, currency, available, channel) values ($1, 'USD', ${sum}, -${sum})`,
    `insert into day_totals (mer_no, day, kind, state, settle, currency, settlement_currency, n, amount, settle_amount)
     select mer_no, day, kind, state, settle, currency, settlement_currency, count(*), sum(amount), sum(settle_amount)
     from orders where mer_no = $1 group by 1, 2, 3, 4, 5, 6, 7`,
  ];
}
