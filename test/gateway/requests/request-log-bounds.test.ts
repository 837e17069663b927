import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createLane } from '../../../src/gateway/http/request-log/lanes.ts';
import { sampleOf } from '../../../src/gateway/operator/request-log/replay-body.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import { createZone } from '../../../src/gateway/domain/day.ts';
import type { LoggedRequest } from '../../../src/gateway/domain/requests/request-log.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createLog } from './request-log.ts';
import type { RequestLog } from './request-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'tollgate-request-log-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('no card number, code, date, person or key reaches the database file, the list or the log', async () => {
  const lines: string[] = [];
  const gateway = await startTestGateway({ env: { DATA_DIR: folder }, write: (line) => lines.push(line) });
  const shop = await gateway.newShop();
  const card = { cardNo: '5555555555554444', cardSecurityCode: '857', cardExpireYear: '2039' };
  const person = {
    billingEmail: 'canary.payer@people.example',
    billingLastName: 'Canarysson',
    billingPhone: '+442079467731',
  };
  const noise = { unknownField: '4012888888881881', billingAddress2: 'card 4012 8888 8888 1881' };
  const headers = { 'X-Secret-Header': 'header-canary', Cookie: 'cookie-canary=1' };
  await shop.pay({ ...card, ...person, merOrderNo: 'SCAN-OK' }, { headers });
  await shop.raw('createPayment', {
    ...shop.paymentBody({ ...card, ...person, ...noise, merOrderNo: 'SCAN-SIGN' }),
    sign: '0'.repeat(32),
  });
  await shop.pay({ ...card, ...noise, currencyCode: 'usd', merOrderNo: '4012888888881881' });
  await shop.caller.send({
    path: '/payment',
    headers: { 'Content-Type': 'application/json', paymentType: 'CREDIT_CARD' },
    body: `{"merNo":${shop.merNo},"cardNo":"5555555555554444",}`,
  });
  const log = createLog(gateway, shop.merNo);
  const story = await log.find({ order: 'SCAN-SIGN' });
  await expect.poll(async () => (await log.list({ limit: '100' })).requests).toHaveLength(4);
  const listed = await log.list({ limit: '100' });
  const stories = await Promise.all(listed.requests.map(({ requestId }) => log.read(requestId)));
  shop.close();
  await gateway.close();
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  const canaries = [
    '5555555555554444',
    '4012888888881881',
    '4012 8888 8888 1881',
    'header-canary',
    'cookie-canary',
    shop.key,
  ];
  for (const canary of [...canaries, 'canary.payer', 'Canarysson', '79467731']) {
    expect([canary, JSON.stringify(stories).includes(canary), lines.join('').includes(canary)]).toEqual([
      canary,
      false,
      false,
    ]);
  }
  for (const canary of canaries) expect([canary, files.some((text) => text.includes(canary))]).toEqual([canary, false]);
  const body = JSON.parse(story.body ?? '') as Record<string, unknown>;
  expect(body).toMatchObject({
    cardNo: '555555******4444',
    cardSecurityCode: '***',
    cardExpireYear: '***',
    unknownField: '[not a field of this operation]',
  });
});

it('requests without a right signature push out none that have one, and what is too much is counted', async () => {
  const gateway = await startTestGateway();
  const shop = await gateway.newShop();
  await shop.pay({ merOrderNo: 'TRUE-1' });
  const forged = { ...shop.paymentBody({ merOrderNo: 'FORGED' }), sign: 'F'.repeat(32) };
  let sent = 0;
  // On a slow machine they may come as slowly as they are written.
  while ((await lostBy(gateway)) === 0) {
    await Promise.all(Array.from({ length: 60 }, () => shop.raw('createPayment', forged)));
    sent += 60;
  }
  await shop.pay({ merOrderNo: 'TRUE-2' });
  const log = createLog(gateway, shop.merNo);
  await log.find({ order: 'TRUE-2' });
  await log.find({ order: 'FORGED' });
  const kept = await readAll(log, { order: 'FORGED' });
  expect((await log.find({ order: 'TRUE-1' })).request.proven).toBe(true);
  expect(kept.length).toBeLessThan(sent);
  expect(kept.length + kept.reduce((sum, { lost }) => sum + lost, 0)).toBe(sent);
  expect(await lostBy(gateway)).toBe(sent - kept.length);
  shop.close();
  await gateway.close();
});

async function lostBy({ url }: TestGateway): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^tollgate_request_log_lost_total (\d+)$/m.exec(metrics)?.[1]);
}

async function readAll(log: RequestLog, filters: Readonly<Record<string, string>>) {
  const all = [];
  let page = await log.list({ ...filters, limit: '100' });
  all.push(...page.requests);
  while (page.next !== null) {
    page = await log.list({ ...filters, limit: '100', before: page.next });
    all.push(...page.requests);
  }
  return all;
}

it('a busy merchant takes no place of a quiet one, and turns are fair', () => {
  let lost = 0;
  const lane = createLane<string>({ ofMerchant: 3, inAll: 5 }, () => (lost += 1));
  for (const [merNo, entry] of [
    [1, 'a'],
    [1, 'b'],
    [1, 'c'],
    [1, 'd'],
    [2, 'x'],
    [3, 'y'],
    [4, 'z'],
  ] as const)
    if (lane.admits(merNo)) lane.add(merNo, entry);
  expect(lane.take()).toEqual([
    { entry: 'a', lost: 1 },
    { entry: 'x', lost: 0 },
    { entry: 'y', lost: 0 },
    { entry: 'b', lost: 0 },
    { entry: 'c', lost: 0 },
  ]);
  expect([lost, lane.take()]).toEqual([2, []]);
});

it('a merchant keeps its newest requests, of each kind its own number', async () => {
  const store = await openStore({
    databaseUrl: null,
    dataDir: null,
    zone: createZone('UTC'),
    batchSizeMax: 10,
    now: () => 0,
  });
  const rows = [1, 2, 3, 4].flatMap((no) => [true, false].map((isProven) => rowOf(no, isProven)));
  await store.addRequests(rows);
  await store.trimRequests({ merNo: 7, isProven: false, keep: 1 });
  const left = await store.searchRequests({ ...EVERYTHING, merNo: 7 });
  expect(left.map(({ requestId }) => requestId.slice(-2))).toEqual(['4u', '4p', '3p', '2p', '1p']);
  expect(await store.forgetRequests({ before: 3, limit: 100 })).toBe(2);
  expect((await store.searchRequests({ ...EVERYTHING, merNo: 7 })).length).toBe(3);
  await store.close();
});

it('a request that can be sent again has names in place of what is masked, and an example’s values if there is one', () => {
  const body = {
    merNo: '7',
    merOrderNo: 'A-1',
    cardNo: '400000******0002',
    billFirstName: '***',
    sourceAmount: '[a number with a point or an exponent]',
    productInfoList: [{ sku: 'MUG', productName: '***', other: '[not a field of this operation]' }, '[3 more]'],
    other: '[not a field of this operation]',
    sing: '*** (32 characters, other characters)',
  };
  const row = rowOf(1, true);
  const request = { ...row, record: { ...row.record, body } };
  const replaced = ['cardNo', 'sourceAmount', 'productInfoList', 'other', 'billingFirstName'];
  const read = (example: Record<string, unknown> | null) => {
    const sample = sampleOf(request, example);
    return { ...sample, body: JSON.parse(sample?.body ?? '') as unknown };
  };
  expect(read(null)).toEqual({
    createsOrder: true,
    replaced,
    body: {
      merNo: 7,
      merOrderNo: 'A-1',
      cardNo: '<cardNo>',
      sourceAmount: '<sourceAmount>',
      productInfoList: [{ sku: 'MUG', productName: '<productName>' }],
      billingFirstName: '<billingFirstName>',
    },
  });
  const example = { cardNo: '4242424242424242', sourceAmount: '18.00', productInfoList: [], billingFirstName: 'Ada' };
  expect(read(example)).toEqual({
    createsOrder: true,
    replaced,
    body: { merNo: 7, merOrderNo: 'A-1', ...example, cardNo: '4000000000000002' },
  });
});

const EVERYTHING = {
  result: null,
  operation: null,
  code: null,
  order: null,
  from: null,
  to: null,
  before: null,
  limit: 100,
};

function rowOf(no: number, isProven: boolean): LoggedRequest {
  const record = {
    variant: null,
    from: '',
    headers: [],
    body: null,
    bodyBytes: 0,
    leftOut: null,
    form: null,
    mistake: null,
    message: '',
    answer: null,
    answerBytes: 0,
  };
  const requestId = `req_${String(no).padStart(10, '0')}00000000${no}${isProven ? 'p' : 'u'}`;
  const numbers = { status: 200, microseconds: 1, lost: 0 };
  return {
    merNo: 7,
    requestId,
    isProven,
    at: no,
    operation: 'createPayment',
    code: '00000',
    merOrderNo: null,
    tradeNo: null,
    failedAt: null,
    ...numbers,
    record,
  };
}
