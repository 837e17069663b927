import type { LedgerEvent } from '../ledger/ledger.ts';
import type { Line, Series } from './line.ts';

// What the lines of a batch are made of. Gross + fees + other = net, for each line and each sum. A settlement has the gross and the fees
// of its payment; other is what was kept in reserve, went to a debt, or was refunded before it settled.

export interface LineMoney {
  readonly gross: bigint;
  /** Below zero if they were taken. */
  readonly fees: bigint;
  readonly other: bigint;
  readonly net: bigint;
}

/** The order that a line is about; null for deposits, corrections and collected debts. */
export interface LineOrder {
  readonly tradeNo: string;
  readonly merOrderNo: string;
}

export interface DescribedLine extends Line, LineMoney {
  readonly order: LineOrder | null;
}

/** The lines of one kind. */
export interface BatchSum extends LineMoney {
  readonly event: LedgerEvent;
  readonly count: number;
}

export interface BatchContentStore {
  /** The lines as they were read, with what they are made of. */
  describeLines(query: { readonly merNo: number; readonly lines: readonly Line[] }): Promise<DescribedLine[]>;
  sumLines(query: Series & { readonly first: number; readonly last: number }): Promise<BatchSum[]>;
}

/** Those whose gross and fees are booked with the payment. */
const PAYMENT_EVENTS = ['payment', 'settlement'] as const satisfies readonly LedgerEvent[];

/**
 * What came from outside (`sourced`) is the gross of a payment. Of everything else the gross is what it changed before fees.
 */
export function moneyOf(input: {
  readonly event: LedgerEvent;
  readonly net: bigint;
  readonly sourced: bigint;
  readonly fees: bigint;
}): LineMoney {
  const { event, net, sourced, fees } = input;
  const isPayment = (PAYMENT_EVENTS as readonly LedgerEvent[]).includes(event);
  const gross = isPayment ? sourced : net - fees;
  return { gross, fees, other: net - gross - fees, net };
}
