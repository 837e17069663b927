import type { HashKey } from '../orders/order-index.ts';
import type { Order, OrderDetails } from '../orders/order.ts';

// Payers of one merchant: those who paid with the same e-mail address. There is no table of them. They are read from the keyed
// hashes by which orders are found, so what is erased there is gone from here too.

/** Figures are of this many newest orders at most. */
export const PAYER_ORDERS_MAX = 200;

interface PayerSum {
  readonly currency: string;
  readonly payments: number;
  readonly paid: bigint;
  readonly refunded: bigint;
  readonly chargedBack: bigint;
}

export interface PayerFigures {
  readonly orders: number;
  readonly sums: readonly PayerSum[];
  readonly refunds: number;
  readonly chargebacks: number;
  readonly firstAt: number;
  readonly lastAt: number;
}

export interface Payer extends PayerFigures {
  readonly merNo: number;
  /** The newest order of the payer, by which the payer is named. */
  readonly tradeNo: string;
  readonly email: string;
  /** Whether there are older orders than the figures count. */
  readonly isPartial: boolean;
}

/** An order may name several; the payer's own comes first. */
const MAIN_FIELDS = ['email', 'billingEmail', 'shippingEmail'] as const;

/** In one spelling, which is that of the index of orders. */
export function payerEmailOf(details: OrderDetails | null): string | null {
  const said = details?.said ?? {};
  const email = MAIN_FIELDS.map((field) => said[field]).find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  return email === undefined ? null : String(email).trim().toLowerCase();
}

export function payerKeyOf(email: string, hash: HashKey): bigint {
  return hash('email', email);
}

/** A payment whose payer gave an e-mail address, with the details of its request. */
export interface AddressedOrder {
  readonly tradeNo: string;
  readonly details: OrderDetails | null;
}

interface OfPayer {
  readonly merNo: number;
  readonly key: bigint;
}

export interface PayerListStore {
  /** Looks at a bounded number of orders, newest first. `through` is how far it came; null if there are no more. */
  listAddressedOrders(page: {
    readonly merNo: number;
    readonly before: string | null;
  }): Promise<{ readonly orders: readonly AddressedOrder[]; readonly through: string | null }>;
  /** The newest order of each payer, in the order in which they were asked for. */
  findNewestOrders(payers: { readonly merNo: number; readonly keys: readonly bigint[] }): Promise<(string | null)[]>;
  readPayerFigures(payers: readonly OfPayer[]): Promise<(PayerFigures | null)[]>;
  /** Newest first. */
  listOrdersOfPayer(page: OfPayer & { readonly before: string | null; readonly limit: number }): Promise<Order[]>;
}
