import { createPayerOperations } from './payers.ts';
import type { PayerDependencies } from './payers.ts';
import { createRevealOperations } from './reveal.ts';
import type { RevealDependencies } from './reveal.ts';

export type PayersDependencies = PayerDependencies & RevealDependencies;

/** What is known of payers: shown with a reason, and erased. */
export function payersForOperators(deps: PayersDependencies) {
  return {
    ...createPayerOperations(deps),
    ...createRevealOperations(deps),
  };
}
