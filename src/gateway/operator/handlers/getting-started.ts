import type { components } from '../../../../generated/operator.ts';
import type { EndpointTest } from '../../domain/merchants/getting-started.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentText, optionalMoment } from '../wire/merchant.ts';

type Schemas = components['schemas'];

/** The way to a merchant's first live payment. */
export function createStartHandlers(
  operations: Pick<OperatorOperations, 'readChecklist' | 'listEndpointTests' | 'testEndpoint'>,
): Pick<OperatorHandlers, 'readChecklist' | 'listEndpointTests' | 'testEndpoint'> {
  return {
    readChecklist: async ({ parameters: { merNo } }) =>
      mapOutcome(operations.readChecklist(merNo), ({ mode, steps }) => ({
        mode,
        steps: steps.map(({ doneAt, ...step }) => ({ ...step, doneAt: optionalMoment(doneAt) })),
      })),
    listEndpointTests: async ({ parameters: { merNo } }) =>
      mapOutcome(operations.listEndpointTests(merNo), (tests) => ({ tests: tests.map(testToWire) })),
    testEndpoint: async ({ parameters: { merNo }, body: { address, merOrderNo = null }, acting }) =>
      mapOutcome(operations.testEndpoint({ merNo, address, merOrderNo }, acting), testToWire),
  };
}

function testToWire({ address, testedAt, passed, checks }: EndpointTest): Schemas['EndpointTest'] {
  return { address, testedAt: momentText(testedAt), passed, checks: checks.map((check) => ({ ...check })) };
}
