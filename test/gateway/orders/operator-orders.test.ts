import { describe, expect, it } from 'vitest';
import type { Attempt } from '../../../src/gateway/domain/payments/attempt.ts';
import type { Chargeback } from '../../../src/gateway/domain/chargebacks/chargeback.ts';
import type { OrderListQuery } from '../../../src/gateway/domain/orders/order-list.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import {
  chargeback,
  chargebackNo,
  merNo,
  openExample,
  order,
  orderExample,
  payerAttempt,
  payment,
  reads,
  refund,
  refundExample,
  refundNo,
  storyExample,
  tradeNo,
} from './example-order.ts';
import { START, openOperator, problem } from '../operator/operator.ts';

describe('an order', () => {
  it('is shown with everything that belongs to it, as the example has it', async () => {
    const { call } = openOperator({ reads });
    expect((await call('GET', `/operator/orders/${tradeNo}`)).body).toEqual(storyExample.value);
  });

  it('is shown without what the contract does not allow to keep or to show, whoever wrote it (I12)', async () => {
    const { call } = openOperator({
      reads: {
        ...reads,
        findOrderDetails: async () => ({ said: { email: 'payer@example.com', cardSecurityCode: '857', pin: '4711' } }),
        listDeliveries: async (reference) =>
          ((await reads.listDeliveries?.(reference)) ?? []).map((delivery) => ({
            ...delivery,
            payload: { ...delivery.payload, cardNo: '4242424242424242' },
          })),
      },
    });
    const { details, deliveries } = (await call('GET', `/operator/orders/${tradeNo}`))
      .body as typeof storyExample.value;
    expect(details.said).toEqual({ email: 'p***@example.com' });
    expect(deliveries).toEqual(storyExample.value.deliveries);
  });

  it('is shown in the order in which things happened, whatever they happened to', async () => {
    const lost: Chargeback = { ...chargeback, state: 'lost', closedAt: START + 9_000_000 };
    const refundMove = { from: 'refundHold', to: 'channel', amount: 2500n } as const;
    const asked: string[][] = [];
    const { call } = openOperator({
      reads: {
        ...reads,
        listPayerEvents: async () => [],
        listAttempts: async () => [],
        listRefunds: async () => [refund],
        listChargebacks: async () => [lost],
        listPostings: async ({ subjects }) => {
          asked.push([...subjects]);
          return [
            { ...payment, from: 'channel', to: 'available', amount: 10_000n },
            { ...payment, event: 'refund', subject: refundNo, at: refund.createdAt, ...refundMove },
          ];
        },
        listDeliveries: async () => [],
      },
    });
    const { body } = await call('GET', `/operator/orders/${tradeNo}`);
    expect(asked).toEqual([[tradeNo, refundNo, chargebackNo]]);
    const { timeline } = body as { timeline: { event: string; text: string }[] };
    expect(timeline.map(({ event, text }) => [event, text])).toEqual([
      ['orderCreated', 'payment of 100.00 USD by CREDIT_CARD accepted'],
      ['orderFinished', 'payment ended with success: Approved'],
      ['posted', 'payment: 100.00 USD from channel to available'],
      ['refundCreated', 'refund of 25.00 USD accepted'],
      ['refundFinished', 'refund ended with success: Refunded'],
      ['posted', 'refund: 25.00 USD from refundHold to channel'],
      ['chargebackOpened', 'chargeback of 100.00 USD opened: Goods not received'],
      ['chargebackClosed', 'chargeback lost by the merchant'],
    ]);
  });

  it('tells what the payer tried on the pages, by which method, and how it ended', async () => {
    const masked = { first6: '400000', last4: '0002', expiryMonth: '12', expiryYear: '2030' };
    const closedAt = START + 200;
    const tried: Attempt[] = [
      { ...payerAttempt, attempt: 1, state: 'declined', card: masked, message: 'Declined', createdAt: START, closedAt },
      {
        ...payerAttempt,
        attempt: 2,
        method: 'PIX',
        state: 'cancelled',
        action: { kind: 'code', text: 'pix-code' },
        card: null,
        message: '',
        createdAt: START + 300,
        closedAt: START + 400,
      },
      { ...payerAttempt, attempt: 3 },
    ];
    const { call } = openOperator({ reads: { ...reads, listAttempts: async () => tried } });
    const { body } = await call('GET', `/operator/orders/${tradeNo}`);
    const { attempts, timeline } = body as { attempts: object[]; timeline: { event: string; text: string }[] };
    expect(attempts).toEqual([
      {
        attempt: 1,
        method: 'CREDIT_CARD',
        state: 'declined',
        card: masked,
        message: 'Declined',
        createdAt: '2026-11-15T09:30:00.000Z',
        closedAt: '2026-11-15T09:30:00.200Z',
      },
      {
        attempt: 2,
        method: 'PIX',
        state: 'cancelled',
        card: null,
        message: '',
        createdAt: '2026-11-15T09:30:00.300Z',
        closedAt: '2026-11-15T09:30:00.400Z',
      },
      { ...storyExample.value.attempts[0], attempt: 3 },
    ]);
    expect(
      timeline.filter(({ event }) => event.startsWith('payerAttempt')).map(({ event, text }) => [event, text]),
    ).toEqual([
      ['payerAttemptStarted', 'attempt 1 of the payer by CREDIT_CARD with 400000…0002'],
      ['payerAttemptClosed', 'attempt 1 of the payer declined: Declined'],
      ['payerAttemptStarted', 'attempt 2 of the payer by PIX'],
      ['payerAttemptClosed', 'attempt 2 of the payer cancelled'],
      ['payerAttemptStarted', 'attempt 3 of the payer by CREDIT_CARD with 424242…4242'],
    ]);
  });

  it.each([
    ['orderNotFound', '/operator/orders/TG1'],
    ['orderNotFound', `/operator/orders/${tradeNo.replace('7Q8', '7Q9')}`],
    ['orderNotFound', '/operator/refunds?tradeNo=TG1'],
    ['refundNotFound', '/operator/refunds/RF1'],
    ['chargebackNotFound', '/operator/chargebacks/CB1'],
    ['merchantNotFound', '/operator/orders?merNo=7'],
  ])('an order that does not exist is %s at %s', async (name, target) => {
    const { call } = openOperator({ reads });
    expect((await call('GET', target)).body).toEqual(problem(name, 404));
  });

  it('is found by everything that the list can be limited to', async () => {
    const queries: OrderListQuery[] = [];
    const listOrders: Store['listOrders'] = async (query) => {
      queries.push(query);
      return { orders: [order], next: tradeNo, searchedTo: START };
    };
    const { call } = openOperator({ reads: { ...reads, listOrders, readPayers: async () => [] } });
    const all = await call('GET', '/operator/orders');
    expect(all.body).toEqual({
      orders: [orderExample.value],
      next: tradeNo,
      searchedTo: '2026-11-15T09:30:00.000Z',
    });
    const amounts = 'amountMin=10&amountMax=20.5&currency=USD';
    const times = 'from=2026-11-15T00:00:00Z&to=2026-11-15T23:59:59.999Z';
    const place = `sort=oldest&before=${tradeNo}&after=${tradeNo}&limit=5`;
    const lists = 'state=refundFailure,success,expired&method=PIX,PAYOUT_1&kind=payout';
    await call('GET', `/operator/orders?merNo=100001&${lists}&${amounts}&${times}&text=ORD&bin=424242&${place}`);
    const nothing = {
      kind: null,
      methods: [],
      states: [],
      ends: [],
      tradeNos: [],
      currency: null,
      amountMin: null,
      amountMax: null,
    };
    expect(queries).toEqual([
      {
        ...nothing,
        merNo: null,
        from: null,
        to: null,
        text: null,
        bin: null,
        sort: 'newest',
        before: null,
        after: null,
        limit: 20,
      },
      {
        merNo,
        kind: 'payout',
        methods: ['PIX', 'PAYOUT_1'],
        states: ['refundFailed', 'succeeded'],
        ends: ['expired'],
        tradeNos: [],
        currency: 'USD',
        amountMin: '10',
        amountMax: '20.5',
        from: Date.UTC(2026, 10, 15),
        to: Date.UTC(2026, 10, 16) - 1,
        text: 'ORD',
        bin: '424242',
        sort: 'oldest',
        before: tradeNo,
        after: tradeNo,
        limit: 5,
      },
    ]);
  });

  it.each(['state=paid', 'state=success,', 'state=success,success', 'method=pix', 'method='])(
    'is not looked for by %s, which the contract does not know',
    async (query) => {
      const { call } = openOperator({ reads });
      expect((await call('GET', `/operator/orders?${query}`)).status).toBe(400);
    },
  );

  it.each(['from=2026-02-30T00:00:00Z', 'from=2026-11-15T25:00:00Z'])('is not looked for %s', async (query) => {
    const { call } = openOperator({ reads });
    const errors = [{ field: 'from', problem: 'is not a valid date and time' }];
    const answer = await call('GET', `/operator/orders?merNo=100001&${query}`);
    expect(answer.body).toEqual(problem('invalidInput', 400, { errors }));
  });
});

describe('a refund and a chargeback', () => {
  it('are read as the examples have them', async () => {
    const { call } = openOperator({ reads: { ...reads, listRefunds: async () => [refund] } });
    expect((await call('GET', `/operator/refunds/${refundNo}`)).body).toEqual(refundExample.value);
    expect((await call('GET', `/operator/refunds?tradeNo=${tradeNo}`)).body).toEqual({
      refunds: [refundExample.value],
      next: null,
      searchedTo: null,
    });
    expect((await call('GET', `/operator/chargebacks/${chargebackNo}`)).body).toEqual(openExample.value);
  });
});
