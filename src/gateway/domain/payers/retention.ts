import type { AuditEntry } from '../audit/audit.ts';
import type { Lease } from '../lease.ts';
import type { OrderDetails } from '../orders/order.ts';

// What is removed when it is old. The guide "Retention" shows these lists, and a test compares them.

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

/** Files that people asked for. Each has the time of its end from its beginning, so that a change is for later ones. */
export const EXPORT_RULE: LifetimeRule & { readonly daysMax: number; readonly whyMax: string } = {
  setting: 'RETENTION_EXPORTS_DAYS',
  defaultDays: 7,
  daysMin: 1,
  whyMin: 'whoever asked for a file comes back for it',
  daysMax: 90,
  whyMax: 'the same lines give the same file whenever it is asked for again',
  removes: 'files of lines that people asked for',
};

/** What was read of a file stays: matches and exceptions refer to its lines. */
export const FILE_RULE: LifetimeRule = {
  setting: 'RETENTION_RECONCILIATION_FILES_DAYS',
  defaultDays: 400,
  daysMin: 30,
  whyMin: 'an acquirer or a bank is asked about a file for that long',
  removes: 'bytes of files of acquirers and banks; what was read of them stays',
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
