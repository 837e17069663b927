import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, it } from 'node:test';
import { PRETEND_CURRENCIES } from '../src/pretend-provider/currencies.ts';
import { CARD, HINT_SECRET, eventually, payment, refundOf, setUp } from './setup.ts';

// The few things that you want to see at once when you change something. `npm run verify` knows many more.

let adapter: Awaited<ReturnType<typeof setUp>>;
let gateway: Server;
before(async () => {
  adapter = await setUp();
  gateway = createServer();
});
after(async () => {
  // Even after a test that failed: the process would wait for it.
  gateway.close();
  gateway.closeAllConnections();
  await adapter.stop();
});

const movesOf = (number: string) =>
  adapter.provider.books.moved().filter(({ reference }) => reference === number).length;
const kindOf = ({ body }: { body: object }) => (body as { kind?: unknown }).kind;

it('moves money once for a call that comes twenty times at once', async () => {
  const order = payment();
  const answers = await Promise.all(Array.from({ length: 20 }, () => adapter.call('/authorizations', order)));
  assert.deepEqual([...new Set(answers.map(kindOf))], ['approved']);
  assert.equal(movesOf(order.tradeNo), 1);
});

it('finds out what became of a payment whose answer got lost', async () => {
  const order = payment({ card: { ...CARD, number: '4000000000000341' } });
  assert.equal(kindOf(await adapter.call('/authorizations', order)), 'pending');
  assert.equal(kindOf(await adapter.call('/inquiries', { ...order, kind: 'payment' })), 'approved');
});

it('refuses a number that was used for another amount', async () => {
  const order = payment();
  await adapter.call('/authorizations', order);
  const { status, body } = await adapter.call('/authorizations', { ...order, amount: '999' });
  assert.deepEqual([status, body['code']], [409, 'conflict']);
});

it('never refunds more than was paid, even if refunds come at once', async () => {
  const order = payment();
  await adapter.call('/authorizations', order);
  const refunds = await Promise.all(
    ['600', '600', '30'].map((part) => adapter.call('/refunds', refundOf(order, part))),
  );
  assert.deepEqual(refunds.map(kindOf), ['approved', 'approved', 'approved']);
  assert.equal(kindOf(await adapter.call('/refunds', refundOf(order, '1'))), 'declined');
});

it('sends back once what arrived after a payment was closed, and never more', async () => {
  const order = payment();
  await adapter.call('/cancellations', { ...order, kind: 'payment' });
  const { tradeNo: reference, currency, amount } = order;
  adapter.provider.books.add('too late', { type: 'charge', reference, currency, amount, status: 'succeeded' });
  const back = refundOf(order, amount);
  for (const answer of [await adapter.call('/returns', back), await adapter.call('/returns', back)]) {
    assert.equal(kindOf(answer), 'approved');
  }
  assert.equal(movesOf(back.refundNo), 1);
  assert.equal(kindOf(await adapter.call('/inquiries', { ...back, kind: 'refund' })), 'approved');
  assert.equal(kindOf(await adapter.call('/returns', refundOf(order, '1'))), 'declined');
  // The result of the payment stays.
  assert.equal(kindOf(await adapter.call('/inquiries', { ...order, kind: 'payment' })), 'declined');
});

it('sends nothing back of a payment that was never taken', async () => {
  const [unknown, declined] = [payment(), payment({ card: { ...CARD, number: '4000000000000002' } })];
  await adapter.call('/authorizations', declined);
  for (const order of [unknown, declined]) {
    const back = refundOf(order, order.amount);
    assert.equal(kindOf(await adapter.call('/returns', back)), 'declined');
    assert.equal(movesOf(back.refundNo), 0);
  }
});

it('closes a number that it does not know, so that a late call moves nothing', async () => {
  const order = payment();
  assert.equal(kindOf(await adapter.call('/cancellations', { ...order, kind: 'payment' })), 'cancelled');
  assert.equal(kindOf(await adapter.call('/authorizations', order)), 'declined');
  assert.equal(adapter.provider.books.find(order.tradeNo), undefined);
});

for (const [version, currency, amount, charged] of [
  [1, 'JPY', '123000', '1230'],
  [2, 'JPY', '1230', '1230'],
  [1, 'BHD', '1230', '12300'],
  [2, 'BHD', '1230', '1230'],
] as const) {
  const skip = PRETEND_CURRENCIES[currency] === undefined;
  it(`charges ${charged} for ${amount} ${currency} in version ${version}`, { skip }, async () => {
    const order = payment({ currency, amount });
    const { body } = await adapter.call('/authorizations', order, { version });
    assert.deepEqual([body['kind'], body['amount']], ['approved', amount]);
    assert.equal(adapter.provider.books.find(order.tradeNo)?.amount, charged);
  });
}

it(
  'declines an amount that the currency does not have',
  { skip: PRETEND_CURRENCIES['JPY'] === undefined },
  async () => {
    const order = payment({ currency: 'JPY', amount: '123050' });
    assert.equal(kindOf(await adapter.call('/authorizations', order, { version: 1 })), 'declined');
  },
);

it('hints at a result that came by a webhook, with numbers only', async () => {
  const hints: { headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
  gateway.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    hints.push({ headers: request.headers, body: await text(request) });
    response.writeHead(202).end();
  });
  gateway.listen(0);
  await once(gateway, 'listening');
  const hintUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/hints`;
  await adapter.call('/capabilities', { hintUrl });
  const order = payment({ card: { ...CARD, number: '4000000000000119' } });
  assert.equal(kindOf(await adapter.call('/authorizations', order)), 'pending');
  const { headers, body } = await eventually(() => hints[0]);
  assert.deepEqual(JSON.parse(body), { numbers: [order.tradeNo] });
  const key = Buffer.from(HINT_SECRET.slice('whsec_'.length), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  assert.equal(headers['webhook-signature'], `v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  assert.equal(kindOf(await adapter.call('/inquiries', { ...order, kind: 'payment' })), 'approved');
});

it('lists a chargeback once, however often the provider reports it', async () => {
  const order = payment({ card: { ...CARD, number: '4000000000000259' } });
  await adapter.call('/authorizations', order);
  const read = async () =>
    (await adapter.call('/changes', { after: null, limit: 200 })).body['changes'] as { tradeNo?: string }[];
  const isOurs = ({ tradeNo }: { tradeNo?: string }) => tradeNo === order.tradeNo;
  await eventually(async () => (await read()).find(isOurs));
  assert.equal((await read()).filter(isOurs).length, 1);
});

it('never writes a card or a security code to disk', async () => {
  await adapter.call('/authorizations', payment());
  const journal = readFileSync(adapter.settings.JOURNAL_FILE, 'utf8');
  assert.ok(journal.includes('approved'));
  assert.ok(!journal.includes(CARD.number) && !journal.includes('securityCode'));
});

it('says nothing to whoever has no token', async () => {
  const { status, body } = await adapter.call('/inquiries', { ...payment(), kind: 'payment' }, { token: 'wrong' });
  assert.deepEqual([status, body['code']], [401, 'unauthorized']);
});

it('answers a call that is too large, instead of cutting the connection', async () => {
  const large = payment({ products: [{ name: 'N'.repeat(300_000) }] });
  const { status, body } = await adapter.call('/authorizations', large);
  assert.deepEqual([status, body['code']], [413, 'tooLarge']);
});
