import { describe, expect, it } from 'vitest';
import { errors } from '../../../generated/errors.ts';
import type { ErrorCode } from '../../../generated/errors.ts';
import { operations } from '../../../generated/operations.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { signRsa, verifyRsa } from '../../../src/protocol/signature.ts';
import { demoClient, recordingFetch, success, walletBody } from '../../helpers/gateway/client.ts';

const paid = { tradeNo: 'TG1', merOrderNo: 'ORDER-1', payCode: 2, payUrl: 'http://pay.test/TG1' };

describe('an answer', () => {
  it.each([200, 400, 404, 429, 500, 503])('an answer that is a failure envelope throws, at HTTP %i', async (status) => {
    const { fetch } = recordingFetch(
      { code: '10004', message: 'The merchant number does not exist.' },
      { status, headers: { 'X-Request-Id': 'req_1' } },
    );
    const call = demoClient({ fetch, resubmit: false }).queryBalance({ currency: 'USD' });
    await expect(call).rejects.toMatchObject({
      name: 'GatewayError',
      code: '10004',
      meaning: errors['10004'].meaning,
      remedy: errors['10004'].remedy,
      httpStatus: status,
      requestId: 'req_1',
      operationId: 'queryBalance',
    });
  });

  it.each([
    ['3', 3],
    // A proxy may name a moment instead; how long that is depends on its clock.
    ['Wed, 21 Oct 2026 07:28:00 GMT', 0],
  ])('an answer that asks to wait by "%s" says so in seconds', async (wait, retryAfterSeconds) => {
    const { fetch } = recordingFetch(
      { code: '40001', message: 'Too many requests.' },
      { status: 429, headers: { 'Retry-After': wait } },
    );
    const call = demoClient({ fetch, resubmit: false }).queryBalance({ currency: 'USD' });
    await expect(call).rejects.toMatchObject({ code: '40001', retryAfterSeconds });
  });

  it.each([
    ['a page of a proxy', '<h1>Bad gateway</h1>'],
    ['an unknown code', { code: '77777', message: 'Surprise' }],
    ['a success without data', { code: '00000', message: 'SUCCESS' }],
  ])('an answer that is %s throws a transport error', async (_, answer) => {
    const { fetch } = recordingFetch(answer);
    const call = demoClient({ fetch, resubmit: false }).queryBalance({ currency: 'USD' });
    await expect(call).rejects.toMatchObject({ name: 'TransportError', problem: 'answer', httpStatus: 200 });
  });

  it('spelled merorderNo is read', async () => {
    const { fetch } = recordingFetch(success({ tradeNo: 'TG1', merorderNo: 'ORDER-1', payCode: 0 }));
    const answer = await demoClient({ fetch }).createPayment('ALIPAY', walletBody);
    expect(answer).toEqual({ tradeNo: 'TG1', merOrderNo: 'ORDER-1', payCode: 0 });
  });

  it('an answer of the cashier is its page as text', async () => {
    const { fetch } = recordingFetch('<!doctype html><title>Pay</title>');
    expect(await demoClient({ fetch }).openCashier(walletBody as never)).toBe('<!doctype html><title>Pay</title>');
  });
});

describe('the RSA form', () => {
  const { privateKey, publicKey, gatewayPrivateKey, gatewayPublicKey } = sandboxAccount;
  const vietnam = { ...walletBody, currencyCode: 'VND' } as const;
  const { fields } = operations.createPayment.signature;

  it('signs Apple Pay and Vietnam Pay where a private key is given, and nothing else', async () => {
    const { fetch, seen } = recordingFetch(success(paid));
    const client = demoClient({ fetch, privateKey });
    await client.createPayment('VN_BANK', vietnam);
    await client.createPayment('ALIPAY', walletBody);
    const sign = String(seen[0]?.body['sign']);
    expect(verifyRsa({ fields, body: seen[0]?.body, sign, publicKey })).toBe(true);
    expect(seen[1]?.body['sign']).toMatch(/^[0-9A-F]{32}$/);
  });

  it('the RSA form of the Vietnam Pay answer is verified where the gateway key is given', async () => {
    const sign = signRsa(['tradeNo', 'merOrderNo', 'payCode'], paid, gatewayPrivateKey);
    const { fetch } = recordingFetch(success(paid, { sign }));
    const client = demoClient({ fetch, gatewayPublicKey });
    expect(await client.createPayment('VN_BANK', vietnam)).toEqual(paid);
  });

  it.each([
    ['missing', {}],
    ['not base64', { sign: '!' }],
    ['made by another key', { sign: signRsa(['tradeNo', 'merOrderNo', 'payCode'], paid, privateKey) }],
  ])('throws where the answer sign is %s', async (_, more) => {
    const { fetch } = recordingFetch(success(paid, more));
    const call = demoClient({ fetch, gatewayPublicKey }).createPayment('VN_BANK', vietnam);
    await expect(call).rejects.toMatchObject({ problem: 'forged', outcome: 'unknown' });
  });
});

it('a switch over the code of an error is exhaustive', () => {
  const describeCode = (code: ErrorCode): string => {
    switch (code) {
      case '10001':
      case '10002':
      case '10003':
      case '10004':
      case '10005':
      case '10006':
      case '10007':
      case '10008':
      case '10009':
      case '10010':
      case '10011':
        return 'request';
      case '20001':
      case '20002':
      case '20003':
      case '20004':
        return 'refund';
      case '30001':
        return 'balance';
      case '40001':
      case '90001':
      case '90002':
        return 'later';
      default:
        // Compiles only while every code has a case.
        return code satisfies never;
    }
  };
  expect(describeCode('30001')).toBe('balance');
});
