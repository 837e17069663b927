// The form of the texts in `texts/`.

export interface ActionText {
  /** What was tried, in a list of choices and where it was refused. */
  readonly title: string;
  /**
   * The first whose expression matches the details of the record; one without an expression always does. Groups of the expression are
   * values of the sentence, each written by what its name says: see `group-words.ts`. Other values are `{merchant}`, `{target}`,
   * `{person}` and `{detail}`.
   */
  readonly done: Sentences;
  /** If it says more than that the title was refused. */
  readonly refused?: Sentences;
  /** On the account of the person to whom somebody else did it, whom that person may not know. */
  readonly toOwner?: Sentences;
}

export type Sentences = readonly [...(readonly [details: RegExp, sentence: string])[], string];
