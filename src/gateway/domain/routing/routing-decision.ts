// Why an order went where it went, as its story tells it.

/** Why an acquirer that a rule names was not asked. */
export type RoutingRefusal =
  | 'notConfigured'
  | 'draining'
  | 'paused'
  | 'method'
  | 'currency'
  | 'country'
  | 'amount'
  | 'units';

export interface RoutingDecision {
  /** The version of the rules. */
  readonly version: number;
  /** Null: none matched, and the acquirers' own order of preference decided. */
  readonly rule: string | null;
  readonly by: 'preference' | 'share' | 'cost' | 'success';
  /** In the order in which they are asked. */
  readonly asked: readonly AskedAcquirer[];
  readonly refused: readonly { readonly acquirer: string; readonly reason: RoutingRefusal }[];
}

export interface AskedAcquirer {
  readonly acquirer: string;
  /** Minor units of the order's currency. */
  readonly cost?: string;
  /** How many of a thousand payments it approved. */
  readonly approved?: number;
  /** Asked last, because its calls are held back. */
  readonly isHeldBack?: boolean;
}
