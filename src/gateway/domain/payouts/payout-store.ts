import type { AuditEntry } from '../audit/audit.ts';
import type { PostingGroup } from '../ledger/ledger.ts';
import type { CreateOutcome, NewRecord } from '../orders/order-store.ts';

export interface PayoutStore {
  /** Writes a processing payout and holds its money, or does neither. */
  createPayout(record: NewPayout): Promise<CreateOutcome | { readonly kind: 'balanceInsufficient' }>;
}

export interface NewPayout extends NewRecord {
  /** The fee that is held with the amount. */
  readonly transactionFee: bigint;
  readonly hold: PostingGroup;
  /** If a person made it. */
  readonly audit?: AuditEntry;
}
