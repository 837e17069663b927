import type { Clock } from '../domain/ports.ts';
import type { SettingStore } from '../domain/platform/settings.ts';
import type { ClockControl } from '../operations/operations.ts';

// The sandbox's clock: real time plus the offset that operators have set. The offset is kept in the store, so that it
// survives a restart and other processes can follow.

export interface MovableClock extends Clock {
  /** The total offset; it never decreases. */
  movedMs(): number;
  /** While time is being moved: to when. Null otherwise. */
  headingTo(): number | null;
  /** Runs what is due on the way to a time. */
  headTo<Result>(moment: number, run: () => Promise<Result>): Promise<Result>;
  /** Adopts the offset that another process has stored. */
  follow(): Promise<void>;
  /** Moves to a time; a time in the past changes nothing. */
  moveTo(moment: number): Promise<void>;
}

const OFFSET_SETTING = 'clockOffsetMs';

export function createMovableClock(
  realNow: () => number,
  store: () => Pick<SettingStore, 'readSetting' | 'writeSetting'>,
): MovableClock {
  let offsetMs = 0;
  let heading: number | null = null;
  const now = () => realNow() + offsetMs;
  return {
    now,
    movedMs: () => offsetMs,
    headingTo: () => heading,
    async headTo(moment, run) {
      heading = moment;
      try {
        return await run();
      } finally {
        heading = null;
      }
    },
    async follow() {
      const stored = Number((await store().readSetting(OFFSET_SETTING)) ?? 0);
      offsetMs = Math.max(offsetMs, stored);
    },
    async moveTo(moment) {
      const missing = moment - now();
      if (missing <= 0) return;
      offsetMs += missing;
      await store().writeSetting(OFFSET_SETTING, String(offsetMs));
    },
  };
}

/** What is due at one moment may make something else due at once, but not again and again. */
const STAYS_MAX = 5;
/**
 * After so many stops in one move, what is due within a second runs at its end, and the span doubles from then on: a busy sandbox would
 * move for hours.
 */
const EXACT_STOPS = 100;
const SPAN_MS = 1000;
const STOPS_A_SPAN = 20;

/** How long after something is due the clock stops. */
function waitAt(stops: number): number {
  return stops <= EXACT_STOPS ? 0 : SPAN_MS * 2 ** Math.floor((stops - EXACT_STOPS - 1) / STOPS_A_SPAN);
}

export interface DueWork {
  /** When the next item is due; null if there is none. */
  nextAt(): Promise<number | null>;
  /** Where time stops on its way too, though nobody waits for it: moving to what is due next passes it over. */
  passesAt?(): Promise<number | null>;
  /** Runs everything that is due. */
  runDue(): Promise<unknown>;
}

/**
 * Moves time as it would pass: it stops at each item that becomes due on the way and runs it at that time, or of many soon
 * after it, including items that result from it. What has become old on the way is removed once, at the end.
 */
export function createClockControl(
  clock: MovableClock,
  work: readonly DueWork[],
  removeOld: () => Promise<unknown> = async () => undefined,
): ClockControl {
  let last: Promise<unknown> = Promise.resolve();

  async function firstOf(read: (part: DueWork) => Promise<number | null>): Promise<number | null> {
    const moments = await Promise.all(work.map(read));
    const known = moments.filter((moment) => moment !== null);
    return known.length === 0 ? null : Math.min(...known);
  }

  const nextDueAt = () => firstOf((part) => part.nextAt());
  const nextStop = () => firstOf((part) => part.passesAt?.() ?? part.nextAt());

  async function walkTo(target: number): Promise<void> {
    let [before, stays] = [Number.NaN, 0];
    for (let stops = 1; ; stops += 1) {
      for (const part of work) await part.runDue();
      const next = await nextStop();
      if (next === null || next > target) break;
      // What is due and not taken, while the node does not know what time it is or another holds it, is left for later.
      stays = next === before ? stays + 1 : 0;
      if (stays === STAYS_MAX) break;
      before = next;
      await clock.moveTo(Math.min(next + waitAt(stops), target));
    }
    await clock.moveTo(target);
  }

  async function advance(seconds: number): Promise<{ now: number }> {
    const target = clock.now() + seconds * 1000;
    await clock.headTo(target, () => walkTo(target));
    for (const part of work) await part.runDue();
    await removeOld();
    return { now: clock.now() };
  }

  return {
    now: () => clock.now(),
    nextDueAt,
    advance(seconds) {
      const run = last.then(() => advance(seconds));
      last = run.catch(() => undefined);
      return run;
    },
  };
}
