import type { ChannelAnswer, Stopwatch } from '../ports.ts';
import { CHANNEL_OPERATIONS } from './channel-figures.ts';
import type { ChannelOperation } from './channel-figures.ts';

// A breaker for each acquirer and call, in this process. It opens when answers stay away or take too long, so that payments go
// elsewhere if they can; then it lets single calls through until enough of them are answered. It decides nothing about money: a
// call that was made is judged by its own answer only.

export const BREAKER_LIMITS = {
  /** The latest calls that are judged, and how old they may be. */
  callsMax: 20,
  windowMs: 60_000,
  /** It opens if so many of them failed, and at least half. */
  failedMin: 5,
  /** How long it then waits for the next single call; doubled each time, up to the maximum. */
  waitMs: 5000,
  waitMsMax: 60_000,
  /** It closes after so many answers in a row. */
  answersMin: 3,
  /** An answer that took this share of the call's deadline counts as failed. */
  slowShare: 0.5,
} as const;

type BreakerState = 'closed' | 'open' | 'halfOpen';

export interface BreakerReport {
  readonly acquirer: string;
  readonly operation: ChannelOperation;
  readonly state: Exclude<BreakerState, 'closed'>;
  /** For how long it has not been closed. */
  readonly forMs: number;
}

export interface Breakers {
  /** Notes a call that begins; the function returned notes its end. */
  begin(acquirer: string, operation: ChannelOperation): (answer: ChannelAnswer['kind']) => void;
  /** Whether to make a call that could go elsewhere: always while closed, else one at a time, now and then. */
  admits(acquirer: string, operation: ChannelOperation): boolean;
  /** How long until a call is let through; 0 if one is now. */
  waitMsOf(acquirer: string, operation: ChannelOperation): number;
  stateOf(acquirer: string, operation: ChannelOperation): BreakerState;
  /** Those that are not closed. */
  report(): BreakerReport[];
}

export interface BreakersOptions {
  readonly stopwatch: Stopwatch;
  readonly deadlineMsOf: (acquirer: string) => number;
  /** It opened or closed; a failed attempt to close it again is no change. */
  readonly onChange?: (change: { acquirer: string; operation: ChannelOperation; state: 'open' | 'closed' }) => void;
}

export function createBreakers({ stopwatch, deadlineMsOf, onChange }: BreakersOptions): Breakers {
  const breakers = new Map<string, ReturnType<typeof createBreaker>>();
  const now = () => stopwatch.elapsedMs();

  function breakerOf(acquirer: string, operation: ChannelOperation) {
    const key = `${acquirer} ${operation}`;
    let breaker = breakers.get(key);
    if (breaker === undefined) {
      const slowMs = deadlineMsOf(acquirer) * BREAKER_LIMITS.slowShare;
      breaker = createBreaker({ slowMs, onChange: (state) => onChange?.({ acquirer, operation, state }) });
      breakers.set(key, breaker);
    }
    return breaker;
  }

  return {
    begin(acquirer, operation) {
      const breaker = breakerOf(acquirer, operation);
      const call = breaker.begin(now());
      return (answer) => breaker.end(call, { at: now(), isAnswered: answer !== 'unknown' && answer !== 'notSent' });
    },
    admits: (acquirer, operation) => breakerOf(acquirer, operation).admits(now()),
    waitMsOf: (acquirer, operation) => breakerOf(acquirer, operation).waitMs(now()),
    stateOf: (acquirer, operation) => breakerOf(acquirer, operation).stateAt(now()),
    report: () =>
      [...breakers].flatMap(([key, breaker]) => {
        const state = breaker.stateAt(now());
        const [acquirer = '', call] = key.split(' ');
        const operation = CHANNEL_OPERATIONS.find((one) => one === call);
        return state === 'closed' || operation === undefined
          ? []
          : [{ acquirer, operation, state, forMs: now() - breaker.openedAt() }];
      }),
  };
}

interface Call {
  readonly beganAt: number;
}

interface EndedCall {
  readonly at: number;
  readonly isFailed: boolean;
}

function createBreaker({ slowMs, onChange }: { slowMs: number; onChange: (state: 'open' | 'closed') => void }) {
  const recent = createRecentCalls(slowMs);
  const probing = createProbing();
  let isOpen = false;
  let openedAt = 0;

  function judge(now: number): void {
    if (isOpen || !recent.hasFailed(now)) return;
    [isOpen, openedAt] = [true, now];
    probing.begin(now);
    onChange('open');
  }

  /** A call that began before it opened says nothing about what came after. */
  const isProbe = ({ beganAt }: Call) => beganAt >= openedAt;
  const isFree = (now: number) => now >= probing.nextAt() && !recent.underWay().some(isProbe);

  return {
    begin(now: number): Call {
      judge(now);
      return recent.begin(now);
    },
    end(call: Call, { at, isAnswered }: { at: number; isAnswered: boolean }): void {
      const isFailed = !isAnswered || at - call.beganAt >= slowMs;
      recent.end(call, isOpen ? null : { at, isFailed });
      if (!isOpen) return judge(at);
      if (!isProbe(call) || !probing.note({ at, isFailed })) return;
      isOpen = false;
      recent.forget(openedAt);
      onChange('closed');
    },
    admits(now: number): boolean {
      judge(now);
      return !isOpen || isFree(now);
    },
    /** While a single call is under way: as after the first failure, since an answer lets the next one through at once. */
    waitMs(now: number): number {
      judge(now);
      if (!isOpen || isFree(now)) return 0;
      return probing.nextAt() > now ? probing.nextAt() - now : BREAKER_LIMITS.waitMs;
    },
    stateAt(now: number): BreakerState {
      judge(now);
      if (!isOpen) return 'closed';
      return isFree(now) || recent.underWay().some(isProbe) ? 'halfOpen' : 'open';
    },
    openedAt: () => openedAt,
  };
}

/** The latest calls, and those under way. */
function createRecentCalls(slowMs: number) {
  const { callsMax, windowMs, failedMin } = BREAKER_LIMITS;
  /** In the order in which they began. */
  const underWay = new Set<Call>();
  let ended: EndedCall[] = [];

  /** What hangs fails before its deadline: the others need not wait for it. */
  function hanging(now: number): number {
    let count = 0;
    for (const { beganAt } of underWay) {
      if (now - beganAt < slowMs || count === callsMax) break;
      count += 1;
    }
    return count;
  }

  return {
    begin(beganAt: number): Call {
      const call = { beganAt };
      underWay.add(call);
      return call;
    },
    /** Null for a call that is not counted here. */
    end(call: Call, counted: EndedCall | null): void {
      if (underWay.delete(call) && counted !== null) ended = [...ended.slice(1 - callsMax), counted];
    },
    hasFailed(now: number): boolean {
      const latest = ended.filter(({ at }) => now - at <= windowMs);
      const hung = hanging(now);
      const failed = hung + latest.filter(({ isFailed }) => isFailed).length;
      return failed >= failedMin && failed * 2 >= hung + latest.length;
    },
    underWay: () => [...underWay],
    /** What ended, and what hangs since before this moment. */
    forget(before: number) {
      ended = [];
      for (const call of underWay) if (call.beganAt < before) underWay.delete(call);
    },
  };
}

/** When the next single call is let through, and how many were answered in a row. */
function createProbing() {
  const { waitMs: firstWaitMs, waitMsMax, answersMin } = BREAKER_LIMITS;
  let waitMs: number = firstWaitMs;
  let nextAt = 0;
  let answers = 0;
  return {
    begin(now: number) {
      [waitMs, nextAt, answers] = [firstWaitMs, now + firstWaitMs, 0];
    },
    nextAt: () => nextAt,
    /** Whether that is enough. */
    note({ at, isFailed }: EndedCall): boolean {
      if (isFailed) {
        waitMs = Math.min(waitMsMax, waitMs * 2);
        [nextAt, answers] = [at + waitMs, 0];
        return false;
      }
      [nextAt, answers] = [at, answers + 1];
      return answers >= answersMin;
    },
  };
}
