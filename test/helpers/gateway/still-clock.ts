// Clocks for the sandbox.

/** A Tuesday: from here a story of some hours stays within its day, its month and its year. */
const MORNING = Date.UTC(2026, 10, 10, 5);

interface StoryClock {
  now(): number;
}

/**
 * Time passes when it is asked for, a millisecond each time, and when it is advanced. A machine that stands still for a while
 * changes no story.
 */
export function createStillClock(): StoryClock {
  let now = MORNING;
  return { now: () => (now += 1) };
}

/** Time passes as it does, from a morning on: for what is found a while later, and today. */
export function createMorningClock(): StoryClock {
  const startedAtMs = performance.now();
  return { now: () => MORNING + Math.floor(performance.now() - startedAtMs) };
}
