import type { Lifetimes } from '../payers/retention.ts';

interface MethodSetting {
  readonly method: string;
  /** Null for all. */
  readonly currencies: readonly string[] | null;
  /** Whether the operator has added to the contract's. */
  readonly isWidened: boolean;
}

/** What people may know of the configuration. */
export interface Configured {
  readonly mode: 'sandbox' | 'live';
  readonly version: string;
  readonly timeZone: string;
  readonly database: 'postgresql' | 'sqlite';
  /** Where mails go: to a mail server, to the sandbox's outbox, or nowhere. */
  readonly mails: 'server' | 'outbox' | 'nowhere';
  readonly methods: readonly MethodSetting[];
  readonly lifetimes: Lifetimes;
  readonly requestLogMs: number;
  readonly accountWaitMs: number;
  readonly exportsKeptMs: number;
  /** How long the bytes of files of acquirers and banks are kept; null is for ever. */
  readonly filesKeptMs: number | null;
}
