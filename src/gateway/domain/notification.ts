import { formatAmount } from './money.ts';
import type { Chargeback } from './chargeback.ts';
import type { Order } from './order.ts';
import type { Refund } from './refund.ts';

/** What is to be told to a merchant. Written in the transaction of the state that it reports (I8). */
export interface NewNotification {
  readonly merNo: number;
  readonly notificationId: string;
  readonly event: 'paymentResult' | 'payoutResult' | 'refundResult' | 'chargeback';
  readonly tradeNo: string;
  readonly address: string;
  readonly payload: Readonly<Record<string, string | number>>;
  readonly createdAt: number;
}

type Subject = Pick<Order, 'merNo' | 'kind' | 'tradeNo' | 'merOrderNo'>;

interface Sending {
  readonly notificationId: string;
  readonly now: number;
}

/** Null where the merchant gave no address. */
export function orderResult(
  order: Subject & Pick<Order, 'notifyUrl'>,
  end: { state: 2 | 3; message: string },
  sending: Sending,
): NewNotification | null {
  if (order.notifyUrl === null) return null;
  return {
    merNo: order.merNo,
    notificationId: sending.notificationId,
    event: order.kind === 'payment' ? 'paymentResult' : 'payoutResult',
    tradeNo: order.tradeNo,
    address: order.notifyUrl,
    payload: {
      tradeNo: order.tradeNo,
      merOrderNo: order.merOrderNo,
      code: end.state === 3 ? '0' : '1',
      message: end.message,
    },
    createdAt: sending.now,
  };
}

export function refundResult(
  refund: Refund,
  end: { state: 5 | 6; message: string },
  sending: Sending,
): NewNotification | null {
  if (refund.notifyUrl === null) return null;
  return {
    merNo: refund.merNo,
    notificationId: sending.notificationId,
    event: 'refundResult',
    tradeNo: refund.tradeNo,
    address: refund.notifyUrl,
    payload: {
      tradeNo: refund.tradeNo,
      merOrderNo: refund.merOrderNo,
      refundNo: refund.refundNo,
      state: end.state === 6 ? 0 : 1,
      message: end.message,
      refundAmount: formatAmount(refund.amount, refund.currency),
      refundCurrency: refund.currency,
    },
    createdAt: sending.now,
  };
}

export function chargebackNotice(
  order: Subject & Pick<Order, 'protestNotifyUrl'>,
  chargeback: Pick<Chargeback, 'chargebackNo' | 'state' | 'amount' | 'currency' | 'reason'>,
  sending: Sending,
): NewNotification | null {
  if (order.protestNotifyUrl === null) return null;
  return {
    merNo: order.merNo,
    notificationId: sending.notificationId,
    event: 'chargeback',
    tradeNo: order.tradeNo,
    address: order.protestNotifyUrl,
    payload: {
      tradeNo: order.tradeNo,
      merOrderNo: order.merOrderNo,
      chargebackNo: chargeback.chargebackNo,
      state: chargeback.state,
      message: chargeback.reason,
      chargebackAmount: formatAmount(chargeback.amount, chargeback.currency),
      chargebackCurrency: chargeback.currency,
    },
    createdAt: sending.now,
  };
}
