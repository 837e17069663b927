import type { Html } from '../../../../web/html.ts';
import type { PayerOrder } from '../../../operations/operations.ts';
import type { Language } from '../language.ts';

/** The input of every view of an order. */
export interface View {
  readonly language: Language;
  readonly paid: PayerOrder;
  /** The way back to the shop; null if it gave none. */
  readonly returnAddress: string | null;
  /** The address of its receipt, once it is paid. */
  readonly receiptPath: string;
  /** The order's amount in the payer's notation. */
  readonly amount: string;
  /** The form's half of the pair that csrf.ts checks. */
  readonly token: string;
  /** Whether the last submitted form was rejected. */
  readonly isSessionLost: boolean;
  /** Whether the page has the sandbox's panel. */
  readonly sandbox: boolean;
  readonly now: number;
  /** Whether the payer is on a phone, as far as the browser says. */
  readonly isPhone: boolean;
  /** Whether the payer has just chosen a method and is sent on to pay. */
  readonly goesOn: boolean;
}

/** A card from the sandbox's table. */
export interface TestCard {
  readonly number: string;
  readonly script: string;
}

/** The input of the layout. */
export interface Page {
  readonly title: string;
  readonly content: Html;
  /** Whether the order is shown next to the content. */
  readonly withOrder: boolean;
  /** How often the script polls for changes; null means never. */
  readonly paceMs: number | null;
  /** Whether the page reloads itself without a script. */
  readonly reloads: boolean;
  /** Where the browser is redirected at once. */
  readonly forwardTo?: string | null;
}
