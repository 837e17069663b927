import type { Zone } from '../../domain/day.ts';
import { firstTradeNoAt } from '../../domain/numbers.ts';
import type { OrderSearch } from '../../domain/orders/reports.ts';
import type { Engine } from '../engine/engine.ts';
import { filterOrders } from './order-filter.ts';
import type { Span } from './order-filter.ts';
import { ORDER_STATE } from '../states.ts';
import { integerOf } from '../engine/table.ts';

export interface DayCount {
  readonly count: number;
  /** The requested part of the day. */
  readonly span: Span;
}

/** The number of orders on each day, newest first; days without orders are left out. */
export async function countByDay(engine: Engine, zone: Zone, search: OrderSearch): Promise<DayCount[]> {
  const days = await countWholeDays(engine, zone, search);
  const counts: DayCount[] = [];
  for (const { day, count } of days) {
    const whole = { start: zone.startOf(day), end: zone.startOf(day + 1) };
    const asked = {
      start: Math.max(whole.start, search.from ?? whole.start),
      end: Math.min(whole.end, search.to === undefined ? whole.end : search.to + 1),
    };
    const isWhole = asked.start === whole.start && asked.end === whole.end;
    counts.push({
      span: spanOf(asked),
      count: isWhole ? count : await countPart(engine, { search, whole, asked, count }),
    });
  }
  return counts.filter(({ count }) => count > 0);
}

/** Finished orders from the totals; processing orders one by one, by their agenda entries. */
async function countWholeDays(engine: Engine, zone: Zone, search: OrderSearch) {
  const first = search.from === undefined ? Number.MIN_SAFE_INTEGER : zone.dayOf(search.from);
  const last = search.to === undefined ? Number.MAX_SAFE_INTEGER : zone.dayOf(search.to);
  const filter = filterOrders(engine.dialect, search, [search.merNo, first, last]);
  const rows = await engine.query(
    `select day, cast(sum(n) as bigint) as n from (
       select day, n from day_totals where mer_no = $1 and day between $2 and $3
       and ${filter.sqlOf({ kind: 'kind', state: 'state' })}
       union all
       select o.day, 1 from agenda a ${engine.dialect.joinInOrder} orders o on o.mer_no = a.mer_no and o.trade_no = a.subject
       where a.mer_no = $1 and a.task = 'inquire' and o.state = ${ORDER_STATE.processing} and o.day between $2 and $3
       and ${filter.sqlOf({ kind: 'o.kind', state: 'o.listed_state' })}
     ) counted group by day order by day desc`,
    filter.params,
  );
  return rows.map((row) => ({ day: integerOf(row['day']), count: integerOf(row['n']) }));
}

/** Times from `start` (inclusive) to `end` (exclusive). */
interface Times {
  readonly start: number;
  readonly end: number;
}

interface Part {
  readonly search: OrderSearch;
  readonly whole: Times;
  readonly asked: Times;
  readonly count: number;
}

/** For a partial day, the shorter part is counted: the requested one, or its complement. */
async function countPart(engine: Engine, { search, whole, asked, count }: Part): Promise<number> {
  if ((asked.end - asked.start) * 2 < whole.end - whole.start) return countRows(engine, search, asked);
  const before = await countRows(engine, search, { start: whole.start, end: asked.start });
  const after = await countRows(engine, search, { start: asked.end, end: whole.end });
  return count - before - after;
}

async function countRows(engine: Engine, search: OrderSearch, times: Times): Promise<number> {
  if (times.start >= times.end) return 0;
  const { low, high } = spanOf(times);
  const filter = filterOrders(engine.dialect, search, [search.merNo, low, high]);
  const [row] = await engine.query(
    `select count(*) as n from orders where mer_no = $1 and trade_no >= $2 and trade_no < $3
     and ${filter.sqlOf({ kind: 'kind', state: 'listed_state' })}`,
    filter.params,
  );
  return integerOf(row?.['n']);
}

function spanOf({ start, end }: Times): Span {
  return { low: firstTradeNoAt(start), high: firstTradeNoAt(end) };
}
