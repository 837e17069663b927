import { CHARGEBACK_STATE, ORDER_STATE, REFUND_STATE } from '../states.ts';

// What must not be removed yet, as conditions of SQL. Their aliases differ from those of the statements around them.

/** Whether an order, its refunds, chargebacks and notifications have all ended. */
export const isOrderFree = (merNo: string, tradeNo: string) => `exists (
    select 1 from orders ended where ended.mer_no = ${merNo} and ended.trade_no = ${tradeNo} and ended.state <> ${ORDER_STATE.processing}
  ) and not exists (
    select 1 from refunds refunding where refunding.mer_no = ${merNo} and refunding.trade_no = ${tradeNo} and refunding.state = ${REFUND_STATE.processing}
  ) and not exists (
    select 1 from chargebacks disputed where disputed.mer_no = ${merNo} and disputed.trade_no = ${tradeNo} and disputed.state = ${CHARGEBACK_STATE.open}
  ) and not exists (
    select 1 from notifications told where told.mer_no = ${merNo} and told.trade_no = ${tradeNo} and (
      told.state = 'due' or ${hasOpenResend('told')}
    )
  )`;

/** Whether an operator has asked for a resend that has not ended. */
export function hasOpenResend(table: string): string {
  return `exists (
      select 1 from delivery_resends resent where resent.mer_no = ${table}.mer_no
      and resent.notification_id = ${table}.notification_id and resent.finished_at is null
    )`;
}
