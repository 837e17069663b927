import type { Account, Balance, LedgerEvent } from './ledger.ts';
import type { Lease } from '../lease.ts';
import type { StoredPosting } from './ledger-store.ts';

// Balances as of a day, and the way from such a figure to its postings. A day that is over is closed: its movements are summed
// once, with what each account held at its end. So a balance as of a day is read from days, however many postings made it.

/** A day is closed this long after its end: what was under way at midnight is booked by then. */
export const CLOSING_DELAY_MS = 3_600_000;

interface Movement {
  readonly account: Account;
  readonly incoming: bigint;
  readonly outgoing: bigint;
}

/** What an account moved on a day, and what it held at its end. */
export interface ClosedMovement extends Movement {
  readonly closing: bigint;
}

export interface CurrencyMovement extends Movement {
  readonly currency: string;
}

/** What the account `channel` moved with one acquirer. */
export interface AcquirerMovement {
  readonly acquirer: string;
  readonly currency: string;
  readonly incoming: bigint;
  readonly outgoing: bigint;
}

/** What is held with an acquirer at the end of the last closed day, over all merchants: below zero if it owes us. */
interface AcquirerBalance {
  readonly acquirer: string;
  readonly currency: string;
  readonly closing: bigint;
}

export interface LedgerProgress {
  /** The last closed day. */
  readonly through: number;
  /** When it ended: the first moment after it. */
  readonly endedAt: number;
}

/** Where a list of groups of postings stops. */
export interface PostingPlace {
  readonly at: number;
  readonly event: string;
  readonly subject: string;
}

export interface PostingSpan {
  readonly merNo: number;
  /** Inclusive. */
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  /** Only groups after this one. */
  readonly after: PostingPlace | null;
  /** How many groups are summed at most. */
  readonly limit: number;
}

export interface PostingSums {
  readonly movements: readonly CurrencyMovement[];
  /** Those of the account `channel` once more, by acquirer. */
  readonly acquirers: readonly AcquirerMovement[];
  /** How many groups were summed. */
  readonly groups: number;
  /** The last group that was summed; null if there is none after it. */
  readonly next: PostingPlace | null;
}

/** What one kind of event moved between two accounts. */
export interface EventMovement {
  readonly event: LedgerEvent;
  readonly from: Account;
  readonly to: Account;
  readonly amount: bigint;
}

interface EventSums {
  readonly movements: readonly EventMovement[];
  /** How many events of each kind there were in this currency. */
  readonly counts: readonly { readonly event: LedgerEvent; readonly count: number }[];
  /** As of `PostingSums`. */
  readonly next: PostingPlace | null;
}

export interface PostingSearch {
  readonly merNo: number;
  /** Both inclusive. */
  readonly from: number;
  readonly to: number;
  readonly currency: string | null;
  readonly account: Account | null;
  readonly event: LedgerEvent | null;
  readonly subject: string | null;
  /** Only groups older than this one. */
  readonly before: PostingPlace | null;
  /** How many groups are returned, and how many are looked at for them. */
  readonly limit: number;
  readonly scanMax: number;
}

export interface PostingList {
  readonly postings: readonly StoredPosting[];
  /** The last group that was looked at; null if there are no older ones. */
  readonly next: PostingPlace | null;
}

export interface BalanceSearch {
  /** Null for all merchants, or all currencies. */
  readonly merNo: number | null;
  readonly currency: string | null;
  /** The day at whose end; null for now. */
  readonly asOf: number | null;
}

export interface BalancePlace {
  readonly merNo: number;
  readonly currency: string;
}

export interface MerchantBalance extends BalancePlace {
  readonly balance: Balance;
}

export interface LedgerDayStore {
  /** Takes or keeps the lease of the node that closes days. */
  holdClosing(lease: Lease): Promise<boolean>;
  releaseClosing(holder: string): Promise<void>;
  /** Through which day the days of all merchants are closed; null if none is. */
  readClosing(): Promise<LedgerProgress | null>;
  /** How far one merchant is closed: it may be further than the others, or have had nothing to close since. */
  readClosingOf(merNo: number): Promise<LedgerProgress | null>;
  writeClosing(progress: LedgerProgress): Promise<void>;
  /** When the first group of postings at or after this time was booked. */
  findPostingAt(input: { readonly merNo: number; readonly from: number }): Promise<number | null>;
  sumPostings(span: PostingSpan): Promise<PostingSums>;
  sumEvents(span: PostingSpan & { readonly currency: string }): Promise<EventSums>;
  /** Writes a day after the merchant's last one. `changed` if another node has closed it meanwhile: nothing is written then. */
  closeDay(day: {
    readonly merNo: number;
    readonly before: LedgerProgress | null;
    readonly after: LedgerProgress;
    /** How many groups these are the sums of. */
    readonly groups: number;
    readonly movements: readonly CurrencyMovement[];
    readonly acquirers: readonly AcquirerMovement[];
  }): Promise<'closed' | 'changed'>;
  /**
   * Brings a merchant's closed days by acquirer to where its closed days are. `complete` if they are there, and after days from
   * before there were several acquirers have been copied. `behind` if a node of the last release has closed days since.
   */
  catchUpAcquirers(merNo: number): Promise<'complete' | 'behind'>;
  /** By acquirer and currency. */
  sumAcquirers(): Promise<AcquirerBalance[]>;
  /** Whether closed days and later postings make the balances. If not, something was booked on a day after it was closed. */
  doDaysAddUp(merNo: number): Promise<boolean>;
  /**
   * Whether there are more groups on closed days than they were summed from: those came late, though they may leave every balance as
   * it was. If there are not, only what was booked at or after `countFrom` is counted the next time.
   */
  hasLateBookings(input: { readonly merNo: number; readonly countFrom: number }): Promise<boolean>;
  /** Forgets the closed days of a merchant, so that they are closed again. */
  reopenDays(merNo: number): Promise<void>;
  /** By merchant and currency. `next` null if there are no more. */
  searchBalances(
    search: BalanceSearch & { readonly after: BalancePlace | null; readonly limit: number },
  ): Promise<{ readonly balances: readonly MerchantBalance[]; readonly next: BalancePlace | null }>;
  /** By currency. */
  sumBalances(search: BalanceSearch): Promise<{ readonly currency: string; readonly balance: Balance }[]>;
  /** Closed days with postings, newest first. */
  listClosedDays(query: {
    readonly merNo: number;
    readonly currency: string;
    readonly before: number;
    readonly limit: number;
  }): Promise<{ readonly day: number; readonly movements: readonly ClosedMovement[] }[]>;
  /** Newest first, whole groups. */
  searchPostings(search: PostingSearch): Promise<PostingList>;
}
