import { readConfig } from '../../../src/gateway/config/config.ts';
import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import { FREE_TERMS } from '../../../src/gateway/domain/merchants/merchant.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { createVault } from '../../../src/gateway/vault/vault.ts';
import { createMerchants } from '../frame/merchants.ts';

/** Merchants whose payments settle later, and a row for each acquirer, in the order of preference: its currencies, or all. */
export async function addAcquirers(
  store: Store,
  acquirers: Readonly<Record<string, readonly string[] | null>>,
): Promise<void> {
  await createMerchants(store, createVault(readConfig({}).encryptionKeys), { ...FREE_TERMS, settlementDays: 1 });
  for (const [index, [name, currencies]] of Object.entries(acquirers).entries()) {
    const at = Date.now();
    const audit = auditOf(actingAsSystem('bench'), {
      at,
      action: 'createMerchant',
      target: `acquirer ${name}`,
      detail: 'bench',
    });
    const bounds = { methods: null, countries: null, limits: [], version: 0, changedAt: at };
    await store.putAcquirer({ name, preference: index + 1, currencies, ...bounds, state: 'active' }, audit);
  }
}
