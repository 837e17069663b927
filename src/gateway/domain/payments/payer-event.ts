import type { OrderReference } from '../orders/order.ts';

/** What a payer does on the payment page, besides attempts to pay. */
export type PayerEventName = 'opened' | 'chose' | 'cameBack' | 'left';

export interface PayerEvent extends OrderReference {
  readonly event: PayerEventName;
  /** What was chosen; empty for other events. */
  readonly method: string;
  readonly firstAt: number;
  readonly lastAt: number;
  /** The same within a minute counts once: a reload is no second visit. */
  readonly times: number;
}

/** As a page notes it. */
export interface NotedPayerEvent {
  readonly tradeNo: string;
  readonly event: PayerEventName;
  readonly method?: string;
  readonly at: number;
}

export const SAME_EVENT_MS = 60_000;

/** In the query of the payment page's address: the payer comes back from the page of a bank or wallet. */
export const CAME_BACK = 'back';

export interface PayerEventStore {
  /** Adds to what is there. Events of orders that do not exist, or whose payer's data was removed, are left out. */
  addPayerEvents(events: readonly PayerEvent[]): Promise<void>;
  /** By the time of the first. */
  listPayerEvents(order: OrderReference): Promise<PayerEvent[]>;
}
