import type { ContractCase } from '../../helpers/gateway/target.ts';
import { expectAccepted } from './accepted.ts';
import { exampleRequests } from './contract.ts';

/** Every request example of the contract, sent as a merchant would. */
export function exampleCases(): ContractCase[] {
  return exampleRequests().map((example) => ({
    name: `example ${example.operationId} ${example.name}`,
    run: (world) => expectAccepted(world, example),
  }));
}
