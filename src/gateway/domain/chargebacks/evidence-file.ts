// What is accepted as evidence. `files` finds out what a file is, from its bytes.

export type FileType = 'application/pdf' | 'image/png' | 'image/jpeg' | 'image/webp' | 'text/plain';

export const FILE_BYTES_MAX = 5_000_000;

export interface AcceptedFile {
  readonly kind: 'accepted';
  readonly type: FileType;
  readonly content: Uint8Array;
}

/** `problem` completes a sentence that begins with the name of the field. */
export interface RefusedFile {
  readonly kind: 'refused';
  readonly problem: string;
}

export type AcceptFile = (bytes: Uint8Array) => Promise<AcceptedFile | RefusedFile>;
