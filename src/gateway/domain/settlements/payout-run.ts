import type { AuditEntry } from '../audit/audit.ts';
import { least } from '../people/alone-limits.ts';
import { wholePartOf } from '../whole-currency.ts';
import type { Series } from './line.ts';
import type { ScheduleTerms } from './payout-schedule.ts';

// What becomes of a due date. Its key is the merchant, the currency and the day: whoever comes second changes nothing (S48).

/** One due date. */
export interface RunKey extends Series {
  readonly dueDay: number;
}

/** Why nothing was paid. */
const RUN_REASONS = [
  'nothingToPay',
  'belowMinimum',
  'belowFee',
  'debt',
  'notActive',
  'noAccount',
  'accountWaits',
  'notAgreed',
  'noAcquirer',
  /** The last ones all failed or came back: another try would do the same. */
  'failing',
  /** It waited for a person until the next due date took its place. */
  'superseded',
  /** A person decided so. */
  'skippedByPerson',
] as const;

export type RunReason = (typeof RUN_REASONS)[number];

/** `made`: the payout is on its way. Others than `waiting` and `made` are final, but a paid one may come back. */
const RUN_STATES = ['nothing', 'waiting', 'skipped', 'made', 'paid', 'failed', 'returned'] as const;

export type RunState = (typeof RUN_STATES)[number];

export interface PayoutRun extends RunKey {
  readonly state: RunState;
  /** Null if something is or was to be paid. */
  readonly reason: RunReason | null;
  readonly amount: bigint | null;
  /** Masked. */
  readonly account: string | null;
  readonly tradeNo: string | null;
  readonly at: number;
  readonly decidedBy: string | null;
  readonly decidedAt: number | null;
}

/** Written with its payout, or not at all. */
export interface MadeRun extends RunKey {
  /** Whether it waited for a person, who lets it go now. */
  readonly decidedBy: string | null;
}

export type RunDecision =
  | { readonly kind: 'pay'; readonly amount: bigint }
  | { readonly kind: 'wait'; readonly amount: bigint }
  | { readonly kind: 'nothing'; readonly reason: RunReason };

/** How many payouts in a row may fail or come back before the account is held to be wrong. */
export const FAILED_RUNS_MAX = 3;

/** What a due date pays: what is available, without what is kept back and the fee. */
export function decideRun({
  balance,
  fee,
  terms,
  rulesMax,
  currency,
}: {
  readonly balance: { readonly available: bigint; readonly debt: bigint };
  readonly fee: bigint;
  readonly terms: Pick<ScheduleTerms, 'amountMin' | 'keepBack' | 'aloneMax'>;
  /** What the rules for approvals let a person pay alone; null without a limit. */
  readonly rulesMax: bigint | null;
  readonly currency: string;
}): RunDecision {
  if (balance.debt !== 0n) return { kind: 'nothing', reason: 'debt' };
  const left = balance.available - terms.keepBack;
  if (left <= 0n) return { kind: 'nothing', reason: 'nothingToPay' };
  const amount = wholePartOf(left - fee, currency);
  if (amount <= 0n) return { kind: 'nothing', reason: 'belowFee' };
  if (amount < terms.amountMin) return { kind: 'nothing', reason: 'belowMinimum' };
  const max = least(terms.aloneMax, rulesMax);
  return { kind: max !== null && amount > max ? 'wait' : 'pay', amount };
}

export interface RunQuery {
  /** Null for all merchants. */
  readonly merNo: number | null;
  readonly currency: string | null;
  /** Null for any. */
  readonly states: readonly RunState[] | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly before: RunKey | null;
  readonly limit: number;
}

export interface PayoutRunStore {
  findPayoutRun(key: RunKey): Promise<PayoutRun | null>;
  /** Newest due date first. */
  listPayoutRuns(query: RunQuery): Promise<PayoutRun[]>;
  /** The last ones that made a payout, newest first. */
  listMadeRuns(query: Series & { readonly since: number; readonly limit: number }): Promise<PayoutRun[]>;
  /**
   * Those that somebody has to look at, oldest first: the last of their schedule, which wait for a person, failed or came back, without
   * another schedule or account since then.
   */
  listTroubledRuns(query: {
    readonly merNo: number | null;
    readonly since: number;
    readonly limit: number;
  }): Promise<PayoutRun[]>;
  /** Writes a run without a payout, with its record if it waits. False if there is one for this due date. Those that still wait are superseded. */
  addPayoutRun(run: PayoutRun, audit: AuditEntry | null): Promise<boolean>;
  /** Ends a run that waits, without a payout. False if it waits no longer. */
  skipPayoutRun(
    key: RunKey,
    by: { readonly decidedBy: string; readonly at: number },
    audit: AuditEntry,
  ): Promise<boolean>;
}
