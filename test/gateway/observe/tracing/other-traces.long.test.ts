import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReceivedSpan } from '../../../helpers/gateway/otlp-spans.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';
import { openTracedWorld } from './world.ts';
import type { TracedWorld } from './world.ts';

// Traces of everything that is not a card payment.

let world: TracedWorld;

beforeAll(async () => {
  world = await openTracedWorld();
});

afterAll(() => world.close());

const spanOf = (requestId: unknown): Promise<ReceivedSpan> =>
  world.collector.waitFor(
    ({ attributes, kind }) => kind === SERVER && attributes['tollgate.request_id'] === requestId,
    `of the request ${String(requestId)}`,
  );

const SERVER = 2;

const childrenOf = ({ spanId }: ReceivedSpan) => world.collector.spans().filter(({ parentId }) => parentId === spanId);

describe('a trace', () => {
  it('a trace of a refused request ends with its checks, and names the code', async () => {
    const { shop } = world;
    const { headers } = await shop.raw('createPayment', { ...shop.paymentBody(), sign: '0'.repeat(32) });
    const request = await spanOf(headers['x-request-id']);
    const code = request.attributes['tollgate.code'];
    expect(code).toMatch(/^[1-9]/);
    expect(request.attributes).toMatchObject({ 'tollgate.operation': 'createPayment', 'tollgate.mer_no': shop.merNo });
    expect(childrenOf(request)).toMatchObject([{ name: 'checks', attributes: { 'tollgate.code': code } }]);
  });

  it('a trace of a query shows what was read', async () => {
    const { shop } = world;
    const order = dataOf(await shop.pay());
    const { headers } = await shop.raw('queryOrder', {
      ...shop.refundBody(order),
      operationType: 'query',
      queryType: 'sales',
    });
    const request = await spanOf(headers['x-request-id']);
    expect(request.name).toBe('POST /order/query');
    expect(childrenOf(request).map(({ name }) => name)).toContain('read findOrder');
  });

  it('a trace of a page names its route and its order, not its address', async () => {
    const { tradeNo, payUrl } = dataOf(await world.shop.payBy('PIX'));
    const page = await fetch(`${String(payUrl)}?zq=secret`);
    await page.text();
    const request = await spanOf(page.headers.get('x-request-id'));
    expect(request).toMatchObject({
      name: 'GET /pay/{tradeNo}',
      attributes: { 'http.route': '/pay/{tradeNo}', 'tollgate.trade_no': tradeNo, 'http.response.status_code': 200 },
    });
  });

  it('a trace of an operator’s request names its operation', async () => {
    const { gateway, shop, collector } = world;
    const order = dataOf(await shop.pay());
    await gateway.operator('GET', `/operator/orders/${String(order['tradeNo'])}`);
    const request = await collector.waitFor(({ name }) => name === 'GET /operator/orders/{tradeNo}', 'of the operator');
    expect(request.attributes).toMatchObject({
      'tollgate.operation': 'getOrder',
      'tollgate.trade_no': order['tradeNo'],
      'http.response.status_code': 200,
    });
  });

  it('a trace of an address that is no route has the method alone', async () => {
    const response = await fetch(`${world.gateway.url}/operator/zq-4111111111111111`);
    await response.text();
    const request = await spanOf(response.headers.get('x-request-id'));
    expect(request).toMatchObject({ name: 'GET', attributes: { 'http.response.status_code': response.status } });
    expect(request.attributes).not.toHaveProperty('http.route');
  });

  it('a trace of health, metrics and docs does not exist', async () => {
    const { gateway, collector } = world;
    for (const path of ['/healthz', '/readyz', '/metrics']) await (await fetch(gateway.url + path)).text();
    await world.shop.pay();
    expect(collector.spans().filter(({ name }) => /health|ready|metrics/.test(name))).toEqual([]);
  });

  it('a trace of a result that comes late links to the request, and its notification belongs to it', async () => {
    const { shop, acquirer, receiver, collector, gateway } = world;
    await acquirer.addRules({ call: 'authorize', result: 'pending', times: 1 });
    const { headers, text } = await shop.raw('createPayment', shop.paymentBody({ notifyUrl: `${receiver.url}/late` }));
    const { tradeNo } = dataOf(JSON.parse(text));
    await acquirer.settle(String(tradeNo), 'approved');
    await gateway.advance(60);
    await receiver.waitFor('/late', 1);
    const request = await spanOf(headers['x-request-id']);
    const inquiry = await collector.waitFor(
      ({ name, attributes }) => name === 'agenda inquire' && attributes['tollgate.trade_no'] === tradeNo,
      'of the inquiry',
    );
    expect(inquiry.links).toEqual([request.traceId]);
    expect(inquiry.attributes).toMatchObject({ 'tollgate.agenda.entries': 1, 'tollgate.outcome': 'done' });
    expect(childrenOf(inquiry).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['acquirer inquire', 'commit finishPayment']),
    );
    const delivery = await collector.waitFor(
      ({ name, attributes }) => name === 'notify paymentResult' && attributes['tollgate.trade_no'] === tradeNo,
      'of the delivery',
    );
    expect(delivery.traceId).toBe(inquiry.traceId);
  });

  it('a trace of a refused notification is marked as an error, with the status', async () => {
    const { shop, collector, gateway } = world;
    const notifyUrl = `${gateway.url}/zq-nowhere?zq=1`;
    await shop.pay({ notifyUrl });
    const delivery = await collector.waitFor(
      ({ name, isError }) => name.startsWith('notify') && isError,
      'that failed',
    );
    expect(delivery.attributes).toMatchObject({
      'http.response.status_code': 404,
      'tollgate.outcome': 'failed',
      'error.type': 'failed',
    });
  });
});
