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
  /** Sums one merchant's returns by the time of their creation; `from` is inclusive, `to` exclusive. */
  sumReturns(span: { readonly merNo: number; readonly from: number; readonly to: number }): Promise<ReturnSums>;
}
