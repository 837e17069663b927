import type { Lease } from '../lease.ts';
import type { BankCalendar } from '../settlements/bank-calendars.ts';
import type { NewNumber } from './reconcile-store.ts';

// What follows from time and from merchants' books: what is expected of acquirers, and what of it is missing or late.

export interface FollowMoment {
  readonly at: number;
  /** Today. */
  readonly today: number;
  readonly newNumber: NewNumber;
}

/** A day of an acquirer of which something is not reported yet. */
export interface DueDay {
  readonly acquirer: string;
  readonly currency: string;
  readonly day: number;
  readonly calendar: BankCalendar;
  /** Bank days after it in which a report has to come. */
  readonly reportDays: number;
}

export interface ReconcileFollowStore {
  holdReconciling(lease: Lease): Promise<boolean>;
  /** What is expected of acquirers about which something was agreed begins with the day on which it was. */
  startAgreed(today: number): Promise<void>;
  /** Merchants whose closed days go on behind their mark. */
  listMerchantsBehind(limit: number): Promise<number[]>;
  /** Enters what the closed days of a merchant's books expect, and what differs from what was entered before. */
  enterExpected(merNo: number, moment: FollowMoment): Promise<void>;
  /** Lines without an item that have one now. Returns how many lines it read, and where it stopped. */
  rematchLines(after: LinePlace | null, moment: FollowMoment & { readonly limit: number }): Promise<LinePlace | null>;
  /** Days with something about which nothing was raised yet. */
  listDueDays(): Promise<DueDay[]>;
  /** Raises what is missing on a day that is due: each item, or that nothing came at all. Null after the last step. */
  tellMissing(day: DueDay, step: MissingStep): Promise<{ readonly after: ItemPlace | null } | null>;
  /** Raises reports whose money is not there by their day. */
  tellLate(moment: FollowMoment): Promise<void>;
  /** The first days after today on which something would be late. */
  listComingDue(today: number): Promise<{ readonly reports: readonly number[]; readonly days: readonly DueDay[] }>;
}

export interface MissingStep extends FollowMoment {
  /** The day's first moment, and the next day's. */
  readonly from: number;
  readonly to: number;
  /** Where the step before stopped, within a merchant's day. */
  readonly after: ItemPlace | null;
  readonly limits: { readonly merchants: number; readonly items: number };
}

/** An item in the order of its booking. */
export interface ItemPlace {
  readonly merNo: number;
  readonly at: number;
  readonly subject: string;
  readonly event: string;
}

export interface LinePlace {
  readonly fileNo: string;
  readonly section: number;
  readonly line: number;
}
