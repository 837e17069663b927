import { createChargebackOperations } from './chargebacks.ts';
import type { ChargebackDependencies } from './chargebacks.ts';
import { createDisputeOperations } from './disputes.ts';
import type { DisputeDependencies } from './disputes.ts';

export type ChargebacksDependencies = DisputeDependencies & ChargebackDependencies;

/** Chargebacks, what answers them, and how they end. */
export function chargebacksForOperators(deps: ChargebacksDependencies) {
  return {
    ...createDisputeOperations(deps),
    ...createChargebackOperations(deps),
  };
}
