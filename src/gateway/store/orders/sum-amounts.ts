import type { Order, SettleState } from '../../domain/orders/order.ts';
import type { Totals, TotalsQuery } from '../../domain/orders/reports.ts';
import type { Engine } from '../engine/engine.ts';
import { isGiven, filterParam } from './order-filter.ts';
import { LISTED_STATE, SETTLE } from '../states.ts';
import { integerOf, jsonOf, textOf } from '../engine/table.ts';
import { ORDERS } from '../tables.ts';
import { wideSum, wideSumOf } from '../engine/wide-sum.ts';

// Only a successful payment has a settlement, open or done, so `settle` decides what counts: source totals include every
// order that has one, settled totals those that are settled. An order's contribution never changes afterwards: refunds and
// chargebacks are shown with the order and are not subtracted.

type Settled = Exclude<SettleState, 'none'>;

interface Summed {
  readonly settle: Settled;
  readonly currency: string;
  readonly settlementCurrency: string;
  readonly amount: bigint;
  readonly settleAmount: bigint;
}

/** Totals of successful payments, from the daily totals. */
export async function sumAmounts(engine: Engine, query: TotalsQuery): Promise<Totals> {
  const parts = isGiven(query.merOrderNos) ? await readOrders(engine, query) : await readTotals(engine, query);
  const settled = parts.filter(({ settle }) => settle === 'settled');
  return {
    settled: sumBy(settled.map(({ settlementCurrency, settleAmount }) => [settlementCurrency, settleAmount])),
    source: sumBy(parts.map(({ currency, amount }) => [currency, amount])),
  };
}

async function readOrders(engine: Engine, query: TotalsQuery): Promise<Summed[]> {
  const numbers = [...new Set(query.merOrderNos)].map((number) => ({ mer_no: query.merNo, mer_order_no: number }));
  const rows = await engine.query(
    `select ${ORDERS.list('o.')} from ${engine.dialect.rows({ mer_no: 'int', mer_order_no: 'text' })}
     join orders o on o.mer_no = r.mer_no and o.mer_order_no = r.mer_order_no`,
    [jsonOf(numbers)],
  );
  return rows.map(ORDERS.decode).filter((order) => counts(order, query));
}

function counts(order: Order, query: TotalsQuery): order is Order & { settle: Settled } {
  return (
    order.kind === 'payment' &&
    order.settle !== 'none' &&
    order.day >= query.firstDay &&
    order.day <= query.lastDay &&
    (!isGiven(query.states) || query.states.includes(order.listedState)) &&
    (!isGiven(query.currencies) || query.currencies.includes(order.currency)) &&
    (!isGiven(query.settlementCurrencies) || query.settlementCurrencies.includes(order.settlementCurrency)) &&
    (!isGiven(query.settles) || query.settles.includes(order.settle))
  );
}

async function readTotals(engine: Engine, query: TotalsQuery): Promise<Summed[]> {
  const { dialect } = engine;
  const rows = await engine.query(
    `select settle, currency, settlement_currency, ${wideSum('amount')}, ${wideSum('settle_amount')}
     from day_totals
     where mer_no = $1 and day between $2 and $3 and kind = 'payment' and settle >= 0 and n > 0
       and ${dialect.oneOf('state', { type: 'int', param: '$4' })}
       and ${dialect.oneOf('currency', { type: 'text', param: '$5' })}
       and ${dialect.oneOf('settlement_currency', { type: 'text', param: '$6' })}
       and ${dialect.oneOf('settle', { type: 'int', param: '$7' })}
     group by settle, currency, settlement_currency`,
    [
      query.merNo,
      query.firstDay,
      query.lastDay,
      filterParam(query.states?.map((state) => LISTED_STATE[state])),
      filterParam(query.currencies),
      filterParam(query.settlementCurrencies),
      filterParam(query.settles?.map((settle) => SETTLE[settle])),
    ],
  );
  return rows.map((row) => ({
    settle: integerOf(row['settle']) === SETTLE.settled ? 'settled' : 'pending',
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
