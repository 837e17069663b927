import { afterAll, describe, expect, it } from 'vitest';
import { ruleOf } from '../helpers/gateway/caller.ts';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import { findViolations } from '../helpers/gateway/target.ts';
import { operationIds } from './cases/contract.ts';
import { openWorld } from './cases/describe-contract.ts';
import { fieldLimitCases } from './cases/field-limit-cases.ts';

const gateway = await startTestGateway({ engine: 'SQLite' });
afterAll(() => gateway.close());
const world = await openWorld({ name: 'the gateway', baseUrl: gateway.url, allowedDifferences: {} });

const variants = operationIds.flatMap((operationId) =>
  Object.keys(ruleOf(operationId).variants).map((variant) => ({ operationId, variant })),
);

describe('the gateway', () => {
  it.each(variants)('holds every field of $operationId $variant to its limits', async ({ operationId, variant }) => {
    const cases = fieldLimitCases(operationId, variant, { addresses: world.receiver.url });
    expect(cases.length).toBeGreaterThan(5);
    expect(await findViolations(world, cases)).toEqual([]);
  });

  it('has right books after thousands of requests at the limits', async () => {
    await gateway.verify();
  });
});
