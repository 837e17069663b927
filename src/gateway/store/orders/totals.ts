import type { Order } from '../../domain/orders/order.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Statement } from '../engine/engine.ts';
import { LISTED_STATE, SETTLE_IN_TOTALS } from '../states.ts';
import { encodeMoney, jsonOf } from '../engine/table.ts';

// Daily totals count finished orders. An order moves from one row to another when its listed state or its settlement changes.

type CountedOrder = Pick<
  Order,
  'merNo' | 'day' | 'kind' | 'listedState' | 'settle' | 'currency' | 'settlementCurrency' | 'amount' | 'settleAmount'
>;

export interface OrderMove {
  /** Null if the order was not finished before. */
  readonly before: CountedOrder | null;
  readonly after: CountedOrder;
}

const KEY = ['mer_no', 'day', 'kind', 'state', 'settle', 'currency', 'settlement_currency'] as const;
const SUMS = ['n', 'amount', 'settle_amount'] as const;

const COLUMNS = {
  mer_no: 'int',
  day: 'int',
  kind: 'text',
  state: 'int',
  settle: 'int',
  currency: 'text',
  settlement_currency: 'text',
  n: 'int',
  amount: 'int',
  settle_amount: 'int',
} as const;

export const ADD_TO_TOTALS = `on conflict (${KEY.join(', ')}) do update set ${SUMS.map(
  (column) => `${column} = day_totals.${column} + excluded.${column}`,
).join(', ')}`;

export function totalsStatements(dialect: Dialect, moves: readonly OrderMove[]): Statement[] {
  const changes = sumMoves(moves);
  if (changes.length === 0) return [];
  const params = [
    jsonOf(changes.map(({ n, amount, settleAmount, key }) => encodeChange(key, { n, amount, settleAmount }))),
  ];
  const rows = dialect.rows(COLUMNS);
  const columns = [...KEY, ...SUMS];
  const insert = (sums: string) =>
    `insert into day_totals (${columns.join(', ')}) select ${KEY.map((column) => `r.${column}`).join(', ')}, ${sums} from ${rows} where true`;
  if (changes.every(({ n }) => n > 0)) {
    return [{ sql: `${insert(SUMS.map((column) => `r.${column}`).join(', '))} ${ADD_TO_TOTALS}`, params }];
  }
  // As with balances: a negative change cannot be inserted.
  const set = SUMS.map((column) => `${column} = day_totals.${column} + r.${column}`).join(', ');
  const same = KEY.map((column) => `day_totals.${column} = r.${column}`).join(' and ');
  return [
    { sql: `${insert('0, 0, 0')} on conflict do nothing`, params },
    { sql: `update day_totals set ${set} from ${rows} where ${same}`, params },
  ];
}

interface TotalsChange {
  readonly key: CountedOrder;
  readonly n: number;
  readonly amount: bigint;
  readonly settleAmount: bigint;
}

/** Sorted, so that two transactions lock rows in the same order. */
function sumMoves(moves: readonly OrderMove[]): TotalsChange[] {
  const sums = new Map<string, TotalsChange>();
  const add = (order: CountedOrder, sign: 1 | -1) => {
    if (order.listedState === 'processing') return;
    const name = keyOf(order);
    const before = sums.get(name) ?? { key: order, n: 0, amount: 0n, settleAmount: 0n };
    sums.set(name, {
      key: order,
      n: before.n + sign,
      amount: before.amount + BigInt(sign) * order.amount,
      settleAmount: before.settleAmount + BigInt(sign) * order.settleAmount,
    });
  };
  for (const { before, after } of moves) {
    if (before !== null && keyOf(before) === keyOf(after)) continue;
    if (before !== null) add(before, -1);
    add(after, 1);
  }
  return [...sums.entries()]
    .filter(([, change]) => change.n !== 0 || change.amount !== 0n || change.settleAmount !== 0n)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, change]) => change);
}

function keyOf(order: CountedOrder): string {
  const { merNo, day, kind, listedState, settle, currency, settlementCurrency } = order;
  const [state, settled] = [LISTED_STATE[listedState], SETTLE_IN_TOTALS[settle]];
  return [merNo, day, kind, state, settled, currency, settlementCurrency].join(' ');
}

function encodeChange(order: CountedOrder, sums: { n: number; amount: bigint; settleAmount: bigint }) {
  return {
    mer_no: order.merNo,
    day: order.day,
    kind: order.kind,
    state: LISTED_STATE[order.listedState],
    settle: SETTLE_IN_TOTALS[order.settle],
    currency: order.currency,
    settlement_currency: order.settlementCurrency,
    n: sums.n,
    amount: encodeMoney(sums.amount),
    settle_amount: encodeMoney(sums.settleAmount),
  };
}
