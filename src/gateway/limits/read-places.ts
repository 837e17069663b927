import type { Stopwatch } from '../domain/ports.ts';
import type { ReadLimits } from './read-share.ts';

/** After the last payment, for as long the share is the smaller one. */
const PAYING_MS = 1000;
/** Who takes longer waits for somebody else, and does not keep the place. */
const HOLD_MS_MAX = 1000;
/**
 * While somebody pays, a place rests as long as it was taken, so that at most half of the time goes to those who look; and
 * several times as long while so many look that they cannot be people who read.
 */
const CROWD = 16;
const CROWD_RESTS = 4;
const REST_MS_MAX = 1000;

export interface ReadPlaces {
  areFree(): boolean;
  /** Answers how it is given back. */
  take(): () => void;
  taken(): number;
  /** A payment has come. Answers how it ends: while one is under way, somebody pays, however long it takes. */
  beginPayment(): () => void;
}

/** How many readers are worked on at once: fewer while somebody pays, and then with rests in between. */
export function createReadPlaces(options: {
  readonly stopwatch: Stopwatch;
  readonly limits: ReadLimits;
  readonly countInside: () => number;
  readonly onFree: () => void;
}): ReadPlaces {
  const { stopwatch, limits, onFree } = options;
  let taken = 0;
  let paying = 0;
  let paidAtMs = Number.NEGATIVE_INFINITY;
  const isPaying = () => paying > 0 || stopwatch.elapsedMs() - paidAtMs < PAYING_MS;
  const isCrowd = () => options.countInside() > CROWD;

  function free(): void {
    taken -= 1;
    onFree();
  }

  return {
    areFree() {
      if (!isPaying()) return taken < limits.atOnceMax;
      return taken < (isCrowd() ? 1 : limits.besidePaymentsMax);
    },
    take() {
      const startedAtMs = stopwatch.elapsedMs();
      let isHeld = true;
      const end = () => {
        if (!isHeld) return;
        isHeld = false;
        clearTimeout(hold);
        const restMs = Math.ceil(stopwatch.elapsedMs() - startedAtMs) * (isCrowd() ? CROWD_RESTS : 1);
        if (isPaying()) setTimeout(free, Math.min(restMs, REST_MS_MAX));
        // The next one has to wait for the event loop's other callers: a page of SQLite may need no turn of it, and what the
        // writer has to say would never be heard.
        else setImmediate(free);
      };
      const hold = setTimeout(end, HOLD_MS_MAX);
      taken += 1;
      return end;
    },
    taken: () => taken,
    beginPayment() {
      paying += 1;
      return () => {
        paying -= 1;
        paidAtMs = stopwatch.elapsedMs();
      };
    },
  };
}
