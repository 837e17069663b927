import { SUCCESS_CODE } from './request-log.ts';
import type { RecentCall } from './request-log.ts';

// Merchants whose programs are refused so often that somebody should help them.

export const CALLS_MS = 30 * 60_000;
/** Read at most, the newest first. */
export const CALLS_MAX = 2000;
const CALLS_MIN = 10;
const REFUSED_MIN = 0.5;

export interface FailingCalls {
  readonly merNo: number;
  readonly calls: number;
  readonly refused: number;
  /** The newest refusal's. */
  readonly code: string;
  /** When the oldest of these refusals came. */
  readonly since: number;
}

/** What merchants' own programs sent, by their signatures. Whoever knows a number can send calls that have none. */
export function failingIn(calls: readonly RecentCall[]): FailingCalls[] {
  const proven = calls.filter(({ isProven }) => isProven);
  return failing(proven, ({ code }) => code !== SUCCESS_CODE);
}

/** Calls in merchants' names that nothing proves to be theirs: a program with a wrong key, or a stranger. */
export function unprovenIn(calls: readonly RecentCall[]): FailingCalls[] {
  return failing(calls, ({ isProven }) => !isProven);
}

/** Those with most refusals first. A merchant whose newest call is none of them has found it by itself. */
function failing(calls: readonly RecentCall[], isRefused: (call: RecentCall) => boolean): FailingCalls[] {
  return [...Map.groupBy(calls, ({ merNo }) => merNo)]
    .flatMap(([merNo, own]) => {
      const newestFirst = own.toSorted((a, b) => b.at - a.at);
      const refusals = newestFirst.filter(isRefused);
      const [newest] = newestFirst;
      const [all, refused] = [countOf(own), countOf(refusals)];
      const isFailing = all >= CALLS_MIN && refused >= all * REFUSED_MIN;
      if (newest === undefined || !isRefused(newest) || !isFailing) return [];
      const since = refusals.at(-1)?.at ?? newest.at;
      return [{ merNo, calls: all, refused, code: newest.code, since }];
    })
    .toSorted((a, b) => b.refused - a.refused);
}

/** A program that is refused sends fast, and the log keeps few of what comes at once: those it lost count like the one it kept. */
function countOf(calls: readonly RecentCall[]): number {
  return calls.reduce((total, { lost }) => total + 1 + lost, 0);
}
