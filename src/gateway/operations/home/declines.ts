import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Zone } from '../../domain/day.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { DeclineCounts, DeclineDimension, DeclineSlice, DeclineStore } from '../../domain/orders/declines.ts';
import type { Clock } from '../../domain/ports.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, merchantNotFound } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

export interface Declines {
  readonly days: readonly ({ readonly day: number } & DeclineCounts)[];
  readonly now: DeclineCounts;
  /** As many days before. */
  readonly before: DeclineCounts;
  readonly by: Readonly<Record<DeclineDimension, readonly DeclineSlice[]>>;
}

export interface DeclineDependencies {
  readonly store: DeclineStore & Pick<MerchantStore, 'findMerchant'>;
  readonly clock: Clock;
  /** In which days are closed. */
  readonly zone: Zone;
}

const SLICES_MAX = 10;
const NONE: DeclineCounts = { ended: 0, declined: 0, expired: 0 };

/** From counts by day: no order is read. */
export async function readDeclines(
  { store, clock, zone }: DeclineDependencies,
  { merNo, days }: { readonly merNo: number | null; readonly days: number },
): Promise<OperatorOutcome<Declines>> {
  if (merNo !== null && !(await merchantExists(store, merNo))) return merchantNotFound(merNo);
  const to = zone.dayOf(clock.now());
  const since = to - days + 1;
  const span = { merNo: merNo ?? OPERATOR_SIDE, from: since - days, to };
  const slicesOf = (dimension: DeclineDimension) =>
    store.listDeclines({ ...span, dimension, since, limit: SLICES_MAX });
  const [counted, reason, method, bin, merchant] = await Promise.all([
    store.sumDeclines(span),
    slicesOf('reason'),
    slicesOf('method'),
    slicesOf('bin'),
    merNo === null ? slicesOf('merchant') : [],
  ]);
  const byDay = new Map(counted.map((one) => [one.day, one]));
  const last = Array.from({ length: days }, (_, index) => since + index);
  return done({
    days: last.map((day) => ({ ...NONE, ...byDay.get(day), day })),
    now: total(counted.filter(({ day }) => day >= since)),
    before: total(counted.filter(({ day }) => day < since)),
    by: { reason, method, bin, merchant },
  });
}

function total(counted: readonly DeclineCounts[]): DeclineCounts {
  return counted.reduce(
    (sum, one) => ({
      ended: sum.ended + one.ended,
      declined: sum.declined + one.declined,
      expired: sum.expired + one.expired,
    }),
    NONE,
  );
}
