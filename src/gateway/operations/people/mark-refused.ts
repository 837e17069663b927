import type { ListedPerson } from '../../domain/people/people-lists.ts';
import { addressHash } from '../../domain/platform/mail-reach.ts';
import type { MailReachStore } from '../../domain/platform/mail-reach.ts';
import type { Vault } from '../../domain/ports.ts';

/** A person, and since when a mail server has refused their address; null if it has not. */
export type MarkedPerson<Found extends ListedPerson = ListedPerson> = Found & { readonly refusedSince: number | null };

export interface MarkRefusedDependencies {
  readonly store: Pick<MailReachStore, 'readUnreachable'>;
  readonly vault: Pick<Vault, 'fingerprint'>;
}

export async function markRefused<Found extends ListedPerson>(
  { store, vault }: MarkRefusedDependencies,
  people: readonly Found[],
): Promise<MarkedPerson<Found>[]> {
  if (people.length === 0) return [];
  const hashes = people.map(({ person }) => addressHash(vault, person.email));
  const refused = await store.readUnreachable(hashes);
  return people.map((one, index) => ({ ...one, refusedSince: refused.get(hashes[index] ?? '') ?? null }));
}
