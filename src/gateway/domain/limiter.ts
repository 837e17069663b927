// Rate limits. Each limit is declared as data, with the reason next to it, and gets its counter from the limiter. There
// are two kinds with the same terms: at most `countMax` in `windowMs`; beyond that, the caller has to wait the returned
// number of seconds, and zero seconds means allowed.

export interface Limiter {
  /** Against floods: counted in this process, synchronously. */
  createRate(rule: RateRule): Rate;
  /** Against guessing: counted in the store, so the limit holds across nodes, processes and restarts. */
  createTries(rule: TryRule): Tries;
  /** Removes expired counts from the store. */
  forgetOld(): Promise<void>;
}

/** A burst of `countMax`, refilled evenly over each window. Zero disables the limit. */
export interface RateRule {
  readonly countMax: number;
  readonly windowMs: number;
}

export interface Rate {
  /** Seconds to wait before the next one; zero allows it and counts it. */
  take(key: number | string): number;
}

/**
 * At most this many failed attempts in any span as long as the window. Names must be unique: they identify the counts.
 */
export interface TryRule extends RateRule {
  readonly name: string;
  /** An attempt in progress counts as failed until it has ended, but no longer than this: its process may have died. */
  readonly underWayMs: number;
  /**
   * The penalty after `countMax` failed attempts. Without it, the caller waits until the oldest failure has left the
   * window.
   */
  readonly pause?: PauseRule;
  /**
   * How many failed attempts of all subjects together a process writes per second. Any beyond that wait and are not
   * counted: a client with many addresses must not fill the store.
   */
  readonly writesPerSecondMax?: number;
}

/** Each pause is twice as long as the one before. The count restarts after it. */
interface PauseRule {
  readonly msMin: number;
  readonly msMax: number;
  /** This long after the last pause or failed attempt, pauses start at the shortest again. */
  readonly forgottenAfterMs: number;
}

/**
 * Failures are counted by subject: an address, an account, a merchant. The store holds a keyed hash of it. If the store
 * cannot be reached, this process keeps counting on its own, so none of these reject.
 */
export interface Tries {
  /** Seconds to wait before an attempt is allowed. Counts nothing. */
  waitSeconds(subject: string): Promise<number>;
  /** Reserves a slot for an attempt, so that many concurrent ones are not all made before the first has failed. */
  begin(subject: string): Promise<TryUnderWay | { readonly waitSeconds: number }>;
  /** Counts a failed attempt. During a pause, returns the remaining seconds: further attempts do not extend it. */
  count(subject: string): Promise<number>;
}

export interface TryUnderWay {
  /**
   * Called once. A failed attempt counts from now; any other releases its slot. Returns whether this one began a pause.
   */
  end(outcome: { readonly failed: boolean }): Promise<boolean>;
}
