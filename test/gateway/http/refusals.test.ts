import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { DatabaseUnavailableError } from '../../../src/gateway/domain/store-errors.ts';
import { requestsPerSecond } from '../../../src/gateway/http/limits.ts';
import { signMd5 } from '../../../src/protocol/signature.ts';
import { exampleOf } from '../../contract/cases/contract.ts';
import { ruleOf, signed } from '../../helpers/gateway/caller.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import { createTestLimiter } from '../../helpers/gateway/limiter.ts';
import { NOW, TRADE_NO, accountOf, useHttp } from './helpers.ts';
import type { startHttp } from './helpers.ts';

type Http = Awaited<ReturnType<typeof startHttp>>;

const start = useHttp();

async function ask(http: Http, change: Body = {}, [operationId, variant]: [OperationId, string] = CARD) {
  const body = signed(operationId, { ...exampleOf(operationId, variant).body, ...change });
  const answer = await http.caller.call({ operationId, variant, body });
  return { status: answer.status, headers: answer.headers, body: JSON.parse(answer.text) as Body };
}

const createRateLimit = (perSecond: number, now: () => number) =>
  createTestLimiter(now).createRate(requestsPerSecond(perSecond));

const CARD: [OperationId, string] = ['createPayment', 'CREDIT_CARD'];

describe('a merchant', () => {
  it.each(['pending', 'suspended'] as const)(
    'a merchant that is %s is refused before its fields are looked at',
    async (status) => {
      const http = await start({ account: accountOf({ status }) });
      const answer = await ask(http, { sourceAmount: 'x' });
      expect([answer.status, answer.body]).toEqual([200, { code: '10003', message: 'The merchant is not active.' }]);
    },
  );

  it('a merchant that does not exist is 404 for Vietnam Pay alone', async () => {
    const http = await start({ account: null });
    const wanted = { code: '10004', message: 'The merchant number does not exist.' };
    expect(await ask(http)).toMatchObject({ status: 200, body: wanted });
    expect(await ask(http, {}, ['createPayment', 'VN_BANK'])).toMatchObject({ status: 404, body: wanted });
  });

  it('a merchant with too many requests waits (S22)', async () => {
    let now = NOW;
    const http = await start({ api: { rateLimit: createRateLimit(2, () => now) } });
    expect((await ask(http)).body['code']).toBe('00000');
    expect((await ask(http, { version: 'V9' })).body['code']).toBe('10008');
    const answer = await ask(http);
    expect([answer.status, answer.body]).toEqual([429, { code: '40001', message: 'Too many requests.' }]);
    expect(answer.headers['retry-after']).toBe('1');
    now += 500;
    expect((await ask(http)).body['code']).toBe('00000');
    expect((await ask(http)).body['code']).toBe('40001');
  });

  it('loses nothing of its share to strangers who name its number; they use up that of their address', async () => {
    let now = NOW;
    const limits = { rateLimit: createRateLimit(2, () => now), strangerLimit: createRateLimit(3, () => now) };
    const http = await start({ api: limits });
    const forge = async () => {
      const [operationId, variant] = CARD;
      const body = { ...exampleOf(...CARD).body, sign: '0'.repeat(32) };
      const { status, headers, text } = await http.caller.call({ operationId, variant, body });
      return { status, body: JSON.parse(text) as Body, retryAfter: headers['retry-after'] };
    };
    const codeOf = async (changes: Body = {}) => (await ask(http, changes)).body['code'];
    expect((await forge()).body['code']).toBe('10002');
    expect(await codeOf({ sourceAmount: 'x' })).toBe('10001');
    expect(await codeOf({ merNo: 999_999 })).toBe('10004');
    const limited = { status: 429, body: { code: '40001', message: 'Too many requests.' }, retryAfter: '1' };
    expect(await forge()).toEqual(limited);
    const unreadable = await http.caller.send({
      path: '/payment',
      headers: { 'Content-Type': 'application/json' },
      body: '{',
    });
    expect(unreadable.status).toBe(429);
    // From the same address, and signed: let in, as often as the merchant may.
    expect([await codeOf(), await codeOf(), await codeOf()]).toEqual(['00000', '00000', '40001']);
    now += 1000;
    expect((await forge()).body['code']).toBe('10002');
    expect(await codeOf()).toBe('00000');
  });

  it('takes nothing from another by its flood', () => {
    const limit = createRateLimit(1, () => NOW);
    expect([limit.take(1), limit.take(1), limit.take(2)]).toEqual([0, 1, 0]);
  });

  it('is counted in a bounded memory, in which those who came last stay', () => {
    const limit = createRateLimit(1, () => NOW);
    expect([limit.take('first'), limit.take('first')]).toEqual([0, 1]);
    for (let count = 0; count < 9999; count += 1) limit.take(count);
    expect(limit.take('first')).toBe(1);
    for (let count = 0; count < 10_000; count += 1) limit.take(`more ${count}`);
    expect([limit.take('more 9999'), limit.take('first')]).toEqual([1, 0]);
  });

  it('is limited to its methods, then to its currencies', async () => {
    const http = await start({ account: accountOf({ methods: ['PIX', 'PAYOUT_1'], currencies: ['BRL'] }) });
    const method = { status: 200, body: { code: '10010', message: 'The method is not enabled.' } };
    const currency = { status: 200, body: { code: '10009', message: 'The currency is not enabled.' } };
    expect(await ask(http)).toMatchObject(method);
    expect(await ask(http, {}, ['createPayout', 'default'])).toMatchObject(method);
    expect(await ask(http, {}, ['createCashierOrder', 'default'])).toMatchObject(method);
    expect(await ask(http, { paymentMode: 'ALIPAY' }, ['createCashierPayment', 'default'])).toMatchObject(method);
    expect(await ask(http, { paymentMode: 'PIX' }, ['createCashierPayment', 'default'])).toMatchObject(currency);
    expect(await ask(http, { withdrawType: '1' }, ['createPayout', 'default'])).toMatchObject(currency);
    expect(http.calls).toMatchObject({ createPayment: [], createPayout: [] });
    const taken = await ask(http, { paymentMode: 'PIX', currencyCode: 'BRL' }, ['createCashierPayment', 'default']);
    expect(taken.body['code']).toBe('00000');
  });
});

describe('a signature', () => {
  async function askSigned(http: Http, key: string) {
    const body = exampleOf(...CARD).body;
    const sign = signMd5(ruleOf('createPayment').signature.fields, body, key);
    const [operationId, variant] = CARD;
    const answer = await http.caller.call({ operationId, variant, body: { ...body, sign } });
    return JSON.parse(answer.text) as Body;
  }

  it('a signature by any key that is good now is taken, by one that has expired it is not', async () => {
    const account = accountOf({}, [
      { value: 'the-new-key' },
      { value: 'an-old-key', expiresAt: NOW + 1 },
      { value: 'a-gone-key', expiresAt: NOW },
    ]);
    const http = await start({ account });
    for (const key of ['the-new-key', 'an-old-key', sandboxAccount.key]) {
      expect(await askSigned(http, key)).toMatchObject({ code: '00000' });
    }
    for (const key of ['a-gone-key', 'another', ''])
      expect(await askSigned(http, key)).toMatchObject({ code: '10002' });
  });

  it('a signature that is wrong is explained in the sandbox, and never in live mode', async () => {
    const live = await start({ api: { mode: 'live' } });
    expect(await askSigned(live, '')).toEqual({ code: '10002', message: 'The signature is wrong.' });
    const sandbox = await start();
    expect((await askSigned(sandbox, ''))['message']).toMatch(/without the merchant key; append it/);
  });
});

describe('addresses in live mode lead to the merchant’s own hosts (S11)', () => {
  const websites = ['https://shop.example'];
  const headers = { Referer: 'https://shop.example/checkout' };
  const message = 'must lead to a website that is configured for the merchant';

  async function askLive(change: Body) {
    const http = await start({ api: { mode: 'live' }, account: accountOf({ websites }) });
    const [operationId, variant] = CARD;
    const body = signed(operationId, {
      ...exampleOf(...CARD).body,
      returnUrl: 'https://shop.example/r',
      notifyUrl: 'https://api.shop.example/n',
      ...change,
    });
    return JSON.parse((await http.caller.call({ operationId, variant, body, headers })).text) as Body;
  }

  it('addresses in live mode lead to the merchant’s own hosts or below them', async () => {
    expect(await askLive({})).toMatchObject({ code: '00000' });
  });

  it.each([
    ['returnUrl', 'https://evil.example/'],
    ['notifyUrl', 'https://shop.example.evil.example/'],
    ['protestNotifyUrl', 'http://127.0.0.1/'],
    ['notifyUrl', 'https://myshop.example/'],
  ])('%s %s is refused', async (field, address) => {
    expect(await askLive({ [field]: address })).toEqual({
      code: '10001',
      message: `Invalid input. ${field}: ${message}.`,
    });
  });
});

describe('a fault', () => {
  const faulty = (fault: unknown) => start({ operations: { createPayment: () => Promise.reject(fault) } });

  it('shows a request id and nothing else; the log has the stack (S19)', async () => {
    const http = await faulty(new Error('relation "orders" does not exist'));
    const { status, headers, body } = await ask(http);
    expect([status, body]).toEqual([500, { code: '90001', message: 'Internal error.' }]);
    const line = http.lines.find((one) => one.includes('request failed')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      requestId: headers['x-request-id'],
      operation: 'createPayment',
      merNo: sandboxAccount.merNo,
      error: { message: 'relation "orders" does not exist', stack: expect.stringContaining('refusals.test.ts') },
    });
  });

  it.each([
    ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['a store that says so', new DatabaseUnavailableError(new Error('gone'))],
  ])('a fault of %s says that nothing was taken, and when to come again', async (_, fault) => {
    const { status, headers, body } = await ask(await faulty(fault));
    expect([status, headers['retry-after'], body]).toEqual([
      503,
      '1',
      { code: '90002', message: 'Temporarily unavailable.' },
    ]);
  });

  it('a fault of a commit without an answer leaves open what was taken', async () => {
    const cause = Object.assign(new Error('reset'), { code: 'ECONNREFUSED' });
    const fault = Object.assign(new Error('commit', { cause }), { name: 'CommitUnknownError' });
    expect(await ask(await faulty(fault))).toMatchObject({ status: 500, body: { code: '90001' } });
  });
});

it('a request is logged by its numbers, without its contents (I12)', async () => {
  const http = await start();
  const { headers } = await ask(http);
  const lines = http.lines.map((line) => JSON.parse(line) as Body);
  expect(lines).toEqual([
    {
      time: '2026-11-15T12:00:00.000Z',
      level: 'info',
      event: 'request',
      requestId: headers['x-request-id'],
      operation: 'createPayment',
      merNo: sandboxAccount.merNo,
      tradeNo: TRADE_NO,
      status: 200,
      code: '00000',
      ms: expect.any(Number),
      client: '127.0.0.1',
    },
  ]);
});
