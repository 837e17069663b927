import type { PayerLink } from '../../../operations/operations.ts';
import type { Language } from '../language.ts';

export type AmountError = 'missing' | 'wrong' | 'fraction' | 'low' | 'high';

/** The input of the page of a payment link. */
export interface LinkView {
  readonly language: Language;
  readonly found: PayerLink;
  /** The address of this page. */
  readonly url: string;
  readonly token: string;
  readonly version: string;
  readonly isSessionLost: boolean;
  /** What is wrong with the amount that was typed. */
  readonly error: AmountError | null;
  readonly typed: string;
  /** If too many payments were started. */
  readonly retryAfterSeconds: number | null;
  /** The button was pressed twice, and the first press is being handled. */
  readonly isStarting: boolean;
}
