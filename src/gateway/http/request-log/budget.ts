// How many requests one run may write. While the process has time to spare, all that wait. While it is busy, a few hundred, and
// then so many that they take a small share of the processor time that the process itself takes: payments are worth more than
// their log.

export interface Budget {
  /** Rows of this run. */
  rows(): number;
  /** What masking so many took, in microseconds of this thread's processor time. */
  spent(rows: number, microseconds: number): void;
}

export interface Meters {
  /** The share of its time in which the event loop was busy since the last call, from 0 to 1. */
  readonly utilization: () => number;
  /** Microseconds of the processor that the process has taken. */
  readonly processMicros: () => number;
  readonly nowMicros: () => number;
}

/** Above either, the process is busy: of the event loop's time, and of one processor. */
const BUSY = { loop: 0.6, processor: 0.3 } as const;
const SHARE = 0.025;
const ROWS_MIN = 4;
/** More than can wait. */
const SAVED_MAX = 200;
const FIRST_GUESS_MICROS = 60;
const SMOOTHING = 0.2;

/** Writing takes more than masking: `wholeCost` times as much processor time of this process, all in all. */
export function createBudget({ utilization, processMicros, nowMicros }: Meters, wholeCost: number): Budget {
  let microsPerRow = FIRST_GUESS_MICROS;
  let before = { taken: processMicros(), at: nowMicros() };
  let saved = SAVED_MAX;
  return {
    rows() {
      const now = { taken: processMicros(), at: nowMicros() };
      const taken = now.taken - before.taken;
      const isBusy = utilization() >= BUSY.loop || taken >= (now.at - before.at) * BUSY.processor;
      before = now;
      const share = (taken * SHARE) / (microsPerRow * wholeCost);
      saved = Math.min(SAVED_MAX, saved + (isBusy ? Math.max(ROWS_MIN, share) : SAVED_MAX));
      return Math.floor(saved);
    },
    spent(rows, microseconds) {
      saved -= rows;
      if (rows > 0) microsPerRow += SMOOTHING * (microseconds / rows - microsPerRow);
    },
  };
}

/** The meters of this process. */
export function processMeters(): Meters {
  let last = performance.eventLoopUtilization();
  return {
    utilization() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
    processMicros() {
      const { user, system } = process.cpuUsage();
      return user + system;
    },
    nowMicros: () => performance.now() * 1000,
  };
}
