import type { AuditEntry } from '../audit/audit.ts';
import type { Lease } from '../lease.ts';
import type { OrderDetails } from '../orders/order.ts';

// What is removed when it is old, and what is kept for ever. The guide "Retention" shows these lists; a test compares them with
// the guide and with the tables of the migrated schema.

export const RETENTION_KINDS = ['notifications', 'idempotency', 'payerData', 'expiredSecrets'] as const;

export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** For each kind, how long it is kept; null keeps it for ever. */
export type Lifetimes = Readonly<Record<RetentionKind, number | null>>;

export interface LifetimeRule {
  readonly setting: string;
  readonly defaultDays: number;
  /** Shorter lifetimes are refused. */
  readonly daysMin: number;
  readonly whyMin: string;
  readonly removes: string;
}

export const LIFETIME_RULES: Readonly<Record<RetentionKind, LifetimeRule>> = {
  notifications: {
    setting: 'RETENTION_NOTIFICATIONS_DAYS',
    defaultDays: 90,
    daysMin: 7,
    whyMin: 'a notification can be resent for that long',
    removes: 'bodies of notifications, responses of merchants, and all attempts but the last',
  },
  idempotency: {
    setting: 'RETENTION_IDEMPOTENCY_DAYS',
    defaultDays: 90,
    daysMin: 30,
    whyMin: 'the merchant contract promises it',
    removes: 'idempotency keys of payments and payouts, with the first response',
  },
  payerData: {
    setting: 'RETENTION_PAYER_DATA_DAYS',
    defaultDays: 540,
    daysMin: 120,
    whyMin: 'a payer can dispute a card payment for that long',
    removes:
      "payers' personal data, their attempts to pay and visits to the payment page, masked cards and accounts, products, notes of the operator's people",
  },
  expiredSecrets: {
    setting: 'RETENTION_EXPIRED_SECRETS_DAYS',
    defaultDays: 30,
    daysMin: 1,
    whyMin: 'a key that has just expired explains a wrong signature',
    removes: "merchants' keys and secrets that were replaced and have expired",
  },
};

/** A table of the database: removed with one of the kinds, in part or whole; removed by its own rule; or kept for ever. */
export type TableRule =
  | { readonly kind: RetentionKind; readonly removed: string; readonly stays: string }
  | { readonly until: string; readonly removed: string; readonly stays: string }
  | { readonly kept: string };

export const TABLE_RULES: Readonly<Record<string, TableRule>> = {
  orders: { kept: 'Order numbers can be used once; amounts, states and fees belong to the books.' },
  order_details: { kind: 'payerData', removed: 'the row', stays: 'nothing' },
  payment_attempts: { kind: 'payerData', removed: 'the rows of an order', stays: 'nothing' },
  payer_events: { kind: 'payerData', removed: 'the rows of an order', stays: 'nothing' },
  links: { kept: 'One row per payment link.' },
  link_payments: { kept: 'One row per order begun with a link; the browser only as a keyed hash.' },
  notes: { kind: 'payerData', removed: 'the rows of an order', stays: 'nothing' },
  refunds: { kept: 'Part of the books. Its remark is removed with the data of the payer.' },
  chargebacks: { kept: 'Part of the books. The text of its answer is removed with the data of the payer.' },
  chargeback_evidence: { kind: 'payerData', removed: 'the rows of an order', stays: 'nothing' },
  chargeback_files: { kind: 'payerData', removed: 'the rows of an order', stays: 'nothing' },
  postings: { kept: 'The ledger only grows.' },
  balances: { kept: 'One row per merchant and currency.' },
  ledger_days: { kept: 'A few rows per merchant and day; balances as of a day are read from them.' },
  acquirer_days: { kept: 'A few rows per merchant and day; what each acquirer owes is read from them.' },
  ledger_progress: { kept: 'One row per merchant: which days are closed.' },
  day_totals: { kept: 'A few rows per merchant and day; lists and totals are read from them.' },
  idempotency: {
    kind: 'idempotency',
    removed: 'the row, if its order has ended',
    stays: 'keys of refunds: nothing else stops a repeated refund',
  },
  notifications: {
    kind: 'notifications',
    removed: "the body and the merchant's last response",
    stays: 'event, address, state, number of attempts, result of the last',
  },
  delivery_attempts: { kind: 'notifications', removed: 'the rows of a notification', stays: 'nothing' },
  delivery_resends: { kind: 'notifications', removed: 'the rows of a notification', stays: 'nothing' },
  merchant_secrets: { kind: 'expiredSecrets', removed: 'the row', stays: 'what has not expired' },
  merchants: { kept: 'One row per merchant.' },
  merchant_logos: { kept: 'A few rows per merchant with a logo, until it is replaced or removed.' },
  merchant_facts: { kept: 'At most three rows per merchant: when it took its keys and passed a test.' },
  key_uses: {
    kind: 'expiredSecrets',
    removed: 'the rows of a key',
    stays: 'which programs used a key last, at most 64 rows per key',
  },
  endpoint_tests: { kept: 'At most 20 rows per merchant: the last test of a notification address.' },
  delivery_pauses: { kept: 'One row per paused merchant.' },
  exchange_rates: { kept: 'One row per pair of currencies.' },
  settings: { kept: 'A few rows.' },
  audit: { kept: 'Who did what, when and why. It only grows.' },
  audit_days: { kept: 'One row per day with actions: where its chain ends.' },
  people: { kept: 'One row per person.' },
  memberships: { kept: 'One row per role of a person.' },
  invitations: { kept: 'One row per invitation; its link is kept as a hash.' },
  factors: { kept: 'One row per second factor in use.' },
  passkeys: { kept: 'One row per passkey in use.' },
  identities: { kept: 'One row per person and identity provider.' },
  sessions: { until: 'until they end', removed: 'the row', stays: 'sessions that can still be used' },
  devices: { until: 'until not used for 400 days', removed: 'the row', stays: 'where people sign in from, hashed' },
  sign_in_steps: { until: 'until they expire', removed: 'the row', stays: 'what was begun minutes ago' },
  tokens: { kept: 'One row per token of a program; the token only as a hash.' },
  approvals: {
    until: 'until they are decided',
    removed: 'what was asked for, with the account of a payout but no card',
    stays: 'who asked, who decided, a masked copy, what became of it',
  },
  approval_rules: { kept: 'One row for the operator, and one per merchant.' },
  demanded_rules: { kept: 'At most one row per merchant.' },
  alone_days: { until: 'for a few days', removed: 'the row', stays: 'what each person did alone lately, as sums' },
  beneficiaries: {
    until: 'until they are removed',
    removed: 'the row',
    stays: 'whom the merchant pays; the account is sealed',
  },
  saved_views: { kept: 'At most 50 rows per person: named addresses of screens, until deleted.' },
  form_submissions: { until: 'for a day', removed: 'the row', stays: 'forms sent today, as keyed hashes' },
  registrations: {
    until: 'until nobody goes on with it',
    removed: 'the row: unconfirmed 7 days, refused 180',
    stays: 'those that wait, and those of merchants',
  },
  mails: {
    until: 'until it was sent',
    removed: 'its content; the row 30 days later',
    stays: 'what is not sent yet, sealed',
  },
  news: { until: 'for 90 days', removed: 'the row', stays: 'what happened lately, without anything about payers' },
  news_receipts: { until: 'for 90 days', removed: 'the row', stays: 'who got it, and has read it' },
  news_preferences: { kept: 'One row per person who has chosen.' },
  failing_endpoints: { until: 'until it recovers', removed: 'the row', stays: 'endpoints that fail' },
  unreachable_addresses: {
    until: 'until a mail arrives',
    removed: 'the row',
    stays: 'keyed hashes of addresses that were refused',
  },
  agenda: { until: 'until it is done', removed: 'the entry', stays: 'work that is not done' },
  channel_minutes: { until: 'for 8 days', removed: 'the row', stays: 'how the acquirer answered lately' },
  acquirer_minutes: { until: 'for 8 days', removed: 'the row', stays: 'how each acquirer answered lately' },
  acquirer_feeds: { kept: 'Two rows per acquirer: how far its feeds were read.' },
  acquirer_changes: {
    kind: 'payerData',
    removed: 'what the acquirer wrote about an order',
    stays: 'numbers, amounts, stages, what became of it',
  },
  reversals: { kept: 'One row per refund or payout that came back.' },
  tasks: {
    kind: 'payerData',
    removed: 'what was noted at the end',
    stays: 'what it was about, who had it, when it ended',
  },
  acquirer_reports: { kept: 'One row per settlement report of an acquirer.' },
  acquirer_report_parts: { kept: 'The lines of settlement reports, masked: without anything about payers.' },
  request_log: {
    until: 'for REQUEST_LOG_DAYS, up to 10,000',
    removed: 'the row',
    stays: "what merchants' programs sent lately, masked",
  },
  counted_tries: {
    until: 'until its limit has passed',
    removed: 'the row',
    stays: 'what still counts; addresses only as keyed hashes',
  },
  order_index: { kept: 'A row per follower: how far the index of orders and the receipts have come.' },
  receipts: {
    kind: 'payerData',
    removed: 'the rows of an order, with what is left of their mails',
    stays: 'nothing',
  },
  order_keys: {
    kind: 'payerData',
    removed: "keyed hashes of the payer's email, card, addresses and device",
    stays: 'keyed hashes of amount and day, and of a transaction on a chain',
  },
  order_numbers: { kept: 'Keyed hashes of parts of order numbers, a few an order.' },
  order_words: {
    kind: 'payerData',
    removed: 'keyed hashes of names and of ends of phone and card numbers',
    stays: 'nothing',
  },
  order_hours: { kept: 'A few rows per merchant and hour: counts and sums.' },
  decline_days: { kept: 'A few rows per merchant and day: how many payments were declined, and why.' },
  order_follow: { until: 'until the order has ended', removed: 'the row', stays: 'orders that are processing' },
  retention_progress: { kept: 'A few rows per merchant: how far old rows have been removed.' },
  retention_left: { until: 'until it is removed', removed: 'the entry', stays: 'old rows that are still in use' },
  retention_runs: { kept: 'One row per kind of work that one node does at a time: its last run.' },
  acquirers: { kept: 'One row per acquirer: what it is used for.' },
  nodes: { until: 'a day after it was last seen', removed: 'the row', stays: 'One row per process that serves.' },
  schema_migrations: { kept: 'One row per version of the schema.' },
};

/** What the gateway writes besides its tables. */
export const FILE_RULES: Readonly<Record<string, string>> = {
  'tollgate.sqlite':
    'The tables above, with SQLite. Space of removed rows is used again; the file does not shrink by itself.',
  'tollgate.sqlite-wal': "SQLite's write-ahead log. It is emptied after an erasure, and when the gateway stops.",
  'standard output': 'The log. It has no personal data; how long it is kept is up to what collects it.',
};

/** The fields of orders that may hold a payer's data, by their paths in the details, and how the payer is found. */
export interface PersonalFields {
  isPersonal(path: string): boolean;
  isPhone(path: string): boolean;
  /** By the path of a fact that came with the result of an acquirer. */
  isPersonalFact(path: string): boolean;
}

/** Old rows of one merchant, in the order of their numbers. */
export interface OldRows {
  readonly kind: Exclude<RetentionKind, 'expiredSecrets'>;
  readonly merNo: number;
}

export interface RetentionFigures {
  /** By kind, for how long the oldest row has been due for removal; zero if nothing is left. */
  readonly overdueMs: Readonly<Partial<Record<RetentionKind, number>>>;
}

export type ErasureOutcome = 'erased' | 'waiting' | 'alreadyErased';

export interface Erasure {
  readonly merNo: number;
  readonly tradeNos: readonly string[];
  /** The values that must not remain in any text, by the order's details. */
  readonly valuesOf: (details: OrderDetails) => readonly string[];
  /** Which of an acquirer's facts go with them, by their paths. */
  readonly isPersonalFact: (path: string) => boolean;
  /** Written only if something was erased, with the number of orders. Null for orders that are merely old. */
  readonly auditOf: ((erased: number) => AuditEntry) | null;
}

export interface RetentionStore {
  /** Takes or keeps the lease of the node that removes old rows. */
  holdRetention(lease: Lease): Promise<boolean>;
  /** Releases the lease; `finishedAt` null if the run was not completed. */
  releaseRetention(run: {
    readonly holder: string;
    readonly finishedAt: number | null;
    readonly figures: RetentionFigures;
  }): Promise<void>;
  readRetention(): Promise<{ readonly finishedAt: number | null; readonly figures: RetentionFigures }>;
  /** How far each kind has been removed, and rows before that which were still in use. */
  readRetentionProgress(merNo: number): Promise<{
    readonly through: Readonly<Partial<Record<RetentionKind, string>>>;
    readonly left: Readonly<Partial<Record<RetentionKind, readonly string[]>>>;
    /** Orders of erased payers about which something was written afterwards. */
    readonly erased: readonly string[];
  }>;
  /** Numbers after one and before another, oldest first; `free` if nothing needs the row any more. */
  findOldRows(
    rows: OldRows & { readonly after: string; readonly before: string; readonly limit: number },
  ): Promise<{ readonly number: string; readonly free: boolean }[]>;
  /** Removes what is still free, remembers the rest, and moves the progress. Returns the numbers that were removed. */
  removeOldRows(
    rows: OldRows & {
      readonly numbers: readonly string[];
      readonly through: string | null;
    } & Pick<Erasure, 'valuesOf' | 'isPersonalFact'>,
  ): Promise<string[]>;
  /** Expired before this time. Returns how many there are, or were. */
  removeExpiredSecrets(input: {
    readonly merNo: number;
    readonly before: number;
    readonly dryRun: boolean;
  }): Promise<number>;
  /** Orders whose details are still there, oldest first. */
  listOrderDetails(page: {
    readonly merNo: number;
    readonly after: string;
    readonly limit: number;
  }): Promise<{ readonly tradeNo: string; readonly details: OrderDetails }[]>;
  findOrderNumbers(input: {
    readonly merNo: number;
    readonly tradeNos: readonly string[];
    readonly merOrderNos: readonly string[];
  }): Promise<{ readonly tradeNo: string; readonly merOrderNo: string }[]>;
  /** What would become of each order. Unknown ones are left out. */
  inspectErasure(input: {
    readonly merNo: number;
    readonly tradeNos: readonly string[];
  }): Promise<Map<string, ErasureOutcome>>;
  /** Erases what is free, in one transaction. Nothing of it remains in the files of the database afterwards. */
  eraseOrders(erasure: Erasure): Promise<Map<string, ErasureOutcome>>;
}
