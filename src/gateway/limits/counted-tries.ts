import type { Rate, Tries, TryRule } from '../domain/limiter.ts';
import type { Stopwatch } from '../domain/ports.ts';
import { NO_TRIES, beginTry, countTry, countsAt, endTry, waitOf } from '../domain/sign-in/tries.ts';
import type { TryCounts, TryWait, TryStore } from '../domain/sign-in/tries.ts';
import { createLateCache } from './late-cache.ts';

/** The clock by which attempts are counted, on all nodes. */
export interface SharedTime {
  now(): number;
  /** Reports a time that another node has written. */
  meet(moment: number): void;
}

export interface CountedTriesOptions {
  readonly store: TryStore;
  readonly stopwatch: Stopwatch;
  readonly time: SharedTime;
  /** Whether a failed attempt may be written now. */
  readonly writes: Rate;
  readonly fingerprint: (text: string) => string;
  /** Called when the store did not count. */
  readonly onFault: (error: unknown) => void;
}

/** Per rule, in this process; the most recent subjects are kept. */
const SUBJECTS_MAX = 10_000;

export function createTries(rule: TryRule, options: CountedTriesOptions): Tries {
  const { read, change } = createCounts(rule, options);
  const waits = createWaitCache(options.stopwatch);
  return {
    async waitSeconds(subject) {
      return waits.waitSeconds(subject) || waits.remember(subject, await read(subject));
    },

    async begin(subject) {
      const known = waits.waitSeconds(subject);
      if (known > 0) return { waitSeconds: known };
      const begun = await change<{ until: number } | TryWait>(subject, (counts, now) => {
        const wait = waitOf(rule, counts, now);
        if (wait.waitMs > 0) return { result: wait };
        const { until, counts: changed } = beginTry(rule, counts, now);
        return { result: { until }, counts: changed };
      });
      if ('waitMs' in begun) return { waitSeconds: waits.remember(subject, begun) };
      return {
        end: ({ failed }) =>
          change(subject, (counts, now) => {
            const ended = endTry(rule, counts, { until: begun.until, failed, now });
            return { result: ended.pauses > counts.pauses, counts: ended };
          }),
      };
    },

    async count(subject) {
      const known = rule.pause === undefined ? 0 : waits.waitSeconds(subject);
      if (known > 0) return known;
      const tooManySeconds = Math.ceil(options.writes.take(rule.name));
      if (tooManySeconds > 0) return tooManySeconds;
      const pause = await change<TryWait | null>(subject, (counts, now) => {
        const changed = countTry(rule, counts, now);
        return changed === counts ? { result: waitOf(rule, counts, now) } : { result: null, counts: changed };
      });
      return pause === null ? 0 : waits.remember(subject, pause);
    },
  };
}

/** Without counts nothing changes. */
interface Decided<Result> {
  readonly result: Result;
  readonly counts?: TryCounts;
}

/**
 * The current counts of a rule. If the store does not respond, guesses are still counted and nobody is locked out: this
 * process counts locally.
 */
function createCounts(rule: TryRule, { store, time, fingerprint, onFault }: CountedTriesOptions) {
  const own = createOwnCounts();

  const keyOf = (subject: string) => ({ scope: rule.name, subject: fingerprint(`${rule.name} ${subject}`) });

  async function either<Result>(ask: (counting: Counting) => Promise<Result>): Promise<Result> {
    try {
      return await ask(store);
    } catch (error) {
      onFault(error);
      return ask(own);
    }
  }

  function nowOf(stored: TryCounts): { now: number; counts: TryCounts } {
    time.meet(stored.seenAt);
    const now = time.now();
    return { now, counts: countsAt(rule, stored, now) };
  }

  return {
    async read(subject: string): Promise<TryWait> {
      const { now, counts } = nowOf(await either((counting) => counting.readTries(keyOf(subject))));
      return waitOf(rule, counts, now);
    },
    change<Result>(subject: string, decide: (counts: TryCounts, now: number) => Decided<Result>): Promise<Result> {
      const key = keyOf(subject);
      const decideNow = (stored: TryCounts) => {
        const { now, counts } = nowOf(stored);
        const { result, counts: changed = stored } = decide(counts, now);
        return { result, counts: changed };
      };
      return either((counting) => counting.changeTries(key, decideNow));
    },
  };
}

type Counting = Pick<TryStore, 'readTries' | 'changeTries'>;

function createOwnCounts(): Counting {
  const known = createLateCache<string, TryCounts>(SUBJECTS_MAX);
  return {
    readTries: async ({ subject }) => known.get(subject) ?? NO_TRIES,
    async changeTries({ subject }, decide) {
      const { result, counts } = decide(known.get(subject) ?? NO_TRIES);
      known.set(subject, counts);
      return result;
    },
  };
}

/** Waits that only time ends are cached here: a caller that keeps trying costs the store nothing. */
function createWaitCache(stopwatch: Stopwatch) {
  const waits = createLateCache<string, number>(SUBJECTS_MAX);
  return {
    waitSeconds: (subject: string) => secondsOf((waits.get(subject) ?? 0) - stopwatch.elapsedMs()),
    remember(subject: string, { waitMs, firm }: TryWait): number {
      if (firm) waits.set(subject, stopwatch.elapsedMs() + waitMs);
      return secondsOf(waitMs);
    },
  };
}

function secondsOf(waitMs: number): number {
  return Math.max(0, Math.ceil(waitMs / 1000));
}
