import type { NumberedStep, NumberingStore, Unnumbered } from '../domain/settlements/numbering.ts';
import type { Clock, Stopwatch } from '../domain/ports.ts';
import { runInBackground } from './background.ts';
import type { Background } from './background.ts';
import {
  NUMBERING_INTERVAL_MS,
  NUMBERING_LATE_EVERY_MS,
  NUMBERING_LATE_MS,
  NUMBERING_LEASE_MS,
  NUMBERING_LOOK_MS,
  NUMBERING_MERCHANTS,
  NUMBERING_REST_MS,
  NUMBERING_SHARE,
  NUMBERING_STEPS_MAX,
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
  readonly round?: Round;
}

/** Where the next look begins: the merchants with the highest numbers have their turn, too, if there are more than a look takes. */
interface Round {
  unnumberedAfter: number;
  unreadAfter: number;
  /** How many had postings without lines, so far. */
  merchants: number;
}

const newRound = (): Round => ({ unnumberedAfter: 0, unreadAfter: 0, merchants: 0 });

export async function numberLines(options: NumberLinesOptions, run: Run): Promise<void> {
  const { store, clock } = options;
  const { round = newRound() } = run;
  const hold = () => store.holdNumbering(leaseOf(options));
  const pace = createPace({ ...options, ...run, beforeBatch: run.share < 1 ? hold : null });
  const number = (merNo: number) => store.numberLines({ merNo, limit: pace.size() });
  const unnumbered = await pace.run(() => store.findUnnumbered(NUMBERING_MERCHANTS, round.unnumberedAfter));
  if (unnumbered === 'interrupted') return;
  round.unnumberedAfter = endOf(unnumbered);
  round.merchants += unnumbered.length;
  if (!(await numberEach(pace, unnumbered, number)) || !run.isThorough) return;
  const unread = await pace.run(() => store.findUnread(NUMBERING_MERCHANTS, round.unreadAfter));
  if (unread === 'interrupted') return;
  round.unreadAfter = endOf(unread);
  if (!(await numberEach(pace, unread, number))) return;
  const before = clock.now() - NUMBERING_LATE_MS;
  const late = await pace.run(() =>
    store.findLate({ before: before - NUMBERING_LATE_EVERY_MS, limit: NUMBERING_MERCHANTS }),
  );
  if (late === 'interrupted') return;
  const numberLate = (merNo: number) => store.numberLateLines({ merNo, before, limit: pace.size() });
  await numberEach(
    pace,
    late.map((merNo) => ({ merNo })),
    numberLate,
  );
}

/** From the beginning if there were no more. */
function endOf(found: readonly Unnumbered[]): number {
  return found.length < NUMBERING_MERCHANTS ? 0 : (found.at(-1)?.merNo ?? 0);
}

/** False if it was interrupted. A merchant with many has its turn again with the next run, so that others need not wait for it. */
async function numberEach(
  pace: Pace,
  merchants: readonly { readonly merNo: number }[],
  number: (merNo: number) => Promise<NumberedStep>,
): Promise<boolean> {
  for (const { merNo } of merchants) {
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
  const round = newRound();
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
  /** Once all merchants had their turn. */
  function rest(): void {
    if (round.unnumberedAfter > 0) return;
    restsUntilMs = stopwatch.elapsedMs() + Math.min(NUMBERING_REST_MS.max, round.merchants * NUMBERING_REST_MS.each);
    round.merchants = 0;
  }
  async function check(): Promise<void> {
    if (stopwatch.elapsedMs() < restsUntilMs || !(await hold())) return;
    const isThorough = stopwatch.elapsedMs() - lookedAtMs >= NUMBERING_LOOK_MS;
    await numberLines(options, { share: NUMBERING_SHARE, isThorough, round, signal: stopping.signal });
    rest();
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
    runDue: () => numberLines(options, { share: 1, isThorough: true, signal: stopping.signal }),
    async stop() {
      stopping.abort();
      await numbering.stop();
    },
  };
}
