import type { AuditEntry } from '../audit/audit.ts';
import type { Series } from '../settlements/line.ts';

// An export is a file that somebody asked for, of lines between two numbers. What it will contain is settled when it is asked for: the
// same cut gives the same bytes (S49), whichever node makes it, and however often that is interrupted.

export type ExportFormat = 'xlsx' | 'csv' | 'jsonl';

/** `waiting` until its last part is stored. */
type ExportState = 'waiting' | 'done' | 'cancelled' | 'failed';

export interface ExportCsv {
  readonly separator: ',' | ';';
  readonly decimals: '.' | ',';
  readonly hasByteOrderMark: boolean;
}

/** What is in it. */
export interface ExportCut extends Series {
  /** The lines after this number. */
  readonly after: number;
  readonly through: number;
  /** Later lines are in no batch yet. */
  readonly batchedThrough: number;
  /** Available before the first line, and after the last. */
  readonly opening: bigint;
  readonly closing: bigint;
  /** Null if it is of days. */
  readonly batchNo: string | null;
}

export interface ExportReference {
  readonly merNo: number;
  readonly exportId: string;
}

export interface NewExport extends ExportReference, ExportCut {
  readonly side: number;
  readonly askedBy: string;
  readonly name: string;
  readonly format: ExportFormat;
  /** For CSV alone. */
  readonly csv: ExportCsv | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface Export extends NewExport {
  readonly state: ExportState;
  readonly finishedAt: number | null;
  readonly rowsDone: number;
  readonly bytes: number;
  readonly parts: number;
  readonly progress: ExportProgress | null;
}

export interface ExportProgress {
  /** The last line that is stored. */
  readonly through: number;
  readonly writer: Readonly<Record<string, unknown>> | null;
}

/** A line, and what it is about. Nothing of a payer: erasure leaves a file as it was. */
export interface StatementLine {
  readonly number: number;
  readonly event: string;
  readonly subject: string;
  readonly at: number;
  readonly day: number;
  readonly amount: bigint;
  readonly debt: bigint;
  readonly available: bigint;
  readonly batchNo: string | null;
  /** Null for deposits and corrections, which are of no order. */
  readonly order: StatementOrder | null;
}

/** Figures of the order, refund or chargeback that do not change any more once a line is booked. */
export interface StatementOrder {
  readonly tradeNo: string;
  readonly merOrderNo: string;
  readonly method: string | null;
  /** What it was asked for in; null if that is the line's own currency. */
  readonly source: { readonly currency: string; readonly amount: bigint } | null;
  readonly settleAmount: bigint;
  readonly handlingFee: bigint;
  readonly processingFee: bigint;
  readonly exceptionFee: bigint;
  readonly margin: bigint;
}

export interface ExportPart {
  readonly part: number;
  /** In base64. */
  readonly content: string;
}

export interface ExportStore {
  createExport(created: NewExport, audit: AuditEntry): Promise<void>;
  findExport(reference: ExportReference): Promise<Export | null>;
  /** Newest first. */
  listExports(query: {
    readonly side: number;
    readonly merNo: number | null;
    readonly before: string | null;
    readonly limit: number;
  }): Promise<Export[]>;
  countWaitingExports(side: number): Promise<number>;
  /** False if it has ended. */
  cancelExport(
    reference: ExportReference,
    change: { readonly at: number; readonly audit: AuditEntry },
  ): Promise<boolean>;
  /** In base64. */
  readExportPart(reference: ExportReference, part: number): Promise<string | null>;
  /** The oldest that nobody is at; held until the lease ends. */
  claimExport(lease: {
    readonly holder: string;
    readonly realNow: number;
    readonly leaseMs: number;
  }): Promise<Export | null>;
  /** Stores a step, in one transaction; false if it was cancelled, or another node holds it. */
  writeExportPart(step: {
    readonly of: Export;
    readonly holder: string;
    readonly heldUntil: number;
    readonly content: Uint8Array;
    readonly rows: number;
    readonly progress: ExportProgress;
    /** When its last part was stored; null before that. */
    readonly finishedAt: number | null;
  }): Promise<boolean>;
  failExport(reference: ExportReference, change: { readonly at: number; readonly audit: AuditEntry }): Promise<void>;
  /** Nobody goes on with it until then, if this node still holds it. */
  pauseExport(reference: ExportReference, pause: { readonly holder: string; readonly until: number }): Promise<void>;
  /** Those that expired, with their parts; how many were removed. */
  removeExports(query: { readonly now: number; readonly limit: number }): Promise<number>;
  /** In the order of their numbers. */
  listStatementLines(
    query: Series & {
      readonly after: number;
      readonly through: number;
      readonly batchedThrough: number;
    },
  ): Promise<Iterable<StatementLine>>;
}
