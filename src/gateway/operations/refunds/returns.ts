import { zoneOf } from '../../domain/day.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { Clock } from '../../domain/ports.ts';
import type { ReturnStore, ReturnSums } from '../../domain/refunds/returns.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, invalid, merchantNotFound, refuseInput } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

export interface Returns {
  readonly now: ReturnSums;
  readonly period: ReturnSums;
}

export interface ReturnDependencies {
  readonly store: Pick<MerchantStore, 'findMerchant'> & ReturnStore;
  readonly clock: Clock;
}

/** Refunds and chargebacks of today, and of the last days. */
export function createReturnOperations({ store, clock }: ReturnDependencies) {
  return {
    async readReturns(query: {
      readonly merNo: number;
      readonly timeZone: string;
      readonly days: number;
    }): Promise<OperatorOutcome<Returns>> {
      const { merNo, days } = query;
      const zone = zoneOf(query.timeZone);
      if (zone === null) return refuseInput([invalid('timeZone', 'notATimeZone')]);
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
