/** How exact the processor time of a thread is: the system may count it at the ticks of its clock only. */
const TICK_MS = 10;

/**
 * Returns how many milliseconds of work there were since, for ratios: by the clock if they are few, and by the processor if they
 * are so many that other programs had their turns in between.
 */
export function startWork(): () => number {
  const before = process.threadCpuUsage();
  const startedAtMs = performance.now();
  return () => {
    const passedMs = performance.now() - startedAtMs;
    const { user, system } = process.threadCpuUsage(before);
    return Math.min(passedMs, (user + system) / 1000 + TICK_MS);
  };
}
