// What the readers of all formats make of a file: reports of acquirers, statements of banks. Amounts are whole minor units in our
// own scale, with the sign of the operator's money: below zero, it left.

/** Stored by their places: a type is added at the end. */
export const LINE_TYPES = [
  'payment',
  'refund',
  'payout',
  'chargeback',
  'reversal',
  'fee',
  'reserve',
  'adjustment',
  /** A line of a bank: what it is for shows only by its reference. */
  'transfer',
] as const;

export type LineType = (typeof LINE_TYPES)[number];

export interface FileLine {
  /** Where it is in the file: its line, or that of its beginning. Of several that begin in one line, each counts one more. */
  readonly line: number;
  readonly type: LineType;
  /** Numbers of ours that it names, such as a trade number or a refund number, most exact first. */
  readonly references: readonly string[];
  /** The acquirer's own number of the payment. */
  readonly acquirerReference: string | null;
  readonly currency: string;
  readonly gross: bigint;
  /** In the currency of the section; zero or less if the acquirer kept it. Null if the file has no fees. */
  readonly fee: bigint | null;
  /** What it adds to the section's total, in the section's currency. */
  readonly net: bigint;
  /** Whether money moved. A bank also lists what it expects. */
  readonly isBooked: boolean;
  /** Takes back an earlier line. */
  readonly isReversal: boolean;
  /** The day on which it happened, or was booked; null if the file does not say. */
  readonly day: string | null;
  /** What the bank or the acquirer wrote about it, without what was masked. */
  readonly text: string | null;
}

/** `notification`: entries without balances. */
export type SectionKind = 'report' | 'statement' | 'notification';

export interface SectionHead {
  readonly kind: SectionKind;
  /** The acquirer that a report names; null if it names none. */
  readonly acquirer: string | null;
  /** The account that a statement is of. */
  readonly account: { readonly scheme: 'iban' | 'other'; readonly number: string } | null;
  /** The report's id, or the statement's number. Empty if the file says none: then no other file corrects it by its id. */
  readonly id: string;
  /** The page of a statement of several. Whether it is the last shows only at its end. */
  readonly page: number | null;
  readonly currency: string;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly paidOn: string | null;
  /** What the bank's statement says when a report is paid. */
  readonly bankReference: string | null;
  readonly opening: bigint | null;
}

/** What a section says of itself once it was read; null where it says nothing. What its head has, too, is the same there. */
export interface SectionEnd {
  readonly lines: number;
  /** The sum of what its booked lines add. */
  readonly net: bigint;
  /** Some files show only at their end what was there at the beginning. */
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** Not if another page of the same statement follows. */
  readonly isLast: boolean;
}

export type ReadEvent =
  | { readonly kind: 'section'; readonly section: SectionHead }
  | { readonly kind: 'lines'; readonly lines: readonly FileLine[] }
  | { readonly kind: 'end'; readonly end: SectionEnd };

/** Takes the bytes of a file part by part. Throws a `FileProblem`, after which it takes no more. */
export interface FileReader {
  push(bytes: Uint8Array): readonly ReadEvent[];
  end(): readonly ReadEvent[];
}

const FILE_FORMATS = ['report', 'csv', 'camt', 'mt940'] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

/** What is wrong with a file, and where. It quotes no names, accounts or card numbers. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
  readonly line: number;
  readonly column: number;

  constructor(message: string, place: { readonly line: number; readonly column: number }) {
    super(message);
    this.line = place.line;
    this.column = place.column;
  }
}
