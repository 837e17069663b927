import type { Vault } from '../domain/ports.ts';
import type { Store } from '../domain/store.ts';
import { createVault, deriveFingerprintKey } from '../vault/vault.ts';

const FINGERPRINT_SETTING = 'sealed:fingerprintKey';

/**
 * The vault of a gateway. Its fingerprints have a key in the database, sealed like the merchants' secrets: idempotency keys
 * and counted tries stay known after the encryption key that it was once derived from is removed. The first node to start
 * stores it.
 */
export async function openVault(keys: readonly Buffer[], store: Pick<Store, 'keepSetting'>): Promise<Vault> {
  const sealing = createVault(keys);
  const derived = deriveFingerprintKey(keys).toString('base64url');
  const stored = await store.keepSetting(FINGERPRINT_SETTING, sealing.seal(derived));
  return createVault(keys, Buffer.from(sealing.open(stored), 'base64url'));
}
