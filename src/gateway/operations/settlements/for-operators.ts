import { createPayoutScheduleOperations } from './payout-schedules.ts';
import type { PayoutScheduleDependencies } from './payout-schedules.ts';
import { createSettlementAccountOperations } from './settlement-accounts.ts';
import type { SettlementAccountDependencies } from './settlement-accounts.ts';

export type SettlementsDependencies = SettlementAccountDependencies & PayoutScheduleDependencies;

/** Where a merchant's own money goes, and when. */
export function settlementsForOperators(deps: SettlementsDependencies) {
  return {
    ...createSettlementAccountOperations(deps),
    ...createPayoutScheduleOperations(deps),
  };
}
