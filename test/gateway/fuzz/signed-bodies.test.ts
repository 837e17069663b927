import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { expectValid } from '../../contract/cases/expect-answer.ts';
import { createCaller, freshOrderNumber, signed, variantOf } from '../../helpers/gateway/caller.ts';
import type { Answer, Body } from '../../helpers/gateway/caller.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { startWatchedGateway, watchRows } from './database.ts';
import { expectRefusal } from './expect-refusal.ts';
import { fuzzRun } from './fuzz-options.ts';
import { changedRequest } from './wrong-values.ts';
import type { ChangedRequest } from './wrong-values.ts';

const gateway = await startWatchedGateway();
const caller = createCaller(gateway.url);
const receiver = await startReceiver();
const shop = createShop(gateway.url, sandboxAccount, caller);
afterAll(async () => {
  caller.close();
  await gateway.close();
  await receiver.close();
});

const WRITES: Readonly<Record<string, string | undefined>> = {
  createPayment: 'orders',
  openCashier: 'orders',
  createCashierOrder: 'orders',
  createCashierPayment: 'orders',
  createPayout: 'orders',
  applyRefund: 'refunds',
};

// What a request can change at once. The agenda moves by itself.
const TABLES = ['orders', 'order_details', 'refunds', 'chargebacks', 'postings', 'notifications', 'idempotency'];
const countRows = () => gateway.countRows(TABLES);

const { parameters, timeoutMs } = fuzzRun(0.36);

it(
  'a signed request with wrong values is answered by the contract, and changes no row where it is refused (I13)',
  { timeout: timeoutMs },
  async () => {
    const paid = dataOf(await shop.pay({ sourceAmount: '99999999.00' }));
    const refused: string[] = [];
    await fc.assert(
      fc.asyncProperty(changedRequest, async (changed) => {
        const { operationId, variant } = changed.example;
        const path = `/refused/${crypto.randomUUID()}`;
        const body = buildBody(changed, { ...paid, notifyUrl: receiver.url + path });
        const { answer, before, after } = await watchRows(countRows, () => caller.call({ operationId, variant, body }));
        if (isSuccess(changed, answer)) {
          const table = WRITES[operationId];
          if (table === undefined) assert.deepEqual(after, before);
          else assert.equal(after[table], (before[table] ?? 0) + 1, `one row more in ${table}`);
        } else {
          refused.push(path);
          expectRefusal({ ...answer, headers: answer.headers as Record<string, string>, body: answer.text });
          assert.deepEqual(after, before);
        }
      }),
      parameters,
    );
    expect(refused.length).toBeGreaterThan(parameters.numRuns / 2);
    expect(refused.filter((path) => receiver.at(path).length > 0)).toEqual([]);
    await gateway.verify();
  },
);

/** The numbers of this run, then what is changed, then the signature over all of it. */
function buildBody({ example, changes, resign }: ChangedRequest, own: Body): Body {
  const { body, operationId, form } = example;
  const numbers =
    'tradeNo' in body ? { merOrderNo: own['merOrderNo'], tradeNo: own['tradeNo'] } : { merOrderNo: freshOrderNumber() };
  const addresses = 'notifyUrl' in body ? { notifyUrl: own['notifyUrl'] } : {};
  const all = { ...body, ...('merOrderNo' in body ? numbers : {}), ...addresses, ...changes };
  const keepsSign = !resign || 'sign' in changes || 'sing' in changes;
  return keepsSign ? all : signed(operationId, all, form);
}

function isSuccess({ example: { operationId, variant } }: ChangedRequest, { status, text }: Answer): boolean {
  const schema = variantOf(operationId, variant).answer;
  if (status !== 200) return false;
  if (schema === null && text.startsWith('<!doctype html>')) return true;
  if (!text.startsWith('{"code":"00000"')) return false;
  assert(schema, 'a page is no envelope');
  expectValid(schema, JSON.parse(text));
  return true;
}
