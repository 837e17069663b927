import type {
  NumberedStep,
  NumberedTogether,
  NumberingStore,
  TogetherStep,
  Unnumbered,
} from '../domain/settlements/numbering.ts';
import type { Clock, Stopwatch } from '../domain/ports.ts';
import { runInBackground } from './background.ts';
import type { Background } from './background.ts';
import {
  NUMBERING_ALONE_MAX,
  NUMBERING_INTERVAL_MS,
  NUMBERING_LATE_EVERY_MS,
  NUMBERING_LATE_MS,
  NUMBERING_LEASE_MS,
  NUMBERING_LOOK_MS,
  NUMBERING_MERCHANTS,
  NUMBERING_REST_MS,
  NUMBERING_SHARE,
  NUMBERING_STEPS_MAX,
  NUMBERING_TOGETHER,
} from './limits.ts';
import { createPace } from './pace.ts';
import type { Pace } from './pace.ts';

// Gives postings their numbers as lines, behind payments. Every node could do it; the one with the lease does. After an upgrade it
// numbers the whole ledger, merchant by merchant, and goes on where it stopped.

export interface NumberLinesOptions {
  readonly store: NumberingStore;
  readonly clock: Clock;
  readonly realClock: Clock;
  readonly stopwatch: Stopwatch;
  /** Unique to this process. */
  readonly holder: string;
  /** Whether other work waits: then this waits. */
  readonly isStrained?: () => boolean;
  /** The lines of a merchant are not what its balance says, after all of its postings were looked through. */
  readonly onDiffering?: (merchants: number) => void;
}

/** With pauses in between, or at full speed. */
interface Run {
  readonly share: number;
  /** Also what did not change a balance, and what came late. */
  readonly isThorough: boolean;
  readonly signal?: AbortSignal;
}

/** Returns how many merchants had postings without lines. */
export async function numberLines(options: NumberLinesOptions, run: Run): Promise<number> {
  const { store, clock } = options;
  const hold = () => store.holdNumbering(leaseOf(options));
  const pace = createPace({ ...options, ...run, beforeBatch: run.share < 1 ? hold : null });
  const number = (merNo: number) => store.numberLines({ merNo, limit: pace.size() });
  const numberAll = async (found: readonly Unnumbered[], step: StepTogether) => {
    const left = await numberTogether(pace, found, step);
    return left !== 'interrupted' && (await numberEach(pace, left.slice(0, NUMBERING_ALONE_MAX), number));
  };
  const unnumbered = await pace.run(() => store.findUnnumbered(NUMBERING_MERCHANTS));
  if (unnumbered === 'interrupted') return 0;
  const together: StepTogether = (step) => store.numberTogether({ ...step, now: clock.now() });
  const isDone = await numberAll(unnumbered, together);
  if (!isDone || !run.isThorough) return unnumbered.length;
  const unread = await pace.run(() => store.findUnread(NUMBERING_MERCHANTS));
  if (unread === 'interrupted' || !(await numberAll(unread, numberOrPass(store, together)))) return unnumbered.length;
  const before = clock.now() - NUMBERING_LATE_MS;
  const late = await pace.run(() =>
    store.findLate({ before: before - NUMBERING_LATE_EVERY_MS, limit: NUMBERING_ALONE_MAX }),
  );
  if (late === 'interrupted') return unnumbered.length;
  const numberLate = (merNo: number) => store.numberLateLines({ merNo, before, limit: pace.size() });
  await numberEach(pace, late, numberLate);
  return unnumbered.length;
}

/** Some of those with new postings have been paid since it was looked, and others need no line. */
const numberOrPass =
  ({ passTogether }: NumberingStore, together: StepTogether): StepTogether =>
  async ({ merNos, limit }) => {
    const numbered = await together({ merNos, limit });
    const others = merNos.filter((merNo) => !numbered.has(merNo));
    return others.length === 0 ? numbered : new Map([...numbered, ...(await passTogether({ merNos: others, limit }))]);
  };

type StepTogether = (step: TogetherStep) => Promise<NumberedTogether>;

/** Returns the merchants that have to be numbered one by one. One with many postings has some steps for itself. */
async function numberTogether(
  pace: Pace,
  found: readonly Unnumbered[],
  step: StepTogether,
): Promise<number[] | 'interrupted'> {
  const { merchants, groups, groupsAlone } = NUMBERING_TOGETHER;
  const left: number[] = [];
  for (let start = 0; start < found.length; start += merchants) {
    const merNos = found.slice(start, start + merchants).map(({ merNo }) => merNo);
    const numbered = await pace.run(() => step({ merNos, limit: groups }));
    if (numbered === 'interrupted') return numbered;
    left.push(...merNos.filter((merNo) => !numbered.has(merNo)));
    const goOn = async (merNo: number) =>
      (await step({ merNos: [merNo], limit: groupsAlone })).get(merNo) ?? ('complete' as const);
    const large = merNos.filter((merNo) => numbered.get(merNo) === 'more');
    if (!(await numberEach(pace, large, goOn))) return 'interrupted';
  }
  return left;
}

/** False if it was interrupted. A merchant with many has its turn again with the next run, so that others need not wait for it. */
async function numberEach(
  pace: Pace,
  merchants: readonly number[],
  number: (merNo: number) => Promise<NumberedStep>,
): Promise<boolean> {
  for (const merNo of merchants) {
    for (let steps = 0; steps < NUMBERING_STEPS_MAX; steps += 1) {
      const step = await pace.batch(() => number(merNo));
      if (step === 'interrupted') return false;
      if (step !== 'more') break;
    }
  }
  return true;
}

function leaseOf({ holder, realClock }: NumberLinesOptions) {
  return { holder, realNow: realClock.now(), leaseMs: NUMBERING_LEASE_MS };
}

/** In every node, by one at a time. */
export function startNumbering(
  options: NumberLinesOptions & { readonly onError: (error: unknown) => void },
): Background & { runDue(): Promise<void> } {
  const { store, stopwatch, onDiffering, onError } = options;
  const stopping = new AbortController();
  let [lookedAtMs, heldAtMs, restsUntilMs] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  let differing = 0;
  /** Written only now and then: on SQLite each write is one of the disk. */
  async function hold(): Promise<boolean> {
    const nowMs = stopwatch.elapsedMs();
    if (nowMs - heldAtMs < NUMBERING_LEASE_MS / 3) return true;
    const isHeld = await store.holdNumbering(leaseOf(options));
    heldAtMs = isHeld ? nowMs : Number.NEGATIVE_INFINITY;
    return isHeld;
  }
  async function check(): Promise<void> {
    if (stopwatch.elapsedMs() < restsUntilMs || !(await hold())) return;
    const isThorough = stopwatch.elapsedMs() - lookedAtMs >= NUMBERING_LOOK_MS;
    const found = await numberLines(options, { share: NUMBERING_SHARE, isThorough, signal: stopping.signal });
    restsUntilMs = stopwatch.elapsedMs() + Math.min(NUMBERING_REST_MS.max, found * NUMBERING_REST_MS.each);
    if (!isThorough) return;
    lookedAtMs = stopwatch.elapsedMs();
    const before = differing;
    differing = await store.countDifferingLines();
    if (differing > before) onDiffering?.(differing);
  }
  const numbering = runInBackground(check, { intervalMs: NUMBERING_INTERVAL_MS, onError });
  return {
    wake: numbering.wake,
    // Whoever moves the sandbox's clock sees the lines of what happened on the way.
    async runDue() {
      await numberLines(options, { share: 1, isThorough: true, signal: stopping.signal });
    },
    async stop() {
      stopping.abort();
      await numbering.stop();
    },
  };
}
