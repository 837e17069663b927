import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { startMock } from '../../src/mock/start-mock.ts';
import { exampleRequests } from '../contract/cases/contract.ts';
import { expectValid } from '../contract/cases/expect-answer.ts';
import { createCaller, signed, variantOf } from '../helpers/gateway/caller.ts';
import type { Body } from '../helpers/gateway/caller.ts';

const mock = await startMock({ port: 0, callbackDelayMs: 0, secondMs: 0 });
const caller = createCaller(mock.url);
afterAll(async () => {
  caller.close();
  await mock.close();
});

const changed = fc.constantFrom(...exampleRequests()).chain((example) =>
  fc.record({
    example: fc.constant(example),
    field: fc.oneof(fc.constantFrom(...Object.keys(example.body), 'tradeNo', 'refundNo', 'amount'), fc.string()),
    value: fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.integer(), fc.constant(undefined)),
    resign: fc.boolean(),
  }),
);

it('whatever stands in one field, the answer is one of the contract', async () => {
  await fc.assert(
    fc.asyncProperty(changed, async ({ example, field, value, resign }) => {
      const { operationId, variant, form } = example;
      const { notifyUrl: _, ...quiet } = example.body;
      const body: Body = { ...quiet, [field]: value };
      const sent = resign && field !== 'sign' ? signed(operationId, body, form) : body;
      const answer = await caller.call({ operationId, variant, body: sent });
      expect([200, 400, 404]).toContain(answer.status);
      const schema = variantOf(operationId, variant).answer;
      const isSuccess = answer.text.startsWith('{"code":"00000"');
      if (schema === null && answer.text.startsWith('<!doctype html>')) return;
      expectValid(isSuccess && schema !== null ? schema : 'Failure', JSON.parse(answer.text));
    }),
    { numRuns: 300 },
  );
});

it('whatever bytes are sent, the answer is a refusal in the envelope', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await caller.send({ path: '/payment', headers, body });
      expect(answer.status).toBe(400);
      expectValid('Failure', JSON.parse(answer.text));
    }),
    { numRuns: 200 },
  );
});
