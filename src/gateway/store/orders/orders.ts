import type { PayerAction } from '../../domain/payments/attempt.ts';
import type { OrderReference } from '../../domain/orders/order.ts';
import type { ChargebackStore } from '../../domain/chargebacks/evidence.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { RefundStore } from '../../domain/refunds/refund.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { jsonOf } from '../engine/table.ts';
import { CHARGEBACKS, ORDERS, ORDER_DETAILS, REFUNDS } from '../tables.ts';

type OrderReads = Pick<OrderStore, 'findOrder' | 'findOrderDetails'> &
  Pick<RefundStore, 'findRefund' | 'listRefunds'> &
  Pick<ChargebackStore, 'findChargeback' | 'listChargebacks'>;

/** Every read names the merchant: another merchant's number is not found (S6). */
export function createOrderReads(engine: Engine): OrderReads {
  const ofOrder = (columns: string, table: string, { merNo, tradeNo }: OrderReference) =>
    engine.find(`select ${columns} from ${table} where mer_no = $1 and trade_no = $2`, [merNo, tradeNo]);
  return {
    findOrder: async (reference) => one(await ofOrder(ORDERS.list(), 'orders', reference), ORDERS.decode),

    findOrderDetails: async (reference) =>
      one(await ofOrder(ORDER_DETAILS.list(), 'order_details', reference), ORDER_DETAILS.decode)?.details ?? null,

    async findRefund({ merNo, refundNo }) {
      const sql = `select ${REFUNDS.list()} from refunds where mer_no = $1 and refund_no = $2`;
      return one(await engine.find(sql, [merNo, refundNo]), REFUNDS.decode);
    },

    listRefunds: async (reference) =>
      (await ofOrder(REFUNDS.list(), 'refunds', reference))
        .map(REFUNDS.decode)
        .toSorted((left, right) => (left.refundNo < right.refundNo ? -1 : 1)),

    async findChargeback({ merNo, chargebackNo }) {
      const sql = `select ${CHARGEBACKS.list()} from chargebacks where mer_no = $1 and chargeback_no = $2`;
      return one(await engine.find(sql, [merNo, chargebackNo]), CHARGEBACKS.decode);
    },

    listChargebacks: async (reference) =>
      (await ofOrder(CHARGEBACKS.list(), 'chargebacks', reference))
        .map(CHARGEBACKS.decode)
        .toSorted((left, right) => (left.chargebackNo < right.chargebackNo ? -1 : 1)),
  };
}

export function recordAction(engine: Engine, { merNo, tradeNo }: OrderReference, action: PayerAction): Promise<void> {
  const where = 'where mer_no = $1 and trade_no = $2';
  return engine.transaction(async (transaction) => {
    const sql = `select ${ORDER_DETAILS.list()} from order_details ${where} ${engine.dialect.forUpdate}`;
    const found = one(await transaction.query(sql, [merNo, tradeNo]), ORDER_DETAILS.decode);
    // The order may have ended meanwhile, and its payer's data may have been erased.
    if (found === null) return;
    const details = jsonOf({ ...found.details, action });
    await transaction.query(`update order_details set details = $3 ${where}`, [merNo, tradeNo, details]);
  });
}

function one<Fields>(rows: readonly Row[], decode: (row: Row) => Fields): Fields | null {
  const [row] = rows;
  return row === undefined ? null : decode(row);
}
