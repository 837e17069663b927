import { createPayerListOperations } from './list-payers.ts';
import type { PayerListDependencies } from './list-payers.ts';
import { createPayerOperations } from './payers.ts';
import type { PayerDependencies } from './payers.ts';
import { createRevealOperations } from './reveal.ts';
import type { RevealDependencies } from './reveal.ts';

export type PayersDependencies = PayerDependencies & PayerListDependencies & RevealDependencies;

/** What is known of payers: listed masked, shown with a reason, and erased. */
export function payersForOperators(deps: PayersDependencies) {
  return {
    ...createPayerOperations(deps),
    ...createPayerListOperations(deps),
    ...createRevealOperations(deps),
  };
}
