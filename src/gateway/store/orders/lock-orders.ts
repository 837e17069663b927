import type { ChangeTarget } from '../../domain/orders/order-store.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Statement, Transaction } from '../engine/engine.ts';
import { findReplaysStatement, replayOf } from './idempotency.ts';
import { ACCOUNT_COLUMNS, decodeBalance } from '../ledger/ledger.ts';
import type { LockedRows } from './locked-orders.ts';
import { REFUND_STATE } from '../states.ts';
import { integerOf, jsonOf, textOf, word } from '../engine/table.ts';
import { CHARGEBACKS, ORDERS, REFUNDS } from '../tables.ts';

const REFUND_STATES = word(REFUND_STATE);

const ORDER_KEY = { mer_no: 'int', trade_no: 'text' } as const;

/** Orders first, then balances, each in key order, so that callers cannot deadlock. */
export async function lockOrders(
  transaction: Transaction,
  dialect: Dialect,
  targets: readonly ChangeTarget[],
): Promise<LockedRows> {
  const keys = [
    ...new Map(
      targets.map(({ merNo, tradeNo }) => [`${merNo} ${tradeNo}`, { mer_no: merNo, trade_no: tradeNo }]),
    ).values(),
  ];
  const found = await transaction.query(
    `select ${ORDERS.list('o.')} from ${dialect.rows(ORDER_KEY)}
     join orders o on o.mer_no = r.mer_no and o.trade_no = r.trade_no order by o.mer_no, o.trade_no ${dialect.forUpdate}`,
    [jsonOf(keys)],
  );
  const orders = found.map(ORDERS.decode);
  if (orders.length === 0) {
    return { orders, balances: [], refunds: [], refundCounts: [], chargebacks: [], replays: [], openAttempts: [] };
  }
  const [balances = [], refunds = [], counts = [], chargebacks = [], replays = [], open = []] = await transaction.all([
    lockBalances(dialect, orders),
    readRefunds(dialect, targets),
    countRefunds(dialect, keys, targets),
    readChargebacks(dialect, targets),
    findReplaysStatement(
      dialect,
      targets.flatMap((target) => target.replay ?? []),
    ),
    ...(targets.some((target) => target.withAttempt) ? [readOpenAttempts(dialect, keys)] : []),
  ]);
  return {
    orders,
    balances: balances.map((row) => ({
      merNo: integerOf(row['mer_no']),
      currency: textOf(row['currency']),
      balance: decodeBalance(row),
    })),
    refunds: refunds.map(REFUNDS.decode),
    refundCounts: counts.map((row) => ({
      merNo: integerOf(row['mer_no']),
      tradeNo: textOf(row['trade_no']),
      lastSequence: integerOf(row['last_sequence']),
      newestOther:
        row['state'] === null
          ? null
          : { state: REFUND_STATES.decode(row['state']), sequence: integerOf(row['sequence']) },
    })),
    chargebacks: chargebacks.map(CHARGEBACKS.decode),
    replays: replays.map(replayOf),
    openAttempts: open.map((row) => ({
      merNo: integerOf(row['mer_no']),
      tradeNo: textOf(row['trade_no']),
      attempt: integerOf(row['attempt']),
    })),
  };
}

function lockBalances(dialect: Dialect, orders: LockedRows['orders']): Statement {
  const keys = new Map(
    orders.map(({ merNo, settlementCurrency: currency }) => [`${merNo} ${currency}`, { mer_no: merNo, currency }]),
  );
  const columns = ['mer_no', 'currency', ...ACCOUNT_COLUMNS].map((column) => `b.${column}`).join(', ');
  return {
    sql: `select ${columns} from ${dialect.rows({ mer_no: 'int', currency: 'text' })}
          join balances b on b.mer_no = r.mer_no and b.currency = r.currency
          order by b.mer_no, b.currency ${dialect.forUpdate}`,
    params: [jsonOf([...keys.values()])],
  };
}

function readRefunds(dialect: Dialect, targets: readonly ChangeTarget[]): Statement {
  const wanted = targets
    .filter(({ refundNo, refundsSince }) => refundNo !== undefined || refundsSince !== undefined)
    .map((target) => ({
      mer_no: target.merNo,
      trade_no: target.tradeNo,
      refund_no: target.refundNo ?? null,
      since: target.refundsSince ?? null,
    }));
  return {
    sql: `select ${REFUNDS.list('f.')} from ${dialect.rows({ ...ORDER_KEY, refund_no: 'text', since: 'int' })}
          join refunds f on f.mer_no = r.mer_no and f.trade_no = r.trade_no
          where f.refund_no = r.refund_no or f.created_at >= r.since order by f.refund_no`,
    params: [jsonOf(wanted)],
  };
}

/** After locking the orders: the last sequence, and the latest refund in progress or succeeded that no target names. */
function countRefunds(
  dialect: Dialect,
  keys: readonly { mer_no: number; trade_no: string }[],
  targets: readonly ChangeTarget[],
): Statement {
  const named = targets.flatMap(({ refundNo }) => (refundNo === undefined ? [] : [{ refund_no: refundNo }]));
  return {
    sql: `select r.mer_no, r.trade_no, coalesce(r.last_sequence, 0) as last_sequence, f.state, f.sequence from (
            select r.mer_no, r.trade_no, (
              select max(l.sequence) from refunds l where l.mer_no = r.mer_no and l.trade_no = r.trade_no
            ) as last_sequence, (
              select max(o.sequence) from refunds o where o.mer_no = r.mer_no and o.trade_no = r.trade_no and o.state <> ${REFUND_STATE.failed}
              and o.refund_no not in (select t.refund_no from ${dialect.rows({ refund_no: 'text' }, { alias: 't', param: '$2' })})
            ) as other_sequence from ${dialect.rows(ORDER_KEY)}
          ) r left join refunds f on f.mer_no = r.mer_no and f.trade_no = r.trade_no and f.sequence = r.other_sequence`,
    params: [jsonOf(keys), jsonOf(named)],
  };
}

/** After locking the orders, so that none can be opened afterwards. */
function readOpenAttempts(dialect: Dialect, keys: readonly { mer_no: number; trade_no: string }[]): Statement {
  return {
    sql: `select a.mer_no, a.trade_no, a.attempt from ${dialect.rows(ORDER_KEY)}
          join payment_attempts a on a.mer_no = r.mer_no and a.trade_no = r.trade_no and a.state = 'open'`,
    params: [jsonOf(keys)],
  };
}

function readChargebacks(dialect: Dialect, targets: readonly ChangeTarget[]): Statement {
  const wanted = targets.flatMap(({ merNo, chargebackNo }) =>
    chargebackNo === undefined ? [] : [{ mer_no: merNo, chargeback_no: chargebackNo }],
  );
  return {
    sql: `select ${CHARGEBACKS.list('c.')} from ${dialect.rows({ mer_no: 'int', chargeback_no: 'text' })}
          join chargebacks c on c.mer_no = r.mer_no and c.chargeback_no = r.chargeback_no`,
    params: [jsonOf(wanted)],
  };
}
