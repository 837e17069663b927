import type { CsvRules } from './csv-profile.ts';
import type { FileLine } from './file-line.ts';

// What the first rows of a CSV come to, for whoever maps its columns.

/** A row as it was read, or what is wrong with it. */
export interface CsvSampleRow {
  readonly line: number;
  readonly read: FileLine | null;
  readonly problem: string | null;
}

export interface CsvSample {
  /** The names in its line of names; empty if it cannot be read so far. */
  readonly columns: readonly string[];
  readonly rows: readonly CsvSampleRow[];
  /** Why nothing can be read. */
  readonly problem: string | null;
}

/** Pure, bounded, and without a memory: what they are given may have card numbers in it (S38). */
export interface CsvReaders {
  guess(content: Uint8Array): CsvRules;
  preview(content: Uint8Array, rules: CsvRules): CsvSample;
}
