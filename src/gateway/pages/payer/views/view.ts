import type { Html } from '../../../../web/html.ts';
import type { PayerOrder } from '../../../operations/operations.ts';
import type { Language } from '../language.ts';

/** What every view of an order is made from. */
export interface View {
  readonly language: Language;
  readonly paid: PayerOrder;
  /** The way back to the shop; null where it gave none. */
  readonly returnAddress: string | null;
  /** The order's amount in the payer's notation. */
  readonly amount: string;
  /** The form's half of the pair that csrf.ts checks. */
  readonly token: string;
  /** Whether the form that was sent last was not taken. */
  readonly isSessionLost: boolean;
  /** Whether the page carries the sandbox's panel. */
  readonly sandbox: boolean;
  readonly now: number;
  /** Whether the payer looks at it on a phone, as far as the browser says. */
  readonly isPhone: boolean;
  /** Whether the payer has just chosen a method, and goes on to where it is paid. */
  readonly goesOn: boolean;
}

/** A card of the sandbox's table. */
export interface TestCard {
  readonly number: string;
  readonly script: string;
}

/** What a view gives to the layout. */
export interface Page {
  readonly title: string;
  readonly content: Html;
  /** Whether the order stands beside the content. */
  readonly withOrder: boolean;
  /** How often the script asks whether something has changed; null never. */
  readonly paceMs: number | null;
  /** Whether the page reloads itself where there is no script. */
  readonly reloads: boolean;
  /** Where the browser goes at once. */
  readonly forwardTo?: string | null;
}
