import type { AnswerErrors } from '../../../domain/links/link-asks.ts';
import type { PayerLink } from '../../../operations/operations.ts';
import type { Language } from '../language.ts';

export type AmountError = 'missing' | 'wrong' | 'fraction' | 'low' | 'high';

/** What is wrong with what was typed, by field. */
export type LinkErrors = AnswerErrors & { readonly amount?: AmountError; readonly quantity?: 'wrong' };

/** The input of the page of a payment link. */
export interface LinkView {
  readonly language: Language;
  readonly found: PayerLink;
  /** The address of this page. */
  readonly url: string;
  readonly token: string;
  readonly version: string;
  readonly isSessionLost: boolean;
  /** Whether the merchant has changed the link since the payer looked at it. */
  readonly hasChanged: boolean;
  readonly errors: LinkErrors;
  /** What was typed into a field; empty on a new page. */
  readonly typedOf: (field: string) => string;
  /** If too many payments were started. */
  readonly retryAfterSeconds: number | null;
  /** The button was pressed twice, and the first press is being handled. */
  readonly isStarting: boolean;
}
