import type { Engine } from '../../../src/gateway/store/engine/engine.ts';
import type { BenchDatabase } from './databases.ts';
import { fillOrders } from './fill-orders.ts';
import type { Filling } from './fill-orders.ts';

const DAY_MS = 86_400_000;

/** Paid orders of merchants with a line each. What follows orders in the background has done so: numbers, search and closed days. */
export async function fillFollowed(
  { databaseUrl, openEngine, settle }: BenchDatabase,
  fillings: readonly Filling[],
): Promise<void> {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const engine = await openEngine();
  for (const filling of fillings) {
    await fillOrders(engine, filling);
    await numberLines(engine, filling);
    await engine.execute(
      `insert into settlement_marks (mer_no, at, subject, event, late_at) values ($1, $2, '~', '~', $2)`,
      [filling.merNo, today],
    );
  }
  for (const merNo of [0, ...fillings.map((filling) => filling.merNo)]) {
    await engine.execute(
      `insert into ledger_progress (mer_no, through, ended_at, acquirers_through) values ($1, $2, $3, $2)`,
      [merNo, today / DAY_MS - 1, today],
    );
  }
  await engine.execute(FOLLOWED);
  await (databaseUrl === null ? engine.execute('analyze') : engine.query('vacuum analyze'));
  await engine.close();
  await settle();
}

async function numberLines(engine: Engine, { merNo, orders }: Filling): Promise<void> {
  const numbered = `select mer_no, trade_no, currency, created_at, day, settle_amount,
      row_number() over (order by created_at, trade_no) as number,
      sum(settle_amount) over (order by created_at, trade_no) as available
    from orders where mer_no = $1`;
  await engine.execute(
    `insert into settlement_lines (mer_no, currency, number, subject, event, at, day, amount, debt, available, owed)
     select mer_no, currency, number, trade_no, 'payment', created_at, day, settle_amount, 0, available, 0
     from (${numbered}) as numbered`,
    [merNo],
  );
  await engine.execute(
    `insert into settlement_series (mer_no, currency, number, day, available, owed)
     select mer_no, currency, number, day, available, 0 from settlement_lines where mer_no = $1 and number = $2`,
    [merNo, orders],
  );
}

/** Nobody searches, so the marks alone say that all of it is there. */
const FOLLOWED = `insert into order_index (name, through, late, earlier)
  select 'orders', trade_no, trade_no, '' from orders order by (trade_no || '') desc limit 1`;
