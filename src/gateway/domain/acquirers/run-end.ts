import type { PayoutRun } from '../settlements/payout-run.ts';
import type { PayoutSchedule } from '../settlements/payout-schedule.ts';
import type { Task } from './task.ts';

// How the payouts of schedules ended, as their orders and the acquirers' news say.

/** A run whose payout has ended, or came back after that. */
export interface EndedRun extends PayoutRun {
  readonly became: 'paid' | 'failed' | 'returned';
  readonly acquirer: string | null;
}

export interface RunEndStore {
  /** Those that came back are looked for among what came back since then. */
  listEndedRuns(query: { readonly since: number; readonly limit: number }): Promise<EndedRun[]>;
  /**
   * Writes how a run ended, with the task and the next try that follow from it. False, and nothing is written, if another node did, or
   * somebody has changed the schedule since it was read.
   */
  endRun(
    run: EndedRun,
    follows: {
      readonly task: Task | null;
      readonly retry: { readonly schedule: PayoutSchedule; readonly next: RetryAt } | null;
    },
  ): Promise<boolean>;
}

type RetryAt = Pick<PayoutSchedule, 'nextDay' | 'nextAt' | 'retryDay'>;
