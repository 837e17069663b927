import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GatewayError, TransportError } from '../../../src/client/index.ts';
import type { Client } from '../../../src/client/index.ts';
import { demoClient, walletBody } from '../../helpers/gateway/client.ts';
import { createModelGateway, FAULTS } from '../../helpers/gateway/model-gateway.ts';

const payout = {
  merOrderNo: 'PAYOUT-1',
  currencyCode: 'MXN',
  sourceAmount: '250.00',
  withdrawType: '6',
  cardNo: '646180157000000004',
  benFirstName: 'Grace',
  benLastName: 'Hopper',
} as const;

const demoPayment = (client: Client) => client.createPayment('ALIPAY', walletBody);
const demoCashierOrder = (client: Client) => client.createCashierOrder(walletBody as never);

describe('whatever faults stand between client and gateway', () => {
  it('an order is created at most once, and the caller learns its true state or that it is unknown', async () => {
    const scenario = fc.record({
      faults: fc.array(fc.constantFrom(...FAULTS), { maxLength: 12 }),
      payCode: fc.constantFrom(0, 1, 2),
      attemptsMax: fc.integer({ min: 1, max: 5 }),
      operation: fc.constantFrom('createPayment', 'createPayout', 'createCashierOrder'),
    });
    await fc.assert(
      fc.asyncProperty(scenario, async ({ faults, payCode, attemptsMax, operation }) => {
        const gateway = createModelGateway({ faults, payCode });
        const client = demoClient({ fetch: gateway.fetch, resubmit: { attemptsMax, backoffMs: 0 } });
        const submit = {
          createPayment: () => demoPayment(client),
          createPayout: () => client.createPayout(payout),
          createCashierOrder: () => demoCashierOrder(client),
        }[operation];
        const outcome = await submit().catch((error: unknown) => error);
        gateway.deliverAll();
        expect(gateway.orders.length).toBeLessThanOrEqual(1);
        // The order is submitted so often, and its first answer fetched again so often.
        expect(gateway.submissions.length).toBeLessThanOrEqual(2 * attemptsMax);
        if (outcome instanceof TransportError || outcome instanceof GatewayError) {
          if (outcome.outcome !== 'unknown') expect(gateway.orders).toEqual([]);
        } else {
          expect(outcome).toMatchObject({ tradeNo: gateway.orders[0]?.tradeNo, payCode });
          if (operation !== 'createPayout') expect(outcome).toHaveProperty('payUrl');
        }
      }),
      { numRuns: 1_500 },
    );
  });

  it('a refund is made at most once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...FAULTS), { maxLength: 8 }), async (faults) => {
        const gateway = createModelGateway({ faults });
        const client = demoClient({ fetch: gateway.fetch });
        const refund = { merOrderNo: 'ORDER-1', tradeNo: 'TG0', amount: '40.00' };
        const outcome = await client.applyRefund(refund).catch((error: unknown) => error);
        expect(gateway.refunds.length).toBeLessThanOrEqual(1);
        if (!(outcome instanceof Error)) expect(outcome).toMatchObject({ refundNo: 'RF1', refundAmount: '40.00' });
      }),
      { numRuns: 500 },
    );
  });
});

describe('a payment whose answer is lost', () => {
  it('is asked for and not submitted again', async () => {
    const gateway = createModelGateway({ faults: ['silent'] });
    const client = demoClient({ fetch: gateway.fetch });
    expect(await client.createPayment('CREDIT_CARD', walletBody as never)).toEqual({
      tradeNo: 'TG0',
      merOrderNo: 'ORDER-1',
      payCode: 0,
    });
    expect(gateway.submissions).toEqual(['/payment']);
  });

  it.each([
    ['createPayment', demoPayment],
    ['createCashierOrder', demoCashierOrder],
  ])('brings its payUrl back, and how it stands by now (%s)', async (_, submit) => {
    for (const payCode of [0, 1, 2] as const) {
      const gateway = createModelGateway({ faults: ['silent', 'none', 'none', 'silent'], payCode });
      expect(await submit(demoClient({ fetch: gateway.fetch }))).toMatchObject({
        payCode,
        payUrl: 'http://pay.test/TG0',
      });
      expect(gateway.orders).toHaveLength(1);
    }
  });

  it('stays in doubt, and does not resolve without payUrl, if the gateway knows no keys', async () => {
    const gateway = createModelGateway({ faults: ['silent'], keys: false });
    const call = demoPayment(demoClient({ fetch: gateway.fetch }));
    await expect(call).rejects.toMatchObject({ problem: 'network', outcome: 'unknown' });
    expect(gateway.orders).toHaveLength(1);
  });

  it('is submitted again where the gateway does not know it', async () => {
    const gateway = createModelGateway({ faults: ['lost'] });
    const client = demoClient({ fetch: gateway.fetch });
    expect(await client.createPayment('ALIPAY', walletBody)).toMatchObject({ payCode: 0 });
    expect(gateway.submissions).toEqual(['/payment', '/payment']);
  });

  it.each([
    ['createPayment', demoPayment],
    ['createCashierOrder', demoCashierOrder],
  ])('is found although it arrives between the question and the second submission (%s)', async (_, submit) => {
    const gateway = createModelGateway({ faults: ['later'] });
    expect(await submit(demoClient({ fetch: gateway.fetch }))).toMatchObject({ tradeNo: 'TG0', payCode: 0 });
    expect(gateway.orders).toHaveLength(1);
    expect(gateway.submissions).toHaveLength(2);
  });

  it('stays in doubt when the second submission is turned away', async () => {
    const gateway = createModelGateway({ faults: ['later', 'none', 'unavailable'] });
    const client = demoClient({ fetch: gateway.fetch, resubmit: { attemptsMax: 2, backoffMs: 0 } });
    await expect(client.createPayment('ALIPAY', walletBody)).rejects.toMatchObject({ outcome: 'unknown' });
    gateway.deliverAll();
    expect(gateway.orders).toHaveLength(1);
  });

  it('stays unknown, and is not submitted again, where the gateway cannot be asked', async () => {
    const gateway = createModelGateway({ faults: ['silent', 'lost', 'lost', 'lost'] });
    const client = demoClient({ fetch: gateway.fetch });
    await expect(client.createPayment('ALIPAY', walletBody)).rejects.toMatchObject({
      problem: 'network',
      outcome: 'unknown',
    });
    expect(gateway.submissions).toEqual(['/payment']);
  });

  it('is not taken for an older order with the same number and another amount', async () => {
    const gateway = createModelGateway({ faults: ['none', 'silent'] });
    const client = demoClient({ fetch: gateway.fetch });
    await client.createPayment('ALIPAY', walletBody);
    const other = client.createPayment('ALIPAY', { ...walletBody, sourceAmount: '5.00' });
    await expect(other).rejects.toMatchObject({ name: 'GatewayError', code: '10006' });
  });

  it('is reported at once where resubmitting is off', async () => {
    const gateway = createModelGateway({ faults: ['silent'] });
    const client = demoClient({ fetch: gateway.fetch, resubmit: false });
    await expect(client.createPayment('ALIPAY', walletBody)).rejects.toBeInstanceOf(TransportError);
    expect(gateway.submissions).toEqual(['/payment']);
  });
});

describe('a gateway that cannot be reached', () => {
  it('is tried again, and the payment is surely not made if it stays so', async () => {
    const gateway = createModelGateway({ faults: ['refused', 'refused', 'refused'] });
    await expect(demoPayment(demoClient({ fetch: gateway.fetch }))).rejects.toMatchObject({
      problem: 'network',
      outcome: 'notSent',
      message: 'createPayment: not sent: cannot connect to http://gateway.test (ECONNREFUSED)',
    });
    expect(await demoPayment(demoClient({ fetch: gateway.fetch }))).toMatchObject({ tradeNo: 'TG0' });
  });

  it('leaves a payment in doubt whose first answer was lost', async () => {
    const gateway = createModelGateway({ faults: ['silent', 'refused', 'refused', 'refused'] });
    const call = demoPayment(demoClient({ fetch: gateway.fetch }));
    await expect(call).rejects.toMatchObject({ problem: 'network', outcome: 'unknown' });
  });
});

describe('a number that was taken before', () => {
  it('is refused, and not taken for a resubmission of ours', async () => {
    const gateway = createModelGateway();
    const client = demoClient({ fetch: gateway.fetch });
    await client.createPayment('ALIPAY', walletBody);
    await expect(client.createPayment('ALIPAY', walletBody)).rejects.toMatchObject({ code: '10006' });
  });
});

describe('a caller that aborts', () => {
  it('ends the waiting between submissions', async () => {
    const controller = new AbortController();
    const gateway = createModelGateway({ faults: ['unavailable', 'unavailable', 'unavailable'] });
    const client = demoClient({
      resubmit: { attemptsMax: 3, backoffMs: 3_600_000, backoffMsMax: 3_600_000 },
      fetch: (url, init) => {
        if (init.signal?.aborted) return Promise.reject(init.signal.reason as Error);
        setImmediate(() => controller.abort());
        return gateway.fetch(url, init);
      },
    });
    const call = client.createPayment('ALIPAY', walletBody, { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ problem: 'aborted' });
    expect(gateway.submissions).toEqual(['/payment']);
  });
});
