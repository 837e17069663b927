import type { Vault } from '../ports.ts';

// What is known of addresses, without knowing them: keyed hashes.

/** A stranger can cause at most one mail of a kind to an address in this time. */
export const STRANGER_MAIL_MS = 86_400_000;

export interface MailReachStore {
  /** True for one caller in the time before `now`, over all nodes: the mail may be written. */
  takeStrangerMail(mail: {
    readonly subject: string;
    readonly now: number;
    readonly windowMs: number;
  }): Promise<boolean>;
  /** Removes what no longer counts; returns how many. */
  forgetStrangerMails(input: { readonly before: number; readonly limit: number }): Promise<number>;
  /** Whether a mail server takes mails for this address, by the last one that was sent. */
  noteReach(address: { readonly addressHash: string; readonly reachable: boolean; readonly at: number }): Promise<void>;
  /** Since when each of these addresses is refused; those that can be reached are left out. */
  readUnreachable(addressHashes: readonly string[]): Promise<Map<string, number>>;
}

/** What a stranger can cause. Each is counted by itself: a lockout must not use up the way back in. */
export type StrangerMail = 'signInLocked' | 'forgotPassword' | 'registrationProof';

/** Whether a mail that a stranger causes may be written now: once a day and address, whoever asks, on whichever node. */
export interface StrangerMails {
  take(kind: StrangerMail, address: string): Promise<boolean>;
}

/** By which an address is known without being kept. */
export function addressHash({ fingerprint }: Pick<Vault, 'fingerprint'>, address: string): string {
  return fingerprint(`mail address ${address.toLowerCase()}`);
}
