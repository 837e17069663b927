import type { AuditEntry } from '../audit/audit.ts';

// How a CSV of an acquirer or bank is read: data, never an expression. A change is a new version; files say which one read them.

interface CsvProfile {
  readonly profile: string;
  readonly version: number;
  readonly name: string;
  readonly content: CsvRules;
}

export interface CsvRules {
  /** What it is: an acquirer's report, or a bank's statement. */
  readonly kind: 'report' | 'statement';
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'iso-8859-1';
  readonly separator: ',' | ';' | '\t' | '|';
  readonly quote: '"' | "'" | null;
  readonly decimal: '.' | ',' | 'minorUnits';
  readonly thousands: '' | '.' | ',' | ' ' | "'";
  /** Where moments without an offset are: an IANA name. */
  readonly timeZone: string;
  readonly dateForm: 'YYYY-MM-DD' | 'DD.MM.YYYY' | 'DD/MM/YYYY' | 'MM/DD/YYYY' | 'YYYY/MM/DD' | 'YYYYMMDD' | 'iso';
  /** Lines before the line with the names of columns; lines after the last row. */
  readonly skipFirst: number;
  readonly skipLast: number;
  /** Rows to pass over: those whose column has one of these values. */
  readonly skipRows: readonly { readonly column: string; readonly values: readonly string[] }[];
  readonly columns: CsvColumns;
  /** What the values of the column of types mean; a value that is not here is a problem of its row. */
  readonly types: readonly { readonly value: string; readonly type: string }[];
  /** The currency of a file without such a column. */
  readonly currency: string | null;
  /** Whether amounts have a sign, follow their type, or are in two columns. */
  readonly sign: 'signed' | 'byType' | 'twoColumns' | 'creditDebit';
  readonly creditValues: readonly string[];
  /** If there are any, a direction is one of both lists; otherwise all others went out. */
  readonly debitValues?: readonly string[];
  /** `kept`: fees are above zero if they were kept. */
  readonly feeSign?: 'signed' | 'kept';
}

/** Names of columns, as the file writes them; null if it has none. */
export interface CsvColumns {
  readonly type: string | null;
  readonly reference: string;
  readonly refundReference: string | null;
  readonly acquirerReference: string | null;
  readonly date: string;
  readonly currency: string | null;
  readonly gross: string | null;
  readonly fee: string | null;
  readonly net: string | null;
  readonly credit: string | null;
  readonly debit: string | null;
  readonly creditDebit: string | null;
  readonly reportId: string | null;
  readonly text: string | null;
  readonly balance: string | null;
  /** That of fee and net, if the gross amount has one of its own. */
  readonly netCurrency?: string | null;
  /** If gross and net amounts each have two columns, `credit` and `debit` are those of gross. */
  readonly netCredit?: string | null;
  readonly netDebit?: string | null;
  /** The direction of the fee, if it has a column of its own. */
  readonly feeCreditDebit?: string | null;
  /** Added to `fee`. */
  readonly otherFees?: readonly string[];
}

/** A version of a profile, with who made it. */
export interface SavedCsvProfile extends CsvProfile {
  readonly createdAt: number;
  readonly createdBy: string;
}

export interface CsvProfileStore {
  /** The newest version of each, by name. */
  listCsvProfiles(): Promise<SavedCsvProfile[]>;
  /** Newest first; empty if there is none. */
  listCsvVersions(profile: string): Promise<SavedCsvProfile[]>;
  /** The newest, or the one asked for. */
  findCsvProfile(key: { readonly profile: string; readonly version?: number }): Promise<SavedCsvProfile | null>;
  /** Nothing is written if the version exists. */
  addCsvProfile(profile: SavedCsvProfile, audit: AuditEntry): Promise<'added' | 'conflict'>;
}
