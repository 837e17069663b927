import { afterEach, describe, expect, it } from 'vitest';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../helpers/acquirer/acquirer.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { EngineName, TestGateway } from '../../helpers/gateway/gateway.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import type { ReceiverServer } from '../../helpers/gateway/receiver-server.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Envelope, Shop } from '../../helpers/payer/shop.ts';
import { createStillClock } from '../../helpers/gateway/still-clock.ts';

// What an operator can see of payments: lines that belong together, and figures.

type Line = Readonly<Record<string, unknown>>;

let world: { acquirer: Acquirer; receiver: ReceiverServer; gateway: TestGateway; shop: Shop } | undefined;

afterEach(async () => {
  world?.shop.close();
  await world?.gateway.close();
  await world?.receiver.close();
  await world?.acquirer.stop();
  world = undefined;
});

async function open(engine: EngineName) {
  const lines: Line[] = [];
  const acquirer = await startAcquirer();
  const receiver = await startReceiver();
  const gateway = await startTestGateway({
    engine,
    env: { CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: acquirer.token },
    // What has no answer yet is not asked about meanwhile.
    build: { sandboxClock: createStillClock() },
    write: (line) => lines.push(JSON.parse(line) as Line),
  });
  const shop = await gateway.newShop();
  world = { acquirer, receiver, gateway, shop };
  const linesOf = (event: string) => lines.filter((line) => line['event'] === event);
  const metrics = async () => (await (await fetch(`${gateway.url}/metrics`)).text()).split('\n');
  return { ...world, linesOf, metrics };
}

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('what is reported about a payment on %s', (engine) => {
  it('has the request id, the merchant and the trade number on request, channel call and delivery alike', async () => {
    const { shop, receiver, linesOf } = await open(engine);
    const notifyUrl = `${receiver.url}/notify`;
    const { headers, text } = await shop.raw('createPayment', shop.paymentBody({ notifyUrl }));
    const payment = dataOf(JSON.parse(text) as Envelope);
    await receiver.waitFor('/notify', 1);
    const subject = { merNo: shop.merNo, tradeNo: payment['tradeNo'], requestId: headers['x-request-id'] };
    expect(linesOf('request')).toMatchObject([{ ...subject, operation: 'createPayment', code: '00000' }]);
    expect(linesOf('channel call')).toMatchObject([{ ...subject, call: 'authorize', kind: 'approved', status: 200 }]);
    await expect.poll(() => linesOf('delivery')).toHaveLength(1);
    expect(linesOf('delivery')).toMatchObject([
      { ...subject, notificationId: expect.stringMatching(/^NT/), attempt: 1, result: 'acknowledged' },
    ]);

    const refund = await shop.raw('applyRefund', shop.refundBody(payment));
    const refundSubject = { ...subject, requestId: refund.headers['x-request-id'] };
    expect(linesOf('request').at(-1)).toMatchObject({ ...refundSubject, operation: 'applyRefund' });
    expect(linesOf('channel call').at(-1)).toMatchObject({
      ...refundSubject,
      call: 'refund',
      refundNo: expect.any(String),
    });

    const refused = await shop.raw(
      'queryOrder',
      { ...shop.refundBody(payment), sign: '0'.repeat(32) },
      { variant: 'sales' },
    );
    const refusedSubject = { ...subject, requestId: refused.headers['x-request-id'] };
    expect(linesOf('request').at(-1)).toMatchObject({ ...refusedSubject, operation: 'queryOrder' });
  });

  it('has the trade number on lines of pages and of operators too', async () => {
    const { shop, gateway, linesOf } = await open(engine);
    const { tradeNo, payUrl } = dataOf(await shop.payBy('PIX'));
    const page = await fetch(String(payUrl));
    await page.text();
    expect(linesOf('page request')).toMatchObject([
      { requestId: page.headers.get('x-request-id'), merNo: shop.merNo, tradeNo, method: 'GET', status: 200 },
    ]);
    await gateway.operator('GET', `/operator/orders/${String(tradeNo)}`);
    expect(linesOf('operator request').at(-1)).toMatchObject({ operation: 'getOrder', tradeNo, status: 200 });
  });

  it('is counted: results by method, the acquirer by outcome, batches, the pool and the build', async () => {
    const { shop, acquirer, gateway, metrics } = await open(engine);
    const first = dataOf(await shop.pay());
    await acquirer.addRules({ call: 'authorize', fault: 'refuse', times: 1 });
    dataOf(await shop.pay());
    await acquirer.addRules({ call: 'authorize', fault: 'serverError', times: 1 });
    dataOf(await shop.pay());
    dataOf(await shop.refund(first));
    const { tradeNo } = dataOf(await shop.payBy('PIX'));
    await gateway.operator('POST', `/operator/orders/${String(tradeNo)}/complete`, { result: 'success' });
    const lines = await metrics();
    for (const line of [
      'tollgate_payments_total{method="CREDIT_CARD",result="success"} 1',
      'tollgate_payments_total{method="CREDIT_CARD",result="failure"} 1',
      'tollgate_payments_total{method="PIX",result="success"} 1',
      'tollgate_refunds_total{method="CREDIT_CARD",result="success"} 1',
      'tollgate_acquirer_calls_total{call="authorize",method="CREDIT_CARD",outcome="approved",acquirer="default"} 1',
      'tollgate_acquirer_calls_total{call="authorize",method="CREDIT_CARD",outcome="declined",acquirer="default"} 1',
      'tollgate_acquirer_calls_total{call="authorize",method="CREDIT_CARD",outcome="unknown",acquirer="default"} 1',
      'tollgate_acquirer_call_seconds_count{call="authorize",acquirer="default"} 3',
      'tollgate_acquirer_call_seconds_count{call="refund",acquirer="default"} 1',
      'tollgate_batch_wait_seconds_count{write="createPayment"} 4',
      'tollgate_log_lines_dropped_total 0',
    ]) {
      expect(lines).toContain(line);
    }
    const engineName = engine === 'SQLite' ? 'sqlite' : 'postgresql';
    expect(lines.find((line) => line.startsWith('tollgate_build_info'))).toMatch(
      new RegExp(
        `^tollgate_build_info\\{version="[^"]+",node="v[0-9.]+",contract="[0-9.]+",engine="${engineName}"\\} 1$`,
      ),
    );
    const pool = lines.filter((line) => line.startsWith('tollgate_database_'));
    if (engine === 'SQLite') expect(pool).toEqual([]);
    else {
      expect(pool.map((line) => line.replace(/ [0-9]+$/, ''))).toEqual([
        'tollgate_database_connections{state="busy"}',
        'tollgate_database_connections{state="idle"}',
        'tollgate_database_connections_max',
        'tollgate_database_waiting',
      ]);
    }
    // Labels: a sum of seconds may have any digits.
    const series = lines.map((line) => line.replace(/ [^ ]+$/, ''));
    expect(series.filter((line) => line.includes(String(shop.merNo)))).toEqual([]);
  });
});
