import type { Clock, Vault } from '../../domain/ports.ts';
import type { LinkOperations, PayerOperations, PayerOrder } from '../../operations/operations.ts';
import type { OrderState } from '../../domain/orders/order.ts';
import type { NotedPayerEvent } from '../../domain/payments/payer-event.ts';
import type { CardChecks } from './card-form.ts';
import type { Situation } from './situation.ts';
import type { TestCard } from './views/view.ts';

// The input and output of pages. They know neither sockets nor databases.

export interface PageRequest {
  readonly method: string;
  readonly query: URLSearchParams;
  readonly header: (name: string) => string | undefined;
  /** The submitted form as text, if there is one. */
  readonly body: string;
  /** The address of the payer's browser. */
  readonly address: string;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export interface PagesOptions {
  readonly payer: PayerOperations;
  readonly links: LinkOperations;
  /** Where payers reach the pages, without a trailing slash. */
  readonly publicUrl: () => string;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly newSecret: () => string;
  readonly cardChecks: CardChecks;
  /** How a return address reports the state of the order, as the contract defines it. */
  readonly payCodeOf: (state: OrderState) => number;
  /** The sandbox's cards, shown next to the card form; none in live mode (S21). */
  readonly testCards: readonly TestCard[];
  /** Whether payers reach the pages over https: cookies are then marked as secure. */
  readonly isSecure: () => boolean;
  /** Answered with an error that no page shows. */
  readonly onFault: (error: unknown, subject: string) => void;
  /** For the order's story: what the payer did besides attempts to pay. Costs the page nothing. */
  readonly noteEvent: (noted: NotedPayerEvent) => void;
}

export interface FoundOrder {
  readonly paid: PayerOrder;
  readonly situation: Situation;
}
