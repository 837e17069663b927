import type { AuditEntry } from '../audit/audit.ts';
import type { Lease } from '../lease.ts';
import type { FileFormat } from './file-line.ts';
import type { FileProgress, FileRefusal } from './reconcile-store.ts';

// Files of acquirers and banks as they are stored: masked, in parts, with what became of them. Whoever takes a file in leaves it
// `waiting`; one node at a time reads it.

/**
 * `receiving`: parts are still missing. `removing`: its lines are taken away, and then it is `refused`. `superseded`: a corrected file
 * took its place.
 */
const FILE_STATES = ['receiving', 'waiting', 'reading', 'removing', 'done', 'refused', 'superseded'] as const;

export type FileState = (typeof FILE_STATES)[number];

/** What is known of a file before it is read. */
export interface NewFile {
  readonly fileNo: string;
  readonly source: 'upload' | 'command' | 'folder' | 'feed';
  readonly name: string;
  /** Null: by its first bytes. */
  readonly format: FileFormat | null;
  /** The acquirer or bank account that its sender named. */
  readonly owner: string | null;
  readonly profile: string | null;
  /** The SHA-256 of its bytes as they came, in hexadecimal digits. */
  readonly hash: string | null;
  /** As they came. */
  readonly bytes: number;
  readonly maskedCount: number;
  /** The first of the lines that had something masked. */
  readonly maskedLines: readonly number[];
  readonly createdAt: number;
  readonly createdBy: string;
}

export interface ReconciliationFile extends NewFile {
  readonly profileVersion: number | null;
  readonly parts: number;
  readonly state: FileState;
  readonly problem: string | null;
  readonly problemLine: number | null;
  readonly problemColumn: number | null;
  readonly supersedes: string | null;
  readonly supersededBy: string | null;
  readonly sections: number;
  readonly lines: number;
  readonly settledLines: number;
  readonly knownLines: number;
  readonly openLines: number;
  readonly progress: FileProgress | null;
  readonly finishedAt: number | null;
}

export interface FilePart {
  /** From 0. */
  readonly part: number;
  /** The hash of the part: of bytes as they came, or masked if they came through an upload. */
  readonly sha256: string;
  readonly bytes: number;
  /** Masked, and not packed: the store does that. */
  readonly content: Uint8Array;
}

/** `known`: a file with the same bytes is here, and was not refused. */
type AddedFile = { readonly kind: 'added' } | { readonly kind: 'known'; readonly fileNo: string };

export interface FileStore {
  /** A whole file, ready to be read, in one transaction. */
  addFile(file: NewFile, parts: readonly FilePart[], audit: AuditEntry | null): Promise<AddedFile>;
  findFile(fileNo: string): Promise<ReconciliationFile | null>;
  /** Null if there is no such part. */
  readFilePart(fileNo: string, part: number): Promise<Uint8Array | null>;
}

/** What a file turned out to be when it was read for the first time. */
interface RecognisedFile {
  readonly format: FileFormat;
  readonly profile: string | null;
  readonly profileVersion: number | null;
}

export interface FileReadingStore {
  /** The oldest that is to be read or removed, held by this node alone: one file at a time over all nodes. */
  claimFile(lease: Lease): Promise<ReconciliationFile | null>;
  /** False if another node has it now. */
  recogniseFile(fileNo: string, recognised: RecognisedFile & { readonly holder: string }): Promise<boolean>;
  /** The file that has a section of this name from this owner, and that no other has replaced. */
  findSupersedable(section: {
    readonly fileNo: string;
    readonly owner: string;
    readonly id: string;
    readonly kind: 'report' | 'statement' | 'notification';
  }): Promise<string | null>;
  /** It ends as refused: its lines are removed in steps (`removeLines`). */
  refuseFile(fileNo: string, refusal: FileRefusal & { readonly holder: string; readonly at: number }): Promise<boolean>;
  /** Removes some lines of a file that is refused; `complete` once nothing of it is left but its row and the reason. */
  removeLines(removal: {
    readonly fileNo: string;
    readonly limit: number;
    readonly holder: string;
    readonly heldUntil: number;
    readonly at: number;
  }): Promise<'more' | 'complete' | 'lost'>;
}
