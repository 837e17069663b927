import { sandboxAccount } from '../../generated/sandbox.ts';
import { groupOf } from './domain/ledger.ts';
import { FREE_TERMS } from './domain/merchant.ts';
import type { SecretKind } from './domain/merchant.ts';
import type { Clock, Vault } from './domain/ports.ts';
import type { Store } from './domain/store.ts';
import { BANKS_SETTING } from './operations/reference.ts';

/** Adds the demo merchant, with money to try payouts, and the listed banks. Existing data is not changed. */
export async function seedSandbox(deps: { store: Store; vault: Vault; clock: Clock }): Promise<void> {
  const { store } = deps;
  if ((await store.findMerchant(sandboxAccount.merNo)) === null) await createDemoMerchant(deps);
  if ((await store.readSetting(BANKS_SETTING)) === null) {
    await store.writeSetting(BANKS_SETTING, JSON.stringify(sandboxAccount.banks));
  }
}

const DEMO_CURRENCIES = ['USD', 'EUR', 'GBP', 'MXN', 'BRL', 'VND', 'CNY'];
const DEMO_DEPOSIT = 100_000_000n;

async function createDemoMerchant({
  store,
  vault,
  clock,
}: {
  store: Store;
  vault: Vault;
  clock: Clock;
}): Promise<void> {
  const { merNo, websites, key, publicKey, webhookSecret } = sandboxAccount;
  const at = clock.now();
  const audit = {
    at,
    actor: 'sandbox',
    action: 'createMerchant',
    target: `merchant ${merNo}`,
    detail: 'demo merchant',
  };
  const values: Record<SecretKind, string> = { signingKey: key, publicKey, webhookSecret };
  const secrets = Object.entries(values).map(([kind, value]) => ({
    secretNo: `sandbox-${kind}`,
    kind: kind as SecretKind,
    sealed: vault.seal(value),
    createdAt: at,
    expiresAt: null,
  }));
  const merchant = {
    merNo,
    name: 'Demo shop',
    status: 'active',
    websites,
    methods: null,
    currencies: null,
    terms: FREE_TERMS,
    accentColour: null,
    framesPages: false,
    createdAt: at,
    updatedAt: at,
  } as const;
  // Another process may be seeding the same database; the second one adds nothing.
  if ((await store.createMerchant({ merchant, secrets, audit })) === 'taken') return;
  for (const currency of DEMO_CURRENCIES) {
    const group = groupOf('deposit', `sandbox-${currency}`, [
      { from: 'channel', to: 'available', currency, amount: DEMO_DEPOSIT },
    ]);
    await store.changeBalance({ merNo, currency }, () => ({ group, at, audit: null }));
  }
}
