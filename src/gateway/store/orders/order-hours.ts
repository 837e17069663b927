import { HOUR_MS } from '../../domain/orders/order-index.ts';
import type { OrderHour, OrderIndexStore } from '../../domain/orders/order-index.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Statement } from '../engine/engine.ts';
import { defineTable, integer, jsonOf, money, text } from '../engine/table.ts';

/** An order that was created or has ended. */
export interface HourChange {
  readonly order: Pick<Order, 'merNo' | 'createdAt' | 'method' | 'currency' | 'amount'>;
  readonly created?: 1;
  readonly succeeded?: 1;
  readonly failed?: 1;
}

type StoredHour = OrderHour & { readonly merNo: number };

const HOURS = defineTable<StoredHour>('order_hours', {
  merNo: integer(),
  hour: integer(),
  method: text(),
  currency: text(),
  created: integer(),
  succeeded: integer(),
  failed: integer(),
  createdAmount: money,
  succeededAmount: money,
});

/** Everybody's payments. */
const ALL_MERCHANTS = 0;

const COUNTS = ['created', 'succeeded', 'failed'] as const;
const AMOUNTS = ['created_amount', 'succeeded_amount'] as const;

/** No sum of an hour comes near it; if one did, the following of orders must not stop for a figure. */
const AMOUNT_MAX = 4n * 10n ** 18n;

const ADD = [
  ...COUNTS.map((column) => `${column} = order_hours.${column} + excluded.${column}`),
  ...AMOUNTS.map(
    (column) => `${column} = case when order_hours.${column} > ${AMOUNT_MAX} - excluded.${column}
      then ${AMOUNT_MAX} else order_hours.${column} + excluded.${column} end`,
  ),
].join(', ');

export function hourStatements(dialect: Dialect, changes: readonly HourChange[]): Statement[] {
  if (changes.length === 0) return [];
  const sums = new Map<string, StoredHour>();
  for (const change of changes) {
    for (const merNo of [ALL_MERCHANTS, change.order.merNo]) add(sums, merNo, change);
  }
  return [
    {
      sql: HOURS.insert(dialect, `on conflict (mer_no, hour, method, currency) do update set ${ADD}`),
      params: [jsonOf([...sums.values()].map(HOURS.encode))],
    },
  ];
}

function add(sums: Map<string, StoredHour>, merNo: number, change: HourChange): void {
  const { order, created = 0, succeeded = 0, failed = 0 } = change;
  const { method, currency, amount } = order;
  const hour = Math.floor(order.createdAt / HOUR_MS);
  const key = `${merNo}/${hour}/${method}/${currency}`;
  const sum = sums.get(key);
  sums.set(key, {
    merNo,
    hour,
    method,
    currency,
    created: (sum?.created ?? 0) + created,
    succeeded: (sum?.succeeded ?? 0) + succeeded,
    failed: (sum?.failed ?? 0) + failed,
    createdAmount: capped((sum?.createdAmount ?? 0n) + BigInt(created) * amount),
    succeededAmount: capped((sum?.succeededAmount ?? 0n) + BigInt(succeeded) * amount),
  });
}

function capped(amount: bigint): bigint {
  return amount > AMOUNT_MAX ? AMOUNT_MAX : amount;
}

export async function readHours(
  engine: Engine,
  { merNo, from, to }: { readonly merNo: number; readonly from: number; readonly to: number },
): Promise<OrderHour[]> {
  const rows = await engine.query(
    `select ${HOURS.list()} from order_hours where mer_no = $1 and hour >= $2 and hour < $3`,
    [merNo, Math.floor(from / HOUR_MS), Math.ceil(to / HOUR_MS)],
  );
  return rows.map(HOURS.decode).map(({ merNo: _merNo, ...hour }) => hour);
}

const SUMS = [...COUNTS, ...AMOUNTS].map((column) => `cast(sum(${column}) as bigint) as ${column}`).join(', ');

/** The same, summed by the database: a month has 720 hours. The hour is that of the start. */
export async function sumHours(
  engine: Engine,
  { merNo, from, to }: { readonly merNo: number; readonly from: number; readonly to: number },
): Promise<OrderHour[]> {
  const rows = await engine.query(
    `select mer_no, cast($2 as bigint) as hour, method, currency, ${SUMS} from order_hours
     where mer_no = $1 and hour >= $2 and hour < $3 group by mer_no, method, currency`,
    [merNo, Math.floor(from / HOUR_MS), Math.ceil(to / HOUR_MS)],
  );
  return rows.map(HOURS.decode).map(({ merNo: _merNo, ...hour }) => hour);
}

const DAY_COLUMNS = { day: 'int', first_hour: 'int', end_hour: 'int' } as const;

/** By day and currency: a month of them is a plot. */
export async function sumDays(
  { dialect, query }: Engine,
  { merNo, days }: Parameters<OrderIndexStore['sumDays']>[0],
): Promise<OrderHour[]> {
  const rows = await query(
    `select h.mer_no, r.day as hour, '' as method, h.currency, ${SUMS}
     from ${dialect.rows(DAY_COLUMNS)} ${dialect.joinInOrder} order_hours h
     on h.mer_no = $2 and h.hour >= r.first_hour and h.hour < r.end_hour group by h.mer_no, r.day, h.currency`,
    [
      jsonOf(
        days.map(({ day, from, to }) => ({
          day,
          first_hour: Math.floor(from / HOUR_MS),
          end_hour: Math.ceil(to / HOUR_MS),
        })),
      ),
      merNo,
    ],
  );
  return rows.map(HOURS.decode).map(({ merNo: _merNo, ...hour }) => hour);
}
