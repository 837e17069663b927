import { DEFAULT_ACQUIRER } from '../ledger/ledger.ts';
import { CHANNEL_PURPOSES, MINUTE_MS, acquirersIn, isUnanswered, total } from './channel-figures.ts';
import type { ChannelOperation, ChannelPurpose, ChannelSum } from './channel-figures.ts';

// When an acquirer that answers too little, or too late, needs a person. It has to be sure, because a list that cries wolf is not
// read; and it has to be early, because every call without an answer is an order in doubt.

/** What was called lately is looked at. */
export const TROUBLE_MS = 15 * MINUTE_MS;

/**
 * From which share of the calls on, by how many of them there are: few calls have to be clearer. An acquirer that leaves 2% of its
 * calls open, which is much, is named once in thousands of quarters of an hour.
 */
const CLEAR = [
  { callsMin: 3, share: 1 / 2 },
  { callsMin: 5, share: 1 / 4 },
  { callsMin: 10, share: 1 / 10 },
] as const;

/** After so many minutes without another one, while there are good answers, it is over. */
const OVER_MS = 3 * MINUTE_MS;

/** A payer waits for this answer. */
export const SLOW_MS = 5000;

/** As many calls make what was usual before. */
const USUAL_CALLS_MIN = 20;

export interface Trouble {
  readonly kind: 'silent' | 'slow';
  /** Null if there is only one that could be meant. */
  readonly acquirer: string | null;
  readonly purpose: ChannelPurpose;
  readonly calls: number;
  /** How many of them had no answer, or a late one. */
  readonly bad: number;
  readonly lastAt: number;
}

/** For what acquirers leave too many calls without an answer. */
export function silencesIn(sums: readonly ChannelSum[]): Trouble[] {
  return troublesIn(sums, { kind: 'silent', isCounted: () => true, isBad: isUnanswered });
}

/** For what acquirers answer too many calls late. Who is silent is not called slow too: it has calls that took long and had no answer. */
export function delaysIn(sums: readonly ChannelSum[]): Trouble[] {
  return troublesIn(sums, { kind: 'slow', isCounted: (sum) => !isUnanswered(sum), isBad: isSlow });
}

/** Without those that are always that slow: `day` has the last 24 hours, with what `recent` has. */
export function unusualIn(delays: readonly Trouble[], day: readonly ChannelSum[]): Trouble[] {
  return delays.filter(({ acquirer, purpose, calls, bad }) => {
    const usual = callsOf(day, { acquirer, purpose }).filter((sum) => !isUnanswered(sum));
    const [callsBefore, badBefore] = [total(usual) - calls, total(usual.filter(isSlow)) - bad];
    return callsBefore < USUAL_CALLS_MIN || bad / calls >= (2 * badBefore) / callsBefore;
  });
}

function isSlow({ bucketMs }: ChannelSum): boolean {
  return bucketMs > SLOW_MS;
}

interface Judging {
  readonly kind: Trouble['kind'];
  readonly isCounted: (sum: ChannelSum) => boolean;
  readonly isBad: (sum: ChannelSum) => boolean;
}

function troublesIn(sums: readonly ChannelSum[], { kind, isCounted, isBad }: Judging): Trouble[] {
  const names = acquirersIn(sums);
  const isAlone = names.every((name) => name === DEFAULT_ACQUIRER);
  return names.flatMap((name) =>
    (Object.keys(CHANNEL_PURPOSES) as ChannelPurpose[]).flatMap((purpose) => {
      const own = callsOf(sums, { acquirer: name, purpose }).filter(isCounted);
      const bad = own.filter(isBad);
      const counted = { calls: total(own), bad: total(bad) };
      if (!isClear(counted) || isOver(own, bad)) return [];
      return [{ kind, acquirer: isAlone ? null : name, purpose, ...counted, lastAt: latest(own) }];
    }),
  );
}

function callsOf(
  sums: readonly ChannelSum[],
  { acquirer, purpose }: { readonly acquirer: string | null; readonly purpose: ChannelPurpose },
): ChannelSum[] {
  const operations: readonly ChannelOperation[] = CHANNEL_PURPOSES[purpose];
  return sums.filter((sum) => operations.includes(sum.operation) && (acquirer ?? sum.acquirer) === sum.acquirer);
}

/** Whether so many bad calls are more than bad luck. */
export function isClear({ calls, bad }: { readonly calls: number; readonly bad: number }): boolean {
  return CLEAR.some(({ callsMin, share }) => bad >= callsMin && bad >= calls * share);
}

function isOver(all: readonly ChannelSum[], bad: readonly ChannelSum[]): boolean {
  const good = all.filter((sum) => !bad.includes(sum));
  return good.length > 0 && latest(good) - latest(bad) >= OVER_MS;
}

function latest(sums: readonly ChannelSum[]): number {
  return Math.max(...sums.map(({ lastMinute }) => lastMinute));
}
