import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { samplesOf } from '../../scripts/docs/samples/samples.ts';
import type { Contract } from '../../scripts/generate/contract.ts';
import { describeOperations } from '../../scripts/generate/describe-operations.ts';
import { helperLanguages } from '../../scripts/generate/helpers/languages.ts';
import { tollgateJson } from '../cli/command.ts';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { startLossyProxy } from '../helpers/gateway/lossy-proxy.ts';
import { vectors } from '../helpers/contract/vectors.ts';
import { LANGUAGES, prepareLanguage } from './languages.ts';
import { callGateway, printedVectors, startReceiver } from './programs.ts';
import type { CallInput } from './programs.ts';
import { sampled } from '../helpers/sweep.ts';

// The helpers in other languages, each on the real language. A language that is not installed fails, in one line.

const { examples } = contract.components;
const BUILT_FOR = 'http://localhost:8080';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ engine: 'SQLite' });
});
afterAll(() => gateway.close());

let count = 0;
/** The body of an example, with an order number of its own. */
function fieldsOf(example: { value: object }, changes: object = {}): { merOrderNo: string } {
  const { sign: _sign, ...fields } = example.value as { sign: string };
  count += 1;
  return { ...fields, merOrderNo: `HELPER-${Date.now()}-${count}`, ...changes };
}

it('every helper is tried', () => {
  expect(new Set(LANGUAGES.map(({ language }) => language))).toEqual(
    new Set(helperLanguages.map(({ language }) => language)),
  );
});

describe.each(sampled(LANGUAGES, 2))('the helper in $name', (setup) => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), `tollgate-${setup.language}-`));
    await prepareLanguage(setup, folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const call = (input: Omit<CallInput, 'gatewayUrl'>, gatewayUrl = gateway.url) =>
    callGateway(setup, folder, { gatewayUrl, ...input });

  it('agrees with every signature vector', async () => {
    const printed = await printedVectors(setup, folder, resolve('generated/signatures.json'));
    expect(printed).toEqual([String(vectors.length)]);
  });

  it('pays, is notified, queries, refunds, and is notified again', async () => {
    const receiver = await startReceiver(setup, folder);
    try {
      const fields = fieldsOf(examples.CreatePaymentCardRequest, { notifyUrl: receiver.url });
      const { merOrderNo } = fields;
      const payment = await call({ operation: 'createPayment', fields });
      expect(payment).toMatchObject({ code: '00000', data: { merOrderNo, payCode: 0 } });
      const { tradeNo } = payment.data as { tradeNo: string };

      await expect
        .poll(receiver.received)
        .toMatchObject([{ event: 'paymentResult', fields: { merOrderNo, tradeNo, code: '0' } }]);
      const query = await call({ operation: 'queryOrder', fields: { queryType: 'sales', merOrderNo, tradeNo } });
      expect(query).toMatchObject({ code: '00000', data: { state: 3, tradeNo } });

      const refundFields = { merOrderNo, tradeNo, amount: '40.00', notifyUrl: receiver.url };
      const refund = await call({ operation: 'applyRefund', fields: refundFields });
      expect(refund).toMatchObject({ code: '00000', data: { refundAmount: '40.00' } });
      await expect
        .poll(() => receiver.received()[1])
        .toMatchObject({
          event: 'refundResult',
          fields: { refundNo: refund.data?.['refundNo'], state: 0, refundAmount: '40.00' },
        });

      // Acknowledged at the first attempt: nothing is due.
      await expect.poll(() => deliveryStates(tradeNo)).toEqual(['acknowledged', 'acknowledged']);
    } finally {
      await receiver.stop();
    }
  });

  it('passes `tollgate probe`', async () => {
    const receiver = await startReceiver(setup, folder);
    try {
      const report = (await tollgateJson('probe', receiver.url)) as { checks: { name: string; result: string }[] };
      const others = report.checks.filter(({ result }) => result !== 'pass').map(({ name, result }) => [name, result]);
      // Whether the amount is right, only the shop knows.
      expect(others).toEqual([['wrong-amount', 'look']]);
    } finally {
      await receiver.stop();
    }
  });

  it.each([
    ['/payment', 'createPayment', 'CREDIT_CARD', examples.CreatePaymentCardRequest],
    ['/payment', 'createPayment', 'ALIPAY', examples.CreatePaymentAlipayRequest],
    ['/payout', 'createPayout', '', examples.CreatePayoutRequest],
  ])('finds the order after the answer of %s is lost: %s %s', async (path, operation, variant, example) => {
    const proxy = await startLossyProxy({ target: () => gateway.url, path, losses: 1 });
    try {
      const fields = fieldsOf(example);
      const answer = await call({ operation, variant, fields }, proxy.url);
      // It asks before it submits again, and that only for what the first answer alone had: the address of the page.
      const again = variant === 'ALIPAY' ? [path] : [];
      expect(proxy.asked).toEqual([path, '/order/queryOrderList', '/order/query', ...again]);
      expect(answer).toMatchObject({ code: '00000', data: { merOrderNo: fields.merOrderNo } });
      if (variant === 'ALIPAY') expect(answer.data?.['payUrl']).toMatch(/^http/);
      const second = await call({ operation, variant, fields });
      expect(second).toMatchObject({ refused: expect.stringMatching(/^1000[67]$/) as string, outcome: 'none' });
    } finally {
      proxy.close();
    }
  });

  it.each([
    ['the order cannot be queried either', /^\/(payment|order\/queryOrderList)$/],
    ['the page of the payer stays lost', '/payment'],
  ])('leaves the outcome unknown if %s', async (_reason, path) => {
    const proxy = await startLossyProxy({ target: () => gateway.url, path, losses: 99 });
    try {
      const fields = fieldsOf(examples.CreatePaymentAlipayRequest);
      const answer = await call({ operation: 'createPayment', variant: 'ALIPAY', fields }, proxy.url);
      expect(answer).toMatchObject({ refused: '', outcome: 'unknown' });
      expect(proxy.lost.length).toBeGreaterThan(1);
    } finally {
      proxy.close();
    }
  });

  it('says why it was refused, that nothing was sent, and never its key', async () => {
    const fields = fieldsOf(examples.CreatePaymentAlipayRequest);
    const request = { operation: 'createPayment', variant: 'ALIPAY', fields };
    const refused = await call({ ...request, key: 'not-the-key-of-this-merchant' });
    expect(refused).toMatchObject({ refused: '10002', outcome: 'none' });
    const unsent = await call(request, 'http://127.0.0.1:9');
    expect(unsent).toMatchObject({ refused: '', outcome: 'notSent' });
    expect(JSON.stringify([refused, unsent])).not.toContain('not-the-key');
  });

  it('opens the cashier page', async () => {
    const answer = await call({ operation: 'openCashier', fields: fieldsOf(examples.OpenCashierRequest) });
    expect(answer.page).toMatch(/^<!doctype html>/i);
  });

  it('runs every sample of the docs', async () => {
    const samples = describeOperations(contract as unknown as Contract).flatMap((operation) =>
      samplesOf(contract as unknown as Contract, operation).flatMap(({ example, codes }) =>
        codes
          .filter(({ language }) => language === setup.language)
          .map(({ code }) => ({ name: `${operation.operationId} ${example}`, code })),
      ),
    );
    expect(samples.length).toBeGreaterThan(20);
    expect(samples.filter(({ code }) => !code.includes(BUILT_FOR))).toEqual([]);
    const codes = samples.map(({ code }) => code.replaceAll(BUILT_FOR, gateway.url));
    const printed = await setup.runSamples(folder, codes);
    const failed = samples.flatMap(({ name }, index) => {
      const text = printed[index] ?? '';
      return wantedOf(name).test(text) ? [] : [`${name}: ${text}`];
    });
    expect(failed).toEqual([]);
  });
});

/** The list shows what the samples before it have created. */
function wantedOf(name: string): RegExp {
  if (name.startsWith('openCashier')) return /<!doctype html>/i;
  return name.startsWith('listOrders') ? /00000[^]*tradeNo/ : /00000/;
}

async function deliveryStates(tradeNo: string): Promise<string[]> {
  const { body } = await gateway.operator('GET', `/operator/deliveries?merNo=100001&tradeNo=${tradeNo}`);
  return (body as { deliveries: { state: string }[] }).deliveries.map(({ state }) => state);
}
