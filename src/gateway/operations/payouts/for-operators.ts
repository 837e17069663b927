import { createBeneficiaryOperations } from './beneficiaries.ts';
import type { BeneficiaryDependencies } from './beneficiaries.ts';
import { createPayoutRunOperations } from './payout-runs.ts';
import type { PayoutRunDependencies } from './payout-runs.ts';
import { createPayoutOperations } from './payouts.ts';
import type { PayoutDependencies } from './payouts.ts';

export type PayoutsDependencies = PayoutDependencies & BeneficiaryDependencies & PayoutRunDependencies;

/** Payouts by hand, and the beneficiaries they go to. */
export function payoutsForOperators(deps: PayoutsDependencies) {
  return {
    ...createPayoutOperations(deps),
    ...createBeneficiaryOperations(deps),
    ...createPayoutRunOperations(deps),
  };
}
