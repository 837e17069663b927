import { firstNumberAt, timeOf } from '../domain/numbers.ts';
import type { Clock, Stopwatch } from '../domain/ports.ts';
import { RETENTION_KINDS } from '../domain/payers/retention.ts';
import type { Erasure, Lifetimes, OldRows, RetentionKind, RetentionStore } from '../domain/payers/retention.ts';
import type { MerchantStore } from '../domain/merchants/merchant-store.ts';
import { PRUNE_BATCH, PRUNE_LEASE_MS, PRUNE_MERCHANTS } from './limits.ts';
import { createPace } from './pace.ts';
import type { Pace } from './pace.ts';

// Removes what has been kept long enough: one merchant after the other, each kind in the order of its numbers, in batches that
// are small enough to disturb nobody, with pauses between them. A run that is interrupted continues where it stopped.

export interface PruneOptions {
  readonly store: Pick<MerchantStore, 'listMerchants'> &
    Pick<
      RetentionStore,
      | 'holdRetention'
      | 'releaseRetention'
      | 'readRetentionProgress'
      | 'removeExpiredSecrets'
      | 'findOldRows'
      | 'removeOldRows'
    >;
  readonly clock: Clock;
  readonly realClock: Clock;
  readonly stopwatch: Stopwatch;
  readonly lifetimes: Lifetimes;
  /** What of a payer must not remain. */
  readonly personal: Pick<Erasure, 'valuesOf' | 'isPersonalFact'>;
  /** Unique to this process. */
  readonly holder: string;
  /** Whether other work waits: then this waits. */
  readonly isStrained?: () => boolean;
  readonly onRemoved?: (kind: RetentionKind, count: number) => void;
}

export interface PruneRun {
  /** Only counts. */
  readonly dryRun?: boolean;
  /** The share of the time in which it works; 1 for no pauses. */
  readonly share: number;
  /** For a caller that knows nobody else does it. */
  readonly withoutLease?: boolean;
  readonly signal?: AbortSignal;
}

export interface PruneReport {
  /** `busy`: another node is at it. `interrupted`: there was too much other work, or the process stops. */
  readonly outcome: 'complete' | 'interrupted' | 'busy';
  readonly removed: Readonly<Record<RetentionKind, number>>;
  /** Old enough, but still in use. */
  readonly inUse: Readonly<Record<RetentionKind, number>>;
}

type WalkedKind = OldRows['kind'];

const NUMBERED = { notifications: 'notification', idempotency: 'order', payerData: 'order' } as const;

export async function prune(options: PruneOptions, run: PruneRun): Promise<PruneReport> {
  const { store, clock, realClock, holder } = options;
  const takesLease = run.dryRun !== true && run.withoutLease !== true;
  const hold = () => store.holdRetention({ holder, realNow: realClock.now(), leaseMs: PRUNE_LEASE_MS });
  const state = createState();
  if (takesLease && !(await hold())) return { ...state.report(), outcome: 'busy' };
  const pace = createPace({ ...options, ...run, beforeBatch: takesLease ? hold : null });
  const isComplete = await pruneMerchants(options, run, { pace, state });
  if (run.dryRun !== true) {
    // Without the lease it is taken for a moment, to write down the end of the run.
    if (takesLease || (await hold())) {
      const finishedAt = isComplete ? clock.now() : null;
      await store.releaseRetention({ holder, finishedAt, figures: { overdueMs: state.overdueMs } });
    }
  }
  return { ...state.report(), outcome: isComplete ? 'complete' : 'interrupted' };
}

type State = ReturnType<typeof createState>;

function createState() {
  const [removed, inUse, overdueMs] = [zeroes(), zeroes(), zeroes()];
  return { removed, inUse, overdueMs, report: () => ({ removed: { ...removed }, inUse: { ...inUse } }) };
}

function zeroes(): Record<RetentionKind, number> {
  return Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, 0])) as Record<RetentionKind, number>;
}

/** False if it was interrupted. */
async function pruneMerchants(
  options: PruneOptions,
  run: PruneRun,
  { pace, state }: { pace: Pace; state: State },
): Promise<boolean> {
  let after = 0;
  for (;;) {
    const merchants = await pace.run(() => options.store.listMerchants({ after, limit: PRUNE_MERCHANTS }));
    if (merchants === 'interrupted') return false;
    for (const { merNo } of merchants) {
      if (!(await pruneMerchant(options, run, { pace, state, merNo }))) return false;
      after = merNo;
    }
    if (merchants.length < PRUNE_MERCHANTS) return true;
  }
}

interface Merchant {
  readonly merNo: number;
  readonly pace: Pace;
  readonly state: State;
}

type Rows = Awaited<ReturnType<RetentionStore['findOldRows']>>;

interface Walk {
  readonly kind: WalkedKind;
  /** Rows created before this time are old. */
  readonly before: number;
  readonly left: readonly string[];
  readonly rows: Rows;
}

async function pruneMerchant(options: PruneOptions, run: PruneRun, merchant: Merchant): Promise<boolean> {
  const { merNo, pace, state } = merchant;
  // In one step, because most merchants have nothing to remove.
  const found = await pace.run(() => lookAtMerchant(options, run, { merNo, limit: limitOf(run, pace) }));
  if (found === 'interrupted') return false;
  note(options, state, { kind: 'expiredSecrets', removed: found.expiredSecrets, dryRun: run.dryRun });
  for (const walk of found.walks) {
    if (run.dryRun !== true && !(await retryLeft(options, merchant, walk))) return false;
    if (!(await walkKind(options, run, { ...merchant, ...walk }))) return false;
  }
  return true;
}

async function lookAtMerchant(
  { store, clock, lifetimes }: PruneOptions,
  { dryRun = false }: PruneRun,
  { merNo, limit }: { merNo: number; limit: number },
): Promise<{ expiredSecrets: number; walks: Walk[] }> {
  const progress = await store.readRetentionProgress(merNo);
  const walks: Walk[] = [];
  let expiredSecrets = 0;
  for (const kind of RETENTION_KINDS) {
    const lifetime = lifetimes[kind];
    if (lifetime === null) {
      // Who was erased stays so, however long everything else is kept.
      if (kind === 'payerData') walks.push({ kind, before: 0, left: progress.erased, rows: [] });
      continue;
    }
    const before = clock.now() - lifetime;
    if (kind === 'expiredSecrets') expiredSecrets = await store.removeExpiredSecrets({ merNo, before, dryRun });
    else {
      const after = progress.through[kind] ?? firstNumberAt(NUMBERED[kind], 0);
      const rows = await store.findOldRows({
        kind,
        merNo,
        after,
        before: firstNumberAt(NUMBERED[kind], before),
        limit,
      });
      walks.push({ kind, before, left: progress.left[kind] ?? [], rows });
    }
  }
  return { expiredSecrets, walks };
}

function limitOf({ dryRun }: PruneRun, pace: Pace): number {
  return dryRun === true ? PRUNE_BATCH.max : pace.size();
}

/** What was still in use in an earlier run. */
async function retryLeft(
  options: PruneOptions,
  { merNo, pace, state }: Merchant,
  { kind, left }: Pick<Walk, 'kind' | 'left'>,
): Promise<boolean> {
  for (let at = 0; at < left.length; at += PRUNE_BATCH.max) {
    const numbers = left.slice(at, at + PRUNE_BATCH.max);
    const { store, personal } = options;
    const removed = await pace.run(() => store.removeOldRows({ kind, merNo, numbers, through: null, ...personal }));
    if (removed === 'interrupted') return false;
    note(options, state, { kind, removed: removed.length });
    state.inUse[kind] += numbers.length - removed.length;
  }
  return true;
}

/** Each step removes a batch and finds the next one. */
async function walkKind(options: PruneOptions, run: PruneRun, walk: Merchant & Walk): Promise<boolean> {
  const { merNo, pace, state, kind } = walk;
  const { store, personal } = options;
  const before = firstNumberAt(NUMBERED[kind], walk.before);
  let { rows } = walk;
  for (;;) {
    const through = rows.at(-1)?.number;
    if (through === undefined) return true;
    const numbers = [...new Set(rows.map(({ number }) => number))];
    const free = rows.filter((row) => row.free).length;
    const limit = limitOf(run, pace);
    const step = await pace.batch(async () => ({
      removed:
        run.dryRun === true ? free : (await store.removeOldRows({ kind, merNo, numbers, through, ...personal })).length,
      rows: await store.findOldRows({ kind, merNo, after: through, before, limit }),
    }));
    if (step === 'interrupted') return interrupted(state, walk, numbers[0] ?? through);
    note(options, state, { kind, removed: step.removed, dryRun: run.dryRun });
    state.inUse[kind] += numbers.length - step.removed;
    ({ rows } = step);
  }
}

function interrupted(state: State, { kind, before }: { kind: WalkedKind; before: number }, after: string): false {
  state.overdueMs[kind] = Math.max(state.overdueMs[kind], before - timeOf(after));
  return false;
}

function note(
  { onRemoved }: PruneOptions,
  state: State,
  { kind, removed, dryRun = false }: { kind: RetentionKind; removed: number; dryRun?: boolean | undefined },
): void {
  state.removed[kind] += removed;
  if (!dryRun && removed > 0) onRemoved?.(kind, removed);
}
