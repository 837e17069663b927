import type { TryRule } from '../limiter.ts';

/** What the record says of a try after which there is a pause; then whose tries are locked. */
export const TOO_MANY_TRIES = 'too many tries';

// The arithmetic of counted attempts, pure. Times are from the limiter's clock, which never goes back.

export interface TryCounts {
  /** When attempts failed, oldest first; bounded by the maximum. */
  readonly counted: readonly number[];
  /**
   * Until when each attempt in progress counts. Attempts with the same end are interchangeable, so they need no ids.
   */
  readonly underWay: readonly number[];
  /** How many pauses there have been. */
  readonly pauses: number;
  readonly pausedUntil: number;
  /** The latest time at which this was written. */
  readonly seenAt: number;
  /** When all of it expires. */
  readonly forgottenAt: number;
}

export interface TryKey {
  readonly scope: string;
  readonly subject: string;
}

/** How long to wait; `firm` if only time ends the wait, not an attempt in progress that may release its slot. */
export interface TryWait {
  readonly waitMs: number;
  readonly firm: boolean;
}

export const NO_TRIES: TryCounts = {
  counted: [],
  underWay: [],
  pauses: 0,
  pausedUntil: 0,
  seenAt: 0,
  forgottenAt: 0,
};

const NO_WAIT: TryWait = { waitMs: 0, firm: false };
const UNDER_WAY_WAIT: TryWait = { waitMs: 1000, firm: false };

/** Without expired parts. */
export function countsAt(rule: TryRule, counts: TryCounts, now: number): TryCounts {
  if (now >= counts.forgottenAt) return NO_TRIES;
  return {
    ...counts,
    counted: counts.counted.filter((at) => at > now - rule.windowMs),
    underWay: counts.underWay.filter((until) => until > now),
  };
}

/** `counts` are as of this time, here and below. */
export function waitOf(rule: TryRule, counts: TryCounts, now: number): TryWait {
  const { counted, underWay, pausedUntil } = counts;
  if (pausedUntil > now) return { waitMs: pausedUntil - now, firm: true };
  const [oldest] = counted;
  if (oldest !== undefined && counted.length >= rule.countMax) {
    return { waitMs: oldest + rule.windowMs - now, firm: true };
  }
  return counted.length + underWay.length >= rule.countMax ? UNDER_WAY_WAIT : NO_WAIT;
}

export function beginTry(rule: TryRule, counts: TryCounts, now: number): { until: number; counts: TryCounts } {
  const until = now + rule.underWayMs;
  const underWay = [...counts.underWay, until];
  return { until, counts: written(counts, { underWay }, { now, keptUntil: until }) };
}

/** An attempt no longer listed has exceeded its time; if it failed, it still counts. */
export function endTry(
  rule: TryRule,
  counts: TryCounts,
  { until, failed, now }: { readonly until: number; readonly failed: boolean; readonly now: number },
): TryCounts {
  const found = counts.underWay.indexOf(until);
  const ended = found < 0 ? counts : { ...counts, underWay: counts.underWay.toSpliced(found, 1) };
  return failed ? countTry(rule, ended, now) : ended;
}

/** Changes nothing during a pause. */
export function countTry(rule: TryRule, counts: TryCounts, now: number): TryCounts {
  if (counts.pausedUntil > now) return counts;
  const counted = [...counts.counted, now].slice(-rule.countMax);
  const { pause } = rule;
  if (pause === undefined) return written(counts, { counted }, { now, keptUntil: now + rule.windowMs });
  const keptMs = Math.max(rule.windowMs, pause.forgottenAfterMs);
  if (counted.length < rule.countMax) return written(counts, { counted }, { now, keptUntil: now + keptMs });
  const pausedUntil = now + Math.min(pause.msMax, pause.msMin * 2 ** counts.pauses);
  const change = { counted: [], pauses: counts.pauses + 1, pausedUntil };
  return written(counts, change, { now, keptUntil: pausedUntil + keptMs });
}

/** Whether they equal no counts at all, so that nothing needs to be stored. */
export function isEmptyCounts({ counted, underWay, pauses }: TryCounts): boolean {
  return counted.length === 0 && underWay.length === 0 && pauses === 0;
}

function written(
  counts: TryCounts,
  change: Partial<TryCounts>,
  { now, keptUntil }: { readonly now: number; readonly keptUntil: number },
): TryCounts {
  return { ...counts, ...change, seenAt: now, forgottenAt: Math.max(counts.forgottenAt, keptUntil) };
}

/** Counts of failed attempts; see tries.ts. Unknown subjects have `NO_TRIES`. */
export interface TryStore {
  readTries(key: TryKey): Promise<TryCounts>;
  /**
   * Locks the counts, calls `decide`, and writes its result; unchanged counts are not written. `decide` may run again
   * if the database requires a retry. Batched.
   */
  changeTries<Result>(
    key: TryKey,
    decide: (counts: TryCounts) => { readonly result: Result; readonly counts: TryCounts },
  ): Promise<Result>;
  /** Removes up to `limit` counts that expired by then, oldest first, and returns how many. */
  forgetTries(input: { readonly forgottenBy: number; readonly limit: number }): Promise<number>;
}
