/** A file that cannot be read. The message says where and what, and quotes no names or accounts. */
export class BankFileError extends Error {
  /** What is wrong, without the place. */
  readonly problem: string;
  /** From 1; null if it is about the file as a whole. */
  readonly line: number | null;
  readonly column: number | null;

  constructor(problem: string, place: Place | null = null) {
    super(place === null ? problem : `line ${place.line}, column ${place.column}: ${problem}`);
    this.name = 'BankFileError';
    this.problem = problem;
    this.line = place?.line ?? null;
    this.column = place?.column ?? null;
  }
}

/** From 1, both. */
export interface Place {
  readonly line: number;
  readonly column: number;
}
