import type { AuditEntry } from '../audit/audit.ts';
import type { PostingGroup } from '../ledger/ledger.ts';
import type { AloneShare } from '../people/alone-limits.ts';
import type { CreateOutcome, NewRecord } from '../orders/order-store.ts';
import type { OrderReference } from '../orders/order.ts';
import type { AcquirerCandidate } from '../ports.ts';
import type { MadeRun } from '../settlements/payout-run.ts';

export interface PayoutStore {
  /** Writes a processing payout and holds its money, or does neither. */
  createPayout(record: NewPayout): Promise<PayoutOutcome>;
  /**
   * Gives a processing payout to another acquirer, with the agenda entry that asks about it. False if it has ended, or is with
   * another one than `payout` says: then nothing changes.
   */
  movePayout(
    payout: OrderReference & Pick<AcquirerCandidate, 'acquirer'>,
    next: AcquirerCandidate & { readonly inquireAt: number },
  ): Promise<boolean>;
}

export type PayoutOutcome = Exclude<CreateOutcome, { readonly kind: 'created' }> | PayoutCreated | PayoutRefused;

interface PayoutCreated {
  readonly kind: 'created';
  /** Absent if it is not to the merchant's own account. */
  readonly batch?: { readonly batchNo: string; readonly merOrderNo: string };
}

/**
 * Nothing was written: the balance is too small, it is more than whoever does it may do alone on one day, or its due date has been
 * taken care of.
 */
interface PayoutRefused {
  readonly kind: 'balanceInsufficient' | 'aloneDayPassed' | 'runTaken';
}

export interface NewPayout extends NewRecord {
  /** The fee that is held with the amount. */
  readonly transactionFee: bigint;
  readonly hold: PostingGroup;
  /** If a person made it. */
  readonly audit?: AuditEntry;
  /** What counts to that person's day, if they do it alone. */
  readonly alone?: readonly AloneShare[];
  /** If it is to the merchant's own account. */
  readonly batch?: NewBatch;
}

export interface NewBatch {
  /** Masked. */
  readonly account: string;
  /** If a schedule made it. Its order is then named by the batch. */
  readonly run?: MadeRun;
}
