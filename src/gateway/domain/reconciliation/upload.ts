import type { AuditEntry } from '../audit/audit.ts';
import type { NewFile, ReconciliationFile } from './file-store.ts';

// A file that comes in part by part. Its bytes are masked before they are stored, so an upload keeps what the next part needs.

export interface UploadPlace {
  /** Bytes that are here, masked and stored. The next part begins there. */
  readonly received: number;
  /** The state of the hash over them, as they came; once all are here, the hash. */
  readonly hash: string;
  readonly lineEnds: number;
  /** Null before the first part. */
  readonly text: { readonly units: 'bytes' | 'utf-16le' | 'utf-16be'; readonly joinsLines: boolean } | null;
  /** When the last part came. */
  readonly at: number;
}

export interface Upload {
  readonly file: ReconciliationFile;
  readonly place: UploadPlace;
}

/** Masks the bytes of a file. */
export interface FileIntake {
  begin(at: number): UploadPlace;
  /**
   * Takes bytes from `place.received` on. Of those that are not the last, it may leave some at the end for the next part, so that no
   * card number is cut. Null if they have no place where a line, a field or a word ends. `bytes` are changed.
   */
  take(place: UploadPlace, bytes: Uint8Array, options: TakeOptions): TakenBytes | null;
}

export interface TakeOptions {
  readonly isLast: boolean;
  /** Numbers of the operator's own accounts, which are not taken for card numbers. */
  readonly own: ReadonlySet<string>;
  readonly at: number;
}

export interface TakenBytes {
  readonly place: UploadPlace;
  readonly content: Uint8Array;
  /** The hash of the content as it is stored: one of bytes with a card number would help to find it. */
  readonly sha256: string;
  /** Lines of the file, from 1. */
  readonly maskedLines: readonly number[];
}

type Begun = { readonly kind: 'begun' | 'known'; readonly fileNo: string } | { readonly kind: 'tooMany' };

export interface UploadStore {
  /** Nothing is written if the hash is known, or if there are as many uploads as there may be. */
  beginUpload(
    file: NewFile,
    begin: { readonly place: UploadPlace; readonly uploadsMax: number; readonly audit: AuditEntry | null },
  ): Promise<Begun>;
  /** Null if there is no such file, or it takes no more parts. */
  findUpload(fileNo: string): Promise<Upload | null>;
  /** False if another part came first, or the file takes none. */
  addPart(upload: Upload, taken: TakenBytes): Promise<boolean>;
  /** The file waits to be read. `known`: a file has these bytes already, and this one is forgotten. `gone`: it takes no more parts. */
  completeUpload(
    upload: Upload,
    audit: AuditEntry | null,
  ): Promise<{ readonly kind: 'completed' | 'gone' } | { readonly kind: 'known'; readonly fileNo: string }>;
  /** False if it takes no more parts. */
  forgetUpload(fileNo: string, audit: AuditEntry | null): Promise<boolean>;
  /** Removes the bytes of files that ended before; what was read of them stays. How many files. */
  forgetFileBytes(old: { readonly before: number; readonly limit: number }): Promise<number>;
  /** Those whose last part came before. */
  forgetUploads(old: { readonly before: number; readonly limit: number }): Promise<number>;
}
