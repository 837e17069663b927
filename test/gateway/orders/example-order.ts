import { parseDay } from '../../../src/gateway/domain/day.ts';
import contract from '../../../generated/operator.openapi.json' with { type: 'json' };
import type { Attempt } from '../../../src/gateway/domain/payments/attempt.ts';
import { CHARGEBACK_DUE_MS } from '../../../src/gateway/domain/chargebacks/chargeback.ts';
import type { Chargeback } from '../../../src/gateway/domain/chargebacks/chargeback.ts';
import type { Order } from '../../../src/gateway/domain/orders/order.ts';
import type { Refund } from '../../../src/gateway/domain/refunds/refund.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { START } from '../operator/operator.ts';

// Orders stand in the store; what the platform does with them is its own test's matter. The order, refund and chargeback
// are those of the contract's examples, so each answer must be the example.

export const { OrderStory: storyExample, Order: orderExample, Refund: refundExample } = contract.components.examples;
export const { RevealedDetails: revealedExample } = contract.components.examples;
export const { OpenChargeback: openExample, ClosedChargeback: closedExample } = contract.components.examples;

export const tradeNo = 'TG01M7F8NJE000031N17Q8R7V2X4B6DKM';
export const refundNo = 'RF01M7FC3E2000031N13M5Q8R7V2X4B6D';
export const chargebackNo = 'CB01M7FFH9P000031N19ZC3M5Q8R7V2X4';
const notificationId = 'NT01M7F8NJE000031N1K9ZC3M5Q8R7V2X';
export const merNo = 100001;
const merOrderNo = 'ORDER-1001';
const script = { name: 'approve', laterSeconds: 0 };
const dollars = { currency: 'USD', settlementCurrency: 'USD' };
const notifyUrl = 'https://shop.example/notify';

export const order: Order = {
  merNo,
  tradeNo,
  merOrderNo,
  kind: 'payment',
  method: 'CREDIT_CARD',
  ...dollars,
  amount: 10_000n,
  settleAmount: 10_000n,
  notifyUrl,
  protestNotifyUrl: null,
  returnUrl: null,
  script,
  createdAt: START,
  day: 20_772,
  expiresAt: START + 1_800_000,
  state: 'succeeded',
  listedState: 'succeeded',
  message: 'Approved',
  finishedAt: START + 1000,
  handlingFee: 290n,
  transactionFee: 30n,
  exceptionFee: 0n,
  margin: 0n,
  receiveAmount: 9680n,
  gasFee: null,
  transactionHash: null,
  settle: 'settled',
  marginStatus: 'released',
  unsettled: 0n,
  marginHeld: 0n,
  refunded: 0n,
  refundedSettle: 0n,
  chargedBack: 0n,
  chargedBackSettle: 0n,
  chargebackReason: '',
  acquirer: null,
  channelVersion: null,
  acquirerFacts: null,
};
export const refund: Refund = {
  startedBy: { side: 0, kind: 'person', name: 'sam@example.com', approvalNo: 'approval_01M7F8NJE07Q8R7V2X4B6DKM' },
  merNo,
  refundNo,
  tradeNo,
  merOrderNo,
  state: 'succeeded',
  amount: 2500n,
  settleAmount: 2500n,
  ...dollars,
  fee: 0n,
  fromPending: 0n,
  fromAvailable: 2500n,
  fromMargin: 0n,
  notifyUrl,
  remark: 'One item returned',
  script,
  message: 'Refunded',
  createdAt: START + 3_600_000,
  finishedAt: START + 3_600_000,
  sequence: 1,
  acquirer: null,
  channelVersion: null,
  acquirerFacts: null,
};
export const chargeback: Chargeback = {
  merNo,
  chargebackNo,
  tradeNo,
  merOrderNo,
  state: 'open',
  amount: 10_000n,
  settleAmount: 10_000n,
  ...dollars,
  fee: 1500n,
  reason: 'Goods not received',
  createdAt: START + 7_200_000,
  dueAt: START + 7_200_000 + CHARGEBACK_DUE_MS,
  answer: null,
  answeredAt: null,
  answeredBy: null,
  answeredSide: null,
  closedAt: null,
};
const card = { first6: '424242', last4: '4242', expiryMonth: '12', expiryYear: '2030' };
export const payerAttempt: Attempt = {
  merNo,
  tradeNo,
  attempt: 1,
  method: 'CREDIT_CARD',
  state: 'open',
  action: null,
  card,
  script,
  message: 'Approved',
  createdAt: START + 500,
  closedAt: null,
  acquirer: null,
  channelVersion: null,
  acquirerFacts: null,
  isFallback: false,
  routing: null,
  isAfterDecline: false,
};
export const payment = { event: 'payment', subject: tradeNo, currency: 'USD', at: START + 1000 } as const;
const attempt = {
  kind: 'scheduled' as const,
  attempt: 1,
  startedAt: START + 1000,
  finishedAt: START + 1000,
  sentAt: START / 1000 + 1,
  status: 200,
  answerHeaders: { 'content-type': 'text/plain' },
};
export const reads: Partial<Store> = {
  findMerchant: async (number) => (number === merNo ? { merchant: { merNo } as never, secrets: [] } : null),
  findOrder: async (reference) => (reference.merNo === merNo && reference.tradeNo === tradeNo ? order : null),
  findOrderDetails: async () => ({
    card,
    products: [{ sku: 'SKU-1', name: 'Tea', price: '100.00', quantity: '1' }],
    said: { email: 'payer@example.com' },
  }),
  listPayerEvents: async () => [
    { merNo, tradeNo, event: 'opened', method: '', firstAt: START + 200, lastAt: START + 200, times: 1 },
  ],
  listAttempts: async () => [payerAttempt],
  listCardTries: async () => [],
  listRefunds: async () => [],
  listChargebacks: async () => [],
  listChanges: async () => [],
  listReversals: async () => [],
  findReversals: async () => [],
  listReported: async () => [
    {
      subject: tradeNo,
      type: 'payment',
      isOpen: false,
      isByHand: false,
      kind: 'report',
      owner: 'default',
      sectionId: 'po_2026-11-15_EUR',
      fileNo: 'RC01M7F8NJE0Q8R7V2X4B6DKM8P',
      currency: 'USD',
      gross: 10_000n,
      fee: -140n,
      day: parseDay('2026-11-15'),
      bookedOn: parseDay('2026-11-17'),
    },
  ],
  findRefund: async (reference) => (reference.refundNo === refundNo ? refund : null),
  findChargeback: async (reference) => (reference.chargebackNo === chargebackNo ? chargeback : null),
  listPostings: async () => [
    { ...payment, from: 'channel', to: 'available', amount: 9680n },
    { ...payment, from: 'channel', to: 'fees', amount: 320n },
  ],
  listDeliveries: async () => [
    {
      merNo,
      notificationId,
      event: 'paymentResult',
      tradeNo,
      address: notifyUrl,
      createdAt: START + 1000,
      payload: { tradeNo, merOrderNo, code: '0', message: 'Approved' },
      state: 'acknowledged',
      attempts: 1,
      nextAt: null,
      log: [{ ...attempt, answer: 'SUCCESS', result: 'acknowledged' }],
    },
  ],
};
