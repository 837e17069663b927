import type { Vault } from '../ports.ts';

// What is known of addresses, without knowing them: keyed hashes.

export interface MailReachStore {
  /** Whether a mail server takes mails for this address, by the last one that was sent. */
  noteReach(address: { readonly addressHash: string; readonly reachable: boolean; readonly at: number }): Promise<void>;
  /** Since when each of these addresses is refused; those that can be reached are left out. */
  readUnreachable(addressHashes: readonly string[]): Promise<Map<string, number>>;
}

/** By which an address is known without being kept. */
export function addressHash({ fingerprint }: Pick<Vault, 'fingerprint'>, address: string): string {
  return fingerprint(`mail address ${address.toLowerCase()}`);
}
