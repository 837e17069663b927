import { afterAll, expect, it } from 'vitest';
import contractJson from '../../../generated/openapi.json' with { type: 'json' };
import type { OperationId } from '../../../generated/operations.ts';
import { describeErrors } from '../../../scripts/docs/pages/describe-errors.ts';
import type { Contract } from '../../../scripts/generate/contract.ts';
import { exampleOf } from '../../contract/cases/contract.ts';
import { createCaller, signed } from '../../helpers/gateway/caller.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';

// The pages about errors show a wrong request and a right one. Both are sent to a gateway here.

const gateway = await startTestGateway();
const caller = createCaller(gateway.url);
afterAll(async () => {
  caller.close();
  await gateway.close();
});

const examples = describeErrors(contractJson as unknown as Contract).flatMap(({ code, example }) =>
  example === undefined ? [] : [{ code, ...example }],
);

it.each(examples)('the wrong request of $code is answered with it', async ({ code, request, wrong, wrongHeaders }) => {
  const operationId = request.operation as OperationId;
  const body = signed(operationId, { ...exampleOf(operationId, request.example).body, ...wrong });
  const sent = { ...body, ...(wrong?.['sign'] !== undefined && { sign: wrong['sign'] }) };
  const call = { operationId, variant: request.example, body: sent, headers: wrongHeaders ?? {} };
  const { text, headers } = await caller.call(call);
  expect(JSON.parse(text)).toMatchObject({ code });
  expect(headers['link']).toBe(`</docs/errors/${code}/>; rel="help"`);
});

it('the right request of each payment is accepted', async () => {
  for (const variant of new Set(examples.filter(isPayment).map(({ request }) => request.example))) {
    const { body } = exampleOf('createPayment', variant);
    expect(JSON.parse((await caller.call({ operationId: 'createPayment', variant, body })).text)).toMatchObject({
      code: '00000',
    });
  }
});

function isPayment({ request }: (typeof examples)[number]): boolean {
  return request.operation === 'createPayment';
}
