import type { Zone } from '../domain/day.ts';
import { CLOSING_DELAY_MS } from '../domain/ledger/ledger-days.ts';
import type {
  AcquirerMovement,
  CurrencyMovement,
  LedgerDayStore,
  LedgerProgress,
  PostingPlace,
  PostingSums,
} from '../domain/ledger/ledger-days.ts';
import type { Clock, Stopwatch } from '../domain/ports.ts';
import type { MerchantStore } from '../domain/merchants/merchant-store.ts';
import { runInBackground } from './background.ts';
import type { Background } from './background.ts';
import {
  CLOSING_CHECK_MS,
  CLOSING_COUNTED_MS,
  CLOSING_GROUPS,
  CLOSING_SHARE,
  PRUNE_LEASE_MS,
  PRUNE_MERCHANTS,
} from './limits.ts';
import { createPace } from './pace.ts';
import type { Pace } from './pace.ts';

// Closes the days of the ledger that are over: one merchant after the other, each day with postings in turn. A run that is
// interrupted continues where it stopped; after an upgrade the first one closes all days there have been.

export interface CloseDaysOptions {
  readonly store: Pick<
    LedgerDayStore,
    | 'holdClosing'
    | 'writeClosing'
    | 'releaseClosing'
    | 'reopenDays'
    | 'catchUpAcquirers'
    | 'readClosingOf'
    | 'findPostingAt'
    | 'doDaysAddUp'
    | 'hasLateBookings'
    | 'sumPostings'
    | 'closeDay'
    | 'readClosing'
  > &
    Pick<MerchantStore, 'listMerchants'>;
  readonly clock: Clock;
  readonly realClock: Clock;
  readonly stopwatch: Stopwatch;
  readonly zone: Zone;
  /** Unique to this process. */
  readonly holder: string;
  /** Whether other work waits: then this waits. */
  readonly isStrained?: () => boolean;
  /** Something was booked on a day after it was closed: the merchant's days are closed again. */
  readonly onReopened?: (merNo: number) => void;
}

/** `busy`: another node is at it. `interrupted`: there was too much other work, or the process stops. */
type Outcome = 'complete' | 'interrupted' | 'busy';

/** The last day that can be closed. */
function lastEndedDay({ clock, zone }: Pick<CloseDaysOptions, 'clock' | 'zone'>): number {
  return zone.dayOf(clock.now() - CLOSING_DELAY_MS) - 1;
}

export async function closeDays(
  options: CloseDaysOptions,
  run: { readonly through: number; readonly share: number; readonly signal?: AbortSignal },
): Promise<Outcome> {
  const { store, realClock, holder, zone } = options;
  const hold = () => store.holdClosing({ holder, realNow: realClock.now(), leaseMs: PRUNE_LEASE_MS });
  if (!(await hold())) return 'busy';
  try {
    const pace = createPace({ ...options, ...run, beforeBatch: hold });
    if (!(await closeMerchants(options, pace, run.through))) return 'interrupted';
    await store.writeClosing({ through: run.through, endedAt: zone.startOf(run.through + 1) });
    return 'complete';
  } finally {
    await store.releaseClosing(holder);
  }
}

/** False if it was interrupted. */
async function closeMerchants(options: CloseDaysOptions, pace: Pace, through: number): Promise<boolean> {
  let after = 0;
  for (;;) {
    const merchants = await pace.run(() => options.store.listMerchants({ after, limit: PRUNE_MERCHANTS }));
    if (merchants === 'interrupted') return false;
    for (const { merNo } of merchants) {
      if (!(await closeMerchant(options, pace, { merNo, through }))) return false;
      after = merNo;
    }
    if (merchants.length < PRUNE_MERCHANTS) return true;
  }
}

interface Target {
  readonly merNo: number;
  readonly through: number;
}

/** If its days do not add up, they are closed once more. What then differs is a problem of the ledger, which its check reports. */
async function closeMerchant(options: CloseDaysOptions, pace: Pace, target: Target): Promise<boolean> {
  const known = await pace.run(() => options.store.catchUpAcquirers(target.merNo));
  if (known === 'interrupted') return false;
  const closed = known === 'behind' ? 'differs' : await closeDaysOf(options, pace, target);
  if (closed !== 'differs') return closed !== 'interrupted';
  await options.store.reopenDays(target.merNo);
  options.onReopened?.(target.merNo);
  return (await closeDaysOf(options, pace, target)) !== 'interrupted';
}

async function closeDaysOf(
  options: CloseDaysOptions,
  pace: Pace,
  { merNo, through }: Target,
): Promise<'closed' | 'differs' | 'interrupted'> {
  const { store, zone } = options;
  const end = zone.startOf(through + 1);
  const first = await store.readClosingOf(merNo);
  let progress = first;
  for (;;) {
    const from = progress?.endedAt ?? 0;
    const at = await pace.run(() => store.findPostingAt({ merNo, from }));
    if (at === 'interrupted') return at;
    if (at === null || at >= end) break;
    const closed = await closeDay(options, pace, { merNo, before: progress, day: zone.dayOf(at) });
    if (closed === 'interrupted') return closed;
    progress = closed;
  }
  if (progress === null) return 'closed';
  // Though nothing was closed: who was late may have been the last for a long time.
  const addsUp = await pace.run(() => store.doDaysAddUp(merNo));
  if (addsUp !== true) return addsUp === false ? 'differs' : addsUp;
  const countFrom = (first?.endedAt ?? 0) - CLOSING_COUNTED_MS;
  const isLate = await pace.run(() => store.hasLateBookings({ merNo, countFrom }));
  if (isLate === 'interrupted') return isLate;
  return isLate ? 'differs' : 'closed';
}

async function closeDay(
  { store, zone }: CloseDaysOptions,
  pace: Pace,
  { merNo, before, day }: { merNo: number; before: LedgerProgress | null; day: number },
): Promise<LedgerProgress | 'interrupted'> {
  const span = { merNo, from: zone.startOf(day), to: zone.startOf(day + 1), limit: CLOSING_GROUPS };
  const sums = new Map<string, CurrencyMovement>();
  const acquirers = new Map<string, AcquirerMovement>();
  let groups = 0;
  let after: PostingPlace | null = null;
  do {
    const place: PostingPlace | null = after;
    const part: PostingSums | 'interrupted' = await pace.run(() => store.sumPostings({ ...span, after: place }));
    if (part === 'interrupted') return part;
    for (const movement of part.movements) addTo(sums, `${movement.currency} ${movement.account}`, movement);
    for (const movement of part.acquirers) addTo(acquirers, `${movement.currency} ${movement.acquirer}`, movement);
    groups += part.groups;
    after = part.next;
  } while (after !== null);
  const progress = { through: day, endedAt: span.to };
  const closed = await pace.run(() =>
    store.closeDay({
      merNo,
      before,
      after: progress,
      groups,
      movements: [...sums.values()],
      acquirers: [...acquirers.values()],
    }),
  );
  // Another node took over: it goes on from there.
  return closed === 'closed' ? progress : 'interrupted';
}

function addTo<Moved extends { readonly incoming: bigint; readonly outgoing: bigint }>(
  sums: Map<string, Moved>,
  key: string,
  movement: Moved,
): void {
  const { incoming = 0n, outgoing = 0n } = sums.get(key) ?? {};
  sums.set(key, { ...movement, incoming: incoming + movement.incoming, outgoing: outgoing + movement.outgoing });
}

/** In every node, by one at a time. */
export function startClosingDays(
  options: CloseDaysOptions & { readonly onError: (error: unknown) => void },
): Background & { runDue(): Promise<void> } {
  const stopping = new AbortController();
  // What could be closed at the check before: so that a booking that was under way when a clock was moved has ended by now.
  let ended = Number.NEGATIVE_INFINITY;
  async function check(): Promise<void> {
    const through = ended;
    ended = lastEndedDay(options);
    const progress = await options.store.readClosing();
    if (through <= (progress?.through ?? Number.NEGATIVE_INFINITY)) return;
    await closeDays(options, { through, share: CLOSING_SHARE, signal: stopping.signal });
  }
  const closing = runInBackground(check, { intervalMs: CLOSING_CHECK_MS, onError: options.onError });
  return {
    wake: closing.wake,
    /** For whoever moved the clock: what was under way by then is booked late, and its day closed again. */
    async runDue() {
      const through = lastEndedDay(options);
      const progress = await options.store.readClosing();
      if (through > (progress?.through ?? Number.NEGATIVE_INFINITY)) {
        await closeDays(options, { through, share: 1, signal: stopping.signal });
      }
    },
    async stop() {
      stopping.abort();
      await closing.stop();
    },
  };
}
