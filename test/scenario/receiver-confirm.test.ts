import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { createClient } from '../../src/client/index.ts';
import { verifyMd5 } from '../../src/protocol/signature.ts';
import { createReceiver, fakeNotification } from '../../src/receiver/index.ts';
import type { ReceiverFailure } from '../../src/receiver/index.ts';

const { merNo, key } = sandboxAccount;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

const order = { tradeNo: 'TG1', merOrderNo: 'ORDER-1' };
const refund = { ...order, refundNo: 'RF1', refundAmount: '40.00', refundCurrency: 'USD' } as const;

/** A gateway that knows one order and one refund, and answers /order/query as the contract says. */
async function startGateway(states: { order: number; refund: number }): Promise<string> {
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Record<string, string>;
    const { fields } = operations.queryOrder.signature;
    const signed = verifyMd5({ fields, body, sign: body['sign'] ?? '', key });
    const known = body['tradeNo'] === order.tradeNo && request.url === operations.queryOrder.path && signed;
    const data =
      body['queryType'] === 'refund' ? { ...refund, state: states.refund } : { ...order, state: states.order };
    const success = { code: '00000', message: 'SUCCESS', data: { ...data, merNo: String(merNo) } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(known ? success : { code: '20001', message: 'Order not found.' }));
  });
  closing.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startMerchant(states: { order: number; refund: number }) {
  const confirm = createClient({ baseUrl: await startGateway(states), merNo, key, referer: 'http://localhost/' });
  const calls: unknown[] = [];
  const failures: ReceiverFailure[] = [];
  const receiver = createReceiver({ confirm, fallback: () => undefined, onError: (failure) => failures.push(failure) })
    .on('paymentResult', (payload) => calls.push(payload))
    .on('refundResult', (payload) => calls.push(payload));
  return { receiver, calls, failures };
}

describe('a merchant without a secret', () => {
  it('confirms payments and refunds through the client', async () => {
    const { receiver, calls } = await startMerchant({ order: 3, refund: 5 });
    const payment = fakeNotification('paymentResult', order);
    const failedRefund = fakeNotification('refundResult', { ...refund, state: 1 });
    expect(await (await receiver.handle(payment.request())).text()).toBe('SUCCESS');
    expect(await (await receiver.handle(failedRefund.request())).text()).toBe('SUCCESS');
    expect(calls).toEqual([payment.payload, failedRefund.payload]);
  });

  it('tells forged results from early ones', async () => {
    const { receiver, calls } = await startMerchant({ order: 2, refund: 4 });
    const payment = await receiver.handle(fakeNotification('paymentResult', order).request());
    const early = await receiver.handle(fakeNotification('refundResult', refund).request());
    expect([payment.status, early.status, calls]).toEqual([409, 503, []]);
  });

  it('does not take an order that the gateway does not know', async () => {
    const { receiver, calls, failures } = await startMerchant({ order: 3, refund: 6 });
    const answer = await receiver.handle(fakeNotification('paymentResult', { ...order, tradeNo: 'TG2' }).request());
    expect([answer.status, calls]).toEqual([503, []]);
    expect(failures.map(({ code, cause }) => ({ code, cause: (cause as { code?: string }).code }))).toEqual([
      { code: 'query-failed', cause: '20001' },
    ]);
  });
});
