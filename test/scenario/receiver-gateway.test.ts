import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { createReceiver, nodeHandler } from '../../src/receiver/index.ts';
import type { Receiver, ReceiverFailure, ReceiverOptions } from '../../src/receiver/index.ts';
import { demoClient } from '../helpers/gateway/client.ts';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { createShop, dataOf } from '../helpers/payer/shop.ts';
import type { Shop } from '../helpers/payer/shop.ts';

// The kit's receiver behind node:http, and a real gateway that tells it of every result.

const ARRIVAL_MS_MAX = 100_000;
const DECLINED_CARD = '4000000000000002';

let gateway: TestGateway;
let shop: Shop;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  gateway = await startTestGateway({ engine: 'SQLite' });
  shop = createShop(gateway.url, sandboxAccount);
});

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

afterAll(async () => {
  shop.close();
  await gateway.close();
});

interface Heard {
  readonly event: string;
  readonly payload: unknown;
  readonly proof: string;
}

describe.each<[proof: 'signature' | 'query', proofs: () => Partial<ReceiverOptions>]>([
  ['signature', () => ({ secrets: [sandboxAccount.webhookSecret] })],
  ['query', () => ({ confirm: demoClient({ baseUrl: gateway.url }) })],
])('a receiver with proof by %s', (proof, proofs) => {
  it.each([
    ['succeeded', {}, '0'],
    ['failed', { cardNo: DECLINED_CARD }, '1'],
  ])('hears that a payment %s', async (_, changes, code) => {
    const merchant = await startMerchant(proofs());
    const order = dataOf(await shop.pay({ ...changes, notifyUrl: merchant.url }));
    const { tradeNo, merOrderNo } = order;
    const payload = { tradeNo, merOrderNo, code, message: expect.any(String) as string };
    expect(await merchant.hear(1)).toEqual([{ event: 'paymentResult', payload, proof }]);
    expect(merchant.failures).toEqual([]);
  });

  it.each([
    ['succeeded', {}, 0],
    ['failed', { remark: 'DECLINED' }, 1],
  ])('hears that a refund %s', async (_, changes, state) => {
    const merchant = await startMerchant(proofs());
    const order = dataOf(await shop.pay());
    const refund = dataOf(await shop.refund(order, { ...changes, amount: '2.00', notifyUrl: merchant.url }));
    const { refundNo, tradeNo, merOrderNo } = refund;
    const payload = {
      tradeNo,
      merOrderNo,
      refundNo,
      state,
      message: expect.any(String) as string,
      refundAmount: '2.00',
      refundCurrency: 'USD',
    };
    expect(await merchant.hear(1)).toEqual([{ event: 'refundResult', payload, proof }]);
    expect(merchant.failures).toEqual([]);
  });

  it.each([
    ['succeeded', {}, '0'],
    ['failed', { benLastName: 'DECLINED' }, '1'],
  ])('hears that a payout %s', async (_, changes, code) => {
    const merchant = await startMerchant(proofs());
    const payout = dataOf(await shop.payOut({ ...changes, notifyUrl: `${merchant.url}/payouts` }));
    const { tradeNo, merOrderNo } = payout;
    const payload = { tradeNo, merOrderNo, code, message: expect.any(String) as string };
    expect(await merchant.hear(1)).toEqual([{ event: 'payoutResult', payload, proof }]);
    expect(merchant.failures).toEqual([]);
  });
});

describe('a receiver with a secret', () => {
  it.each([
    ['won', 0],
    ['lost', 1],
  ])('hears that a chargeback is opened and %s', async (result, closedState) => {
    const merchant = await startMerchant({ secrets: [sandboxAccount.webhookSecret] });
    const order = dataOf(await shop.pay({ sourceAmount: '12.00', protestNotifyUrl: merchant.url }));
    const { tradeNo, merOrderNo } = order;
    const { chargebackNo } = await openChargeback(tradeNo);
    const notified = (state: number) => ({
      event: 'chargeback',
      payload: {
        tradeNo,
        merOrderNo,
        chargebackNo,
        state,
        message: expect.any(String) as string,
        chargebackAmount: '12.00',
        chargebackCurrency: 'USD',
      },
      proof: 'signature',
    });
    expect(await merchant.hear(1)).toEqual([notified(2)]);
    const closed = await gateway.operator('POST', `/operator/chargebacks/${chargebackNo}/close`, { result });
    expect(closed.status).toBe(200);
    expect(await merchant.hear(2)).toEqual([notified(2), notified(closedState)]);
    expect(merchant.failures).toEqual([]);
    await gateway.verify();
  });
});

describe('a receiver without a secret', () => {
  it('does not believe a chargeback, which no query can confirm', async () => {
    const merchant = await startMerchant({ confirm: demoClient({ baseUrl: gateway.url }) });
    const order = dataOf(await shop.pay({ protestNotifyUrl: merchant.url }));
    await openChargeback(order['tradeNo']);
    await vi.waitFor(() => expect(merchant.failures).not.toEqual([]), ARRIVAL_MS_MAX);
    expect(merchant.heard).toEqual([]);
  });
});

describe('a receiver that cannot take a result at first', () => {
  it('hears it again a minute later, and once it has taken it no more (I9, I10)', async () => {
    const failing = { times: 1 };
    const merchant = await startMerchant({ secrets: [sandboxAccount.webhookSecret] }, failing);
    const order = dataOf(await shop.pay({ notifyUrl: merchant.url }));
    await vi.waitFor(() => expect(merchant.failures).toHaveLength(1), ARRIVAL_MS_MAX);
    expect(merchant.heard).toEqual([]);
    await gateway.advance(61);
    expect(await merchant.hear(1)).toMatchObject([{ payload: { tradeNo: order['tradeNo'], code: '0' } }]);
    await gateway.advance(4 * 3600);
    expect(merchant.heard).toHaveLength(1);
  });
});

/** A merchant's server: payments, refunds and chargebacks at its root, payouts at /payouts. */
async function startMerchant(proofs: Partial<ReceiverOptions>, failing = { times: 0 }) {
  const heard: Heard[] = [];
  const failures: ReceiverFailure[] = [];
  const take = (event: string) => (payload: unknown, delivery: { proof: string }) => {
    if (failing.times > 0) {
      failing.times -= 1;
      throw new Error('the merchant’s database is away');
    }
    heard.push({ event, payload, proof: delivery.proof });
  };
  const receiver = createReceiver({
    ...proofs,
    formEvent: ({ url }) => (url.pathname === '/payouts' ? 'payoutResult' : 'paymentResult'),
    fallback: ({ event }) => heard.push({ event: `fallback ${event}`, payload: null, proof: '' }),
    onError: (failure) => failures.push(failure),
  })
    .on('paymentResult', take('paymentResult'))
    .on('refundResult', take('refundResult'))
    .on('payoutResult', take('payoutResult'));
  // Without a secret the receiver refuses such a handler: no query can confirm a chargeback.
  if (proofs.secrets !== undefined) receiver.on('chargeback', take('chargeback'));
  const url = await serve(receiver);
  return {
    url,
    heard,
    failures,
    /** All that was heard, once it is that many. */
    async hear(count: number): Promise<readonly Heard[]> {
      const comes = () => expect(heard.length, JSON.stringify(failures)).toBeGreaterThanOrEqual(count);
      await vi.waitFor(comes, ARRIVAL_MS_MAX);
      return heard;
    },
  };
}

async function serve(receiver: Receiver): Promise<string> {
  const server = createServer(nodeHandler(receiver) as RequestListener);
  closing.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function openChargeback(tradeNo: unknown): Promise<{ chargebackNo: string }> {
  const { status, body } = await gateway.operator('POST', `/operator/orders/${String(tradeNo)}/chargeback`, {});
  expect(status).toBe(201);
  return body as { chargebackNo: string };
}
