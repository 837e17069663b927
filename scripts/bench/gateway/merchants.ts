import { sandboxAccount } from '../../../generated/sandbox.ts';
import { FREE_TERMS } from '../../../src/gateway/domain/merchant.ts';
import type { Vault } from '../../../src/gateway/domain/ports.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';

export interface BenchMerchant {
  readonly merNo: number;
  readonly key: string;
}

/** The only one that the mock knows. */
export const SANDBOX_MERCHANT: BenchMerchant = { merNo: sandboxAccount.merNo, key: sandboxAccount.key };

const FIRST = 200_001;

export const MERCHANTS: readonly BenchMerchant[] = Array.from({ length: 1000 }, (_, index) => ({
  merNo: FIRST + index,
  key: `bench-signing-key-of-merchant-${FIRST + index}`,
}));

/** Who is there already stays as it is. */
export async function createMerchants(store: Store, vault: Vault): Promise<void> {
  const at = Date.now();
  for (const { merNo, key } of MERCHANTS) {
    await store.createMerchant({
      merchant: {
        merNo,
        name: `Shop ${merNo}`,
        status: 'active',
        websites: ['http://localhost'],
        methods: null,
        currencies: null,
        terms: FREE_TERMS,
        createdAt: at,
        updatedAt: at,
      },
      secrets: [
        { secretNo: `bench-${merNo}`, kind: 'signingKey', sealed: vault.seal(key), createdAt: at, expiresAt: null },
      ],
      audit: { at, actor: 'bench', action: 'createMerchant', target: `merchant ${merNo}`, detail: 'bench' },
    });
  }
}
