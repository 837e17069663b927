import { costOf } from '../acquirers/agreed-cost.ts';
import type { AgreedCost } from '../acquirers/agreed-cost.ts';
import { dayText } from '../day.ts';
import type { Zone } from '../day.ts';
import type { RoutingFacts } from './apply-rules.ts';
import type { CardTable } from './card-ranges.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** 1970-01-01 was one. */
const THURSDAY = 4;

export function createRoutingFacts({
  cards,
  zone,
  costsOf,
  approvedOf,
}: {
  readonly cards: () => CardTable;
  readonly zone: Zone;
  readonly costsOf: (acquirer: string) => readonly AgreedCost[];
  readonly approvedOf: RoutingFacts['approvedOf'];
}): RoutingFacts {
  return {
    findCard: (first6) => cards().find(first6),
    clockAt(at) {
      const wallClockMs = zone.wallClockOf(at);
      const days = Math.floor(wallClockMs / DAY_MS);
      return {
        day: ((days + THURSDAY - 1) % 7) + 1,
        minute: Math.floor((wallClockMs - days * DAY_MS) / MINUTE_MS),
      };
    },
    costOf: (acquirer, { method, currency, amount, at }, card) =>
      costOf(costsOf(acquirer), {
        method,
        currency,
        amount,
        region: card?.region ?? null,
        day: dayText(zone.dayOf(at)),
      }),
    approvedOf,
  };
}
