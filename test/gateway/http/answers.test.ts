import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { EMPTY_BALANCE } from '../../../src/gateway/domain/ledger/ledger.ts';
import { FREE_TERMS } from '../../../src/gateway/domain/merchants/merchant.ts';
import { verifyRsa } from '../../../src/protocol/signature.ts';
import { exampleOf } from '../../contract/cases/contract.ts';
import { expectValid } from '../../contract/cases/expect-answer.ts';
import { signed, variantOf } from '../../helpers/gateway/caller.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import { accountOf, TRADE_NO, orderOf, refundOf, useHttp } from './helpers.ts';
import type { startHttp } from './helpers.ts';

type Http = Awaited<ReturnType<typeof startHttp>>;

const start = useHttp();

async function ask(http: Http, operationId: OperationId, variant: string, change: Body = {}) {
  const body = signed(operationId, { ...exampleOf(operationId, variant).body, ...change });
  return http.caller.call({ operationId, variant, body });
}

/** The whole body of a success that keeps its schema. */
async function successOf(http: Http, operationId: OperationId, variant: string, change: Body = {}): Promise<Body> {
  const answer = await ask(http, operationId, variant, change);
  const body = JSON.parse(answer.text) as Body;
  const { answer: schema } = variantOf(operationId, variant);
  expectValid(schema ?? '', body);
  return body;
}

const success = (data: Body) => ({ code: '00000', message: 'SUCCESS', data });

describe('the answer to', () => {
  it('a card payment has the result, and no page', async () => {
    const http = await start();
    const answer = await ask(http, 'createPayment', 'CREDIT_CARD', { merOrderNo: 'A-1' });
    expect(JSON.parse(answer.text)).toEqual(
      success({ tradeNo: TRADE_NO, merOrderNo: 'A-1', payCode: 0, message: 'Payment succeeded.' }),
    );
    expect(answer.status).toBe(200);
    const { date: _, ...headers } = answer.headers;
    expect(headers).toEqual({
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(answer.text)),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^req_[0-9A-Z]{20}$/),
      connection: 'keep-alive',
      'keep-alive': 'timeout=65',
    });
  });

  it('a payment on a page has its address', async () => {
    const http = await start();
    expect(await successOf(http, 'createPayment', 'ALIPAY', { merOrderNo: 'A-1' })).toEqual(
      success({
        tradeNo: TRADE_NO,
        merOrderNo: 'A-1',
        payCode: 2,
        payUrl: `${http.url}/pay/${TRADE_NO}`,
        message: 'Waiting for the payer.',
      }),
    );
  });

  it('Vietnam Pay is signed by the gateway', async () => {
    const http = await start();
    const { data, sign } = await successOf(http, 'createPayment', 'VN_BANK');
    const { answerSignature } = variantOf('createPayment', 'VN_BANK');
    const { gatewayPublicKey: publicKey } = sandboxAccount;
    expect(verifyRsa({ fields: answerSignature ?? [], body: data, sign: String(sign), publicKey })).toBe(true);
  });

  it('Vietnam Pay, without a key to sign with, is that the method is not enabled', async () => {
    const http = await start({ api: { gatewayPrivateKey: null } });
    const answer = await ask(http, 'createPayment', 'VN_BANK');
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      200,
      { code: '10010', message: 'The method is not enabled.' },
    ]);
    expect(http.calls.createPayment).toEqual([]);
  });

  it('opening the cashier is its page, with its own headers', async () => {
    const headers = { 'Content-Security-Policy': "default-src 'none'", 'Content-Type': 'text/html; charset=utf-8' };
    const http = await start({
      api: {
        renderCashier: (order) => ({ html: `<!doctype html>${order.payUrl} ${order.merchantName}`, headers }),
      },
    });
    const answer = await ask(http, 'openCashier', 'default');
    expect(answer.text).toBe(`<!doctype html>${http.url}/pay/${TRADE_NO} Demo shop`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-store',
    });
  });

  it('a payout and a refund have their numbers', async () => {
    const http = await start();
    expect(await successOf(http, 'createPayout', 'default', { merOrderNo: 'P-1' })).toEqual(
      success({ tradeNo: TRADE_NO, merOrderNo: 'P-1', payCode: 0 }),
    );
    expect(
      await successOf(http, 'applyRefund', 'default', { merOrderNo: 'A-1', tradeNo: 'T-1', amount: '0.05' }),
    ).toEqual(
      success({
        refundNo: 'RF01',
        tradeNo: 'T-1',
        merNo: '100001',
        merOrderNo: 'A-1',
        refundAmount: '0.05',
        refundCurrency: 'USD',
      }),
    );
  });

  it('a query of a paid order has fee, settlement and what is received', async () => {
    const http = await start();
    expect(await successOf(http, 'queryOrder', 'sales')).toEqual(
      success({
        state: 3,
        tradeNo: TRADE_NO,
        merNo: '100001',
        merOrderNo: 'ORDER-1001',
        message: 'Payment succeeded.',
        tradeFee: '2.90',
        receiveAmount: '97.10',
        settle: 1,
      }),
    );
  });

  it('a query of an order in progress has its state, in words too', async () => {
    const order = orderOf({ state: 'processing', message: '', settle: 'none', handlingFee: 0n, transactionFee: 0n });
    const http = await start({ operations: { queryOrder: async () => ({ kind: 'found', order }) } });
    expect(await successOf(http, 'queryOrder', 'sales')).toEqual(
      success({
        state: 1,
        tradeNo: TRADE_NO,
        merNo: '100001',
        merOrderNo: 'ORDER-1001',
        message: 'Payment processing.',
      }),
    );
  });

  it('a query of an order that was charged back says how much, in both currencies', async () => {
    const order = orderOf({ settlementCurrency: 'BTC', chargedBack: 6000n, chargedBackSettle: 123_456n });
    const refund = refundOf({ state: 'processing', message: '' });
    const http = await start({
      operations: { queryRefund: async () => ({ kind: 'found', order, refund }) },
    });
    expect(await successOf(http, 'queryOrder', 'refund')).toEqual(
      success({
        state: 4,
        refundNo: 'RF01K9ZC3M5Q8R7V2X4B6D',
        refundAmount: '40.00',
        refundCurrency: 'USD',
        tradeNo: TRADE_NO,
        merNo: '100001',
        merOrderNo: 'ORDER-1001',
        refuseAmount: '60.00',
        refuseCurrency: 'USD',
        actualRefuseAmount: '0.00123456',
        actualRefuseCurrency: 'BTC',
        message: 'Refund processing.',
      }),
    );
  });

  it('the balance has three figures of one snapshot', async () => {
    const http = await start();
    expect(await successOf(http, 'queryBalance', 'default', { currency: 'USD' })).toEqual(
      success({ currency: 'USD', balance: '123.45', unCheckedBalance: '0.55', totalBalance: '124.00' }),
    );
  });

  it('a balance in a currency that nobody knows is refused', async () => {
    const nothing = { operations: { queryBalance: async () => EMPTY_BALANCE } };
    const query = async (currency: string, change: Parameters<typeof accountOf>[0] = {}) => {
      const http = await start({ ...nothing, account: accountOf(change) });
      return JSON.parse((await ask(http, 'queryBalance', 'default', { currency })).text) as Body;
    };
    for (const currency of ['USD', 'BTC', 'USDT']) expect(await query(currency)).toMatchObject({ code: '00000' });
    const settles = { terms: { ...FREE_TERMS, settlementCurrency: 'QQQ' } };
    expect(await query('QQQ', settles)).toMatchObject({ code: '00000' });
    expect(await query('QQQ')).toEqual({
      code: '10009',
      message:
        'The currency is not enabled. currency: send a code of ISO 4217, such as USD, or of a crypto currency, such as USDT.',
    });
  });

  it('the order list has every field, the state in words, and settle only if there is something to settle', async () => {
    const failed = orderOf({ state: 'failed', listedState: 'failed', settle: 'none', message: 'Declined.' });
    const refunded = orderOf({ listedState: 'refunding', settle: 'none' });
    const waiting = { state: 'processing', listedState: 'processing', settle: 'none', message: '' } as const;
    const payout = orderOf({ kind: 'payout', ...waiting });
    const orders = [orderOf(), failed, refunded, payout];
    const http = await start({ operations: { listOrders: async () => ({ total: 41, orders }) } });
    const item = {
      state: 3,
      merOrderNo: 'ORDER-1001',
      tradeNo: TRADE_NO,
      handlingFee: '2.50',
      receiveAmount: '97.10',
      settleAmount: '100.00',
      margin: '0.00',
      transactionProcessingFee: '0.40',
      exceptionHandlingFee: '0.00',
      refundAmount: '0.00',
      sourceAmount: '100.00',
      settlementCurrency: 'USD',
      refundCurrency: 'USD',
      sourceCurrency: 'USD',
      marginStatus: 1,
      refusalPayReason: '',
      message: 'Payment succeeded.',
    };
    expect(await successOf(http, 'listOrders', 'default', { pageNum: 1, pageSize: 20 })).toEqual(
      success({
        pageNum: 1,
        pageSize: 20,
        totalPage: 3,
        total: 41,
        list: [
          { ...item, settle: 1 },
          { ...item, state: 2, message: 'Payment failed.' },
          { ...item, state: 4, message: 'Refund processing.' },
          { ...item, state: 1, message: 'Payout processing.' },
        ],
      }),
    );
  });

  it('totals are by currency, with eight decimals for crypto', async () => {
    const totals = { settled: [{ currency: 'BTC', amount: 1n }], source: [{ currency: 'USD', amount: 5n }] };
    const http = await start({ operations: { sumAmounts: async () => totals } });
    expect(await successOf(http, 'sumAmounts', 'default')).toEqual(
      success({
        settleAmountList: [{ settleAmount: '0.00000001', settleCurrency: 'BTC' }],
        sourceAmountList: [{ sourceAmount: '0.05', sourceCurrency: 'USD' }],
      }),
    );
  });
});
