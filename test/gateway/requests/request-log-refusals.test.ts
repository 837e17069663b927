import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import type { components } from '../../../generated/operator.ts';
import { useDatabases } from '../../helpers/database/databases.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { stallPayments } from '../../helpers/database/stalled-store.ts';
import { createLog } from './request-log.ts';

// What was refused before its operation: by a limit, for its size, or because the gateway was overloaded.

const databases = useDatabases('SQLite in memory');
let gateway: TestGateway;
let shop: Shop;

beforeAll(async () => {
  gateway = await startTestGateway({ env: { MERCHANT_RATE_LIMIT: '2' } });
});
// Each has a limit of its own.
beforeEach(async () => {
  shop = await gateway.newShop();
});
afterEach(() => shop.close());
afterAll(() => gateway.close());

type Story = components['schemas']['LoggedRequestStory'];

const resultsOf = ({ checks }: Story) => checks.map(({ result }) => result).join(' ');
const failedCheck = ({ checks }: Story) => checks.find(({ result }) => result === 'failed');

/** Some at once, and more where a slow machine kept them within the limit. */
async function sendUntil<Answer>(send: () => Promise<Answer>, isRefused: (answer: Answer) => boolean) {
  const answers: Answer[] = [];
  while (!answers.some(isRefused)) answers.push(...(await Promise.all(Array.from({ length: 6 }, send))));
  return answers;
}

describe('a request beyond the rate limit', () => {
  it('is kept, with the limit as the check that failed and what to do', async () => {
    const answers = await sendUntil(
      () => shop.pay(),
      ({ code }) => code === '40001',
    );
    const refused = answers.filter(({ code }) => code === '40001').length;
    const log = createLog(gateway, shop.merNo);
    const story = await log.find({ code: '40001' });
    await expect.poll(async () => (await log.list({ limit: '100' })).requests).toHaveLength(answers.length);
    expect((await log.list({ code: '40001' })).requests).toHaveLength(refused);
    expect(story.request).toMatchObject({ status: 429, proven: true, lost: 0 });
    expect([failedCheck(story)?.text, resultsOf(story)]).toEqual([
      'The rate limit is not exceeded.',
      'passed passed passed passed passed failed notMade notMade notMade notMade',
    ]);
    expect([story.cause, story.remedy]).toEqual([failedCheck(story)?.problem, expect.stringMatching(/\w/)]);
  });

  it('does not say that its Referer was checked', async () => {
    const headers = { Referer: 'https://elsewhere.example/' };
    const pay = () => shop.pay({}, { headers });
    for (const wanted of ['40001', '10005']) await sendUntil(pay, ({ code }) => code === wanted);
    const log = createLog(gateway, shop.merNo);
    const refererOf = ({ checks }: Story) => checks.find(({ code }) => code === '10005')?.result;
    expect(refererOf(await log.find({ code: '40001' }))).toBe('notMade');
    expect(refererOf(await log.find({ code: '10005' }))).toBe('failed');
  });

  it('a request without a right signature beyond the rate limit proves nothing: no check is shown as passed', async () => {
    const forged = { ...shop.paymentBody(), sign: 'F'.repeat(32) };
    await sendUntil(
      () => shop.raw('createPayment', forged),
      ({ status }) => status === 429,
    );
    const story = await createLog(gateway, shop.merNo).find({ code: '40001' });
    expect(story.request.proven).toBe(false);
    expect(resultsOf(story)).toBe('passed notMade notMade notMade notMade failed notMade notMade notMade notMade');
  });
});

describe('a body that is too large', () => {
  const { path, bodyBytesMax } = operations.queryBalance;
  const headers = { 'Content-Type': 'application/json' };

  it('is kept for the merchant that it names at its beginning, without its content', async () => {
    const body = `{"merNo": ${shop.merNo}, "note": "${'x'.repeat(bodyBytesMax)}"}`;
    expect((await shop.caller.send({ path, headers, body })).status).toBe(413);
    const log = createLog(gateway, shop.merNo);
    const story = await log.find({ operation: 'queryBalance' });
    expect(story).toMatchObject({
      request: { status: 413, code: '10001', proven: false, merOrderNo: null },
      body: null,
      bodyLeftOut: 'tooLarge',
      bodyBytes: body.length,
      replayable: false,
    });
    expect([failedCheck(story)?.text, resultsOf(story)]).toEqual([
      'The body has at most 256 kB.',
      'failed notMade notMade notMade notMade notMade notMade',
    ]);
    expect(story.cause).toContain('body: is larger than 256 kB');
  });

  it('is nobody’s if its beginning names no merchant', async () => {
    const body = `{"note": "${'x'.repeat(bodyBytesMax)}", "merNo": ${shop.merNo}}`;
    expect((await shop.caller.send({ path, headers, body })).status).toBe(413);
    await shop.balance('USD');
    const log = createLog(gateway, shop.merNo);
    await log.find({ result: 'ok' });
    expect((await log.list()).requests).toHaveLength(1);
  });
});

describe('a request that an overloaded gateway refuses', () => {
  it('is not read, so that it is in no list, but counted as not kept', async () => {
    const { store, stalled, open } = stallPayments(await databases.open());
    const small = await startTestGateway({ env: { IN_FLIGHT_MAX: '1' }, build: { store } });
    const own = await small.newShop();
    const accepted = own.pay({ merOrderNo: 'CARRIED' });
    await expect.poll(stalled).toBe(1);
    expect((await own.pay({ merOrderNo: 'SHED' })).code).toBe('90002');
    open();
    expect((await accepted).code).toBe('00000');
    const log = createLog(small, own.merNo);
    await log.find({ order: 'CARRIED' });
    expect((await log.list()).requests.map(({ merOrderNo }) => merOrderNo)).toEqual(['CARRIED']);
    const metrics = await (await fetch(`${small.url}/metrics`)).text();
    expect(metrics).toContain('tollgate_request_log_lost_total 1\n');
    own.close();
    await small.close();
  });
});
