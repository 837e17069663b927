import { afterAll, describe, expect, it } from 'vitest';
import type { Contract as GeneratorContract } from '../../scripts/generate/contract.ts';
import { schemaProperties } from '../../scripts/generate/schema-properties.ts';
import { startMock } from '../../src/mock/start-mock.ts';
import { ruleOf, variantOf } from '../helpers/gateway/caller.ts';
import { findViolations } from '../helpers/gateway/target.ts';
import { contract, operationIds } from './cases/contract.ts';
import { documentedFields } from './cases/documented-fields.ts';
import { openWorld } from './cases/describe-contract.ts';
import { fieldLimitCases } from './cases/field-limit-cases.ts';

const mock = await startMock({ port: 0, callbackDelayMs: 10, secondMs: 10 });
afterAll(() => mock.close());
const world = await openWorld({ name: 'the mock', baseUrl: mock.url, allowedDifferences: {} });

const variants = operationIds.flatMap((operationId) =>
  Object.keys(ruleOf(operationId).variants).map((variant) => {
    const cases = fieldLimitCases(operationId, variant, { addresses: world.receiver.url });
    return { operationId, variant, cases };
  }),
);

describe('every documented field', () => {
  it.each(variants)('every documented field of $operationId $variant is held to its limits', async ({ cases }) => {
    expect(await findViolations(world, cases)).toEqual([]);
  });

  it('is tried, in thousands of requests with names of their own', () => {
    const names = variants.flatMap(({ cases }) => cases.map((one) => one.name));
    expect(names.length).toBeGreaterThan(3000);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(variants)(
    'every documented field of $operationId $variant is found, as the generator finds it',
    async ({ operationId, variant }) => {
      const { request } = variantOf(operationId, variant);
      const found = documentedFields(request).filter(({ path }) => path.length === 1);
      const generated = schemaProperties(contract as unknown as GeneratorContract, request);
      const named = found.map(({ label, required }) => ({ name: label, required }));
      expect(namesAndFlags(named)).toEqual(namesAndFlags(generated));
    },
  );
});

function namesAndFlags(fields: readonly { name: string; required: boolean }[]): string[] {
  return fields.map(({ name, required }) => `${name}${required ? ' required' : ''}`).toSorted();
}
