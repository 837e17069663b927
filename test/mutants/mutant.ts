/** A fault that somebody could make, and that a test must see. */
export interface Mutant {
  readonly file: string;
  /** Occurs in the file once. */
  readonly before: string;
  readonly after: string;
  /** What a person would see. */
  readonly seen: string;
  /** The quick tests that are likely to see it; they run first. */
  readonly tests: readonly string[];
}

/** A text that occurs twice would not say which place is meant. */
export function isThere({ before }: Pick<Mutant, 'before'>, content: string): boolean {
  return content.split(before).length === 2;
}
