/** A Tuesday morning: from here a story of some hours stays within its day, its month and its year. */
const MORNING = Date.UTC(2026, 10, 10, 5);

/**
 * For the sandbox: time passes when it is asked for, a millisecond each time, and when it is advanced. A machine that stands
 * still for a while, or a run at midnight, changes no story.
 */
export function createStillClock(): { now(): number } {
  let now = MORNING;
  return { now: () => (now += 1) };
}
