import { afterAll, describe, expect, it } from 'vitest';
import { createCaller } from '../../helpers/gateway/caller.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import { findViolations, unknownDifferences } from '../../helpers/gateway/target.ts';
import type { Target, World } from '../../helpers/gateway/target.ts';
import { operationIds } from './contract.ts';
import { errorCases, orderOfChecksCases } from './error-cases.ts';
import { exampleCases } from './example-cases.ts';
import { requestCases } from './request-cases.ts';
import { sandboxCases } from './sandbox-cases.ts';

/** A target together with a caller and a receiver; all of it ends with the test file. */
export async function openWorld(target: Target): Promise<World> {
  const caller = createCaller(target.baseUrl);
  const receiver = await startReceiver();
  afterAll(async () => {
    caller.close();
    await receiver.close();
  });
  return { target, caller, receiver };
}

/** Everything that the contract promises, but for the limits of single fields, as tests of one target. */
export function describeContract(world: World): void {
  const groups = {
    'every example is accepted, answered and notified by its schema': exampleCases(),
    'every row of the sandbox table is answered and notified as it says': sandboxCases(),
    'every fault of a readable request is refused by its code': errorCases(),
    'the first fault in the order of checks is the answer': orderOfChecksCases(),
    'every fault of HTTP, JSON and fields is refused by name': requestCases(),
  };
  describe(`the contract, kept by ${world.target.name}`, () => {
    it.each(Object.entries(groups))('%s', async (_, cases) => {
      expect(cases.length).toBeGreaterThan(operationIds.length);
      expect(await findViolations(world, cases)).toEqual([]);
    });

    it('has no allowed difference that names no case', () => {
      expect(unknownDifferences(world.target, Object.values(groups).flat())).toEqual([]);
    });
  });
}
