import type { ListedState, Order, OrderKind, SettleState } from './order.ts';

// Bulk reads for merchants: lists and totals.

export interface OrderSearch {
  readonly merNo: number;
  readonly merOrderNos?: readonly string[];
  readonly tradeNos?: readonly string[];
  /** Creation times, both inclusive. */
  readonly from?: number;
  readonly to?: number;
  readonly kinds?: readonly OrderKind[];
  readonly states?: readonly ListedState[];
  /** From 1. */
  readonly pageNum: number;
  readonly pageSize: number;
}

export interface OrderPage {
  readonly total: number;
  readonly orders: readonly Order[];
}

/** Totals cover payments only. */
export interface TotalsQuery {
  readonly merNo: number;
  /** Both inclusive. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly states?: readonly ListedState[];
  readonly currencies?: readonly string[];
  readonly settlementCurrencies?: readonly string[];
  readonly merOrderNos?: readonly string[];
  /** Only what has something to settle counts. */
  readonly settles?: readonly Exclude<SettleState, 'none'>[];
}

/** Sorted by currency. */
export interface Totals {
  readonly settled: readonly { readonly currency: string; readonly amount: bigint }[];
  readonly source: readonly { readonly currency: string; readonly amount: bigint }[];
}

export interface ReportStore {
  /** Newest first. */
  searchOrders(search: OrderSearch): Promise<OrderPage>;
  sumAmounts(query: TotalsQuery): Promise<Totals>;
}
