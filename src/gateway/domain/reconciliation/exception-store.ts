import type { AuditEntry } from '../audit/audit.ts';
import type { OperatorGroup } from './books.ts';
import type { ExceptionEnding, ExceptionKind, ReconciliationException } from './exception.ts';
import type { LineType, SectionKind } from './file-line.ts';
import type { LineState } from './line-state.ts';

// The work list: what it shows of both sides, and what people decide. Whatever a decision means is written in one transaction.

interface LineKey {
  readonly fileNo: string;
  readonly section: number;
  readonly line: number;
}

export interface ItemKey {
  readonly merNo: number;
  readonly subject: string;
  readonly event: string;
}

interface ReportKey {
  readonly fileNo: string;
  readonly section: number;
}

/** A line of a file, with the report or statement that it is in. */
export interface FoundLine extends LineKey, Omit<ItemKey, 'subject' | 'event'> {
  readonly subject: string | null;
  readonly event: string | null;
  readonly owner: string;
  readonly kind: SectionKind;
  readonly sectionId: string;
  readonly fileName: string;
  readonly type: LineType;
  readonly state: LineState;
  readonly currency: string;
  readonly gross: bigint;
  readonly fee: bigint;
  readonly net: bigint;
  readonly day: number | null;
  readonly matchNo: string | null;
  readonly reference: string | null;
}

/** What merchants' books have of an acquirer: above zero, it owes it. */
export interface FoundItem extends ItemKey {
  readonly owner: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly at: number;
  /** Whether a line reported it, or a person settled it. */
  readonly isSettled: boolean;
}

export interface FoundReport extends ReportKey {
  readonly kind: SectionKind;
  readonly owner: string;
  readonly id: string;
  readonly currency: string;
  readonly total: bigint;
  readonly paidOn: string | null;
  readonly state: 'open' | 'arrived' | 'ended';
  readonly matchNo: string | null;
}

export interface Parties {
  readonly lines: readonly FoundLine[];
  readonly items: readonly FoundItem[];
  readonly reports: readonly FoundReport[];
}

export interface PartyKeys {
  readonly lines: readonly LineKey[];
  readonly items: readonly ItemKey[];
  readonly reports: readonly ReportKey[];
}

export type MatchKind = 'transfer' | 'pair' | 'hand' | 'split' | 'writeOff' | 'smallWriteOff' | 'return' | 'credit';

export interface ReconciliationMatch {
  readonly matchNo: string;
  readonly owner: string;
  readonly currency: string;
  readonly kind: MatchKind;
  readonly amount: bigint;
  readonly reason: string;
  readonly day: number;
  readonly madeAt: number;
  readonly madeBy: string;
  readonly endedAt: number | null;
  readonly endedBy: string | null;
}

const NOTE_KINDS = [
  'note',
  'taken',
  'assigned',
  'due',
  'asked',
  'matched',
  'writtenOff',
  'returning',
  'returnDeclined',
  'returned',
  'credited',
  'reopened',
] as const;

export interface ExceptionNote {
  readonly exceptionNo: string;
  readonly noteNo: string;
  readonly at: number;
  readonly personId: string | null;
  readonly person: string;
  readonly kind: (typeof NOTE_KINDS)[number];
  readonly text: string;
}

export interface MoneyReturn {
  readonly returnNo: string;
  readonly exceptionNo: string;
  readonly merNo: number;
  readonly tradeNo: string;
  /** Null is `default`. */
  readonly acquirer: string | null;
  readonly currency: string;
  readonly amount: bigint;
  readonly channelVersion: number | null;
  readonly state: 'asked' | 'approved' | 'declined';
  readonly message: string | null;
  readonly askedAt: number;
  readonly askedBy: string;
  readonly answeredAt: number | null;
  readonly nextAt: number;
}

export interface ExceptionSearch {
  /** Null for both. */
  readonly isOpen: boolean | null;
  /** Only those that were due before this day. */
  readonly dueBefore: number | null;
  readonly kind: ExceptionKind | null;
  readonly owner: string | null;
  readonly currency: string | null;
  /** Milliseconds. */
  readonly openedBefore: number | null;
  readonly personId: string | null;
  readonly merNo: number | null;
  /** Open ones are listed oldest first, the others newest first. */
  readonly after: string | null;
  readonly limit: number;
}

interface ExceptionSum {
  readonly currency: string;
  readonly exceptions: number;
  readonly incoming: bigint;
  readonly outgoing: bigint;
  readonly oldestAt: number;
}

export interface ExceptionPage {
  readonly exceptions: readonly ReconciliationException[];
  readonly next: string | null;
  readonly sums: readonly ExceptionSum[];
}

/** An exception with what is known of it, from one moment. */
export interface ExceptionStory extends Parties {
  readonly exception: ReconciliationException;
  readonly notes: readonly ExceptionNote[];
  /** The last one. */
  readonly moneyReturn: MoneyReturn | null;
  /** What its end booked; empty while it is open. */
  readonly groups: readonly OperatorGroup[];
}

/** A change of the exception alone. */
export interface ExceptionChange {
  readonly exception: Partial<Pick<ReconciliationException, 'personId' | 'person' | 'dueDay' | 'answer' | 'heldFor'>>;
  readonly note: ExceptionNote | null;
  readonly audit: AuditEntry | null;
  readonly moneyReturn?: MoneyReturn;
}

/** An exception ends, with everything that was matched with it. */
export interface Settlement {
  readonly match: ReconciliationMatch;
  readonly groups: readonly OperatorGroup[];
  readonly ending: ExceptionEnding;
  /** With the ledger day of each, in the order of the items. Those that no report has count in no day's sum. */
  readonly items: readonly { readonly day: number; readonly isReported: boolean }[];
  /** What becomes of reports. */
  readonly reportState: 'arrived' | 'ended';
  /** What stays open, as an exception of its own. */
  readonly rest: ReconciliationException | null;
  readonly note: ExceptionNote;
  readonly audit: AuditEntry | null;
  readonly moneyReturn?: MoneyReturn;
}

type Reopened =
  | { readonly kind: 'reopened' }
  | { readonly kind: 'refused'; readonly because: 'open' | 'notByPeople' | 'restEnded' | 'openAgain' };

export interface ExceptionStore {
  searchExceptions(search: ExceptionSearch): Promise<ExceptionPage>;
  /** Open ones, up to one more than `countMax`. */
  countExceptions(countMax: number): Promise<number>;
  findException(exceptionNo: string): Promise<ReconciliationException | null>;
  readExceptionStory(exceptionNo: string): Promise<ExceptionStory | null>;
  /** What is there under these keys. */
  findParties(keys: PartyKeys): Promise<Parties>;
  /** Open exceptions of as much, in either direction, in a span of days; of one owner, or of all. */
  listAlike(like: {
    readonly owner: string | null;
    readonly currency: string;
    readonly amount: bigint;
    readonly fromDay: number;
    readonly toDay: number;
    readonly limit: number;
  }): Promise<ReconciliationException[]>;
  /** Reports of as much that nothing has paid yet, by when they say that they were paid. */
  listUnpaidReports(like: {
    readonly currency: string;
    readonly total: bigint;
    readonly from: string;
    readonly to: string;
    readonly limit: number;
  }): Promise<FoundReport[]>;
  /** Locks the exception and writes what is decided. False if there is none. `decide` must be pure. */
  changeException(
    exceptionNo: string,
    decide: (exception: ReconciliationException) => ExceptionChange | null,
  ): Promise<boolean>;
  /** The same with what it is matched with. Exceptions about any of it end as well. */
  settleException(
    exceptionNo: string,
    keys: PartyKeys,
    decide: (exception: ReconciliationException, parties: Parties) => Settlement | null,
  ): Promise<boolean>;
  /** Books back what its match booked, and opens everything again that ended with it. */
  reopenException(
    exceptionNo: string,
    reopening: {
      readonly at: number;
      readonly day: number;
      readonly by: string;
      readonly note: ExceptionNote;
      readonly audit: (exception: ReconciliationException) => AuditEntry;
    },
  ): Promise<Reopened | null>;
  /** Returns that the acquirer has not decided and that are due, held by this node for a while. */
  claimReturns(claim: {
    readonly now: number;
    readonly heldBy: string;
    readonly heldUntil: number;
    readonly limit: number;
  }): Promise<MoneyReturn[]>;
  /** When the acquirer is asked again. */
  postponeReturn(returnNo: string, nextAt: number): Promise<void>;
}
