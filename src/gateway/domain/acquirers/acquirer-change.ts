import type { components } from '../../../../generated/channel.ts';
import type { Lease } from '../lease.ts';
import type { LockedOrder, OrderChange } from '../orders/order-store.ts';
import type { OrderReference } from '../orders/order.ts';
import type { OfferedFeed } from './feed-age.ts';
import type { Task } from './task.ts';

// What an acquirer says without being asked: disputes, refunds and payouts that came back, money that arrived. Each has its effect once
// (S44), in the transaction that stores it.

type Wire = components['schemas'];

/** What a change did. `task`: a person has to see to it. `none`: it says what is known already. */
export type ChangeEffect =
  | 'chargebackOpened'
  | 'chargebackClosed'
  | 'refundReversed'
  | 'payoutReversed'
  | 'task'
  | 'none';

/** As received, in our units and masked, whatever kind it is. */
export interface ReceivedChange {
  readonly acquirer: string;
  readonly changeId: string;
  readonly kind: Wire['Change']['kind'];
  /** 0 if no merchant has such an order. */
  readonly merNo: number;
  /** Null if it names none, or one that is not ours. */
  readonly tradeNo: string | null;
  readonly refundNo: string | null;
  /** The number that it names, whether it is ours or not; empty if none. */
  readonly named: string;
  readonly caseId: string | null;
  readonly stage: Wire['ChargebackChange']['stage'] | null;
  readonly state: Wire['ChargebackChange']['state'] | null;
  readonly currency: string;
  /** Null if it is no amount that an order can have. */
  readonly amount: bigint | null;
  readonly sentAmount: string;
  readonly reasonCode: string | null;
  readonly reason: string;
  readonly acquirerReference: string | null;
  /** What the payer was given to write, if it is one of ours. */
  readonly reference: string | null;
  readonly answerBy: number | null;
  readonly happenedAt: number;
  readonly receivedAt: number;
}

export interface StoredChange extends ReceivedChange {
  readonly effect: ChangeEffect;
  /** The chargeback that it opened or closed. */
  readonly chargebackNo: string | null;
}

/** A refund or payout that came back after it had succeeded. Its state stays. */
export interface Reversal {
  readonly merNo: number;
  /** The refund's number, or the payout's. */
  readonly subject: string;
  readonly kind: 'refund' | 'payout';
  readonly tradeNo: string;
  readonly acquirer: string;
  readonly changeId: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly settlementCurrency: string;
  readonly settleAmount: bigint;
  readonly at: number;
}

/** With what the acquirer wrote about it; empty once the payer's data was erased. */
export interface ExplainedReversal extends Reversal {
  readonly reason: string;
}

type FeedName = 'changes' | 'settlementReports';

export interface FeedKey {
  readonly acquirer: string;
  readonly feed: FeedName;
}

export interface FeedPlace {
  /** Where the last answer ended; null at the beginning. */
  readonly place: string | null;
  /** Where the lines of the report after `place` ended; null if it is not begun. */
  readonly page: string | null;
}

/** What a change is decided on, read under the locks of its transaction. */
export interface FoundForChange {
  /** Null if it names no order of ours. */
  readonly locked: LockedOrder | null;
  /** Whether the refund or payout came back before. */
  readonly isReversed: boolean;
  /** How many chargebacks the order has had. */
  readonly chargebacks: number;
}

export interface ChangeDecision {
  /** Whether it names an order of ours that went to this acquirer. */
  readonly isOurs: boolean;
  readonly effect: ChangeEffect;
  readonly chargebackNo: string | null;
  readonly change: OrderChange | null;
  readonly reversal: Reversal | null;
  readonly task: NewTask | null;
}

type NewTask = Pick<Task, 'taskNo' | 'kind'>;

/** `known`: it was applied before. `contradicted`: so it was, with other contents. `lost`: another node reads the feed now. */
export type AppliedChange = 'applied' | 'known' | 'contradicted' | 'lost';

export interface AcquirerChangeStore {
  /** Takes or keeps the lease of the node that reads a feed, and says how far it was read. Null: another node has it. */
  holdFeed(key: FeedKey, lease: Lease & { readonly now: number }): Promise<FeedPlace | null>;
  /** Those that acquirers offer, as far as they were asked. */
  listOfferedFeeds(): Promise<OfferedFeed[]>;
  /** The acquirer says that it does not offer it. How far it was read stays. */
  forgetOffer(key: FeedKey): Promise<void>;
  releaseFeed(key: FeedKey, holder: string): Promise<void>;
  /** Only for the holder; false if another node has it. */
  moveFeed(key: FeedKey, move: FeedPlace & { readonly holder: string; readonly readAt: number }): Promise<boolean>;
  /**
   * Stores a change with its effect, in one transaction under the lease of its feed. `decide` must be pure. With `place`, the feed
   * moves there in the same transaction.
   */
  applyChange(
    input: { readonly holder: string; readonly change: ReceivedChange; readonly place?: string | null },
    decide: (found: FoundForChange) => ChangeDecision,
  ): Promise<AppliedChange>;
  /** The changes of an order, oldest first; at most so many. */
  listChanges(query: OrderReference & { readonly limit: number }): Promise<StoredChange[]>;
  /** What came back of an order, oldest first. */
  listReversals(reference: OrderReference): Promise<ExplainedReversal[]>;
  /** What came back among these refunds and payouts. */
  findReversals(subjects: readonly Pick<Reversal, 'merNo' | 'subject'>[]): Promise<ExplainedReversal[]>;
}
