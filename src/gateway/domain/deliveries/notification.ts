import type { Chargeback } from '../chargebacks/chargeback.ts';
import { firstNumberAt } from '../numbers.ts';
import type { NumberKind } from '../numbers.ts';
import type { FinalState, Order } from '../orders/order.ts';
import type { Refund } from '../refunds/refund.ts';

/** An event to report to a merchant. Written in the same transaction as the state that it reports (I8). */
export interface NewNotification {
  readonly merNo: number;
  readonly notificationId: string;
  readonly event: 'paymentResult' | 'payoutResult' | 'refundResult' | 'chargeback';
  readonly tradeNo: string;
  readonly address: string;
  readonly payload: NotificationPayload;
  readonly createdAt: number;
}

/** The payload as sent, in wire format. */
export type NotificationPayload = Readonly<Record<string, string | number>>;

/**
 * How each event is written on the wire. The payload is stored with the event, so that it never changes between
 * attempts.
 */
export interface NotificationPayloads {
  orderResult(order: Pick<Order, 'tradeNo' | 'merOrderNo'>, end: End): NotificationPayload;
  refundResult(
    refund: Pick<Refund, 'tradeNo' | 'merOrderNo' | 'refundNo' | 'amount' | 'currency'>,
    end: End,
  ): NotificationPayload;
  chargeback(order: Pick<Order, 'tradeNo' | 'merOrderNo'>, chargeback: DisputedAmount): NotificationPayload;
}

interface End {
  readonly state: FinalState;
  readonly message: string;
}

type DisputedAmount = Pick<Chargeback, 'chargebackNo' | 'state' | 'amount' | 'currency' | 'reason'>;

type Subject = Pick<Order, 'merNo' | 'kind' | 'tradeNo' | 'merOrderNo'>;

export interface Sending {
  readonly notificationId: string;
  readonly now: number;
  readonly payloads: NotificationPayloads;
}

/** The order number of every test event. */
const TEST_ORDER_NO = 'TOLLGATE-TEST';

/** Ten zeros of time: no order was ever accepted then, and no other number begins so. */
export const TEST_TRADE_NO = firstNumberAt('order', 0);

/**
 * An example of an event, sent to try an address out. It is about no order, and says so in what is signed: its numbers are of
 * no time, and its order number is one that no order has.
 */
export function testEvent(
  example: NotificationPayload,
  { event, merNo, address, numberOf }: TestEvent,
  { notificationId, now }: Pick<Sending, 'notificationId' | 'now'>,
): NewNotification {
  const tradeNo = numberOf('order');
  const payload = {
    ...example,
    tradeNo,
    merOrderNo: TEST_ORDER_NO,
    message: 'This is a test event. Nothing happened.',
    ...('refundNo' in example && { refundNo: numberOf('refund') }),
    ...('chargebackNo' in example && { chargebackNo: numberOf('chargeback') }),
  };
  return { merNo, notificationId, event, tradeNo, address, payload, createdAt: now };
}

export interface TestEvent {
  readonly event: NewNotification['event'];
  readonly merNo: number;
  readonly address: string;
  /** A new number of no time. */
  readonly numberOf: (kind: NumberKind) => string;
}

export function isTestEvent({ tradeNo }: Pick<NewNotification, 'tradeNo'>): boolean {
  return tradeNo.startsWith(TEST_TRADE_NO);
}

/** Null if the merchant gave no address. */
export function orderResult(
  order: Subject & Pick<Order, 'notifyUrl'>,
  end: End,
  sending: Sending,
): NewNotification | null {
  if (order.notifyUrl === null) return null;
  return {
    merNo: order.merNo,
    notificationId: sending.notificationId,
    event: order.kind === 'payment' ? 'paymentResult' : 'payoutResult',
    tradeNo: order.tradeNo,
    address: order.notifyUrl,
    payload: sending.payloads.orderResult(order, end),
    createdAt: sending.now,
  };
}

export function refundResult(refund: Refund, end: End, sending: Sending): NewNotification | null {
  if (refund.notifyUrl === null) return null;
  return {
    merNo: refund.merNo,
    notificationId: sending.notificationId,
    event: 'refundResult',
    tradeNo: refund.tradeNo,
    address: refund.notifyUrl,
    payload: sending.payloads.refundResult(refund, end),
    createdAt: sending.now,
  };
}

export function chargebackNotice(
  order: Subject & Pick<Order, 'protestNotifyUrl'>,
  chargeback: DisputedAmount,
  sending: Sending,
): NewNotification | null {
  if (order.protestNotifyUrl === null) return null;
  return {
    merNo: order.merNo,
    notificationId: sending.notificationId,
    event: 'chargeback',
    tradeNo: order.tradeNo,
    address: order.protestNotifyUrl,
    payload: sending.payloads.chargeback(order, chargeback),
    createdAt: sending.now,
  };
}
