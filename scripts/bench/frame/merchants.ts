import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { FREE_TERMS } from '../../../src/gateway/domain/merchants/merchant.ts';
import type { SecretKind } from '../../../src/gateway/domain/merchants/merchant.ts';
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
export async function createMerchants(store: Store, vault: Vault): Promise<void> {
  for (const { merNo, key } of MERCHANTS) {
    await createMerchant(store, { merNo, kind: 'signingKey', sealed: vault.seal(key) });
  }
}

/** An active merchant without fees and with one secret. */
export async function createMerchant(
  store: Store,
  { merNo, kind, sealed }: { merNo: number; kind: SecretKind; sealed: string },
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
      terms: FREE_TERMS,
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
