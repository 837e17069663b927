import type { ReturnSums } from '../../domain/returns.ts';
import { merchantExists } from './merchants.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { done, merchantNotFound, refuseInput } from './outcome.ts';
import type { OperatorOutcome } from './outcome.ts';
import { zoneOf } from './search.ts';

export interface Returns {
  readonly now: ReturnSums;
  readonly period: ReturnSums;
}

/** Refunds and chargebacks of today, and of the last days. */
export function createReturnOperations({ store, clock }: OperatorDependencies) {
  return {
    async readReturns(query: {
      readonly merNo: number;
      readonly timeZone: string;
      readonly days: number;
    }): Promise<OperatorOutcome<Returns>> {
      const { merNo, days } = query;
      const zone = zoneOf(query.timeZone);
      if (zone === null) return refuseInput([{ field: 'timeZone', problem: 'is no time zone' }]);
      if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
      const today = zone.dayOf(clock.now());
      const to = zone.startOf(today + 1);
      const [now, period] = await Promise.all([
        store.sumReturns({ merNo, from: zone.startOf(today), to }),
        store.sumReturns({ merNo, from: zone.startOf(today - days + 1), to }),
      ]);
      return done({ now, period });
    },
  };
}
