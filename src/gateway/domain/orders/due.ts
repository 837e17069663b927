// What the agenda will make available: shares of payments that settle, and reserves that are released.

export const DUE_TASKS = ['settle', 'releaseMargin'] as const;
export type DueTask = (typeof DUE_TASKS)[number];

/** What becomes available in a quarter of an hour, counted from 1970: no zone begins a day at anything finer. */
export interface DueSum {
  readonly merNo: number;
  readonly task: DueTask;
  readonly quarter: number;
  readonly currency: string;
  readonly amount: bigint;
  /** Those with something left that becomes available. */
  readonly orders: number;
  /** With those that were refunded or charged back since. */
  readonly scanned: number;
}

export interface DueOrder {
  readonly task: DueTask;
  readonly tradeNo: string;
  readonly merOrderNo: string;
  readonly dueAt: number;
  readonly amount: bigint;
}

/** Settlements come before releases, each in the order of trade numbers. */
export type DuePlace = Pick<DueOrder, 'task' | 'tradeNo'>;

interface DueSpan {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

export interface DueStore {
  /** What a merchant's payments will settle and release, of the oldest so many payments each. */
  sumDue(query: { readonly merNo: number; readonly limit: number }): Promise<DueSum[]>;
  /** What all merchants' payments will settle and release in a span, of the next so many. */
  sumDueOfAll(query: DueSpan & { readonly limit: number }): Promise<DueSum[]>;
  /** The orders of a merchant behind a sum. A page looks at so many at most, and may have fewer orders than its limit. */
  listDueOrders(
    query: DueSpan & {
      readonly merNo: number;
      readonly currency: string;
      readonly after: DuePlace | null;
      readonly scanMax: number;
      readonly limit: number;
    },
  ): Promise<{ readonly orders: DueOrder[]; readonly next: DuePlace | null }>;
}
