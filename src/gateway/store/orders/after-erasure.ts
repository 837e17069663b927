import type { OrderReference } from '../../domain/orders/order.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Statement } from '../engine/engine.ts';
import { jsonOf } from '../engine/table.ts';

// People may write about an order whose payer's data is gone: a bank opens a dispute and the merchant has to answer it, a refund
// gets a remark, support leaves a note. What they write goes with the next run that removes old rows, once nothing of the order
// is in progress.

/**
 * Leaves the orders for the next run if the payer's data is gone. Part of the transaction that writes something of a payer. By
 * then each order is locked, or has an open dispute: otherwise an erasure under way would miss what is written, and be missed.
 */
export function leaveIfErased(dialect: Dialect, orders: readonly OrderReference[]): Statement {
  const { rows, joinInOrder } = dialect;
  return {
    sql: `insert into retention_left (mer_no, kind, subject) select o.mer_no, 'payerData', o.trade_no
          from ${rows({ mer_no: 'int', trade_no: 'text' })} ${joinInOrder} orders o on o.mer_no = r.mer_no and o.trade_no = r.trade_no
          where not exists (select 1 from order_details d where d.mer_no = o.mer_no and d.trade_no = o.trade_no)
          on conflict do nothing`,
    params: [jsonOf(orders.map(({ merNo, tradeNo }) => ({ mer_no: merNo, trade_no: tradeNo })))],
  };
}

/** Whether an order has nothing that says something of its payer, as a condition of SQL. */
export function isErased(merNo: string, tradeNo: string): string {
  const has = (table: string, more = '') =>
    `exists (select 1 from ${table} kept where kept.mer_no = ${merNo} and kept.trade_no = ${tradeNo}${more})`;
  const written = [
    has('order_details'),
    has('notes'),
    has('chargeback_evidence'),
    has('chargebacks', ' and kept.answer is not null'),
    has('refunds', " and kept.remark <> ''"),
    has('acquirer_changes', " and kept.reason <> ''"),
    has('tasks', " and kept.note <> ''"),
  ];
  return `not (${written.join(' or ')})`;
}
