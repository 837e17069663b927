import type { Vault } from '../domain/ports.ts';
import type { SealedPlace, SealedStore, SealedText } from '../domain/platform/sealed.ts';
import { sealedBy } from './vault.ts';

// Seals with the current key what older keys have sealed, while gateways serve. Nothing is ever unreadable: each text is
// replaced in one step, and only if it is still the one that was read. It can be stopped at any moment and run again.

const BATCH = 200;

export interface ResealOptions {
  readonly store: SealedStore;
  readonly vault: Pick<Vault, 'seal' | 'open'>;
  /** The id of the key that seals. */
  readonly currentKeyId: string;
  readonly onProgress?: (progress: { readonly read: number; readonly resealed: number }) => void;
}

export interface ResealReport {
  readonly read: number;
  readonly resealed: number;
  /** Texts that no key opens, although theirs is known: they were damaged. */
  readonly unreadable: readonly SealedPlace[];
  /** What other keys have sealed at the end; a gateway that still seals with one of them adds to it. */
  readonly remaining: readonly { readonly keyId: string; readonly texts: number }[];
}

export async function reseal({ store, vault, currentKeyId, onProgress }: ResealOptions): Promise<ResealReport> {
  const unreadable: SealedPlace[] = [];
  let read = 0;
  let resealed = 0;
  let after: SealedPlace | null = null;
  for (;;) {
    const texts: SealedText[] = await store.listSealed({ after, limit: BATCH });
    const old = texts.filter(({ sealed }) => sealedBy(sealed) !== currentKeyId);
    const changes = old.flatMap((text) => resealOne(vault, text) ?? []);
    const failed = old.filter((text) => !changes.some(({ sealed }) => sealed === text.sealed));
    unreadable.push(...failed.map(({ merNo, name }) => ({ merNo, name })));
    if (changes.length > 0) resealed += await store.replaceSealed(changes);
    read += texts.length;
    onProgress?.({ read, resealed });
    after = texts.findLast(({ merNo }) => merNo !== 0) ?? null;
    if (after === null || texts.length < BATCH) break;
  }
  const counts = await store.countSealed();
  return { read, resealed, unreadable, remaining: counts.filter(({ keyId }) => keyId !== currentKeyId) };
}

function resealOne(vault: Pick<Vault, 'seal' | 'open'>, text: SealedText) {
  try {
    return { ...text, resealed: vault.seal(vault.open(text.sealed)) };
  } catch {
    return null;
  }
}
