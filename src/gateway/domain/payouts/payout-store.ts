import type { AuditEntry } from '../audit/audit.ts';
import type { PostingGroup } from '../ledger/ledger.ts';
import type { AloneShare } from '../people/alone-limits.ts';
import type { CreateOutcome, NewRecord } from '../orders/order-store.ts';
import type { OrderReference } from '../orders/order.ts';
import type { AcquirerCandidate } from '../ports.ts';

export interface PayoutStore {
  /** Writes a processing payout and holds its money, or does neither. */
  createPayout(record: NewPayout): Promise<CreateOutcome | PayoutRefused>;
  /**
   * Gives a processing payout to another acquirer, with the agenda entry that asks about it. False if it has ended, or is with
   * another one than `payout` says: then nothing changes.
   */
  movePayout(
    payout: OrderReference & Pick<AcquirerCandidate, 'acquirer'>,
    next: AcquirerCandidate & { readonly inquireAt: number },
  ): Promise<boolean>;
}

/** Nothing was written: the balance is too small, or it is more than whoever does it may do alone on one day. */
export interface PayoutRefused {
  readonly kind: 'balanceInsufficient' | 'aloneDayPassed';
}

export interface NewPayout extends NewRecord {
  /** The fee that is held with the amount. */
  readonly transactionFee: bigint;
  readonly hold: PostingGroup;
  /** If a person made it. */
  readonly audit?: AuditEntry;
  /** What counts to that person's day, if they do it alone. */
  readonly alone?: readonly AloneShare[];
}
