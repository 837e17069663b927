// What people read beside a field of a form.

export interface FieldText {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** Its name in the contract, if it is typed in another way than it is sent. */
  readonly of?: string;
  /** What a sentence about a refusal calls it, if not by its name in the contract. */
  readonly word?: string;
}
