// Money that went back to payers: refunds, and what their banks took back.

export interface CurrencySum {
  readonly currency: string;
  readonly count: number;
  readonly amount: bigint;
}

export interface ReturnSums {
  /** Those that have not failed. */
  readonly refunds: readonly CurrencySum[];
  readonly chargebacks: readonly CurrencySum[];
}

export interface ReturnStore {
  /** Of one merchant, by the time of their creation; times are inclusive and exclusive. */
  sumReturns(span: { readonly merNo: number; readonly from: number; readonly to: number }): Promise<ReturnSums>;
}
