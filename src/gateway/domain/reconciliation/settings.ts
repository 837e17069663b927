import type { AgreedCost } from '../acquirers/agreed-cost.ts';
import type { AuditEntry } from '../audit/audit.ts';
import type { BankCalendar } from '../settlements/bank-calendars.ts';

// What is agreed with acquirers, and the operator's own bank accounts.

const BANK_FORMATS = ['camt', 'mt940', 'csv'] as const;

export interface BankAccount {
  /** Chosen by the operator; owner of its own books, so never an acquirer's name. */
  readonly bankAccount: string;
  readonly name: string;
  readonly scheme: 'iban' | 'other';
  /** Capital letters and digits only. */
  readonly number: string;
  readonly currency: string;
  readonly format: (typeof BANK_FORMATS)[number];
  /** How its CSV is read; null for other formats. */
  readonly profile: string | null;
  readonly calendar: BankCalendar;
  readonly state: 'active' | 'closed';
  /** What its last statement says; null before the first. */
  readonly lastNumber: string | null;
  readonly lastClosing: bigint | null;
  readonly lastDay: string | null;
  readonly version: number;
  readonly changedAt: number;
}

export interface ReconciledAcquirer {
  readonly acquirer: string;
  /** Where it pays; null: any account in the currency. */
  readonly bankAccount: string | null;
  /** Bank working days after an item's day until a report must have it. */
  readonly reportDays: number;
  /** Bank working days after a report's `paidOn` until the money must be there. */
  readonly arrivalDays: number;
  readonly calendar: BankCalendar;
  /** Null: nothing is agreed, and fees are not looked at. */
  readonly costs: readonly AgreedCost[] | null;
  /** Differences up to it are written off by themselves; zero: none. */
  readonly writeOffLimit: bigint;
  /** How much is written off so on a day at most. */
  readonly writeOffDayMax: bigint;
  readonly profile: string | null;
  readonly version: number;
  readonly changedAt: number;
}

/** An acquirer about which nothing was set; version 0. */
export function defaultsOf(acquirer: string): ReconciledAcquirer {
  return {
    acquirer,
    bankAccount: null,
    reportDays: 1,
    arrivalDays: 2,
    calendar: 'TARGET',
    costs: null,
    writeOffLimit: 0n,
    writeOffDayMax: 0n,
    profile: null,
    version: 0,
    changedAt: 0,
  };
}

/** What people set; the last statement is kept as it is. */
export type BankAccountTerms = Omit<BankAccount, 'lastNumber' | 'lastClosing' | 'lastDay'>;

export interface ReconciliationSettingStore {
  /** By their ids. */
  listBankAccounts(): Promise<BankAccount[]>;
  findBankAccount(bankAccount: string): Promise<BankAccount | null>;
  /** `version` is one above what was read, 1 for a new one. `changed`: somebody was faster. `taken`: another account has its number. */
  putBankAccount(account: BankAccountTerms, audit: AuditEntry): Promise<'put' | 'changed' | 'taken'>;
  /** Those about which something was set, by their names. */
  listReconciledAcquirers(): Promise<ReconciledAcquirer[]>;
  /** The defaults if nothing was set. */
  findReconciledAcquirer(acquirer: string): Promise<ReconciledAcquirer>;
  putReconciledAcquirer(acquirer: ReconciledAcquirer, audit: AuditEntry): Promise<'put' | 'changed'>;
}
