import type { Pain001Version } from '../../bank-files/iso20022/pain001-write.ts';
import type { Account } from '../../bank-files/model.ts';

export interface BankFilesSettings {
  readonly port: number;
  readonly host: string;
  readonly token: string;
  /** Where files for the bank are put, where those of the bank are taken from, and where the store is. */
  readonly outFolder: string;
  readonly inFolder: string;
  readonly dataFolder: string;
  /** Whose account is debited. */
  readonly name: string;
  /** By currency: what is not there is not offered. */
  readonly accounts: ReadonlyMap<string, Account>;
  readonly bic: string | null;
  readonly version: Pain001Version;
  /** How long the oldest payout waits for others, and how many a file has at most. */
  readonly everyMs: number;
  readonly paymentsMax: number;
  /** Such as 16:30 in the time zone; null for none. */
  readonly cutOff: string | null;
  readonly timeZone: string;
  readonly fileMode: number;
  /** How often the folder is looked at. */
  readonly lookMs: number;
  /** How long a return waits until the gateway has heard that its payout was approved. */
  readonly holdReturnsMs: number;
  /** After how many days copies of files are removed; null for never. */
  readonly keepDays: number | null;
  readonly log: (line: Readonly<Record<string, unknown>>) => void;
  readonly now: () => number;
}
