import type { Permission } from '../../../../generated/permissions.ts';
import type { Acting } from '../../domain/audit/actor.ts';

export type AttentionKind =
  | 'channel'
  | 'successRate'
  | 'failingCalls'
  | 'unsignedCalls'
  | 'stuckOrder'
  | 'approval'
  | 'registration'
  | 'chargeback'
  | 'task'
  | 'payoutRun'
  | 'delivery'
  | 'ledger'
  | 'mail'
  | 'backup'
  | 'key'
  | 'token'
  | 'secondFactor'
  | 'unreachable';

export interface AttentionEntry {
  readonly subject: string | null;
  readonly merNo: number | null;
  readonly text: string;
  readonly at: number;
  readonly dueAt: number | null;
}

/** Counted up to this; above it, the page only says that there are more. */
export const COUNT_MAX = 100;

export interface Within {
  /** Null for all merchants. */
  readonly merNo: number | null;
  readonly now: number;
  readonly acting: Acting;
}

export interface Source<Dependencies> {
  /** Any of these shows it to the operator's people, and to a merchant's; none on a side: it is not for them. */
  readonly operator: readonly Permission[];
  readonly merchant: readonly Permission[];
  /** The most urgent first, one more than are counted if there are so many. */
  read(deps: Dependencies, within: Within): Promise<readonly AttentionEntry[]>;
}
