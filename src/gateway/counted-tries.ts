import { LRUCache } from 'lru-cache';
import type { Rate, Tries, TryRule } from './domain/limiter.ts';
import type { Stopwatch } from './domain/ports.ts';
import type { TryStore } from './domain/store.ts';
import { NO_TRIES, beginTry, countTry, countsAt, endTry, waitOf } from './domain/tries.ts';
import type { TryCounts, TryWait } from './domain/tries.ts';

/** The time by which tries are counted, on all nodes. */
export interface SharedTime {
  now(): number;
  /** A moment that another node has written. */
  meet(moment: number): void;
}

export interface CountedTriesOptions {
  readonly store: TryStore;
  readonly stopwatch: Stopwatch;
  readonly time: SharedTime;
  /** How many failed tries may be written. */
  readonly writes: Rate;
  readonly fingerprint: (text: string) => string;
  /** The store did not count. */
  readonly onFault: (error: unknown) => void;
}

/** Of each rule, in this process; those who came last stay. */
const SUBJECTS_MAX = 10_000;

export function createTries(rule: TryRule, options: CountedTriesOptions): Tries {
  const { read, change } = createCounts(rule, options);
  const walls = createWalls(options.stopwatch);
  return {
    async waitSeconds(subject) {
      return walls.waitSeconds(subject) || walls.tell(subject, await read(subject));
    },

    async begin(subject) {
      const known = walls.waitSeconds(subject);
      if (known > 0) return { waitSeconds: known };
      const begun = await change<{ until: number } | TryWait>(subject, (counts, now) => {
        const wait = waitOf(rule, counts, now);
        if (wait.waitMs > 0) return { result: wait };
        const { until, counts: changed } = beginTry(rule, counts, now);
        return { result: { until }, counts: changed };
      });
      if ('waitMs' in begun) return { waitSeconds: walls.tell(subject, begun) };
      return {
        async end({ failed }) {
          await change(subject, (counts, now) => ({
            result: undefined,
            counts: endTry(rule, counts, { until: begun.until, failed, now }),
          }));
        },
      };
    },

    async count(subject) {
      const known = rule.pause === undefined ? 0 : walls.waitSeconds(subject);
      if (known > 0) return known;
      const tooManySeconds = Math.ceil(options.writes.take(rule.name));
      if (tooManySeconds > 0) return tooManySeconds;
      const pause = await change<TryWait | null>(subject, (counts, now) => {
        const changed = countTry(rule, counts, now);
        return changed === counts ? { result: waitOf(rule, counts, now) } : { result: null, counts: changed };
      });
      return pause === null ? 0 : walls.tell(subject, pause);
    },
  };
}

/** Without counts nothing changes. */
interface Decided<Result> {
  readonly result: Result;
  readonly counts?: TryCounts;
}

/**
 * The counts of a rule as they are now. If the store does not answer, guesses are not free for it and nobody is locked out:
 * this process counts by itself.
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
  const known = new LRUCache<string, TryCounts>({ max: SUBJECTS_MAX });
  return {
    readTries: async ({ subject }) => known.get(subject) ?? NO_TRIES,
    async changeTries({ subject }, decide) {
      const { result, counts } = decide(known.get(subject) ?? NO_TRIES);
      known.set(subject, counts);
      return result;
    },
  };
}

/** Waits that nothing but time ends are known here: whoever goes on against a wall costs the store nothing. */
function createWalls(stopwatch: Stopwatch) {
  const walls = new LRUCache<string, number>({ max: SUBJECTS_MAX });
  return {
    waitSeconds: (subject: string) => secondsOf((walls.get(subject) ?? 0) - stopwatch.elapsedMs()),
    tell(subject: string, { waitMs, firm }: TryWait): number {
      if (firm) walls.set(subject, stopwatch.elapsedMs() + waitMs);
      return secondsOf(waitMs);
    },
  };
}

function secondsOf(waitMs: number): number {
  return Math.max(0, Math.ceil(waitMs / 1000));
}
