import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { FREE_TERMS } from '../../../src/gateway/domain/merchants/merchant.ts';
import type { MerchantTerms, SecretKind } from '../../../src/gateway/domain/merchants/merchant.ts';
import type { Vault } from '../../../src/gateway/domain/ports.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';

export interface BenchMerchant {
  readonly merNo: number;
  readonly key: string;
}

/** The only one that the mock knows. */
export const SANDBOX_MERCHANT: BenchMerchant = { merNo: sandboxAccount.merNo, key: sandboxAccount.key };

export const FIRST_MERCHANT = 200_001;

/** Fewer where it is only shown that a bench runs: each is some commits. */
const COUNT = Number(process.env['BENCH_MERCHANTS'] ?? 1000);

export const MERCHANTS: readonly BenchMerchant[] = Array.from({ length: COUNT }, (_, index) => ({
  merNo: FIRST_MERCHANT + index,
  key: `bench-signing-key-of-merchant-${FIRST_MERCHANT + index}`,
}));

/** Who is there already stays as it is. */
export async function createMerchants(store: Store, vault: Vault, terms = FREE_TERMS): Promise<void> {
  for (const { merNo, key } of MERCHANTS) {
    await createMerchant(store, { merNo, kind: 'signingKey', sealed: vault.seal(key), terms });
  }
}

/** An active merchant with one secret, and without fees unless its terms have some. */
export async function createMerchant(
  store: Store,
  {
    merNo,
    kind,
    sealed,
    terms = FREE_TERMS,
  }: { merNo: number; kind: SecretKind; sealed: string; terms?: MerchantTerms },
): Promise<void> {
  const at = Date.now();
  await store.createMerchant({
    merchant: {
      merNo,
      name: `Shop ${merNo}`,
      status: 'active',
      websites: ['http://localhost'],
      methods: null,
      currencies: null,
      terms,
      accentColour: null,
      framesPages: false,
      createdAt: at,
      updatedAt: at,
    },
    secrets: [{ secretNo: `bench-${merNo}`, kind, sealed, createdAt: at, expiresAt: null }],
    audit: auditOf(actingAsSystem('bench'), {
      at,
      action: 'createMerchant',
      target: `merchant ${merNo}`,
      detail: 'bench',
    }),
  });
}
