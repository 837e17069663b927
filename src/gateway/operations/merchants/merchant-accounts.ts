import { LRUCache } from 'lru-cache';
import type { MerchantAccount } from '../../domain/merchants/merchant.ts';
import type { Stopwatch, Vault } from '../../domain/ports.ts';
import type { AuditStore } from '../../domain/audit/audit.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { MerchantAccounts } from '../operations.ts';

const LOOK_MS = 1000;
const ACCOUNTS_MAX = 10_000;

/**
 * Merchants with their decrypted secrets, cached until something changes. Every change of a merchant is recorded among the
 * operators' actions in the same transaction (S28), so checking the latest action once a second shows whether anything
 * changed, on any node.
 */
export function createMerchantAccounts(deps: {
  store: Pick<AuditStore, 'newestActionNo'> & Pick<MerchantStore, 'findMerchant'>;
  vault: Vault;
  stopwatch: Stopwatch;
}): MerchantAccounts {
  const { store, vault, stopwatch } = deps;
  const cache = new LRUCache<number, Promise<MerchantAccount | null>>({ max: ACCOUNTS_MAX });
  let newestAction: number | undefined;
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    // The time before the query: what happens during it is left to the next check.
    const nowMs = stopwatch.elapsedMs();
    try {
      const newest = await store.newestActionNo();
      if (newest !== newestAction) cache.clear();
      newestAction = newest;
      lookedAtMs = nowMs;
    } finally {
      looking = null;
    }
  }

  async function read(merNo: number): Promise<MerchantAccount | null> {
    const found = await store.findMerchant(merNo);
    if (found === null) return null;
    const secrets = found.secrets.map(({ sealed, ...secret }) => ({ ...secret, value: vault.open(sealed) }));
    return { merchant: found.merchant, secrets };
  }

  function recall(merNo: number): Promise<MerchantAccount | null> {
    const known = cache.get(merNo);
    if (known !== undefined) return known;
    const account = read(merNo);
    cache.set(merNo, account);
    // A failed read is not cached.
    account.catch(() => cache.get(merNo) === account && cache.delete(merNo));
    return account;
  }

  return {
    async find(merNo) {
      if (stopwatch.elapsedMs() - lookedAtMs >= LOOK_MS) await (looking ??= look());
      return recall(merNo);
    },
    forget(merNo) {
      cache.delete(merNo);
    },
  };
}
