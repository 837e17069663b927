import type { ExceptionEnding, ExceptionKind } from './exception.ts';
import type { SectionKind } from './file-line.ts';

// Days of acquirers and bank accounts as people read them: sums of what is stored, over all merchants at once.

export interface DayKey {
  /** An acquirer, or a bank account. */
  readonly owner: string;
  readonly currency: string;
  readonly day: number;
}

/** Amounts are before fees, so that they can be compared. */
export interface DaySums extends DayKey {
  readonly kind: 'acquirer' | 'bankAccount';
  readonly expected: bigint;
  readonly reported: bigint;
  readonly arrived: bigint;
  /** Reported, and its money is not here yet. */
  readonly awaited: bigint;
  /** Expected, and never reported: people decided that nobody waits for it. */
  readonly writtenOff: bigint;
  readonly fees: bigint;
  readonly openItems: number;
  readonly openAmount: bigint;
  /** Whether every merchant's day was reported in full. */
  readonly isReported: boolean;
}

/** A day of which nothing is known yet. */
export const NO_SUMS = {
  expected: 0n,
  reported: 0n,
  arrived: 0n,
  awaited: 0n,
  writtenOff: 0n,
  fees: 0n,
  openItems: 0,
  openAmount: 0n,
} as const satisfies Partial<DaySums>;

interface DaySpan {
  /** Null for all. */
  readonly owner: string | null;
  /** Both inclusive. */
  readonly from: number;
  readonly to: number;
}

/** A report or statement that says something of a day, with the file that it is in. */
export interface DaySection {
  readonly fileNo: string;
  readonly section: number;
  readonly kind: SectionKind;
  readonly id: string;
  readonly total: bigint;
  readonly lines: number;
  readonly paidOn: string | null;
  readonly arrivedOn: number | null;
  readonly state: 'open' | 'arrived' | 'ended';
  readonly matchNo: string | null;
  readonly fileName: string;
  readonly hash: string | null;
  readonly readAt: number | null;
  readonly sentBy: string;
}

export interface DayMerchant {
  readonly merNo: number;
  readonly expected: bigint;
  readonly reported: bigint;
  readonly fees: bigint;
}

export interface OpenItem {
  readonly exceptionNo: string;
  readonly kind: ExceptionKind;
  readonly amount: bigint;
  /** 0: no merchant is known. */
  readonly merNo: number;
  readonly subject: string | null;
  readonly fileNo: string | null;
  readonly section: number | null;
  readonly openedAt: number;
}

/** What a person cleared up. */
export interface SettledDayItem extends OpenItem {
  readonly ending: ExceptionEnding;
  readonly endedAt: number;
  readonly endedBy: string;
}

export interface DayReadStore {
  /** The newest first; each owner's days in one read, whatever the number of merchants. */
  sumReconciliationDays(span: DaySpan): Promise<DaySums[]>;
  listDaySections(key: DayKey & { readonly limit: number }): Promise<DaySection[]>;
  /** The statements whose lines are in these matches. */
  listMatchedStatements(matchNos: readonly string[]): Promise<DaySection[]>;
  /** Those that differ first. */
  listDayMerchants(key: DayKey & { readonly limit: number }): Promise<DayMerchant[]>;
  listOpenItems(key: DayKey & { readonly limit: number }): Promise<OpenItem[]>;
  /** What people cleared up, not what came by itself. */
  listSettledItems(key: DayKey & { readonly limit: number }): Promise<SettledDayItem[]>;
  /** Merchants of whose day something was not reported, and about which no item is open. */
  listUnexplained(key: DayKey & { readonly limit: number }): Promise<number[]>;
}
