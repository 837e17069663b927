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

// The store's port. Everything that is written together is written in one transaction; what concurrent callers bring is
// gathered into one commit where it is hot. A promise resolves after the commit.

export interface Store
  extends OrderStore, AttemptStore, MerchantStore, AgendaStore, DeliveryStore, ReportStore, TryStore {
  /** Rejects where the database takes no writes, for whatever reason. Asked often, it looks once a second. */
  ping(): Promise<void>;
  /** What time it is for the database, which is one time for all nodes. */
  readNow(): Promise<number>;
  /** One sealed text of each key that sealed any. */
  sampleSealed(): Promise<string[]>;
  /** Absent where there is no pool of connections. */
  readPool?(): PoolFigures;
  readSetting(name: string): Promise<string | null>;
  /** What an operator sets is recorded in the same transaction (S28). */
  writeSetting(name: string, value: string, audit?: AuditEntry): Promise<void>;
  close(): Promise<void>;
}

export interface OrderStore {
  /** Writes a payment that is processing. Gathered into batches. */
  createPayment(record: NewRecord): Promise<CreateOutcome>;
  /** Ends a payment that is processing: state, postings, notification, agenda. Gathered into batches. */
  finishPayment(record: FinishedPayment): Promise<'finished' | 'alreadyFinal'>;
  /** Writes a payout that is processing and holds its money, or neither. */
  createPayout(record: NewPayout): Promise<CreateOutcome | { readonly kind: 'balanceInsufficient' }>;
  /**
   * Locks the orders, asks `decide` about each in turn, and writes what it answers, all in one transaction. `decide` may
   * run again where the database asks for another try, so it must be pure. An order that does not exist is null. Later
   * targets of one call see what was decided about earlier ones, balances included.
   */
  changeOrders<Result>(
    targets: readonly ChangeTarget[],
    decide: (locked: LockedOrder | null, target: ChangeTarget) => Decision<Result>,
  ): Promise<Result[]>;
  /** Fills in the first answer of an idempotency key that was written without one. */
  recordAnswer(replay: ReplayReference & { readonly answer: RecordedAnswer }): Promise<void>;
  /** Adds what the payer has to do to the details of an order. */
  recordAction(reference: OrderReference, action: PayerAction): Promise<void>;
  /** For the limits of a large order. */
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

/** What the first request with an idempotency key was answered. */
export type RecordedAnswer = AcceptedOrder | AcceptedRefund;

/** An idempotency key, what it was used for, and the first answer; null while there is none yet. */
export interface Replay extends ReplayReference {
  readonly fingerprint: string;
  /** Trade number, or refund number of a refund. */
  readonly subject: string;
  readonly answer: RecordedAnswer | null;
}

export interface NewRecord {
  readonly order: NewOrder;
  readonly agenda: readonly AgendaEntry[];
  readonly replay: Replay | null;
}

export interface NewPayout extends NewRecord {
  /** The fee that is held together with the amount. */
  readonly transactionFee: bigint;
  readonly hold: PostingGroup;
}

export type CreateOutcome =
  | { readonly kind: 'created' }
  /** The merOrderNo is used; by which order, and since when. */
  | { readonly kind: 'taken'; readonly tradeNo: string; readonly createdAt: number }
  /** The idempotency key is used. Looked at before the order number. */
  | { readonly kind: 'replayed'; readonly replay: Replay };

export interface FinishedPayment {
  /** As it was when it was written, processing. */
  readonly order: NewOrder | Order;
  readonly end: PaymentEnd;
  readonly finishedAt: number;
  readonly notification: NewNotification | null;
  /** Replaces the agenda of the order. */
  readonly agenda: readonly AgendaEntry[];
  readonly answer: (ReplayReference & { readonly answer: RecordedAnswer }) | null;
}

export interface ChangeTarget extends OrderReference {
  readonly refundNo?: string;
  readonly chargebackNo?: string;
  /** Read refunds that are not older than this moment into `recentRefunds`. */
  readonly refundsSince?: number;
  readonly replay?: ReplayReference;
  /** Read which attempt is open into `openAttempt`. */
  readonly withAttempt?: true;
}

export interface LockedOrder {
  readonly order: Order;
  /** In the settlement currency. */
  readonly balance: Balance;
  readonly refund: Refund | null;
  readonly chargeback: Chargeback | null;
  readonly recentRefunds: readonly Refund[];
  /** Null where none is open, or the target did not ask. None is opened while the order is locked. */
  readonly openAttempt: number | null;
  readonly replay: Replay | null;
}

export interface Decision<Result> {
  readonly result: Result;
  readonly change?: OrderChange;
}

/** The listed state, a new refund's sequence and the totals per day follow by themselves. */
export interface OrderChange {
  /** The moment of the change, for its postings. */
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
  /** Locks the merchant and writes what `decide` answers; null where there is no such merchant. */
  changeMerchant<Result>(
    merNo: number,
    decide: (locked: { merchant: Merchant; secrets: readonly SealedSecret[] }) => MerchantDecision<Result>,
  ): Promise<Result | null>;
  /** Moves money that is not an order's: a deposit. What becomes available pays debt first. Null decides to do nothing. */
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
  /** Takes due entries under a lease. Entries of a dead holder come back when the lease is over. */
  claimAgenda(claim: AgendaClaim): Promise<AgendaItem[]>;
  /** Puts claimed entries off. Those that another holder has taken since stay as they are. */
  postponeAgenda(holder: string, items: readonly (AgendaItem & { readonly nextAt: number })[]): Promise<void>;
  removeAgenda(keys: readonly AgendaKey[]): Promise<void>;
  /** When the next entry is due that nobody holds; null where there is none. */
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

/** Counts of failed tries; see tries.ts. Those of which nothing is known are `NO_TRIES`. */
export interface TryStore {
  readTries(key: TryKey): Promise<TryCounts>;
  /**
   * Locks the counts, asks `decide`, and writes what it answers; counts that it answers unchanged are not written. `decide`
   * may run again if the database asks for another try. Gathered into batches.
   */
  changeTries<Result>(
    key: TryKey,
    decide: (counts: TryCounts) => { readonly result: Result; readonly counts: TryCounts },
  ): Promise<Result>;
  /** Removes up to `limit` counts that were forgotten by that moment, oldest first, and answers how many. */
  forgetTries(input: { readonly forgottenBy: number; readonly limit: number }): Promise<number>;
}
