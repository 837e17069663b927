import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import type { OperationId } from '../../generated/operations.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { GatewayError } from '../../src/client/index.ts';
import type { Client } from '../../src/client/index.ts';
import { validateRequest } from '../../src/client/validate-request.ts';
import { startMock } from '../../src/mock/start-mock.ts';
import { exampleRequests } from '../contract/cases/contract.ts';
import { demoClient } from '../helpers/gateway/client.ts';
import { validatorNamed } from '../helpers/contract/validators.ts';

// Every example of the contract as a merchant's program would send it: through the client, over a connection.

const { privateKey, gatewayPublicKey } = sandboxAccount;
let mock: Awaited<ReturnType<typeof startMock>>;

beforeAll(async () => {
  mock = await startMock({ port: 0, secondMs: 50 });
});

afterAll(() => mock.close());

/** The method of an operation, which takes the pay-in method first where there are several. */
function callMethod(client: Client, operationId: OperationId, variant: string, body: object): Promise<unknown> {
  const methods = client as unknown as Record<OperationId, (...args: readonly unknown[]) => Promise<unknown>>;
  return operationId === 'createPayment' ? methods.createPayment(variant, body) : methods[operationId](body);
}

/** What a caller writes of an example: all but what the client fills in, and no address to notify. */
function bodyToWrite(example: Readonly<Record<string, unknown>>): object {
  const { merNo: _merNo, sign: _sign, version: _version, operationType: _type, notifyUrl: _url, ...body } = example;
  return body;
}

describe('the client against the mock', () => {
  it.each(exampleRequests())('sends $operationId $name and reads the answer', async (example) => {
    const client = demoClient({ baseUrl: mock.url, validate: validateRequest, privateKey, gatewayPublicKey });
    const data = await callMethod(client, example.operationId, example.variant, bodyToWrite(example.body));
    const variants: Readonly<Record<string, { answer: string | null } | undefined>> =
      operations[example.operationId].variants;
    const schema = variants[example.variant]?.answer;
    if (schema === null || schema === undefined) {
      expect(data).toMatch(/^<!doctype html>/);
      return;
    }
    // A Vietnam Pay answer is signed; the client has checked that and hands out the data alone.
    const envelope = { code: '00000', message: 'SUCCESS', data, sign: 'checked' };
    expect(validatorNamed(schema)(envelope)).toBe(true);
  });

  it('turns a refusal into an error of the catalogue', async () => {
    const client = demoClient({ baseUrl: mock.url, key: 'another key' });
    const error = await client.queryBalance({ currency: 'USD' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(GatewayError);
    expect(error).toMatchObject({
      code: '10002',
      httpStatus: 200,
      requestId: expect.stringMatching(/^req_/) as string,
    });
    expect(String(error)).toContain('The string to sign: "100001USD<key>"');
  });
});
