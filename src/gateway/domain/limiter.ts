// Who may do something how often. A place that limits something states its numbers as data, with the reason beside them, and
// asks the limiter for a counter. There are two, with one vocabulary: at most `countMax` in `windowMs`; what is over has to
// wait so many seconds, and zero seconds let it through.

export interface Limiter {
  /** For floods: counted in this process, without waiting for anything. */
  createRate(rule: RateRule): Rate;
  /** For guesses: counted in the store, so it holds over nodes, processes and restarts. */
  createTries(rule: TryRule): Tries;
  /** Removes counts that say nothing any more from the store. */
  forgetOld(): Promise<void>;
}

/** So many at once, and so many in each window; each has its share of the window. Zero lets everything through. */
export interface RateRule {
  readonly countMax: number;
  readonly windowMs: number;
}

export interface Rate {
  /** Seconds to wait before the next one; zero lets it through and counts it. */
  take(key: number | string): number;
}

/** So many failed tries in any span as long as the window. Two rules must not have one name: it is the counts' own. */
export interface TryRule extends RateRule {
  readonly name: string;
  /** A try that is under way counts as failed until it has ended, and for so long at most: its process may have died. */
  readonly underWayMs: number;
  /** What `countMax` failed tries bring. Without it, whoever is over waits until the oldest one has left the window. */
  readonly pause?: PauseRule;
  /**
   * How many failed tries of all subjects together a process writes in a second. What is beyond waits and is not counted:
   * strangers with many addresses must not fill the store.
   */
  readonly writesPerSecondMax?: number;
}

/** Each pause is twice as long as the one before. Counting begins anew after it. */
interface PauseRule {
  readonly msMin: number;
  readonly msMax: number;
  /** So long after the last pause or failed try the next pause is a first one again. */
  readonly forgottenAfterMs: number;
}

/**
 * What failed is counted by subject: an address, an account, a merchant. The store holds a keyed hash of it. If the store
 * cannot be reached, this process goes on counting by itself, so none of these rejects.
 */
export interface Tries {
  /** Seconds to wait before a try may be made. Looks, and counts nothing. */
  waitSeconds(subject: string): Promise<number>;
  /** Takes room for a try, so that many at once are not all made before the first has failed. */
  begin(subject: string): Promise<TryUnderWay | { readonly waitSeconds: number }>;
  /** Counts a failed try. If it came during a pause, answers how long that goes on: who goes on does not make it longer. */
  count(subject: string): Promise<number>;
}

interface TryUnderWay {
  /** Called once. A try that failed counts from now; another gives its room back. */
  end(outcome: { readonly failed: boolean }): Promise<void>;
}
