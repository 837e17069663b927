import type { Engine } from '../engine/engine.ts';
import { createPayoutRunStore } from './payout-runs.ts';
import { createPayoutScheduleStore } from './payout-schedules.ts';
import { createSettlementAccountStore } from './settlement-accounts.ts';

/** Where a merchant's money goes by itself, and when. */
export function createSettlementStores(engine: Engine) {
  return {
    ...createSettlementAccountStore(engine),
    ...createPayoutScheduleStore(engine),
    ...createPayoutRunStore(engine),
  };
}
