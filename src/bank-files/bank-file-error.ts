/** A file that cannot be read. The message says where and what, and quotes no names or accounts. */
export class BankFileError extends Error {
  /** From 1; null if it is about the file as a whole. */
  readonly line: number | null;
  readonly column: number | null;

  constructor(problem: string, place: Place | null = null, options?: ErrorOptions) {
    super(place === null ? problem : `line ${place.line}, column ${place.column}: ${problem}`, options);
    this.name = 'BankFileError';
    this.line = place?.line ?? null;
    this.column = place?.column ?? null;
  }
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where an offset is. Only errors ask, so it is counted when it is needed. */
export function placeIn(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const lastBreak = before.lastIndexOf('\n');
  let line = 1;
  for (let at = before.indexOf('\n'); at !== -1; at = before.indexOf('\n', at + 1)) line += 1;
  return { line, column: offset - lastBreak };
}
