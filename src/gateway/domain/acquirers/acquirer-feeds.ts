import type { components } from '../../../../generated/channel.ts';

// What an acquirer says beside its answers about numbers: what it can do, what changed by itself, and what it settled.

type Schemas = components['schemas'];

type Capabilities = Schemas['Capabilities'];
export type Claim = Schemas['Claim'];
export type Change = Schemas['Change'];
export type SettlementReport = Schemas['SettlementReport'];

/** Calls that never reject. `unknown` decides nothing: it is asked again. */
export interface AcquirerFeeds {
  /** `hintUrl`: where the acquirer may send hints; null if the gateway takes none from it. */
  capabilities(hintUrl: string | null): Promise<CapabilitiesAnswer>;
  /** `version` is the one that was negotiated: it says how the amounts of the answer count. */
  changes(input: {
    readonly after: string | null;
    readonly limit: number;
    readonly version: number;
  }): Promise<ChangesAnswer>;
  settlementReport(input: {
    readonly after: string | null;
    readonly page: string | null;
    readonly version: number;
  }): Promise<SettlementReportAnswer>;
}

export type CapabilitiesAnswer =
  | { readonly kind: 'capabilities'; readonly value: Capabilities }
  /** It has no such call. */
  | { readonly kind: 'version1' }
  | Unknown;

/** A change that breaks the contract makes the whole answer unknown: none may be skipped. */
type ChangesAnswer =
  | {
      readonly kind: 'changes';
      readonly changes: readonly Change[];
      readonly next: string | null;
      readonly more: boolean;
    }
  | Unknown;

type SettlementReportAnswer =
  | {
      readonly kind: 'report';
      readonly report: SettlementReport;
      readonly next: string | null;
      /** The answer as received. */
      readonly bytes: Uint8Array;
    }
  /** There is none after that place. */
  | { readonly kind: 'none' }
  | Unknown;

interface Unknown {
  readonly kind: 'unknown';
  readonly message: string;
}
