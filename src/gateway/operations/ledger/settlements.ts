import type { Zone } from '../../domain/day.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { AgendaStore, DueSum } from '../../domain/orders/agenda.ts';
import type { Clock } from '../../domain/ports.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, merchantNotFound } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

/** How many payments are summed: more take too long for a page. */
const PAYMENTS_MAX = 100_000;
const QUARTER_HOUR_MS = 900_000;

/** What becomes available on a day in a currency. */
export interface Settlement {
  readonly day: number;
  readonly currency: string;
  readonly settles: bigint;
  readonly released: bigint;
  readonly orders: number;
}

export interface SettlementList {
  /** The next day first. */
  readonly settlements: readonly Settlement[];
  readonly isComplete: boolean;
}

export interface SettlementDependencies {
  readonly store: Pick<AgendaStore, 'sumDue'> & Pick<MerchantStore, 'findMerchant'>;
  readonly clock: Clock;
  readonly zone: Zone;
}

/** What the agenda will settle and release, by the amounts that the orders have now. */
export function createSettlementOperations({ store, clock, zone }: SettlementDependencies) {
  return {
    async listSettlements(merNo: number): Promise<OperatorOutcome<SettlementList>> {
      if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
      const sums = await store.sumDue({ merNo, limit: PAYMENTS_MAX });
      // What is overdue is done today.
      const today = zone.dayOf(clock.now());
      const dayOf = ({ quarter }: DueSum) => Math.max(today, zone.dayOf(quarter * QUARTER_HOUR_MS));
      return done({ settlements: groupByDay(sums, dayOf), isComplete: isComplete(sums) });
    },
  };
}

function groupByDay(sums: readonly DueSum[], dayOf: (sum: DueSum) => number): Settlement[] {
  const found = new Map<string, Settlement>();
  for (const sum of sums) {
    if (sum.amount === 0n) continue;
    const [day, { currency, amount, orders }] = [dayOf(sum), sum];
    const key = `${day} ${currency}`;
    const before = found.get(key) ?? { day, currency, settles: 0n, released: 0n, orders: 0 };
    const settles = before.settles + (sum.task === 'settle' ? amount : 0n);
    const released = before.released + (sum.task === 'releaseMargin' ? amount : 0n);
    found.set(key, { day, currency, settles, released, orders: before.orders + orders });
  }
  return [...found.values()].toSorted(
    (left, right) => left.day - right.day || (left.currency < right.currency ? -1 : 1),
  );
}

function isComplete(sums: readonly DueSum[]): boolean {
  const ordersOf = (task: DueSum['task']) =>
    sums.filter((sum) => sum.task === task).reduce((total, { orders }) => total + orders, 0);
  return ordersOf('settle') < PAYMENTS_MAX && ordersOf('releaseMargin') < PAYMENTS_MAX;
}
