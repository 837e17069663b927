import type { AgendaEntry, AgendaKey, AgendaStore } from './agenda.ts';
import type { AttemptStore, PayerAction } from './attempt.ts';
import type { ApprovalStore } from './approval.ts';
import type { AuditEntry, AuditStore } from './audit.ts';
import type { BrandingStore, Logo } from './branding.ts';
import type { BeneficiaryStore } from './beneficiary.ts';
import type { ChannelFiguresStore } from './channel-figures.ts';
import type { Chargeback } from './chargeback.ts';
import type { GettingStartedStore, StatedFact } from './getting-started.ts';
import type { LedgerDayStore } from './ledger-days.ts';
import type { ChargebackStore } from './evidence.ts';
import type { Balance, PostingGroup } from './ledger.ts';
import type { Commitment } from './limits.ts';
import type { LinkStore } from './link.ts';
import type { MailStore } from './mail.ts';
import type { Merchant, MerchantLists, SecretKind } from './merchant.ts';
import type { NewNotification } from './notification.ts';
import type { NoteStore } from './note.ts';
import type { NewOrder, Order, OrderDetails, OrderReference } from './order.ts';
import type { DeliveryStore } from './delivery.ts';
import type { AcceptedOrder, AcceptedRefund } from './outcomes.ts';
import type { OrderIndexStore } from './order-index.ts';
import type { PaymentEnd } from './payment.ts';
import type { PeopleStore } from './people.ts';
import type { PeopleLists } from './people-lists.ts';
import type { InvitationStore } from './invitations.ts';
import type { NewRefund, Refund, RefundPage, RefundSearch } from './refund.ts';
import type { OrderListStore } from './order-list.ts';
import type { LedgerReport, OrderPage, OrderSearch, PoolFigures, ServerFigures, QueueAges } from './reports.ts';
import type { StoredPosting, Totals, TotalsQuery } from './reports.ts';
import type { PayerEventStore } from './payer-event.ts';
import type { RequestLogStore } from './request-log.ts';
import type { RegistrationStore } from './registration.ts';
import type { RetentionStore } from './retention.ts';
import type { SeeingStore } from './seeing.ts';
import type { ReturnStore } from './returns.ts';
import type { SealedStore } from './sealed.ts';
import type { SubmissionStore } from './submission.ts';
import type { TokenStore } from './tokens.ts';
import type { TryStore } from './tries.ts';
import type { ViewStore } from './views.ts';

// The store's port. Everything that belongs together is written in one transaction; concurrent calls on hot paths are
// batched into one commit. A promise resolves after the commit.

export interface Store
  extends
    OrderStore,
    AttemptStore,
    MerchantStore,
    MerchantLists,
    BrandingStore,
    SeeingStore,
    AuditStore,
    AgendaStore,
    DeliveryStore,
    ReportStore,
    OrderListStore,
    LedgerDayStore,
    TryStore,
    RetentionStore,
    RequestLogStore,
    PeopleStore,
    TokenStore,
    InvitationStore,
    PeopleLists,
    ApprovalStore,
    ChargebackStore,
    ChannelFiguresStore,
    OrderIndexStore,
    SubmissionStore,
    NoteStore,
    PayerEventStore,
    LinkStore,
    ViewStore,
    BeneficiaryStore,
    ReturnStore,
    GettingStartedStore,
    RegistrationStore,
    MailStore,
    SealedStore {
  /** Rejects if the database accepts no writes, for whatever reason. Checks at most once a second. */
  ping(): Promise<void>;
  /** The database's clock, which is shared by all nodes. */
  readNow(): Promise<number>;
  /** Changes whenever the connections to the server were made anew. Absent if the database is a file of this machine. */
  serverNo?(): number;
  /** Absent if there is no connection pool. */
  readPool?(): PoolFigures;
  /** Absent if there is no server. */
  readServerFigures?(): Promise<ServerFigures>;
  readSetting(name: string): Promise<string | null>;
  /** Operator changes are recorded in the same transaction (S28). */
  writeSetting(name: string, value: string, audit?: AuditEntry): Promise<void>;
  /** Writes a setting that nobody has written yet. Returns what is stored: of several nodes, the first one decides. */
  keepSetting(name: string, value: string): Promise<string>;
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
  /** Of one merchant or all. Looks at a limited number of rows. */
  searchRefunds(search: RefundSearch): Promise<RefundPage>;
  findChargeback(reference: { merNo: number; chargebackNo: string }): Promise<Chargeback | null>;
  listChargebacks(reference: OrderReference): Promise<Chargeback[]>;
}

export interface ReplayReference {
  readonly merNo: number;
  readonly operation: 'createPayment' | 'createPayout' | 'applyRefund' | 'createRefund';
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
  /** If a person made it. */
  readonly audit?: AuditEntry;
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
    facts?: readonly StatedFact[];
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
}

export interface MerchantDecision<Result> {
  readonly result: Result;
  readonly change?: {
    readonly merchant?: Merchant;
    /** The logo's bytes; null removes them. What is shown of it is in the merchant. */
    readonly logo?: Logo | null;
    readonly addSecrets?: readonly SealedSecret[];
    readonly expireSecrets?: readonly { readonly secretNo: string; readonly expiresAt: number }[];
    readonly facts?: readonly StatedFact[];
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

export interface ReportStore {
  /** Newest first. */
  searchOrders(search: OrderSearch): Promise<OrderPage>;
  sumAmounts(query: TotalsQuery): Promise<Totals>;
  listPostings(reference: { merNo: number; subjects: readonly string[] }): Promise<StoredPosting[]>;
  /** Corrections by hand that concern an order. */
  listCorrections(reference: OrderReference): Promise<StoredPosting[]>;
  verifyLedger(): Promise<LedgerReport>;
  readQueueAges(now: number): Promise<QueueAges>;
}
