import type { Order } from '../domain/order.ts';
import type { Totals, TotalsQuery } from '../domain/reports.ts';
import type { Engine, Param } from './engine.ts';
import { isGiven } from './order-filter.ts';
import { jsonOf, textOf } from './table.ts';
import { ORDERS } from './tables.ts';
import { wideSum, wideSumOf } from './wide-sum.ts';

interface Summed {
  readonly currency: string;
  readonly settlementCurrency: string;
  readonly amount: bigint;
  readonly settleAmount: bigint;
}

/** Totals of payments, from what is kept for each day; orders that are processing are added one by one. */
export async function sumAmounts(engine: Engine, query: TotalsQuery): Promise<Totals> {
  const parts = isGiven(query.merOrderNos) ? await readOrders(engine, query) : await readTotals(engine, query);
  return {
    settled: sumBy(parts.map(({ settlementCurrency, settleAmount }) => [settlementCurrency, settleAmount])),
    source: sumBy(parts.map(({ currency, amount }) => [currency, amount])),
  };
}

async function readOrders(engine: Engine, query: TotalsQuery): Promise<Order[]> {
  const numbers = [...new Set(query.merOrderNos)].map((number) => ({ mer_no: query.merNo, mer_order_no: number }));
  const rows = await engine.query(
    `select ${ORDERS.list('o.')} from ${engine.dialect.rows({ mer_no: 'int', mer_order_no: 'text' })}
     join orders o on o.mer_no = r.mer_no and o.mer_order_no = r.mer_order_no`,
    [jsonOf(numbers)],
  );
  return rows
    .map(ORDERS.decode)
    .filter(
      (order) =>
        order.kind === 'payment' &&
        order.day >= query.firstDay &&
        order.day <= query.lastDay &&
        (!isGiven(query.states) || query.states.includes(order.listedState)) &&
        (!isGiven(query.currencies) || query.currencies.includes(order.currency)) &&
        (!isGiven(query.settlementCurrencies) || query.settlementCurrencies.includes(order.settlementCurrency)) &&
        (!isGiven(query.settles) || (order.settle !== null && query.settles.includes(order.settle))),
    );
}

async function readTotals(engine: Engine, query: TotalsQuery): Promise<Summed[]> {
  const params: Param[] = [query.merNo, query.firstDay, query.lastDay];
  const oneOf = (column: string, values: readonly Param[] | undefined) => {
    if (!isGiven(values)) return '';
    return ` and ${column} in (${values.map((value) => `$${params.push(value as Param)}`).join(', ')})`;
  };
  const conditions =
    oneOf('state', query.states) +
    oneOf('currency', query.currencies) +
    oneOf('settlement_currency', query.settlementCurrencies) +
    oneOf('settle', query.settles);
  const rows = await engine.query(
    `select currency, settlement_currency, ${wideSum('amount')}, ${wideSum('settle_amount')}
     from (
       select day, kind, state, settle, currency, settlement_currency, amount, settle_amount from day_totals
       where mer_no = $1 and day between $2 and $3 and kind = 'payment' and n > 0
       union all
       select o.day, o.kind, 1, -1, o.currency, o.settlement_currency, o.amount, o.settle_amount
       from agenda a ${engine.dialect.joinInOrder} orders o on o.mer_no = a.mer_no and o.trade_no = a.subject
       where a.mer_no = $1 and a.task = 'inquire' and o.state = 1 and o.day between $2 and $3 and o.kind = 'payment'
     ) counted where true${conditions} group by currency, settlement_currency`,
    params,
  );
  return rows.map((row) => ({
    currency: textOf(row['currency']),
    settlementCurrency: textOf(row['settlement_currency']),
    amount: wideSumOf(row, 'amount'),
    settleAmount: wideSumOf(row, 'settle_amount'),
  }));
}

function sumBy(parts: readonly (readonly [string, bigint])[]): { currency: string; amount: bigint }[] {
  const sums = new Map<string, bigint>();
  for (const [currency, amount] of parts) sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  return [...sums]
    .map(([currency, amount]) => ({ currency, amount }))
    .toSorted((left, right) => (left.currency < right.currency ? -1 : 1));
}
