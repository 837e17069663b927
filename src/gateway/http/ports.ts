import type { Product } from '../domain/orders/order.ts';

// What this room needs from the rest of the process; build.ts passes it in.

export interface HttpMetrics {
  /** A request that has been answered. `operation` is an operationId, or the name of another route. */
  countRequest(operation: string, code: string, seconds: number): void;
  /** How many requests are being answered: one more, or one less. */
  changeInFlight(change: 1 | -1): void;
}

/** Has whatever `work` begins carry the request's id in its log lines. */
export type RunForRequest = <Result>(requestId: string, work: () => Result) => Result;

/** The spans of requests; absent if there is no tracing. */
export interface RequestSpans {
  /** Opens the span of a request, before its route sees it. False if the request needs no `end`, as its trace is not kept. */
  begin(head: {
    readonly requestId: string;
    readonly startedAtMs: number;
    readonly method: string;
    /** As the contract writes it, never the address as it came; undefined if no route fits. */
    readonly route: string | undefined;
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
    /** The other end of the connection. */
    readonly peer: string;
  }): boolean;
  end(end: {
    readonly requestId: string;
    readonly status: number;
    /** Whether the whole response was written. */
    readonly isWhole: boolean;
    readonly operation: string | undefined;
    readonly code: string | undefined;
    readonly merNo: number | undefined;
    readonly tradeNo: string | undefined;
  }): void;
  /** The same check, in a span. */
  traceChecks<Input extends readonly unknown[], Result extends { readonly kind: string; readonly code?: string }>(
    check: (...input: Input) => Promise<Result>,
  ): (...input: Input) => Promise<Result>;
}

export interface RateLimit {
  /** Seconds to wait before the next try; zero lets the request through and counts it. The key is a merchant or a network. */
  take(key: number | string): number;
}

/** What the cashier's page shows of an order that was just accepted. */
export interface CashierOrder {
  readonly tradeNo: string;
  readonly merOrderNo: string;
  readonly merchantName: string;
  readonly accentColour: string | null;
  /** The language tag that the merchant sent; null where it sent none. */
  readonly language: string | null;
  readonly amount: bigint;
  readonly currency: string;
  readonly products: readonly Product[];
  /** The order's page at the gateway. */
  readonly payUrl: string;
}

/** The page, and headers that belong to it, such as its content security policy. */
export interface CashierPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A key has verified a request. In memory, for a request must not wait for it. */
export type NoteKeyUse = (use: {
  readonly merNo: number;
  readonly secretNo: string;
  readonly address: string;
  readonly agent: string;
}) => void;
