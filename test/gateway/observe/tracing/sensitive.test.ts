import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { variantOf } from '../../../helpers/gateway/caller.ts';
import type { Body } from '../../../helpers/gateway/caller.ts';
import { useDatabases } from '../../../helpers/database/databases.ts';
import { fillRequest, VARIANTS } from '../../../helpers/payer/field-canaries.ts';
import { startTestGateway } from '../../../helpers/gateway/gateway.ts';
import { startCollector } from '../../../helpers/gateway/otlp-collector.ts';
import type { Collector } from '../../../helpers/gateway/otlp-collector.ts';
import type { Shop } from '../../../helpers/payer/shop.ts';

// I12 for traces: a collector is outside, and often somebody else's.

const databases = useDatabases('SQLite in memory');
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const CHANNEL_TOKEN = 'zq-channel-token-canary';
const OPERATOR_TOKEN = 'zq-operator-token-canary';
const CARD = { number: '5555555555554444', expiry: '04/31', code: '857', name: 'Zoltan Zqpayer' };
/** Places that are no field of a body. */
const HEADERS = {
  'User-Agent': 'Zq-agent/1.0',
  'X-Forwarded-For': '203.0.113.77',
  'Idempotency-Key': 'zq-idempotency-canary',
  tracestate: 'zq=zq-state-canary',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  baggage: 'zq=zq-baggage-canary',
};

it('no value of a request, card, key or token, and no text of an acquirer or a receiver is in any span', async () => {
  const collector = await startCollector();
  closing.push(collector.close);
  const sent: string[] = [];
  const acquirer = await startEcho(sent, ['approved', 'declined', 'pending', 'nonsense', 'fault', 'cut']);
  const receiver = await startEcho(sent, ['nonsense', 'fault', 'cut']);
  const { gateway, failNext } = await start(collector, acquirer.url);
  const shop = await gateway.newShop({ name: 'Zq shop canary' });
  closing.push(shop.close);
  const deposit = { depositNo: 'D1', amount: '9999.00', currency: 'MXN', note: 'zq note canary' };
  await gateway.operator('POST', `/operator/merchants/${shop.merNo}/deposits`, deposit);

  const values = [shop.key, CHANNEL_TOKEN, OPERATOR_TOKEN, ...Object.values(CARD), ...Object.values(HEADERS)];
  values.push(...(await sendAll(shop, receiver.url, failNext)));
  await payOnPage(shop, gateway.url);
  for (const path of ['/operator/zq-path-canary?zq=query-canary', '/pay/zq-path-canary', '/payment?zq=query-canary']) {
    await (await fetch(gateway.url + path, { headers: { Authorization: 'Bearer zq-wrong-canary' } })).text();
  }
  await collector.waitFor(({ name, isError }) => isError && name.startsWith('notify'), 'of a notification that failed');
  await collector.waitFor(({ name, isError }) => isError && name.startsWith('acquirer'), 'of a call that failed');
  for (const close of closing.splice(1).toReversed()) await close();

  const spans = collector.spans();
  const raw = collector.bytes().toString('latin1');
  const longer = values.filter((value) => value.length > 5);
  expect(longer.filter((value) => raw.includes(Buffer.from(value).toString('latin1')))).toEqual([]);
  expect(/[cC]anary|notifyUrl/.exec(raw)?.[0]).toBeUndefined();
  // Without the ids of spans, which are random bytes; numbers of the platform are in capital letters.
  const readable = JSON.stringify(
    spans.map(({ name, attributes, events, resource }) => [name, attributes, events, resource]),
  );
  expect(/[zZ]q/.exec(readable)?.[0]).toBeUndefined();
  const texts: readonly unknown[] = spans.flatMap(({ attributes }) => Object.values(attributes));
  expect(values.filter((value) => texts.includes(value))).toEqual([]);

  // Everything was sent, and its spans came.
  expect(values.length).toBeGreaterThan(100);
  for (const value of [CARD.number, 'canary']) expect(sent.join(), value).toContain(value);
  const names = new Set(spans.map(({ name }) => name));
  for (const name of ['POST /payment', 'checks', 'commit createPayment', 'acquirer authorize', 'acquirer payout']) {
    expect(names).toContain(name);
  }
  const faults = spans.filter(({ events }) => events.length > 0);
  expect(faults).toMatchObject([{ name: 'commit createPayment', events: ['{"exception.type":"Error"}'] }]);
});

async function start(collector: Collector, acquirerUrl: string) {
  const store = await databases.open();
  let failing = false;
  const gateway = await startTestGateway({
    env: { ...collector.env, CHANNEL_URL: acquirerUrl, CHANNEL_TOKEN, OPERATOR_TOKEN, CHANNEL_DEADLINE_MS: '20000' },
    build: {
      store: {
        ...store,
        async createPayment(record) {
          if (!failing) return store.createPayment(record);
          failing = false;
          const message = `duplicate key, parameters: ${JSON.stringify(record, (_, value) => String(value))} zq canary`;
          throw Object.assign(new Error(message), { code: 'zq canary', detail: message });
        },
        close: async () => undefined,
      },
    },
  });
  closing.push(gateway.close);
  return { gateway, failNext: () => (failing = true) };
}

/** Each request as it should be, with a wrong field, with a wrong signature; and one that the store rejects. */
async function sendAll(shop: Shop, receiverUrl: string, failNext: () => void): Promise<string[]> {
  const values: string[] = [];
  let order: Body = {};
  for (const [operationId, variant] of VARIANTS) {
    const { bank } = variantOf(operationId, variant);
    const submits = /^(?:create|open)/.test(operationId);
    const own = {
      merNo: shop.merNo,
      ...(submits && { merOrderNo: `Zq${shop.newOrderNo()}`, notifyUrl: `${receiverUrl}/zq-path-canary?zq=canary` }),
      ...(!submits && order),
      ...(bank !== null && { [bank]: 12 }),
    };
    const { body, canaries } = fillRequest(operationId, variant, { own, key: shop.key });
    values.push(...canaries.map(({ value }) => value));
    const send = (change: Body, headers: Readonly<Record<string, string>> = {}) =>
      shop.caller.call({ operationId, variant, body: { ...body, ...change }, headers: { ...HEADERS, ...headers } });
    if (variant === 'CREDIT_CARD' && operationId === 'createPayment') {
      failNext();
      expect((await send({}, { 'Idempotency-Key': 'zq-first-canary' })).status).toBe(500);
    }
    const { text } = await send({}, { 'Idempotency-Key': `zq-${operationId}-${variant}-canary` });
    if (variant === 'CREDIT_CARD') order = numbersOf((JSON.parse(text) as { data?: Body }).data ?? {});
    await send({ merNo: 'zq-canary', version: 'zq-canary' });
    await send({ sign: 'zq-canary'.padEnd(32, '0') });
  }
  return values;
}

function numbersOf({ tradeNo, merOrderNo }: Body): Body {
  return { tradeNo, merOrderNo };
}

async function payOnPage(shop: Shop, url: string): Promise<void> {
  const { data } = await shop.call('createCashierOrder', {
    ...fillRequest('createCashierOrder', 'default', {
      own: { merNo: shop.merNo, merOrderNo: shop.newOrderNo() },
      key: shop.key,
    }).body,
  });
  const payUrl = `${url}${new URL(String(data?.['payUrl'])).pathname}`;
  const page = await fetch(payUrl);
  const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const token = /name="token" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const body = new URLSearchParams({ do: 'pay', method: 'CREDIT_CARD', token, ...CARD });
  await (
    await fetch(`${payUrl}?zq=canary`, { method: 'POST', headers: { Cookie: cookie }, body, redirect: 'manual' })
  ).text();
}

/** Takes everything, and repeats it in its answers, each time in another way. */
async function startEcho(sent: string[], ways: readonly string[]): Promise<{ readonly url: string }> {
  let count = 0;
  const server = createServer(async (request, response) => {
    const body = await readText(request);
    sent.push(body, JSON.stringify(request.headers));
    const way = ways[count++ % ways.length];
    const answer = `zq canary ${body} ${JSON.stringify(request.headers)}`;
    if (way === 'cut') return void request.socket.destroy();
    if (way === 'fault') return void response.writeHead(500, 'zq canary reason').end(answer);
    if (way === 'nonsense') return void response.writeHead(200).end(answer);
    const names = JSON.parse(body) as Body;
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ ...names, kind: way, message: answer.slice(0, 200) }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
