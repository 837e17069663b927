import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleRequests } from '../../contract/cases/contract.ts';
import { InvalidRequestError } from '../../../src/client/index.ts';
import { demoClient, recordingFetch, success, walletBody } from '../../helpers/gateway/client.ts';

const paid = { tradeNo: 'TG1', merOrderNo: 'ORDER-1', payCode: 2, payUrl: 'http://pay.test/TG1' };

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a field that is almost one of the contract', () => {
  it.each([
    ['notifyURL', 'notifyUrl'],
    ['notify_url', 'notifyUrl'],
    ['notfiyUrl', 'notifyUrl'],
    ['NotifyUrl', 'notifyUrl'],
    ['osTypes', 'osType'],
    ['userID', 'userId'],
  ])('is refused before it is sent: %s is meant to be %s', async (written, meant) => {
    const { fetch, seen } = recordingFetch(success(paid));
    const error = await demoClient({ fetch })
      .createPayment('PIX', { ...walletBody, [written]: 'x' })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error).toMatchObject({
      outcome: 'notSent',
      problems: [{ field: written, problem: `is not a field of the contract; did you mean ${meant}?` }],
      message: `createPayment: not sent. ${written}: is not a field of the contract; did you mean ${meant}?`,
    });
    expect(seen).toEqual([]);
  });

  it('is found inside an object too', async () => {
    const call = demoClient(recordingFetch(success({}))).listOrders({ dateLimit: { From: 'x' } } as never);
    await expect(call).rejects.toMatchObject({
      problems: [
        { field: 'dateLimit.From', problem: expect.stringContaining('did you mean dateLimit.from?') as string },
      ],
    });
  });

  it.each([
    ['is like none', { colour: 'blue' }],
    ['stands beside the one it is like', { notifyUrl: 'http://localhost/a', notifyUrl2: 'http://localhost/b' }],
  ])('is sent if it %s', async (_, more) => {
    const { fetch, seen } = recordingFetch(success(paid));
    await demoClient({ fetch }).createPayment('PIX', { ...walletBody, ...more });
    expect(seen[0]?.body).toMatchObject(more);
  });

  it('is sent in production, and if the check is turned off', async () => {
    const { fetch, seen } = recordingFetch(success(paid));
    const body = { ...walletBody, notifyURL: 'http://localhost/notify' };
    await demoClient({ fetch, checkFieldNames: false }).createPayment('PIX', body);
    vi.stubEnv('NODE_ENV', 'production');
    await demoClient({ fetch }).createPayment('PIX', body);
    expect(seen).toHaveLength(2);
  });
});

it.each(exampleRequests())('every field of $operationId $name is known', async ({ operationId, variant, body }) => {
  const { fetch, seen } = recordingFetch(success(paid));
  const client = demoClient({ fetch }) as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  await (operationId === 'createPayment' ? client[operationId]?.(variant, body) : client[operationId]?.(body));
  expect(seen).toHaveLength(1);
});

it.each([
  ['productInfo', []],
  ['billFirstName', 'Ada'],
])('the spelling %s of the interface document is taken', async (field, value) => {
  const { fetch, seen } = recordingFetch(success(paid));
  await demoClient({ fetch }).createCashierOrder({ ...walletBody, [field]: value } as never);
  expect(seen[0]?.body).toHaveProperty(field);
});
