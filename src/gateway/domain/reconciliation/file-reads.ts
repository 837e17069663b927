import type { ExceptionKind } from './exception.ts';
import type { FoundLine } from './exception-store.ts';
import type { FileState, ReconciliationFile } from './file-store.ts';
import type { SectionKind } from './file-line.ts';
import type { LineState } from './line-state.ts';

// Files as people and monitoring see them.

export interface ShownFile extends ReconciliationFile {
  /** Bytes that are here. */
  readonly received: number;
  /** Whose its sections are; none until it was read. */
  readonly owners: readonly string[];
}

export interface ShownSection {
  readonly section: number;
  readonly kind: SectionKind;
  readonly owner: string;
  readonly id: string;
  readonly currency: string;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly paidOn: string | null;
  readonly total: bigint;
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  readonly lines: number;
  readonly state: 'open' | 'arrived' | 'ended';
}

/** How a corrected file differs from the one whose place it took, in lines. */
export interface FileChanges {
  readonly same: number;
  readonly changed: number;
  readonly added: number;
  readonly removed: number;
}

export interface FileSearch {
  readonly state: FileState | null;
  readonly owner: string | null;
  readonly before: string | null;
  readonly limit: number;
}

export interface LinePlace {
  readonly section: number;
  readonly line: number;
}

/** With the open exception about it, if there is one. */
export interface ShownLine extends FoundLine {
  readonly exceptionNo: string | null;
}

export interface LineSearch {
  readonly fileNo: string;
  readonly state: LineState | 'open' | null;
  readonly after: LinePlace | null;
  readonly limit: number;
}

/** Since when something is open: less than a day, a week, 30 days, or longer. */
export const AGES = ['day', 'week', 'month', 'older'] as const;

export type Age = (typeof AGES)[number];

export interface LastFile {
  readonly fileNo: string;
  readonly name: string;
  readonly readAt: number;
  readonly lastDay: string | null;
}

export interface OwnerStatus {
  readonly owner: string;
  readonly kind: 'acquirer' | 'bankAccount';
  readonly lastFile: LastFile | null;
  readonly openExceptions: readonly { readonly kind: ExceptionKind; readonly age: Age; readonly count: number }[];
  /** In those of its files that were read since a moment. */
  readonly lines: number;
  readonly settledLines: number;
}

export interface ReconciliationStatus {
  readonly owners: readonly OwnerStatus[];
  readonly filesWaiting: number;
  readonly oldestWaitingAt: number | null;
}

export interface FileReadStore {
  /** The newest first. */
  searchFiles(search: FileSearch): Promise<{ readonly files: readonly ShownFile[]; readonly next: string | null }>;
  findShownFile(fileNo: string): Promise<ShownFile | null>;
  listSections(fileNo: string, limit: number): Promise<ShownSection[]>;
  /** Null if either file has more than `linesMax` lines. */
  compareFiles(pair: {
    readonly fileNo: string;
    readonly supersedes: string;
    readonly linesMax: number;
  }): Promise<FileChanges | null>;
  /** In the order of the file. */
  listFileLines(search: LineSearch): Promise<{ readonly lines: readonly ShownLine[]; readonly next: LinePlace | null }>;
  /** By every owner that has a file, a setting or something open. */
  readReconciliationStatus(moments: { readonly now: number; readonly since: number }): Promise<ReconciliationStatus>;
}
