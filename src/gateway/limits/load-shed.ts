import type { Stopwatch } from '../domain/ports.ts';

// How many requests are worked on at once. More than can be carried would all wait for each other until their callers give
// up, and the work would be for nothing. So the bound follows from what is measured: while things wait longer than they
// should, it goes down to where they do not; while they do not, it goes up as far as it is used. A caller that waits for an
// acquirer holds up nobody, and does not bring it down.

export interface LoadLimits {
  /** Worked on at once, however little waits. */
  readonly inFlightMax: number;
  /** Let in at once after a rest: a burst that a small machine carries within a second, too. */
  readonly inFlightAtRest: number;
  /** However much waits: as many share a commit. */
  readonly inFlightMin: number;
  /** How long anything may wait for its turn: the process for the event loop, a row for its batch. */
  readonly waitMs: number;
}

export const LOAD_LIMITS: LoadLimits = {
  inFlightMax: 1000,
  inFlightAtRest: 256,
  inFlightMin: 100,
  waitMs: 100,
};

export interface LoadShed {
  /** Whether a new request is to be refused. Asked when its head has come, before anything is done for it. */
  isFull(): boolean;
  /** Calls `answer` when the refusal's turn has come: at once, unless there are very many. */
  refuse(answer: () => void): void;
  /** The body has come, and the work begins: one that is slow to send it holds up nobody. */
  begin(): void;
  /** Once for each `begin`. */
  end(): void;
  /** Whether things have waited too long lately, or requests are refused: work that can wait should. */
  isStrained(): boolean;
  /** Whether requests were worked on within the last moment: work that nobody waits for takes its time. */
  isServing(): boolean;
  /** How long something waited for its turn. */
  noteWait(ms: number): void;
  /** How many may be worked on at once now, and how many were refused since the start. */
  figures(): { readonly limit: number; readonly shed: number };
}

const TICK_MS = 50;
const LESS_MIN = 0.5;
const MORE = 1.2;
const UNUSED = 0.95;
const QUIET_TICKS = 10;
const REFUSALS_AT_ONCE = 100;
const REFUSALS_MIN = 2;

export function createLoadShed(stopwatch: Stopwatch, limits: LoadLimits = LOAD_LIMITS): LoadShed {
  const { inFlightMax, waitMs } = limits;
  const inFlightAtRest = Math.min(limits.inFlightAtRest, inFlightMax);
  const inFlightMin = Math.min(limits.inFlightMin, inFlightMax);
  const refusals = createRefusals();
  let limit = inFlightAtRest;
  let inFlight = 0;
  let mostInFlight = 0;
  let [ended, shed] = [0, 0];
  let longestWaitMs = 0;
  let isLate = false;
  let dueAtMs = 0;
  let timer: NodeJS.Timeout | undefined;

  function tick(): void {
    const lateMs = stopwatch.elapsedMs() - dueAtMs;
    const waitedMs = Math.max(longestWaitMs, lateMs);
    // One long pause is no overload: a collector's run, or a machine that was busy with something else.
    const wasLate = isLate;
    isLate = waitedMs > waitMs;
    if (isLate) {
      // What waits is in proportion to how many there are.
      const part = Math.max(LESS_MIN, waitMs / waitedMs);
      // Without any, it is not they that make it late.
      if (wasLate && mostInFlight > 0) limit = Math.max(inFlightMin, Math.floor(Math.min(limit, mostInFlight) * part));
    } else if (limit < inFlightAtRest || mostInFlight >= limit / 2) {
      limit = Math.min(inFlightMax, Math.ceil(limit * MORE));
    } else limit = Math.max(inFlightAtRest, Math.floor(limit * UNUSED));
    longestWaitMs = 0;
    mostInFlight = inFlight;
    refusals.giveTurns({ answered: ended, isBusy: lateMs > TICK_MS });
    ended = 0;
    timer = undefined;
    // Whoever waits because it was late learns when it no longer is, also if no request comes.
    if (inFlight > 0 || refusals.areWaiting() || isLate || limit !== inFlightAtRest) wake();
  }

  /** A process that has nothing to do is not woken for it. */
  function wake(): void {
    if (timer !== undefined) return;
    dueAtMs = stopwatch.elapsedMs() + TICK_MS;
    timer = setTimeout(tick, TICK_MS).unref();
  }

  return {
    isFull: () => inFlight >= limit,
    refuse(answer) {
      shed += 1;
      refusals.add(answer);
      wake();
    },
    begin() {
      inFlight += 1;
      if (inFlight > mostInFlight) mostInFlight = inFlight;
      if (timer === undefined) wake();
    },
    end() {
      inFlight -= 1;
      ended += 1;
    },
    isStrained: () => isLate || limit < inFlightAtRest || inFlight >= limit,
    isServing: () => mostInFlight > 0,
    noteWait(ms) {
      if (ms > longestWaitMs) longestWaitMs = ms;
    },
    figures: () => ({ limit, shed }),
  };
}

/**
 * A refusal costs about a tenth of a payment, so in a storm refusals would leave little time for payments. They take turns:
 * one for every two requests that are answered otherwise. If none is although the process has time, as when the store
 * stands still, all are given at once. No more can wait than there are connections, and a connection that waits brings no
 * further request.
 */
function createRefusals() {
  const waiting: (() => void)[] = [];
  let left = REFUSALS_AT_ONCE;
  let quietTicks = 0;
  return {
    areWaiting: () => waiting.length > 0,
    add(answer: () => void) {
      if (left <= 0) return void waiting.push(answer);
      left -= 1;
      answer();
    },
    giveTurns({ answered, isBusy }: { answered: number; isBusy: boolean }) {
      quietTicks = answered === 0 && !isBusy ? quietTicks + 1 : 0;
      left = quietTicks >= QUIET_TICKS ? Number.POSITIVE_INFINITY : Math.max(REFUSALS_MIN, Math.ceil(answered / 2));
      const due = waiting.splice(0, left);
      left -= due.length;
      for (const answer of due) answer();
    },
  };
}
