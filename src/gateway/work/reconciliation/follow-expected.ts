import type { Zone } from '../../domain/day.ts';
import type { Clock, Stopwatch } from '../../domain/ports.ts';
import type { DueDay, ItemPlace, LinePlace, ReconcileFollowStore } from '../../domain/reconciliation/follow-store.ts';
import type { NewNumber } from '../../domain/reconciliation/reconcile-store.ts';
import { bankDaysAfter } from '../../domain/settlements/bank-days.ts';
import { createPace } from '../pace.ts';
import type { Pace } from '../pace.ts';
import { PRUNE_LEASE_MS, RECONCILE_LIMITS, RECONCILE_SHARE } from '../limits.ts';

// What is expected of acquirers follows from the closed days of merchants' books, and what is missing or late from the calendar. One node
// does it, in small steps.

export interface FollowExpectedOptions {
  readonly store: ReconcileFollowStore;
  readonly clock: Clock;
  readonly realClock: Clock;
  readonly stopwatch: Stopwatch;
  readonly zone: Zone;
  readonly holder: string;
  readonly newNumber: NewNumber;
  readonly isStrained: () => boolean;
}

export async function followExpected(
  options: FollowExpectedOptions,
  { share = RECONCILE_SHARE, signal }: { readonly share?: number; readonly signal?: AbortSignal } = {},
): Promise<void> {
  const { store, realClock, holder, clock, zone } = options;
  const hold = () => store.holdReconciling({ holder, realNow: realClock.now(), leaseMs: PRUNE_LEASE_MS });
  if (!(await hold())) return;
  const pace = createPace({ ...options, share, beforeBatch: hold, ...(signal && { signal }) });
  const moment = () => ({ at: clock.now(), today: zone.dayOf(clock.now()), newNumber: options.newNumber });
  await store.startAgreed(moment().today);
  if (!(await enterAll(options, pace, moment))) return;
  if (!(await rematchAll(options, pace, moment))) return;
  if (!(await tellAll(options, pace, moment))) return;
  await pace.run(() => store.tellLate(moment()));
}

type Moment = () => { readonly at: number; readonly today: number; readonly newNumber: NewNumber };

/** False if it was interrupted. */
async function enterAll({ store }: FollowExpectedOptions, pace: Pace, moment: Moment): Promise<boolean> {
  for (;;) {
    const merchants = await pace.run(() => store.listMerchantsBehind(RECONCILE_LIMITS.merchants));
    if (merchants === 'interrupted') return false;
    for (const merNo of merchants) {
      if ((await pace.run(() => store.enterExpected(merNo, moment()))) === 'interrupted') return false;
    }
    if (merchants.length < RECONCILE_LIMITS.merchants) return true;
  }
}

async function rematchAll({ store }: FollowExpectedOptions, pace: Pace, moment: Moment): Promise<boolean> {
  let after: LinePlace | null = null;
  for (;;) {
    const from: LinePlace | null = after;
    const next: LinePlace | null | 'interrupted' = await pace.run(() =>
      store.rematchLines(from, { ...moment(), limit: RECONCILE_LIMITS.lines }),
    );
    if (next === 'interrupted') return false;
    if (next === null) return true;
    after = next;
  }
}

async function tellAll({ store, zone }: FollowExpectedOptions, pace: Pace, moment: Moment): Promise<boolean> {
  const days = await store.listDueDays();
  for (const day of days) {
    if (lastDayFor(day) >= moment().today) continue;
    const span = { from: zone.startOf(day.day), to: zone.startOf(day.day + 1), limits: RECONCILE_LIMITS };
    let after: ItemPlace | null = null;
    for (;;) {
      const from: ItemPlace | null = after;
      const next: { readonly after: ItemPlace | null } | null | 'interrupted' = await pace.run(() =>
        store.tellMissing(day, { ...moment(), ...span, after: from }),
      );
      if (next === 'interrupted') return false;
      if (next === null) break;
      after = next.after;
    }
  }
  return true;
}

/** The last day on which its report is in time. */
function lastDayFor({ calendar, day, reportDays }: DueDay): number {
  return bankDaysAfter(calendar, day, reportDays);
}

/** When something would be late next: the sandbox's clock stops there. */
export async function nextLateAt({ store, clock, zone }: FollowExpectedOptions): Promise<number | null> {
  const now = clock.now();
  const { reports, days } = await store.listComingDue(zone.dayOf(now));
  const moments = [...reports, ...days.map(lastDayFor)].map((day) => zone.startOf(day + 1)).filter((at) => at > now);
  return moments.length === 0 ? null : Math.min(...moments);
}
