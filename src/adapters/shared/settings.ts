import type { Capabilities } from './contract.ts';

export type Feed = Extract<Capabilities['claims'][number], 'changes' | 'settlementReports'>;

/** What an adapter needs, whatever its provider is. */
export interface AdapterSettings {
  readonly port: number;
  readonly host: string;
  /** What the gateway calls with. */
  readonly token: string;
  readonly journalFile: string;
  /** Null: no hints are sent. */
  readonly hintSecret: string | null;
  readonly versions: readonly number[];
  readonly feeds: readonly Feed[];
}
