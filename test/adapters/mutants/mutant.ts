/** A fault that the author of an adapter could make, planted into the template. */
export interface AdapterMutant {
  /** What the adapter does wrong. */
  readonly fault: string;
  /** The rule of the kit that has to see it. */
  readonly rule: string;
  /** Other rules that the same fault breaks; any rule but these would be a false alarm. `all`: no answer can be taken. */
  readonly also: readonly string[] | 'all';
  readonly edits: readonly Edit[];
}

export interface Edit {
  /** Below `src` of the template. */
  readonly file: string;
  /** Occurs in the file once. */
  readonly before: string;
  readonly after: string;
}
