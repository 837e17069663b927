import type { AuditEntry } from '../audit/audit.ts';
import type { Chargeback } from '../chargebacks/chargeback.ts';
import type { NewNotification } from '../deliveries/notification.ts';
import type { Balance, PostingGroup } from '../ledger/ledger.ts';
import type { News } from '../news/news.ts';
import type { EndedTries } from '../payments/payment-end.ts';
import type { AloneShare } from '../people/alone-limits.ts';
import type { NewRefund, Refund } from '../refunds/refund.ts';
import type { AgendaEntry, AgendaKey } from './agenda.ts';
import type { NewOrder, Order, OrderDetails, OrderReference } from './order.ts';
import type { Replay, ReplayReference } from './replay.ts';

export interface OrderStore {
  findOrder(reference: OrderReference): Promise<Order | null>;
  findOrderDetails(reference: OrderReference): Promise<OrderDetails | null>;
  /**
   * Locks the orders, calls `decide` for each in turn, and writes its results, all in one transaction. `decide` may run
   * again if the database requires a retry, so it must be pure. It gets null for an order that does not exist. Later
   * targets of a call see what was decided for earlier ones, balances included.
   */
  changeOrders<Result>(
    targets: readonly ChangeTarget[],
    decide: (locked: LockedOrder | null, target: ChangeTarget) => Decision<Result>,
  ): Promise<Result[]>;
}

export interface NewRecord {
  readonly order: NewOrder;
  readonly agenda: readonly AgendaEntry[];
  readonly replay: Replay | null;
}

export type CreateOutcome =
  | { readonly kind: 'created' }
  /** The merOrderNo is taken; by which order, and since when. */
  | { readonly kind: 'taken'; readonly tradeNo: string; readonly createdAt: number }
  /** The idempotency key is taken. Checked before the order number. */
  | { readonly kind: 'replayed'; readonly replay: Replay };

export interface ChangeTarget extends OrderReference {
  readonly refundNo?: string;
  readonly chargebackNo?: string;
  /** Read refunds since this time into `recentRefunds`. */
  readonly refundsSince?: number;
  readonly replay?: ReplayReference;
  /** Read the open attempt into `openAttempt`. */
  readonly withAttempt?: true;
}

export interface LockedOrder {
  readonly order: Order;
  /** In the settlement currency. */
  readonly balance: Balance;
  readonly refund: Refund | null;
  readonly chargeback: Chargeback | null;
  readonly recentRefunds: readonly Refund[];
  /** Null if none is open, or the target did not ask for it. None is opened while the order is locked. */
  readonly openAttempt: number | null;
  readonly replay: Replay | null;
}

export interface Decision<Result> {
  readonly result: Result;
  readonly change?: OrderChange;
}

/** The listed state, a new refund's sequence and the daily totals are derived automatically. */
export interface OrderChange {
  /** The time of the change, for its postings. */
  readonly at: number;
  readonly order?: Partial<Omit<Order, Exclude<keyof NewOrder, 'acquirer' | 'channelVersion'> | 'listedState'>>;
  readonly newRefund?: NewRefund;
  readonly refund?: Pick<Refund, 'refundNo' | 'state' | 'message' | 'finishedAt'> &
    Partial<Pick<Refund, 'acquirerFacts'>>;
  readonly newChargeback?: Chargeback;
  readonly chargeback?: Pick<Chargeback, 'chargebackNo' | 'state' | 'closedAt'>;
  readonly groups?: readonly PostingGroup[];
  readonly notifications?: readonly NewNotification[];
  readonly agenda?: { readonly add?: readonly AgendaEntry[]; readonly remove?: readonly AgendaKey[] };
  readonly replay?: Replay;
  readonly tries?: EndedTries;
  /** What is news about the change. */
  readonly news?: readonly OrderNews[];
  readonly audit?: AuditEntry;
  /** What counts to the day of whoever does it alone. If it is too much, `AloneDayPassed` is thrown, and nothing is written. */
  readonly alone?: readonly AloneShare[];
}

export interface OrderNews {
  readonly item: News;
  /** Whether it is news only if a person made the order: a program that pays out hundreds a day gets notifications. */
  readonly byHandOnly: boolean;
}
