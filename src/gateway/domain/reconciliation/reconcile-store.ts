import type { FileLine, SectionEnd, SectionHead, SectionKind } from './file-line.ts';

// How the lines of a file reach the books: block by block, each with its match; and what they mean only at the end, at once.

/** How far a file was read. Whoever goes on reads it again from its beginning, and leaves out what is stored. */
export interface FileProgress {
  /** Parts whose lines are all stored. */
  readonly parts: number;
  /** The last line that is stored: its section, and its number in it. */
  readonly section: number;
  readonly line: number;
  readonly lines: number;
}

/** Whose section it is, as settled when its head was read. */
export interface OwnedSection {
  /** Its place in the file, from 0. */
  readonly section: number;
  readonly kind: SectionKind;
  /** An acquirer, or a bank account. */
  readonly owner: string;
  readonly currency: string;
}

export interface LineBlock extends OwnedSection {
  readonly fileNo: string;
  /** The file that this one corrects: what its lines claim is free for this one's. */
  readonly supersedes: string | null;
  /** Ascending and unique in the section by `line`. */
  readonly lines: readonly FileLine[];
  /** In the order of the lines, what is equal in equal lines. Null for reports that say which they are: no file overlaps with them. */
  readonly digests: readonly string[] | null;
  /** Whether lines that an earlier file had are known: of n equal ones as many as it had. */
  readonly mayOverlap: boolean;
  readonly holder: string;
  readonly heldUntil: number;
  /** How many lines of the file were stored before this block: a server that crashed may have fewer. */
  readonly after: number;
  readonly progress: FileProgress;
}

export interface ReadSection extends OwnedSection {
  readonly head: SectionHead;
  readonly end: SectionEnd;
}

/** A sentence for whoever sent the file, and the line that it is about, if it is about one. */
export interface FileRefusal {
  readonly problem: string;
  readonly line: number | null;
  readonly column: number | null;
}

export type FinishedFile =
  | { readonly kind: 'done' }
  | ({ readonly kind: 'refused' } & FileRefusal)
  /** Another node reads the file now, or it ended, or not all of its lines are stored. */
  | { readonly kind: 'lost' };

/** A new number that sorts by its time. */
export type NewNumber = (kind: 'match' | 'exception') => string;

export interface FileEnd {
  readonly fileNo: string;
  readonly supersedes: string | null;
  readonly sections: readonly ReadSection[];
  /** How many of them are stored. */
  readonly lines: number;
  readonly holder: string;
  readonly at: number;
  readonly newNumber: NewNumber;
}

export interface ReconcileStore {
  /** A block with its matches and the place that it reaches, in one transaction: not until the one before is written, but made ready. */
  writeLines(block: LineBlock, before: Promise<void>): Promise<{ readonly lost: boolean }>;
  /** Writes the sections, and everything that follows from the file's lines, in one transaction. */
  finishFile(end: FileEnd): Promise<FinishedFile>;
}
