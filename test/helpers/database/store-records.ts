import { randomBytes } from 'node:crypto';
import { FREE_TERMS } from '../../../src/gateway/domain/merchants/merchant.ts';
import type { MerchantTerms } from '../../../src/gateway/domain/merchants/merchant.ts';
import { NUMBER_ALPHABET, composeNumber } from '../../../src/gateway/domain/numbers.ts';
import type { NumberKind } from '../../../src/gateway/domain/numbers.ts';
import { orderResult } from '../../../src/gateway/domain/deliveries/notification.ts';
import type { NewOrder } from '../../../src/gateway/domain/orders/order.ts';
import type { AcceptedOrder, AcceptedRefund } from '../../../src/gateway/domain/outcomes.ts';
import { fail, succeed } from '../../../src/gateway/domain/payments/payment.ts';
import { holdPayout } from '../../../src/gateway/domain/payouts/payout.ts';
import type { FinishedPayment } from '../../../src/gateway/domain/payments/payment-store.ts';
import type { NewPayout } from '../../../src/gateway/domain/payouts/payout-store.ts';
import type { NewRecord } from '../../../src/gateway/domain/orders/order-store.ts';
import type { Replay } from '../../../src/gateway/domain/orders/replay.ts';
import { notificationPayloads } from '../../../src/gateway/notifier/payloads.ts';

// Records for the store's tests, as the operations would make them.

export const MER_NO = 100_001;
export const NOW = 1_790_000_000_000;
const DAY_MS = 86_400_000;

export function newNumber(kind: NumberKind, now = NOW, merNo = MER_NO): string {
  const random = [...randomBytes(14)].map((byte) => NUMBER_ALPHABET.charAt(byte % 32)).join('');
  return composeNumber(kind, { now, merNo, random });
}

export function newOrder(fields: Partial<NewOrder> = {}): NewOrder {
  const { merNo = MER_NO, createdAt = NOW, currency = 'USD', amount = 10_00n } = fields;
  const tradeNo = newNumber('order', createdAt, merNo);
  return {
    merNo,
    tradeNo,
    merOrderNo: `M${tradeNo.slice(2)}`,
    kind: 'payment',
    method: 'CREDIT_CARD',
    currency,
    amount,
    settlementCurrency: currency,
    settleAmount: amount,
    notifyUrl: null,
    protestNotifyUrl: null,
    returnUrl: 'https://shop.example/thanks',
    script: { name: 'success', laterSeconds: 0 },
    createdAt,
    day: Math.floor(createdAt / DAY_MS),
    expiresAt: createdAt + 1_800_000,
    acquirer: null,
    channelVersion: null,
    details: { said: { billingCity: 'Łódź', screenWidth: 800, javaEnabled: false } },
    ...fields,
  };
}

export function newRecord(fields: Partial<NewOrder> = {}, replay: Replay | null = null): NewRecord {
  const order = newOrder(fields);
  const { merNo, tradeNo, createdAt } = order;
  return { order, agenda: [{ merNo, task: 'inquire', subject: tradeNo, tradeNo, dueAt: createdAt + 60_000 }], replay };
}

export function newReplay(fields: Partial<Replay> = {}): Replay {
  return {
    merNo: MER_NO,
    operation: 'createPayment',
    key: `key-${randomBytes(6).toString('hex')}`,
    fingerprint: 'fingerprint',
    subject: '',
    answer: null,
    ...fields,
  };
}

/** What an order's idempotency key may be answered. */
export function orderAnswer(fields: Partial<AcceptedOrder> = {}): AcceptedOrder {
  return {
    kind: 'accepted',
    tradeNo: 'TG-1',
    merOrderNo: 'A-1',
    state: 'succeeded',
    onPage: false,
    message: 'Approved',
    ...fields,
  };
}

export function refundAnswer(): AcceptedRefund {
  return { kind: 'accepted', refundNo: 'RF-1', tradeNo: 'TG-1', merOrderNo: 'A-1', amount: 100n, currency: 'USD' };
}

export function paid(
  order: NewOrder,
  { terms = {}, ...fields }: Partial<FinishedPayment> & { terms?: Partial<MerchantTerms> } = {},
): FinishedPayment {
  const finishedAt = order.createdAt + 1000;
  const end = succeed(order, { ...FREE_TERMS, ...terms }, { now: finishedAt, message: 'Approved' });
  const notification = orderResult(
    order,
    { state: end.state, message: end.message },
    {
      notificationId: newNumber('notification', finishedAt, order.merNo),
      now: finishedAt,
      payloads: notificationPayloads,
    },
  );
  return { order, end, facts: null, finishedAt, notification, agenda: [], answer: null, ...fields };
}

export function declined(order: NewOrder): FinishedPayment {
  const finishedAt = order.createdAt + 1000;
  const end = fail('Declined');
  const notification = orderResult(
    order,
    { state: end.state, message: end.message },
    {
      notificationId: newNumber('notification', finishedAt, order.merNo),
      now: finishedAt,
      payloads: notificationPayloads,
    },
  );
  return { order, end, facts: null, finishedAt, notification, agenda: [], answer: null };
}

export function newPayout(fields: Partial<NewOrder> = {}, options: { fee?: bigint; replay?: Replay } = {}): NewPayout {
  const { fee: transactionFee = 0n, replay = null } = options;
  const record = newRecord({ kind: 'payout', method: 'PAYOUT_1', expiresAt: null, ...fields }, replay);
  return { ...record, transactionFee, hold: holdPayout({ ...record.order, transactionFee }) };
}
