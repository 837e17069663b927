import { describe, expect, it } from 'vitest';
import { exampleOf } from '../../contract/cases/contract.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { signed } from '../../helpers/gateway/caller.ts';
import type { Body, Call } from '../../helpers/gateway/caller.ts';
import { accountOf, useHttp } from './helpers.ts';
import type { startHttp } from './helpers.ts';

type Http = Awaited<ReturnType<typeof startHttp>>;

const start = useHttp();

async function send(
  http: Http,
  [operationId, variant]: readonly [OperationId, string],
  change: { body?: Body; headers?: NonNullable<Call['headers']> } = {},
) {
  const body = signed(operationId, { ...exampleOf(operationId, variant).body, ...change.body });
  const answer = await http.caller.call({ operationId, variant, body, headers: change.headers ?? {} });
  expect(answer.text).toMatch(/^<!doctype html>|^\{"code":"00000"/);
  return body;
}

const DEVICE_AND_PAYER = { ipAddress: '203.0.113.7' };

describe('a checked request reaches the operation as', () => {
  it('a card payment, with the card apart from what is kept', async () => {
    const http = await start();
    const body = await send(http, ['createPayment', 'CREDIT_CARD'], {
      body: {
        unknownField: 'x',
        screenWidth: 1920,
        javaEnabled: false,
        billingAddress2: '',
        protestNotifyUrl: 'http://localhost/cb',
      },
    });
    const [request] = http.calls.createPayment;
    expect(request).toMatchObject({
      merOrderNo: body['merOrderNo'],
      currency: 'USD',
      amount: 10_000n,
      method: 'CREDIT_CARD',
      onPage: false,
      card: { number: '4242424242424242', expiryMonth: '12', expiryYear: '2030', securityCode: '123' },
      bankId: null,
      idempotencyKey: null,
      notifyUrl: body['notifyUrl'],
      protestNotifyUrl: 'http://localhost/cb',
      returnUrl: body['returnUrl'],
      script: { name: 'approve', laterSeconds: 0 },
    });
    expect(request?.said).toMatchObject({ ...DEVICE_AND_PAYER, screenWidth: 1920, javaEnabled: false });
    // S9: nothing of the card, the signature or an undocumented field is among what is kept.
    const kept = Object.keys(request?.said ?? {});
    for (const name of [
      'cardNo',
      'cardSecurityCode',
      'cardExpireYear',
      'sign',
      'unknownField',
      'billingAddress2',
      'merOrderNo',
    ]) {
      expect(kept).not.toContain(name);
    }
    expect(request?.products.length).toBeGreaterThan(0);
    expect(Object.keys(request?.products[0] ?? {})).toEqual(['sku', 'name', 'price', 'quantity']);
  });

  it.each([
    ['4000000000000119', { name: 'approveLater', laterSeconds: 5 }],
    ['4000000000000259', { name: 'approveThenChargeback', laterSeconds: 5 }],
    ['4000000000000002', { name: 'decline', laterSeconds: 0 }],
  ])('a payment by the card %s with its script', async (cardNo, script) => {
    const http = await start();
    await send(http, ['createPayment', 'CREDIT_CARD'], { body: { cardNo } });
    expect(http.calls.createPayment[0]?.script).toEqual(script);
  });

  it('a payment without a script in live mode', async () => {
    const http = await start({ api: { mode: 'live' } });
    await send(http, ['createPayment', 'CREDIT_CARD'], { body: { cardNo: '4000000000000002' } });
    expect(http.calls.createPayment[0]?.script).toBeNull();
  });

  it.each(['ALIPAY', 'WECHAT', 'PIX', 'VN_BANK'])('a payment by %s on a page', async (variant) => {
    const http = await start();
    await send(http, ['createPayment', variant]);
    const bankId = variant === 'VN_BANK' ? 12 : null;
    expect(http.calls.createPayment[0]).toMatchObject({ method: variant, onPage: true, card: null, bankId });
  });

  it('a payment by Apple Pay that the channel decides, with what the browser reports', async () => {
    const http = await start();
    await send(http, ['createPayment', 'APPLE_PAY']);
    const [request] = http.calls.createPayment;
    expect(request).toMatchObject({ method: 'APPLE_PAY', onPage: false, card: null });
    expect(request?.said).toMatchObject({ 'browser.userAgent': expect.any(String) });
    expect(request?.products[0]).toMatchObject({ name: expect.any(String) });
  });

  it('a cashier order by whatever the payer chooses, or by the method that the merchant chose', async () => {
    const http = await start();
    await send(http, ['openCashier', 'default']);
    await send(http, ['createCashierOrder', 'default']);
    await send(http, ['createCashierPayment', 'default'], {
      body: { paymentMode: 'PIX', currencyCode: 'BRL', protestNotifyUrl: 7 },
    });
    expect(http.calls.createPayment).toMatchObject([
      { method: 'CASHIER', onPage: true, card: null, idempotencyKey: null },
      { method: 'CASHIER', onPage: true, card: null, idempotencyKey: null },
      { method: 'PIX', onPage: true, card: null, protestNotifyUrl: null },
    ]);
  });

  it('a payout with the account apart from what is kept', async () => {
    const http = await start();
    const body = await send(http, ['createPayout', 'default'], { body: { benLastName: 'PENDING' } });
    const [request] = http.calls.createPayout;
    expect(request).toMatchObject({
      method: 'PAYOUT_6',
      account: body['cardNo'],
      script: { name: 'stayPending', laterSeconds: 0 },
      products: [],
    });
    expect(JSON.stringify(request?.said)).not.toContain(String(body['cardNo']));
    expect(request?.said).toMatchObject({ benLastName: 'PENDING' });
  });

  it('a refund, and queries', async () => {
    const http = await start();
    await send(http, ['applyRefund', 'default'], { body: { amount: '40.05', remark: 'DECLINED' } });
    expect(http.calls.applyRefund[0]).toMatchObject({
      amount: 4005n,
      remark: 'DECLINED',
      script: { name: 'decline', laterSeconds: 0 },
    });
    await send(http, ['listOrders', 'default'], {
      body: {
        dateLimit: { from: '2026-11-01 00:00:00', to: '2026-11-01 00:00:01' },
        pageNum: 2,
        pageSize: 5,
        tradeNos: ['T1'],
        merOrderNos: [],
      },
    });
    expect(http.calls.listOrders[0]).toEqual({
      merOrderNos: [],
      tradeNos: ['T1'],
      from: Date.parse('2026-11-01T00:00:00Z'),
      to: Date.parse('2026-11-01T00:00:01.999Z'),
      pageNum: 2,
      pageSize: 5,
    });
    const { merOrderNo } = await send(http, ['queryOrder', 'sales']);
    expect(http.calls.queryOrder[0]).toEqual({ merOrderNo, tradeNo: exampleOf('queryOrder', 'sales').body['tradeNo'] });
    await send(http, ['sumAmounts', 'default'], {
      body: {
        startDate: '1970-01-02',
        endDate: '1970-01-03',
        orderStatusList: ['3', '6'],
        settlementStatusList: ['0'],
        sourceCurrencyList: ['USD'],
        settleCurrencyList: [],
        merOrderNoList: [],
      },
    });
    expect(http.calls.sumAmounts[0]).toEqual({
      firstDay: 1,
      lastDay: 2,
      states: ['succeeded', 'refunded'],
      currencies: ['USD'],
      settlementCurrencies: [],
      merOrderNos: [],
      settles: ['pending'],
    });
  });

  it('a list query with the defaults where it names no page', async () => {
    const http = await start();
    const { merNo, version } = exampleOf('listOrders', 'default').body;
    const body = signed('listOrders', { merNo, version });
    await http.caller.call({ operationId: 'listOrders', variant: 'default', body });
    expect(http.calls.listOrders[0]).toEqual({
      merOrderNos: [],
      tradeNos: [],
      from: null,
      to: null,
      pageNum: 1,
      pageSize: 20,
    });
  });
});

describe('an Idempotency-Key', () => {
  const card = ['createPayment', 'CREDIT_CARD'] as const;
  const keyOf = (http: Http, index: number) => http.calls.createPayment[index]?.idempotencyKey;

  it('comes with a fingerprint of the body that differs with any byte of it, and tells nothing of it', async () => {
    const http = await start();
    const headers = { 'Idempotency-Key': 'key-1' };
    await send(http, card, { headers });
    await send(http, card, { headers });
    await send(http, card, { headers, body: { billingCity: 'Leeds' } });
    expect(keyOf(http, 0)).toEqual({ key: 'key-1', fingerprint: expect.stringMatching(/^[\w-]{43}$/) });
    expect(keyOf(http, 1)).toEqual(keyOf(http, 0));
    expect(keyOf(http, 2)?.fingerprint).not.toBe(keyOf(http, 0)?.fingerprint);
  });

  it('sent twice is refused', async () => {
    const http = await start({ account: accountOf() });
    const body = signed('createPayment', exampleOf(...card).body);
    const answer = await http.caller.send({
      path: '/payment',
      headers: { 'Content-Type': 'application/json', Referer: 'http://localhost/', 'Idempotency-Key': 'a, b' },
      body: JSON.stringify(body),
    });
    expect([answer.status, answer.text]).toEqual([
      400,
      '{"code":"10001","message":"Invalid input. Idempotency-Key: contains a space; use letters, digits and ASCII punctuation, without spaces."}',
    ]);
  });
});
