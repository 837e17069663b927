import { afterAll, describe, expect, it } from 'vitest';
import { errors } from '../../generated/errors.ts';
import { startMock } from '../../src/mock/start-mock.ts';
import { exampleOf } from '../contract/cases/contract.ts';
import { createCaller, signed } from '../helpers/gateway/caller.ts';
import type { Body } from '../helpers/gateway/caller.ts';
import { startReceiver } from '../helpers/gateway/receiver-server.ts';
import type { OperationId } from '../../generated/operations.ts';

const mock = await startMock({ port: 0, callbackDelayMs: 0, secondMs: 0 });
const caller = createCaller(mock.url);
afterAll(async () => {
  caller.close();
  await mock.close();
});

async function ask(prefer: string, options: { operationId?: OperationId; variant?: string; change?: Body } = {}) {
  const { operationId = 'createPayment', variant = 'CREDIT_CARD', change = {} } = options;
  const { notifyUrl: _, ...body } = exampleOf(operationId, variant).body;
  const request = { operationId, variant, body: signed(operationId, { ...body, ...change }) };
  const { status, headers, text } = await caller.call({ ...request, headers: { Prefer: prefer } });
  return { status, headers, body: text.startsWith('{') ? (JSON.parse(text) as Body) : text };
}

describe('the header Prefer', () => {
  it.each([
    ['code=404', 404, '10011'],
    ['code=429', 429, '40001'],
    ['code=500', 500, '90001'],
    ['code=503', 503, '90002'],
    ['code=10006', 200, '10006'],
    ['code=90002', 503, '90002'],
    ['example=submittedTwice', 200, '10007'],
    ['code=400, example=unreadableBody', 400, '10001'],
    ['CODE = "503"', 503, '90002'],
  ])('chooses a refusal by %s', async (prefer, status, code) => {
    const answer = await ask(prefer);
    expect([answer.status, answer.body]).toEqual([status, { code, message: expect.any(String) as string }]);
    expect(String((answer.body as Body)['message'])).toContain(errors[code as '10006'].meaning);
  });

  it('brings a link to the page of the code with a refusal, and none with a success', async () => {
    expect((await ask('code=10006')).headers['link']).toBe('</docs/errors/10006/>; rel="help"');
    expect((await ask('example=pending')).headers['link']).toBeUndefined();
    expect((await ask('')).headers['link']).toBeUndefined();
    expect((await ask('', { change: { merNo: 4 } })).headers['link']).toBe('</docs/errors/10004/>; rel="help"');
  });

  it('is answered with what was applied', async () => {
    expect((await ask('code=404')).headers['preference-applied']).toBe('code=404');
    expect((await ask('example="pending"')).headers['preference-applied']).toBe('example=pending');
  });

  it('brings the headers that the contract shows with the answer', async () => {
    expect((await ask('code=429')).headers['retry-after']).toMatch(/^\d+$/);
  });

  it('chooses a success by its example, with the request’s own numbers', async () => {
    const answer = await ask('example=declined', { change: { merOrderNo: 'MINE-1' } });
    expect(answer.body).toMatchObject({ code: '00000', data: { merOrderNo: 'MINE-1', payCode: 1 } });
  });

  it('chooses a refusal instead of a page', async () => {
    const options = { operationId: 'openCashier', variant: 'default' } as const;
    expect((await ask('code=10006', options)).body).toMatchObject({ code: '10006' });
    expect((await ask('example=page', options)).body).toMatch(/^<!doctype html>/);
  });

  it.each(['code=200', 'code=00000', 'respond-async', 'wait=10', ''])(
    'leaves the answer to the request where it says "%s"',
    async (prefer) => {
      const answer = await ask(prefer, { change: { cardNo: '4000000000000002' } });
      expect(answer.body).toMatchObject({ code: '00000', data: { payCode: 1 } });
      expect(answer.headers['preference-applied']).toBeUndefined();
    },
  );

  it.each(['code=599', 'code=20001', 'code=abc', 'example=nothing', 'code=404, example=approved'])(
    'the header Prefer that names no answer of the operation (%s) is refused by name',
    async (prefer) => {
      const { status, body } = await ask(prefer);
      expect([status, body]).toEqual([400, { code: '10001', message: expect.any(String) as string }]);
      const { message } = body as { message: string };
      expect(message).toContain(`Prefer: /payment has no response with ${prefer}; code is one of 200, 400, 404,`);
      expect(message).toContain('example is one of approved, declined,');
    },
  );

  it('does not make a wrong request right', async () => {
    expect((await ask('example=approved', { change: { sourceAmount: '1' } })).body).toMatchObject({ code: '10001' });
  });

  it('chooses what is notified too', async () => {
    const receiver = await startReceiver();
    await ask('example=declined', { change: { notifyUrl: `${receiver.url}/notify` } });
    const [declined] = await receiver.waitFor('/notify', 1);
    expect(new URLSearchParams(declined?.body).get('code')).toBe('1');
    await ask('code=503', { change: { notifyUrl: `${receiver.url}/refused` } });
    await ask('code=200', { change: { notifyUrl: `${receiver.url}/notify` } });
    await receiver.waitFor('/notify', 2);
    expect(receiver.at('/refused')).toEqual([]);
    await receiver.close();
  });

  it.each([
    ['PIX', 'declined', '1'],
    ['PIX', 'PIX', '0'],
    ['PIX', 'VN_BANK', '0'],
    ['CREDIT_CARD', 'CREDIT_CARD', '0'],
    ['CREDIT_CARD', 'redirected', '0'],
  ])('notifies a %s payment of what follows %s', async (variant, example, code) => {
    const receiver = await startReceiver();
    await ask(`example=${example}`, { variant, change: { notifyUrl: `${receiver.url}/notify` } });
    const [notified] = await receiver.waitFor('/notify', 1);
    expect(new URLSearchParams(notified?.body).get('code')).toBe(code);
    await receiver.close();
  });
});
