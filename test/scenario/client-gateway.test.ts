import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import type { OperationId } from '../../generated/operations.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { GatewayError } from '../../src/client/index.ts';
import type { Client, ClientOptions } from '../../src/client/index.ts';
import type { CreatePaymentBody } from '../../src/client/index.ts';
import { validateRequest } from '../../src/client/validate-request.ts';
import { exampleOf, exampleRequests } from '../contract/cases/contract.ts';
import { freshOrderNumber } from '../helpers/gateway/caller.ts';
import { demoClient } from '../helpers/gateway/client.ts';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { createStillClock } from '../helpers/gateway/still-clock.ts';
import { validatorNamed } from '../helpers/contract/validators.ts';

// The kit's client against a real gateway, over a connection.

const { privateKey, gatewayPublicKey } = sandboxAccount;
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ engine: 'SQLite', build: { sandboxClock: createStillClock() } });
});

afterAll(() => gateway.close());

describe('the client against the gateway', () => {
  it.each(exampleRequests())('sends $operationId $name and reads the answer', async (example) => {
    const client = openClient({ privateKey, gatewayPublicKey });
    const body = { ...bodyToWrite(example.body), ...(await ownNumbers(client, example.body)) };
    const data = await callMethod(client, example.operationId, example.variant, body);
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

  it('tells the whole story of a payment and its refund', async () => {
    const { merNo, key } = await gateway.newShop();
    const client = openClient({ merNo, key });
    const merOrderNo = freshOrderNumber();
    const today = async () => new Date(await gateway.now()).toISOString().slice(0, 10);
    const startDate = await today();
    const paid = await client.createPayment('CREDIT_CARD', cardBody(merOrderNo));
    const numbers = { tradeNo: paid.tradeNo, merOrderNo };
    expect(paid).toMatchObject({ ...numbers, payCode: 0 });
    expect(await client.queryOrder({ queryType: 'sales', ...numbers })).toMatchObject({ ...numbers, state: 3 });
    const refund = await client.applyRefund({ ...numbers, amount: '30.00' });
    expect(refund).toEqual({
      ...numbers,
      refundNo: refund.refundNo,
      merNo: String(merNo),
      refundAmount: '30.00',
      refundCurrency: 'USD',
    });
    const { refundNo } = refund;
    expect(await client.queryOrder({ queryType: 'refund', refundNo, ...numbers })).toMatchObject({
      refundNo,
      state: 6,
    });
    expect(await client.queryBalance({ currency: 'USD' })).toEqual({
      currency: 'USD',
      balance: '70.00',
      unCheckedBalance: '0.00',
      totalBalance: '70.00',
    });
    const listed = await collect(client.eachOrder({ merOrderNos: [merOrderNo] }));
    expect(listed).toMatchObject([{ ...numbers, state: 6, sourceAmount: '100.00', refundAmount: '30.00' }]);
    // Midnight may have passed.
    expect(await client.sumAmounts({ startDate, endDate: await today() })).toMatchObject({
      sourceAmountList: [{ sourceAmount: '100.00', sourceCurrency: 'USD' }],
    });
    await gateway.verify();
  });

  it('reads every page of the list, each order once', async () => {
    const { merNo, key } = await gateway.newShop();
    const client = openClient({ merNo, key });
    const wanted = Array.from({ length: 5 }, freshOrderNumber);
    for (const number of wanted) await client.createPayment('CREDIT_CARD', cardBody(number));
    const listed = await collect(client.eachOrder({ pageSize: 2 }));
    expect(listed.map(({ merOrderNo }) => merOrderNo).toSorted()).toEqual(wanted.toSorted());
  });

  it('makes one order where the answer to the first submission is lost (I4)', async () => {
    const { merNo, key } = await gateway.newShop();
    let lost = 0;
    const losing: ClientOptions['fetch'] = async (url, init) => {
      const response = await fetch(url, init);
      if (!url.endsWith('/payment') || lost > 0) return response;
      lost += 1;
      await response.arrayBuffer();
      throw new TypeError('the connection was lost');
    };
    const client = openClient({ merNo, key, fetch: losing });
    const merOrderNo = freshOrderNumber();
    const paid = await client.createPayment('CREDIT_CARD', cardBody(merOrderNo));
    expect([lost, paid]).toMatchObject([1, { merOrderNo, payCode: 0 }]);
    expect(await client.listOrders({})).toMatchObject({ total: 1, list: [{ merOrderNo, tradeNo: paid.tradeNo }] });
    expect(await client.queryBalance({ currency: 'USD' })).toMatchObject({ totalBalance: '100.00' });
  });

  it('turns a refusal into an error of the catalogue', async () => {
    const client = openClient({ key: 'another key' });
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

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

function openClient(options: Partial<ClientOptions> = {}): Client {
  return demoClient({ baseUrl: gateway.url, validate: validateRequest, ...options });
}

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

type CardBody = CreatePaymentBody<'CREDIT_CARD'>;

/** The contract's card payment of 100.00 USD under another number. */
function cardBody(merOrderNo: string): CardBody {
  const { body } = exampleOf('createPayment', 'CREDIT_CARD');
  return { ...(bodyToWrite(body) as CardBody), merOrderNo, sourceAmount: '100.00', currencyCode: 'USD' };
}

/** A gateway has a memory: orders need numbers of their own, and refunds and queries an order that is there. */
async function ownNumbers(client: Client, example: Readonly<Record<string, unknown>>): Promise<object> {
  if (!('merOrderNo' in example)) return {};
  const merOrderNo = freshOrderNumber();
  if (!('tradeNo' in example)) return { merOrderNo };
  const { tradeNo } = await client.createPayment('CREDIT_CARD', cardBody(merOrderNo));
  if (!('refundNo' in example)) return { merOrderNo, tradeNo };
  const { refundNo } = await client.applyRefund({ merOrderNo, tradeNo, amount: '1.00' });
  return { merOrderNo, tradeNo, refundNo };
}
