import type { AgendaClaim, AgendaEntry, AgendaItem, AgendaKey } from './agenda.ts';
import type { AttemptStore, PayerAction } from './attempt.ts';
import type { AuditEntry } from './audit.ts';
import type { Chargeback } from './chargeback.ts';
import type { Balance, PostingGroup } from './ledger.ts';
import type { Commitment } from './limits.ts';
import type { Merchant, SecretKind } from './merchant.ts';
import type { NewNotification } from './notification.ts';
import type { NewOrder, Order, OrderDetails, OrderReference } from './order.ts';
import type { DeliveryStore } from './delivery.ts';
import type { AcceptedOrder, AcceptedRefund } from './outcomes.ts';
import type { PaymentEnd } from './payment.ts';
import type { NewRefund, Refund } from './refund.ts';
import type { LedgerReport, OrderPage, OrderSearch, PoolFigures, QueueAges } from './reports.ts';
import type { StoredPosting, Totals, TotalsQuery } from './reports.ts';
import type { TryCounts, TryKey } from './tries.ts';

// The store's port. Everything that belongs together is written in one transaction; concurrent calls on hot paths are
// batched into one commit. A promise resolves after the commit.

export interface Store
  extends OrderStore, AttemptStore, MerchantStore, AgendaStore, DeliveryStore, ReportStore, TryStore {
  /** Rejects if the database accepts no writes, for whatever reason. Checks at most once a second. */
  ping(): Promise<void>;
  /** The database's clock, which is shared by all nodes. */
  readNow(): Promise<number>;
  /** One sealed text for each key in use. */
  sampleSealed(): Promise<string[]>;
  /** Absent if there is no connection pool. */
  readPool?(): PoolFigures;
  readSetting(name: string): Promise<string | null>;
  /** Operator changes are recorded in the same transaction (S28). */
  writeSetting(name: string, value: string, audit?: AuditEntry): Promise<void>;
  close(): Promise<void>;
}

export interface OrderStore {
  /** Writes a processing payment. Batched. */
  createPayment(record: NewRecord): Promise<CreateOutcome>;
  /** Ends a processing payment: state, postings, notification, agenda. Batched. */
  finishPayment(record: FinishedPayment): Promise<'finished' | 'alreadyFinal'>;
  /** Writes a processing payout and holds its money, or does neither. */
  createPayout(record: NewPayout): Promise<CreateOutcome | { readonly kind: 'balanceInsufficient' }>;
  /**
   * Locks the orders, calls `decide` for each in turn, and writes its results, all in one transaction. `decide` may run
   * again if the database requires a retry, so it must be pure. It gets null for an order that does not exist. Later
   * targets of a call see what was decided for earlier ones, balances included.
   */
  changeOrders<Result>(
    targets: readonly ChangeTarget[],
    decide: (locked: LockedOrder | null, target: ChangeTarget) => Decision<Result>,
  ): Promise<Result[]>;
  /** Stores the first response of an idempotency key that was written without one. */
  recordAnswer(replay: ReplayReference & { readonly answer: RecordedAnswer }): Promise<void>;
  /** Adds the payer's action to the details of an order. */
  recordAction(reference: OrderReference, action: PayerAction): Promise<void>;
  /** For the limits on a large order. */
  readCommitment(target: { merNo: number; settlementCurrency: string; day: number }): Promise<Commitment>;
  findReplay(replay: ReplayReference): Promise<Replay | null>;
  findOrder(reference: OrderReference): Promise<Order | null>;
  findOrderDetails(reference: OrderReference): Promise<OrderDetails | null>;
  findRefund(reference: { merNo: number; refundNo: string }): Promise<Refund | null>;
  listRefunds(reference: OrderReference): Promise<Refund[]>;
  findChargeback(reference: { merNo: number; chargebackNo: string }): Promise<Chargeback | null>;
  listChargebacks(reference: OrderReference): Promise<Chargeback[]>;
}

export interface ReplayReference {
  readonly merNo: number;
  readonly operation: 'createPayment' | 'createPayout' | 'applyRefund';
  readonly key: string;
}

/** The response to the first request with an idempotency key. */
export type RecordedAnswer = AcceptedOrder | AcceptedRefund;

/** An idempotency key, its subject, and the first response; null while there is none yet. */
export interface Replay extends ReplayReference {
  readonly fingerprint: string;
  /** Trade number, or refund number for a refund. */
  readonly subject: string;
  readonly answer: RecordedAnswer | null;
}

export interface NewRecord {
  readonly order: NewOrder;
  readonly agenda: readonly AgendaEntry[];
  readonly replay: Replay | null;
}

export interface NewPayout extends NewRecord {
  /** The fee that is held with the amount. */
  readonly transactionFee: bigint;
  readonly hold: PostingGroup;
}

export type CreateOutcome =
  | { readonly kind: 'created' }
  /** The merOrderNo is taken; by which order, and since when. */
  | { readonly kind: 'taken'; readonly tradeNo: string; readonly createdAt: number }
  /** The idempotency key is taken. Checked before the order number. */
  | { readonly kind: 'replayed'; readonly replay: Replay };

export interface FinishedPayment {
  /** The order as written, processing. */
  readonly order: NewOrder | Order;
  readonly end: PaymentEnd;
  readonly finishedAt: number;
  readonly notification: NewNotification | null;
  /** Replaces the order's agenda. */
  readonly agenda: readonly AgendaEntry[];
  readonly answer: (ReplayReference & { readonly answer: RecordedAnswer }) | null;
}

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
  readonly order?: Partial<Omit<Order, keyof NewOrder | 'listedState'>>;
  readonly newRefund?: NewRefund;
  readonly refund?: Pick<Refund, 'refundNo' | 'state' | 'message' | 'finishedAt'>;
  readonly newChargeback?: Chargeback;
  readonly chargeback?: Pick<Chargeback, 'chargebackNo' | 'state' | 'closedAt'>;
  readonly groups?: readonly PostingGroup[];
  readonly notifications?: readonly NewNotification[];
  readonly agenda?: { readonly add?: readonly AgendaEntry[]; readonly remove?: readonly AgendaKey[] };
  readonly replay?: Replay;
  readonly audit?: AuditEntry;
}

export interface SealedSecret {
  readonly secretNo: string;
  readonly kind: SecretKind;
  readonly sealed: string;
  readonly createdAt: number;
  readonly expiresAt: number | null;
}

export interface MerchantStore {
  findMerchant(
    merNo: number,
  ): Promise<{ readonly merchant: Merchant; readonly secrets: readonly SealedSecret[] } | null>;
  listMerchants(page: { readonly after: number; readonly limit: number }): Promise<Merchant[]>;
  createMerchant(input: {
    merchant: Merchant;
    secrets: readonly SealedSecret[];
    audit: AuditEntry;
  }): Promise<'created' | 'taken'>;
  /** Locks the merchant and writes the result of `decide`; null if there is no such merchant. */
  changeMerchant<Result>(
    merNo: number,
    decide: (locked: { merchant: Merchant; secrets: readonly SealedSecret[] }) => MerchantDecision<Result>,
  ): Promise<Result | null>;
  /**
   * Books money that belongs to no order: a deposit. Income pays debt first. If `decide` returns null, nothing is done.
   */
  changeBalance(
    target: { merNo: number; currency: string },
    decide: (balance: Balance) => { group: PostingGroup; at: number; audit: AuditEntry | null } | null,
  ): Promise<'changed' | 'unchanged' | 'balanceInsufficient'>;
  listRates(): Promise<ExchangeRate[]>;
  putRate(rate: ExchangeRate, audit: AuditEntry): Promise<void>;
  listBalances(merNo: number): Promise<{ readonly currency: string; readonly balance: Balance }[]>;
  findBalance(merNo: number, currency: string): Promise<Balance>;
  listActions(page: {
    readonly before: number | null;
    readonly limit: number;
  }): Promise<(AuditEntry & { readonly actionNo: number })[]>;
}

export interface MerchantDecision<Result> {
  readonly result: Result;
  readonly change?: {
    readonly merchant?: Merchant;
    readonly addSecrets?: readonly SealedSecret[];
    readonly expireSecrets?: readonly { readonly secretNo: string; readonly expiresAt: number }[];
    readonly audit: AuditEntry;
  };
}

export interface ExchangeRate {
  readonly from: string;
  readonly to: string;
  /** Units of `to` for one unit of `from`, as a decimal text. */
  readonly rate: string;
  readonly updatedAt: number;
}

export interface AgendaStore {
  /** Claims due entries under a lease. Entries of a dead holder return when the lease expires. */
  claimAgenda(claim: AgendaClaim): Promise<AgendaItem[]>;
  /** Postpones claimed entries. Those that another holder has claimed since stay unchanged. */
  postponeAgenda(holder: string, items: readonly (AgendaItem & { readonly nextAt: number })[]): Promise<void>;
  removeAgenda(keys: readonly AgendaKey[]): Promise<void>;
  /** When the next unclaimed entry is due; null if there is none. */
  nextAgendaAt(): Promise<number | null>;
}

export interface ReportStore {
  /** Newest first. */
  searchOrders(search: OrderSearch): Promise<OrderPage>;
  sumAmounts(query: TotalsQuery): Promise<Totals>;
  listPostings(reference: { merNo: number; subjects: readonly string[] }): Promise<StoredPosting[]>;
  verifyLedger(): Promise<LedgerReport>;
  readQueueAges(now: number): Promise<QueueAges>;
}

/** Counts of failed attempts; see tries.ts. Unknown subjects have `NO_TRIES`. */
export interface TryStore {
  readTries(key: TryKey): Promise<TryCounts>;
  /**
   * Locks the counts, calls `decide`, and writes its result; unchanged counts are not written. `decide` may run again
   * if the database requires a retry. Batched.
   */
  changeTries<Result>(
    key: TryKey,
    decide: (counts: TryCounts) => { readonly result: Result; readonly counts: TryCounts },
  ): Promise<Result>;
  /** Removes up to `limit` counts that expired by then, oldest first, and returns how many. */
  forgetTries(input: { readonly forgottenBy: number; readonly limit: number }): Promise<number>;
}
