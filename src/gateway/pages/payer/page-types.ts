import type { Clock, Vault } from '../../domain/ports.ts';
import type { PayerOperations, PayerOrder } from '../../operations/operations.ts';
import type { OrderState } from '../../domain/order.ts';
import type { CardChecks } from './card-form.ts';
import type { Situation } from './situation.ts';
import type { TestCard } from './views/view.ts';

// What pages are given, and what they answer. They know neither sockets nor databases.

export interface PageRequest {
  readonly method: string;
  readonly query: URLSearchParams;
  readonly header: (name: string) => string | undefined;
  /** The form's text where there is one. */
  readonly body: string;
  /** Where the payer's browser is. */
  readonly address: string;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PagesOptions {
  readonly payer: PayerOperations;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly newSecret: () => string;
  readonly cardChecks: CardChecks;
  /** How a return address says how the order stands, as the contract has it. */
  readonly payCodeOf: (state: OrderState) => number;
  /** The sandbox's cards, shown beside the card's form; none in live mode (S21). */
  readonly testCards: readonly TestCard[];
  /** Whether payers reach the pages by https: cookies are then for https only. */
  readonly isSecure: () => boolean;
  /** Told of a fault that no page shows. */
  readonly onFault: (error: unknown, subject: string) => void;
}

export interface FoundOrder {
  readonly paid: PayerOrder;
  readonly situation: Situation;
}
