import type { Series } from './line.ts';

// A batch is what one payout to the merchant's own account contains: the lines after the last cut, up to that of the payout's hold.
// Carried in + lines − payout − fee = carried out. Each line is in exactly one batch, or in none yet.

/** A cut of a series. */
export interface Cut {
  /** The first line, and that of the hold. */
  readonly first: number;
  readonly cut: number;
  readonly carriedIn: bigint;
  /** The sum of the lines without the hold. */
  readonly lines: bigint;
  readonly carriedOut: bigint;
}

export interface Batch extends Series {
  /** By year in the merchant's zone: `2026-0031`. */
  readonly batchNo: string;
  /** The payout's. */
  readonly tradeNo: string;
  /** Masked. */
  readonly account: string;
  readonly payout: bigint;
  readonly fee: bigint;
  readonly createdAt: number;
  /** Null until the line of the hold has its number. */
  readonly cut: Cut | null;
}

export interface BatchStore {
  findBatch(reference: { readonly merNo: number; readonly batchNo: string }): Promise<Batch | null>;
  findBatchOfPayout(reference: { readonly merNo: number; readonly tradeNo: string }): Promise<Batch | null>;
  /** The batches that these lines are in; a line that is in none yet has no entry. By number. */
  findBatchesOf(query: Series & { readonly numbers: readonly number[] }): Promise<ReadonlyMap<number, Batch>>;
  /** Newest first. */
  listBatches(query: {
    readonly merNo: number;
    readonly currency: string | null;
    readonly before: { readonly createdAt: number; readonly batchNo: string } | null;
    readonly limit: number;
  }): Promise<Batch[]>;
}
