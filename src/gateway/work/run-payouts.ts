import type { RunEndStore } from '../domain/acquirers/run-end.ts';
import type { Lease } from '../domain/lease.ts';
import type { Clock } from '../domain/ports.ts';
import type { PayoutSchedule, PayoutScheduleStore } from '../domain/settlements/payout-schedule.ts';
import { endRun } from '../operations/acquirers/end-runs.ts';
import type { EndRunsDependencies } from '../operations/acquirers/end-runs.ts';
import { putOff, runSchedule } from '../operations/payouts/run-payouts.ts';
import type { RunPayoutsDependencies } from '../operations/payouts/run-payouts.ts';
import { runInBackground } from './background.ts';
import { RUN_BATCH, RUN_INTERVAL_MS, RUN_LEASE_MS, RUN_LOOK_BACK_MS, RUN_ROUNDS_MAX } from './limits.ts';

// Pays what is due. Every node could; the one with the lease does. If two do, the run of a due date is written once (S48).

export interface RunPayoutsOptions {
  readonly deps: RunPayoutsDependencies & EndRunsDependencies;
  readonly store: Pick<PayoutScheduleStore, 'listDueSchedules' | 'nextScheduleAt'> &
    Pick<RunEndStore, 'listEndedRuns'> & { holdPayoutRuns(lease: Lease): Promise<boolean> };
  readonly clock: Clock;
  readonly realClock: Clock;
  /** Unique to this process. */
  readonly holder: string;
  /** Whether other work waits: then this waits. */
  readonly isStrained: () => boolean;
  readonly onError: (error: unknown) => void;
}

export function startPayoutRuns(options: RunPayoutsOptions) {
  const { store, clock, realClock, holder, isStrained, onError } = options;
  let stopping = false;
  const isOver = () => stopping;
  const hold = () => store.holdPayoutRuns({ holder, realNow: realClock.now(), leaseMs: RUN_LEASE_MS });

  // A node that begins looks at all that ever came back; after that, at what may have been written since.
  let since = 0;

  async function run(): Promise<void> {
    if (isStrained() || !(await hold())) return;
    for (let round = 0; round < RUN_ROUNDS_MAX && !isOver(); round += 1) {
      const startedAt = clock.now();
      if ((await runRound(options, { since, isOver })) < RUN_BATCH) {
        since = startedAt - RUN_LOOK_BACK_MS;
        return;
      }
      if (!(await hold())) return;
    }
  }

  const running = runInBackground(run, { intervalMs: RUN_INTERVAL_MS, onError });
  return {
    /** For the sandbox's clock, which stops at each due date. */
    due: { runDue: run, nextAt: () => store.nextScheduleAt() },
    async stop() {
      stopping = true;
      await running.stop();
    },
  };
}

/** Returns how many there were. One that fails keeps none of the others from being paid. */
async function runRound(
  options: RunPayoutsOptions,
  { since, isOver }: { readonly since: number; readonly isOver: () => boolean },
): Promise<number> {
  const { deps, store, clock, onError } = options;
  const due = await store.listDueSchedules({ before: clock.now() + 1, merNo: null, limit: RUN_BATCH });
  for (const schedule of due) {
    if (isOver()) return 0;
    await runOne(options, schedule);
  }
  const ended = await store.listEndedRuns({ since, limit: RUN_BATCH });
  for (const one of ended) {
    if (isOver()) return 0;
    await endRun(deps, one).catch(onError);
  }
  return Math.max(ended.length, due.length);
}

/** One that fails always must not be the first for ever. */
async function runOne({ deps, clock, onError }: RunPayoutsOptions, schedule: PayoutSchedule): Promise<void> {
  try {
    await runSchedule(deps, schedule);
  } catch (error) {
    onError(error);
    await putOff(deps.store, schedule, clock.now()).catch(onError);
  }
}
