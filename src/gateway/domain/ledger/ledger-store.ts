import type { AuditEntry } from '../audit/audit.ts';
import type { OrderReference } from '../orders/order.ts';
import type { Balance, LedgerEvent, Posting, PostingGroup } from './ledger.ts';

export interface BalanceStore {
  findBalance(merNo: number, currency: string): Promise<Balance>;
  listBalances(merNo: number): Promise<{ readonly currency: string; readonly balance: Balance }[]>;
  /**
   * Books money that belongs to no order: a deposit. Income pays debt first. If `decide` returns null, nothing is done.
   */
  changeBalance(
    target: { merNo: number; currency: string },
    decide: (balance: Balance) => { group: PostingGroup; at: number; audit: AuditEntry | null } | null,
  ): Promise<'changed' | 'unchanged' | 'balanceInsufficient'>;
}

export interface LedgerStore {
  listPostings(reference: { merNo: number; subjects: readonly string[] }): Promise<StoredPosting[]>;
  /** Corrections by hand that concern an order. */
  listCorrections(reference: OrderReference): Promise<StoredPosting[]>;
  verifyLedger(): Promise<LedgerReport>;
}

export interface StoredPosting extends Posting {
  readonly event: LedgerEvent;
  readonly subject: string;
  readonly at: number;
}

export interface LedgerReport {
  readonly postings: number;
  readonly orders: number;
  /** One sentence per error; empty if the books are correct. At most 100. */
  readonly problems: readonly string[];
}
