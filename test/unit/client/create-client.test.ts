import { describe, expect, it } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { createClient, explainSignature, InvalidRequestError } from '../../../src/client/index.ts';
import type { ClientOptions } from '../../../src/client/index.ts';
import { validateRequest } from '../../../src/client/validate-request.ts';
import { signMd5 } from '../../../src/protocol/signature.ts';
import { demoClient, recordingFetch, success, walletBody } from '../../helpers/gateway/client.ts';

const paid = { tradeNo: 'TG1', merOrderNo: 'ORDER-1', payCode: 2, payUrl: 'http://pay.test/TG1' };

describe('construction', () => {
  const complete = { baseUrl: 'http://gateway.test', merNo: 100001, key: 'k', referer: 'http://localhost/' };
  it.each<[string, Partial<ClientOptions>, RegExp]>([
    ['baseUrl', { baseUrl: 'gateway' }, /baseUrl must be an http or https address/],
    ['merNo', { merNo: 0 }, /merNo must be a positive integer/],
    ['key', { key: '' }, /key is missing/],
    ['referer', { referer: '' }, /referer must be a page of a configured website/],
  ])('refuses a wrong %s', (_, wrong, message) => {
    expect(() => createClient({ ...complete, ...wrong })).toThrow(message);
  });
});

describe('a request', () => {
  it('carries merchant number, version, signature, Referer and the method of the payment', async () => {
    const { fetch, seen } = recordingFetch(success(paid));
    expect(await demoClient({ fetch }).createPayment('ALIPAY', walletBody)).toEqual(paid);
    const [request] = seen;
    expect(request?.url).toBe('http://gateway.test/payment');
    const body = { ...walletBody, merNo: 100001, version: 'V3.0.0' };
    const sign = signMd5(operations.createPayment.signature.fields, body, sandboxAccount.key);
    expect(request?.body).toEqual({ ...body, sign });
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      'idempotency-key': expect.any(String) as string,
      paymenttype: 'ALIPAY',
      referer: 'http://localhost/checkout',
    });
  });

  it('has no payment type where the method is a card, and no Referer where none is asked for', async () => {
    const { fetch, seen } = recordingFetch(success(paid));
    const client = demoClient({ fetch });
    await client.createPayment('CREDIT_CARD', walletBody as never);
    await client.queryBalance({ currency: 'USD' });
    expect(seen[0]?.headers.get('paymenttype')).toBeNull();
    expect(seen[1]?.headers.get('referer')).toBeNull();
    expect(seen[1]?.headers.get('idempotency-key')).toBeNull();
  });

  it('fills in what an operation always says, and keeps a version that is given', async () => {
    const { fetch, seen } = recordingFetch(success({ state: 3 }));
    const client = demoClient({ fetch });
    await client.queryOrder({ queryType: 'sales', merOrderNo: 'ORDER-1', tradeNo: 'TG1' });
    await client.listOrders({ version: 'V3.0.1' });
    expect(seen[0]?.body).toMatchObject({ operationType: 'query', version: 'V3.0.0' });
    expect(seen[1]?.body).toMatchObject({ version: 'V3.0.1' });
  });

  it('never carries the key', async () => {
    const { fetch, seen } = recordingFetch(success(paid));
    await demoClient({ fetch }).createPayment('ALIPAY', walletBody);
    expect(JSON.stringify(seen.map((one) => [one.url, [...one.headers], one.body]))).not.toContain(sandboxAccount.key);
  });

  it('is refused before it is sent where it breaks the contract', async () => {
    const { fetch, seen } = recordingFetch(success(paid));
    const client = demoClient({ fetch, validate: validateRequest });
    const call = client.createPayment('ALIPAY', { ...walletBody, sourceAmount: '100' });
    const error = await call.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error).toMatchObject({
      operationId: 'createPayment',
      outcome: 'notSent',
      problems: [
        {
          field: 'sourceAmount',
          problem: expect.stringContaining(
            'is not in the expected format; use digits with two decimals and no leading zeros',
          ) as string,
        },
      ],
      message: expect.stringContaining(
        'sourceAmount: is not in the expected format; use digits with two decimals and no leading zeros',
      ) as string,
    });
    expect(seen).toEqual([]);
    await expect(client.createPayment('ALIPAY', walletBody)).resolves.toEqual(paid);
  });

  it('is refused by name where the method does not exist', async () => {
    await expect(demoClient().createPayment('BITCOIN' as never, walletBody as never)).rejects.toThrow(
      /BITCOIN is not one of/,
    );
  });
});

describe('the order list', () => {
  it('is walked page by page, as far as it is asked for', async () => {
    const asked: number[] = [];
    const client = demoClient({
      fetch: (_, init) => {
        const { pageNum } = JSON.parse(String(init.body)) as { pageNum: number };
        asked.push(pageNum);
        const list = [{ merOrderNo: `A${pageNum}` }, { merOrderNo: `B${pageNum}` }];
        return Promise.resolve(Response.json(success({ pageNum, pageSize: 2, totalPage: 3, total: 6, list })));
      },
    });
    const seen: string[] = [];
    for await (const order of client.eachOrder({ pageSize: 2 })) seen.push(order.merOrderNo);
    expect(seen).toEqual(['A1', 'B1', 'A2', 'B2', 'A3', 'B3']);
    expect(asked).toEqual([1, 2, 3]);
    for await (const order of client.eachOrder({ pageSize: 2 })) if (order.merOrderNo === 'B1') break;
    expect(asked).toEqual([1, 2, 3, 1]);
  });

  it('is walked in pages that the contract takes, beyond the tenth too', async () => {
    const asked: { pageNum: number; pageSize: number }[] = [];
    const client = demoClient({
      validate: validateRequest,
      fetch: (_, init) => {
        const { pageNum, pageSize } = JSON.parse(String(init.body)) as { pageNum: number; pageSize: number };
        asked.push({ pageNum, pageSize });
        const list = [{ merOrderNo: `A${pageNum}` }];
        return Promise.resolve(Response.json(success({ pageNum, pageSize, totalPage: 12, total: 12, list })));
      },
    });
    const seen: string[] = [];
    for await (const order of client.eachOrder({ pageSize: 3 })) seen.push(order.merOrderNo);
    expect(seen).toHaveLength(12);
    expect(asked.at(-1)).toEqual({ pageNum: 12, pageSize: 10 });
  });
});

describe('the raw client', () => {
  it('signs and returns the envelope as it came', async () => {
    const { fetch, seen } = recordingFetch({ code: '10005', message: 'Refused.' });
    const { data, response } = await demoClient({ fetch }).raw.POST('/payment', {
      body: walletBody,
      params: { header: { paymentType: 'PIX' } },
    });
    expect(data).toEqual({ code: '10005', message: 'Refused.' });
    expect(response.status).toBe(200);
    expect(seen[0]?.headers.get('paymenttype')).toBe('PIX');
    expect(seen[0]?.body).toMatchObject({ merNo: 100001, version: 'V3.0.0', sign: expect.any(String) as string });
  });
});

describe('explainSignature', () => {
  it('shows the signed text with the key masked, and each part', () => {
    const body = { merNo: 100001, merOrderNo: 'ORDER-1', tradeNo: 'TG1' };
    expect(explainSignature('queryOrder', body, sandboxAccount.key)).toEqual({
      text: '100001ORDER-1TG1<key>',
      parts: [
        { field: 'merNo', text: '100001' },
        { field: 'merOrderNo', text: 'ORDER-1' },
        { field: 'tradeNo', text: 'TG1' },
      ],
      sign: signMd5(['merNo', 'merOrderNo', 'tradeNo'], body, sandboxAccount.key),
    });
  });
});
