import type { OrderMethod } from '../method.ts';

// Which acquirer takes a new payment or payout, as people write it. The first rule whose conditions all hold decides; if none does, the
// acquirers' own order of preference does.

export interface RoutingRule {
  /** Unique in its rules; people find a decision by it. */
  readonly name: string;
  readonly when: RoutingCondition;
  readonly use: RoutingUse;
  /** Whether another acquirer is tried after a decline that may not be the payer's fault. */
  readonly retriesDeclined: boolean;
}

/** All of them have to hold; null holds always. */
export interface RoutingCondition {
  readonly methods: readonly OrderMethod[] | null;
  readonly currencies: readonly string[] | null;
  /** Both bounds inclusive. Other currencies do not match. */
  readonly amount: { readonly currency: string; readonly min: bigint | null; readonly max: bigint | null } | null;
  /** Where a card was issued, by the operator's own table; a card that is not in it does not match. */
  readonly cardCountries: readonly string[] | null;
  /** As the table calls them. */
  readonly cardRegions: readonly string[] | null;
  /** By the first six digits, both inclusive. */
  readonly cardRanges: readonly { readonly first: string; readonly last: string }[] | null;
  readonly merchants: readonly number[] | null;
  /** On the operator's clocks. */
  readonly times: readonly RoutingTime[] | null;
  /** A share of the orders for which all else holds: which ones follows from their numbers. */
  readonly percent: number | null;
}

export interface RoutingTime {
  /** 1 is Monday. */
  readonly days: readonly number[];
  /** Minutes from midnight; `until` is the first minute after. */
  readonly from: number;
  readonly until: number;
}

/** What decides the order among acquirers that may take it. */
export type RoutingUse =
  | { readonly by: 'preference'; readonly acquirers: readonly string[] }
  | { readonly by: 'share'; readonly acquirers: readonly { readonly name: string; readonly percent: number }[] }
  | { readonly by: 'cost'; readonly acquirers: readonly string[] }
  /** `floorPercent`: what each but the best gets, so that its rate stays known. */
  | { readonly by: 'success'; readonly acquirers: readonly string[]; readonly floorPercent: number };

export function acquirersOf({ by, acquirers }: RoutingUse): readonly string[] {
  return by === 'share' ? acquirers.map(({ name }) => name) : acquirers;
}
