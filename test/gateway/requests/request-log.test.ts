import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../generated/operator.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf, unsigned } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { createStillClock } from '../../helpers/gateway/still-clock.ts';
import { createLog } from './request-log.ts';
import type { RequestLog } from './request-log.ts';

type Story = components['schemas']['LoggedRequestStory'];

let gateway: TestGateway;
let shop: Shop;
let log: RequestLog;

beforeAll(async () => {
  // The page shows for a second only that an order was submitted twice.
  const build = { sandboxClock: createStillClock() };
  gateway = await startTestGateway({ env: { MERCHANT_RATE_LIMIT: '0' }, build });
  shop = await gateway.newShop();
  log = createLog(gateway, shop.merNo);
});

afterAll(async () => {
  shop.close();
  await gateway.close();
});

const failedCheck = ({ checks }: Story) => checks.find(({ result }) => result === 'failed');
const results = ({ checks }: Story) => checks.map(({ result }) => result).join(' ');

it('a payment is kept with every check passed, masked values and its order', async () => {
  const { data } = await shop.pay({ merOrderNo: 'LOG-OK' });
  const story = await log.find({ order: 'LOG-OK' });
  expect(story.request).toMatchObject({
    operation: 'createPayment',
    result: 'ok',
    code: '00000',
    merOrderNo: 'LOG-OK',
    tradeNo: data?.['tradeNo'],
    proven: true,
    lost: 0,
  });
  expect(new Set(story.checks.map(({ result }) => result))).toEqual(new Set(['passed']));
  const body = JSON.parse(story.body ?? '') as Record<string, unknown>;
  expect(body).toMatchObject({
    merNo: shop.merNo,
    merOrderNo: 'LOG-OK',
    cardNo: '424242******4242',
    cardSecurityCode: '***',
    cardExpireYear: '***',
    billingEmail: '***',
    sign: '*** (32 characters, hexadecimal in upper case)',
  });
  expect(story).toMatchObject({ cause: null, remedy: null, variant: 'CREDIT_CARD', path: '/payment' });
});

interface Case {
  readonly send: () => Promise<unknown>;
  /** The check that fails, and those before it that passed. */
  readonly failed: string;
  readonly cause: string;
  readonly results: string;
}

const SIGNATURE = 'The signature over merNo, merOrderNo, currencyCode, sourceAmount is right.';

/** A right body that is signed wrongly. */
const wronglySigned = (merOrderNo: string, sign: (text: string) => string) => async () => {
  const body = shop.paymentBody({ merOrderNo });
  const text = [shop.merNo, merOrderNo, body['currencyCode'], body['sourceAmount']].join('');
  return shop.raw('createPayment', { ...body, sign: sign(text) });
};
const md5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase();

const CASES: Readonly<Record<string, Case>> = {
  'LOG-NO-KEY': {
    send: wronglySigned('LOG-NO-KEY', md5),
    failed: SIGNATURE,
    cause: 'The sign was made without the merchant key; append it to the string.',
    results: 'passed passed passed passed failed notMade notMade notMade notMade notMade',
  },
  'LOG-LOWER': {
    send: wronglySigned('LOG-LOWER', (text) => md5(text + shop.key).toLowerCase()),
    failed: SIGNATURE,
    cause: 'The sign is correct except that it must be in upper case.',
    results: 'passed passed passed passed failed notMade notMade notMade notMade notMade',
  },
  'LOG-OTHER-KEY': {
    send: wronglySigned('LOG-OTHER-KEY', (text) => md5(`${text}another key`)),
    failed: SIGNATURE,
    cause:
      'The sign was made with another key or from other values. Check that the key belongs to this merNo, and that you sign the values you send.',
    results: 'passed passed passed passed failed notMade notMade notMade notMade notMade',
  },
  'LOG-FIELD': {
    send: () => shop.pay({ merOrderNo: 'LOG-FIELD', currencyCode: 'usd', billingEmail: 'secret.payer' }),
    failed: 'Every field of CardPaymentRequest is valid.',
    cause: 'Invalid input. currencyCode: ',
    results: 'passed passed passed failed notMade notMade notMade notMade notMade notMade',
  },
  'LOG-REFERER': {
    send: () => shop.pay({ merOrderNo: 'LOG-REFERER' }, { headers: { Referer: 'https://elsewhere.example/' } }),
    failed: "The Referer is one of the merchant's websites.",
    cause: 'The Referer does not match a configured website. Send a Referer header with a page on http://localhost.',
    results: 'passed passed passed passed passed passed failed notMade notMade notMade',
  },
  'LOG-VERSION': {
    send: () => shop.pay({ merOrderNo: 'LOG-VERSION', version: 'V9.9.9' }),
    failed: 'The version of the interface is supported.',
    cause: 'The version is not supported. Send version V3.0.0 or V3.0.1.',
    results: 'passed passed passed passed passed passed passed failed notMade notMade',
  },
  'LOG-TWICE': {
    async send() {
      await shop.pay({ merOrderNo: 'LOG-TWICE' });
      await shop.pay({ merOrderNo: 'LOG-TWICE' });
    },
    failed: 'The order number was not used before.',
    cause: 'Submitted twice.',
    results: 'passed passed passed passed passed passed passed passed passed failed',
  },
};

it('what was refused is kept with the check that failed, those before it, and the likely cause', async () => {
  for (const { send } of Object.values(CASES)) await send();
  for (const [order, { failed, cause, results: expected }] of Object.entries(CASES)) {
    const story = await log.find({ order, result: 'refused' });
    expect([order, failedCheck(story)?.text, results(story)]).toEqual([order, failed, expected]);
    expect(story.cause).toContain(cause);
    expect(failedCheck(story)?.problem).toBe(story.cause);
    expect(story.request.proven).toBe(expected.split(' ')[4] === 'passed');
  }
});

it('a wrong signature shows the text that the gateway signed, and neither key nor signature', async () => {
  const story = await log.find({ order: 'LOG-NO-KEY' });
  expect(story.signed).toEqual({
    form: 'md5',
    parts: [
      { field: 'merNo', text: String(shop.merNo) },
      { field: 'merOrderNo', text: 'LOG-NO-KEY' },
      { field: 'currencyCode', text: 'USD' },
      { field: 'sourceAmount', text: String(unsigned('createPayment', 'CREDIT_CARD')['sourceAmount']) },
    ],
  });
  const text = story.signed?.parts.map((part) => part.text).join('') ?? '';
  expect(JSON.stringify(story)).not.toContain(shop.key);
  expect(JSON.stringify(story)).not.toContain(md5(text + shop.key));
});

it('a key that was replaced, and the secret of notifications, are recognised', async () => {
  const own = await gateway.newShop();
  const path = `/operator/merchants/${own.merNo}`;
  const secret = (await gateway.operator('POST', `${path}/webhook-secret`, {})).body as { value: string };
  const pay = async (merOrderNo: string, key: string) => {
    const body = own.paymentBody({ merOrderNo });
    const text = [own.merNo, merOrderNo, body['currencyCode'], body['sourceAmount']].join('');
    await own.raw('createPayment', { ...body, sign: md5(text + key) });
  };
  await pay('LOG-WEBHOOK', secret.value);
  await gateway.operator('POST', `${path}/signing-key`, { overlapSeconds: 0 });
  await pay('LOG-OLD-KEY', own.key);
  const ownLog = createLog(gateway, own.merNo);
  expect((await ownLog.find({ order: 'LOG-WEBHOOK' })).cause).toMatch(/^The sign was made with the webhook secret\./);
  expect((await ownLog.find({ order: 'LOG-OLD-KEY' })).cause).toMatch(
    /^The sign was made with an old merchant key, which expired at .* UTC\. Use the current key\.$/,
  );
  own.close();
});

it('a body that is no JSON, and a merNo in quotation marks, are kept for the merchant that they name', async () => {
  const headers = { 'Content-Type': 'application/json', paymentType: 'ALIPAY', Referer: 'http://localhost/' };
  await shop.caller.send({
    path: '/payment',
    headers,
    body: `{"merNo": ${shop.merNo}, "cardNo": "4242424242424242", }`,
  });
  await shop.raw('createPayment', { ...shop.paymentBody({ merOrderNo: 'LOG-TEXT' }), merNo: String(shop.merNo) });
  const text = await log.find({ order: 'LOG-TEXT' });
  expect([failedCheck(text)?.text, results(text).split(' ').slice(0, 4)]).toEqual([
    'Every field of CardPaymentRequest is valid.',
    ['passed', 'notMade', 'notMade', 'failed'],
  ]);
  const broken = (await log.list({ code: '10001' })).requests.find(({ merOrderNo }) => merOrderNo === null);
  const story = await log.read(broken?.requestId ?? '');
  expect(story).toMatchObject({ body: null, bodyLeftOut: 'unreadable', replayable: false });
  expect(failedCheck(story)?.text).toBe('The body is a JSON object in UTF-8.');
});

it('all ten operations are kept, and the list is filtered by result, operation, code, order and time', async () => {
  const order = (await shop.pay({ merOrderNo: 'LOG-TEN' })).data ?? {};
  await shop.refund(order);
  await shop.query(order);
  await shop.balance('USD');
  await shop.list();
  await shop.totals({ startDate: '2026-01-01', endDate: '2026-01-02' });
  await shop.payOut();
  for (const operationId of ['openCashier', 'createCashierOrder', 'createCashierPayment'] as const) {
    const body = { ...unsigned(operationId, 'default'), merNo: shop.merNo, merOrderNo: `LOG-${operationId}` };
    await shop.raw(operationId, body);
  }
  await log.find({ order: 'LOG-createCashierPayment' });
  const { requests } = await log.list({ limit: '100' });
  expect(new Set(requests.map(({ operation }) => operation)).size).toBe(10);
  const ofOrder = (await log.list({ order: String(order['tradeNo']) })).requests;
  expect(ofOrder.map(({ operation }) => operation)).toEqual(['queryOrder', 'applyRefund', 'createPayment']);
  const codes = (await log.list({ code: '10002' })).requests;
  expect(new Set(codes.map(({ code }) => code))).toEqual(new Set(['10002']));
  const ok = (await log.list({ result: 'ok', operation: 'queryBalance' })).requests;
  expect(ok.map(({ operation, result }) => [operation, result])).toEqual([['queryBalance', 'ok']]);
  const at = ok[0]?.at ?? '';
  expect((await log.list({ from: at, to: at, operation: 'queryBalance' })).requests).toEqual(ok);
  expect((await log.list({ from: '2030-01-01T00:00:00Z' })).requests).toEqual([]);
  const first = await log.list({ limit: '3' });
  const second = await log.list({ limit: '3', before: first.next ?? '' });
  expect([...first.requests, ...second.requests]).toEqual(requests.slice(0, 6));
});

it('an id of another merchant is answered like one that does not exist', async () => {
  const [own] = (await log.list()).requests;
  const other = await gateway.newShop();
  const ask = async (requestId: string) =>
    gateway.operator('GET', `/operator/merchants/${other.merNo}/requests/${requestId}`);
  const id = own?.requestId ?? '';
  const nothing = `${id.slice(0, -4)}0000`;
  const [foreign, missing] = [await ask(id), await ask(nothing)];
  expect(foreign.status).toBe(404);
  const named = (body: unknown, number: string) =>
    JSON.stringify(body)
      .replaceAll(number, '')
      .replaceAll(/req_\w+/g, '');
  expect(named(foreign.body, id)).toBe(named(missing.body, nothing));
  other.close();
});

it('a request is replayed with a new order number, a test card and a right signature', async () => {
  const declined = shop.paymentBody({ merOrderNo: 'LOG-DECLINED', cardNo: '4000000000000002' });
  await shop.raw('createPayment', { ...declined, sign: '0'.repeat(32) });
  const story = await log.find({ order: 'LOG-DECLINED' });
  expect([story.request.code, story.replayable]).toEqual(['10002', true]);
  const path = `${log.path}/${story.request.requestId}/replay`;
  const { status, body } = await gateway.operator('POST', path);
  const replayed = body as components['schemas']['ReplayedRequest'];
  expect(status).toBe(200);
  const answer = JSON.parse(replayed.answer ?? '') as { code: string; data: { payCode: string; merOrderNo: string } };
  const direct = await shop.pay({ merOrderNo: 'LOG-DECLINED-TOO', cardNo: '4000000000000002' });
  expect([answer.code, answer.data.payCode]).toEqual([direct.code, direct.data?.['payCode']]);
  expect(replayed.replaced).toEqual(expect.arrayContaining(['merOrderNo', 'cardNo', 'billingEmail']));
  expect((await log.find({ order: answer.data.merOrderNo })).request.requestId).toBe(replayed.requestId);
});

it('a refund that was accepted is replayed as a second one', async () => {
  const order = dataOf(await shop.pay({ merOrderNo: 'LOG-REFUNDED' }));
  await shop.refund(order);
  const story = await log.find({ order: 'LOG-REFUNDED', operation: 'applyRefund' });
  const { body } = await gateway.operator('POST', `${log.path}/${story.request.requestId}/replay`);
  expect(body).toMatchObject({ status: 200, code: '00000' });
});

it('requests are removed after seven days', async () => {
  await gateway.advance(8 * 86_400);
  expect((await log.list()).requests).toEqual([]);
});
