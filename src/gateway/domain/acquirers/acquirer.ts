import type { AuditEntry } from '../audit/audit.ts';
import { DEFAULT_ACQUIRER } from '../ledger/ledger.ts';

// An acquirer has its address and its token from the configuration, and nothing else: card numbers go there, so no account may
// change where. What it is used for is a row, which people change.

export const ACQUIRER_NAME = /^[a-z][a-z0-9-]{0,31}$/;

/** draining: no new payments and payouts, all else goes on. paused: no calls, work waits. */
const ACQUIRER_STATES = ['active', 'draining', 'paused'] as const;

export type AcquirerState = (typeof ACQUIRER_STATES)[number];

export interface AcquirerRow {
  readonly name: string;
  readonly state: AcquirerState;
  /** The lowest is asked first; of two that are equal, the one whose name comes first. */
  readonly preference: number;
  /** What it takes; null for all. Payouts have methods too. */
  readonly methods: readonly string[] | null;
  readonly currencies: readonly string[] | null;
  /** Where the payer or beneficiary lives, by ISO 3166. Who names none is taken. */
  readonly countries: readonly string[] | null;
  /** By currency; one that is not named has none. */
  readonly limits: readonly AmountLimit[];
  /** Counts the changes, from 1: who changes an older one is refused. */
  readonly version: number;
  readonly changedAt: number;
}

export interface AmountLimit {
  readonly currency: string;
  /** Both inclusive; null for no bound. */
  readonly min: bigint | null;
  readonly max: bigint | null;
}

export interface AcquirerStore {
  listAcquirers(): Promise<AcquirerRow[]>;
  /**
   * Writes the row as it is to be, with its record, if nobody has changed it since `version` was read; 0 is a new one. `conflict` otherwise. The
   * nodes of an earlier release, if one is alive that would ask the wrong acquirer about the orders that this row brings.
   */
  putAcquirer(
    change: AcquirerRow,
    audit: AuditEntry,
  ): Promise<'put' | 'conflict' | { readonly olderNodes: readonly string[] }>;
  /** `inUse` if an order, a try or a refund names it: it must stay for what is still asked about it. */
  removeAcquirer(
    key: Pick<AcquirerRow, 'name' | 'version'>,
    audit: AuditEntry,
  ): Promise<'removed' | 'conflict' | 'inUse'>;
}

/** Whether a change brings orders that an earlier release, which knows `default` only, would ask the wrong acquirer about. */
export function opensAnother(
  name: string,
  change: { readonly from: AcquirerState; readonly to: AcquirerState },
): boolean {
  return name !== DEFAULT_ACQUIRER && change.from !== 'active' && change.to === 'active';
}

/** Null in the database, and in what the rules pass on, is `default`. */
export function acquirerNameOf(acquirer: string | null): string {
  return acquirer ?? DEFAULT_ACQUIRER;
}

export function storedAcquirer(name: string): string | null {
  return name === DEFAULT_ACQUIRER ? null : name;
}
