import type { Claim } from '../../domain/acquirers/acquirer-feeds.ts';

/** What this node knows of acquirers without asking the database: its configuration, and what they say of themselves. */
export interface KnownAcquirers {
  /** By name; what is not here is not configured. */
  readonly configured: ReadonlyMap<string, { readonly takesHints: boolean }>;
  /** Null until it has answered. */
  capabilitiesOf(name: string): AcquirerCapabilities | null;
}

export interface AcquirerCapabilities {
  /** In which new payments, payouts and refunds are sent. */
  readonly contractVersion: number;
  readonly claims: readonly Claim[];
  readonly methods: readonly string[] | null;
  readonly currencies: readonly string[] | null;
  readonly countries: readonly string[] | null;
}
