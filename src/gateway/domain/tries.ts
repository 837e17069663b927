import type { TryRule } from './limiter.ts';

// The arithmetic of counted tries, pure. Moments are those of the limiter's time, which never goes back.

export interface TryCounts {
  /** When tries failed, oldest first; at most as many as may. */
  readonly counted: readonly number[];
  /** Until when each try that is under way counts. Tries with the same end are alike, so they need no names. */
  readonly underWay: readonly number[];
  /** How many pauses there have been. */
  readonly pauses: number;
  readonly pausedUntil: number;
  /** The latest moment at which anybody wrote this. */
  readonly seenAt: number;
  /** From when on all of it says nothing any more. */
  readonly forgottenAt: number;
}

export interface TryKey {
  readonly scope: string;
  readonly subject: string;
}

/** How long to wait; `firm` if nothing but time ends it, and not if a try that is under way may give its room back. */
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

/** Without what is over. */
export function countsAt(rule: TryRule, counts: TryCounts, now: number): TryCounts {
  if (now >= counts.forgottenAt) return NO_TRIES;
  return {
    ...counts,
    counted: counts.counted.filter((at) => at > now - rule.windowMs),
    underWay: counts.underWay.filter((until) => until > now),
  };
}

/** `counts` are those of this moment, here and below. */
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

/** A try that is not there any more has been under way for too long; if it failed, it counts all the same. */
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

/** Whether they say the same as none at all, so that nothing need be kept of them. */
export function saysNothing({ counted, underWay, pauses }: TryCounts): boolean {
  return counted.length === 0 && underWay.length === 0 && pauses === 0;
}

function written(
  counts: TryCounts,
  change: Partial<TryCounts>,
  { now, keptUntil }: { readonly now: number; readonly keptUntil: number },
): TryCounts {
  return { ...counts, ...change, seenAt: now, forgottenAt: Math.max(counts.forgottenAt, keptUntil) };
}
