import { describe, expect, it } from 'vitest';
import { operatorOperations } from '../../../generated/operator-operations.ts';
import { DatabaseUnavailableError } from '../../../src/gateway/domain/store-errors.ts';
import { createAuthenticate } from '../../../src/gateway/http/operator/authenticate.ts';
import { createTestLimiter } from '../../helpers/gateway/limiter.ts';
import { TOKEN, openOperator, problem } from './operator.ts';
import type { Sent } from './operator.ts';

const wrongToken = { headers: { authorization: 'Bearer wrong' } };

describe('the operator token', () => {
  it('is asked for before an answer shows anything about the address', async () => {
    const { call } = openOperator();
    const answer = await call('GET', '/operator/nothing-here', { headers: { authorization: '' } });
    expect(answer).toEqual({
      status: 401,
      headers: {
        'content-type': 'application/problem+json',
        'content-length': '191',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-request-id': 'req_1',
        'www-authenticate': 'Bearer realm="operator"',
        date: expect.any(String) as unknown,
        connection: 'keep-alive',
      },
      body: {
        type: 'urn:tollgate:problem:unauthorized',
        title: 'The token is missing or wrong.',
        status: 401,
        detail: 'Send the operator token as "Authorization: Bearer <token>".',
        requestId: 'req_1',
      },
    });
  });

  it.each([
    ['another token', 'Bearer operator-token-of-the-testS'],
    ['a part of the token', `Bearer ${TOKEN.slice(0, -1)}`],
    ['another scheme', `Basic ${TOKEN}`],
    ['the token without a scheme', TOKEN],
  ])('is not %s', async (_, authorization) => {
    const { call } = openOperator();
    expect(await call('GET', '/operator/merchants', { headers: { authorization } })).toMatchObject({ status: 401 });
  });

  const guesser = (address: string) => {
    const { call, time } = openOperator();
    const ask = (sent: Sent) => call('GET', '/operator/merchants', { address, ...sent });
    const guess = async (times: number) => {
      const statuses = new Set<number>();
      for (let tries = 0; tries < times; tries += 1) statuses.add((await ask(wrongToken)).status);
      return [...statuses];
    };
    return { ask, guess, time };
  };

  it('is guessed ten times a minute from one address; then guesses wait, twice as long each time', async () => {
    const { ask, guess, time } = guesser('203.0.113.9');
    for (const pauseSeconds of [60, 120, 240, 480, 960, 1920, 3600, 3600]) {
      expect(await guess(10)).toEqual([401]);
      time.now += 20_000;
      const locked = await ask(wrongToken);
      expect(locked.body).toEqual(problem('tooManyRequests', 429));
      expect(locked.headers).toMatchObject({ 'retry-after': String(pauseSeconds - 20) });
      expect(await guess(30)).toEqual([429]);
      expect((await ask({ ...wrongToken, address: '203.0.113.10' })).status).toBe(401);
      time.now += (pauseSeconds - 20) * 1000;
    }
    time.now += 3_600_000;
    expect(await guess(10)).toEqual([401]);
    expect((await ask(wrongToken)).headers).toMatchObject({ 'retry-after': '60' });
  });

  it('is let in from an address that is locked out: a stranger behind the same proxy locks nobody out', async () => {
    const { ask, guess } = guesser('203.0.113.9');
    expect(await guess(11)).toEqual([401, 429]);
    expect((await ask({})).status).toBe(200);
    expect(await guess(1)).toEqual([429]);
  });

  it('is guessed by a network, which one line of IPv6 is', async () => {
    const { ask, guess } = guesser('2001:db8::1');
    expect(await guess(10)).toEqual([401]);
    expect((await ask({ ...wrongToken, address: '2001:db8::2' })).status).toBe(429);
  });

  it('must not be empty', () => {
    const options = {
      limiter: createTestLimiter(() => 0),
      identify: async () => null,
      identifyToken: async () => null,
      onBreakGlass: () => true,
    };
    expect(() => createAuthenticate({ ...options, token: '' })).toThrow(
      'a token that is asked for must not be empty: set one',
    );
  });
});

describe('the routes', () => {
  it('leave every other path to others', async () => {
    const { app } = openOperator();
    app.setNotFoundHandler((_, reply) => reply.code(418).send());
    // The last two are the same address to a router, and another one to a proxy that guards the operator's.
    for (const url of [
      '/',
      '/payment',
      '/operators',
      '/operatorx/merchants',
      '/%6Fperator/merchants',
      '/operator%2Fx',
    ]) {
      expect((await app.inject({ url })).statusCode, url).toBe(418);
    }
  });

  it.each([
    '/operator',
    '/operator/',
    '/operator/merchants/',
    '/operator/merchants//approve',
    '/operator/%E0%A4%A',
    '/operator/merchants/1/2/3',
  ])('know nothing at %s', async (path) => {
    const { call } = openOperator();
    expect((await call('GET', path)).body).toEqual(problem('pathUnknown', 404));
  });

  it('answer another method with those that the address takes', async () => {
    const { call } = openOperator();
    const answer = await call('DELETE', '/operator/merchants');
    expect(answer.body).toEqual(problem('methodNotAllowed', 405, { detail: 'Use one of: GET, POST.' }));
    expect(answer.headers).toMatchObject({ allow: 'GET, POST' });
  });

  it('have no sandbox control in live mode (S21), and all of them in the sandbox', async () => {
    const controls = Object.entries(operatorOperations).filter(([, { sandboxOnly }]) => sandboxOnly);
    expect(controls.map(([operationId]) => operationId).toSorted()).toEqual([
      'advanceClock',
      'advanceToNextDue',
      'chargeOrderBack',
      'completeOrder',
      'completeRefund',
      'getClock',
      'getMail',
      'getSandboxFile',
      'getSandboxFileSetting',
      'listMails',
      'plantReconciliationFault',
      'putSandboxFileSetting',
      'replayRequest',
      'resetSandbox',
      'triggerEvent',
    ]);
    const live = openOperator({ mode: 'live' });
    const sandbox = openOperator();
    for (const [, { method, path }] of controls) {
      const target = path.replaceAll(/\{\w+\}/g, 'X1');
      expect((await live.call(method, target, { body: {} })).body, path).toEqual(problem('pathUnknown', 404));
      expect((await sandbox.call(method, target, { body: {} })).body, path).not.toEqual(problem('pathUnknown', 404));
    }
  });
});

describe('a request', () => {
  it.each([
    ['text', '{"name":', 'unreadableBody', 400],
    ['a name twice', '{"name":"A","name":"B"}', 'unreadableBody', 400],
    ['a list', '[]', 'unreadableBody', 400],
    ['too much', `{"name":"${'x'.repeat(262_144)}"}`, 'bodyTooLarge', 413],
  ])('a request with %s as its body is refused', async (_, raw, name, status) => {
    const { call } = openOperator();
    expect((await call('POST', '/operator/merchants', { raw })).body).toEqual(problem(name, status));
  });

  it('needs a body where the contract says so, and its media type', async () => {
    const { call } = openOperator();
    const errors = [{ field: 'body', problem: 'is missing' }];
    expect((await call('POST', '/operator/merchants')).body).toEqual(problem('invalidInput', 400, { errors }));
    const asText = await call('POST', '/operator/merchants', { raw: '{}', headers: { 'content-type': 'text/plain' } });
    expect(asText.body).toEqual(problem('mediaTypeUnsupported', 415));
  });

  it('is answered with everything that is wrong with it at once, by name', async () => {
    const { call } = openOperator();
    const body = { merNo: 0, websites: ['shop'], methods: 'all', terms: { transactionFee: 1 }, surprise: true };
    const answer = await call('POST', '/operator/merchants', { body, headers: { 'x-reason': 'café' } });
    const errors = [
      { field: 'X-Reason', problem: 'contains "é"; use printable ASCII characters and do not start with a space' },
      { field: 'name', problem: 'is missing' },
      { field: 'surprise', problem: 'is not allowed here' },
      { field: 'merNo', problem: 'must be at least 1, not 0' },
      {
        field: 'websites[0]',
        problem: expect.stringMatching(/^is not in the expected format; .* such as https:/) as unknown,
      },
      { field: 'methods', problem: 'must be an array or null, not a string' },
      { field: 'terms.transactionFee', problem: 'must be a string, not a number' },
    ];
    expect(answer.body).toMatchObject(problem('invalidInput', 400));
    const found = (answer.body as { errors: unknown[] }).errors;
    expect(found).toHaveLength(errors.length);
    expect(found).toEqual(expect.arrayContaining(errors));
  });

  it.each([
    ['a parameter that does not exist', 'limits=3', { field: 'limits', problem: 'is not allowed here' }],
    ['a prototype as parameter', '__proto__=3', { field: '__proto__', problem: 'is not allowed here' }],
    ['a number that is none', 'limit=ten', { field: 'limit', problem: 'must be an integer, not a string' }],
    ['a number beyond its limit', 'limit=101', { field: 'limit', problem: 'must be at most 100, not 101' }],
    ['a parameter twice', 'limit=1&limit=2', { field: 'limit', problem: 'stands in the address more than once' }],
  ])('a request with %s is refused', async (_, query, error) => {
    const { call } = openOperator();
    const answer = await call('GET', `/operator/merchants?${query}`);
    expect(answer.body).toEqual(problem('invalidInput', 400, { errors: [error] }));
  });

  it('a request that meets a fault is answered by its id and nothing else (S19)', async () => {
    const cause = new Error('connection to 10.0.0.5 refused');
    const { call, logged } = openOperator({ reads: { listRates: () => Promise.reject(cause) } });
    expect((await call('GET', '/operator/rates')).body).toEqual({
      type: 'urn:tollgate:problem:internalError',
      title: 'Internal error.',
      status: 500,
      detail: 'The request was not completed. The logs have more under the request id.',
      requestId: 'req_1',
    });
    expect(logged).toEqual([['operator request failed', { requestId: 'req_1', error: cause }]]);
  });

  it('a request that the database cannot serve now is answered 503, and when to come back (S30)', async () => {
    const cause = new DatabaseUnavailableError(new Error('no server takes writes'));
    const { call } = openOperator({ reads: { listRates: () => Promise.reject(cause) } });
    const answer = await call('GET', '/operator/rates');
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect(answer.body).toEqual(problem('unavailable', 503));
  });

  it('a request that was carried out is logged by operation, actor and status; X-Operator names nobody', async () => {
    const { call, logged } = openOperator();
    await call('GET', '/operator/rates');
    await call('POST', '/operator/merchants/7/approve', {
      headers: { 'x-operator': 'mara', 'x-reason': 'Ticket 4711' },
    });
    expect(logged).toEqual([
      ['operator request', { requestId: 'req_1', operation: 'listRates', actor: 'break-glass token', status: 200 }],
      [
        'operator request',
        { requestId: 'req_1', operation: 'approveMerchant', merNo: 7, actor: 'break-glass token', status: 404 },
      ],
    ]);
  });
});
