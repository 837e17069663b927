import type { AuditEntry } from '../audit/audit.ts';
import type { StoredChange } from './acquirer-change.ts';

// What a person has to see to, because no rule decides it: it has an age, an owner, and an end.

const TASK_KINDS = [
  /** The bank asks about a payment; no money has moved. */
  'disputeInquiry',
  /** A dispute of another amount than what is left of the payment. */
  'disputePartial',
  /** A dispute of a payment that had one before. */
  'disputeSecond',
  /** A later stage: pre-arbitration or arbitration. */
  'disputeStage',
  /** The end of a dispute that does not fit what is stored of it. */
  'disputeUnmatched',
  /** A dispute of something that cannot be charged back. */
  'disputeImpossible',
  'refundReversed',
  'payoutReversed',
  /** A refund or payout cannot have come back as the acquirer writes: other amount, other state, or a second time. */
  'reversalUnmatched',
  'transferArrived',
  /** The number is not ours, or not of that acquirer. */
  'numberUnknown',
  /** A payout that a schedule made was declined. */
  'scheduledPayoutFailed',
] as const;

export type TaskKind = (typeof TASK_KINDS)[number];

/** `done`: somebody did what was needed. `noAction`: nothing was. */
export type TaskEnding = 'done' | 'noAction';

export interface Task {
  readonly taskNo: string;
  readonly kind: TaskKind;
  readonly merNo: number;
  readonly tradeNo: string | null;
  /** The number that it is about; empty if there is none. */
  readonly subject: string;
  readonly acquirer: string;
  /** Empty if no news led to it. */
  readonly changeId: string;
  readonly createdAt: number;
  readonly ownerId: string | null;
  readonly owner: string | null;
  readonly takenAt: number | null;
  readonly endedAt: number | null;
  readonly endedBy: string | null;
  readonly ending: TaskEnding | null;
  readonly note: string;
}

export interface TaskSearch {
  /** Null for both. */
  readonly isOpen: boolean | null;
  readonly kind: TaskKind | null;
  readonly acquirer: string | null;
  readonly merNo: number | null;
  readonly ownerId: string | null;
  /** Open ones are listed oldest first, the others newest first. */
  readonly after: string | null;
  readonly limit: number;
}

/** With the news that led to it; null if the gateway found it out itself. */
export interface FoundTask extends Task {
  readonly change: StoredChange | null;
  /** What should have been paid out by schedule; null if it is about something else. */
  readonly payout: { readonly amount: bigint; readonly currency: string } | null;
}

export interface TaskPage {
  readonly tasks: readonly FoundTask[];
  readonly next: string | null;
}

export interface TaskStore {
  searchTasks(search: TaskSearch): Promise<TaskPage>;
  findTask(taskNo: string): Promise<FoundTask | null>;
  /** Open ones, up to one more than `countMax`. */
  countTasks(countMax: number): Promise<number>;
  /** Locks the task and writes what is decided, with its record. False if there is none. `decide` must be pure. */
  changeTask(
    taskNo: string,
    decide: (task: Task) => { readonly task: Partial<Omit<Task, 'taskNo'>>; readonly audit: AuditEntry } | null,
  ): Promise<boolean>;
}
