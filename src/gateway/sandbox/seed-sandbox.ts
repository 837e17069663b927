import { sandboxAccount } from '../../../generated/sandbox.ts';
import { actingAsSystem } from '../domain/audit/actor.ts';
import { auditOf } from '../domain/audit/audit.ts';
import { seedDemoPeople } from './demo-people.ts';
import type { DemoPeopleDependencies } from './demo-people.ts';
import { groupOf } from '../domain/ledger/ledger.ts';
import { FREE_TERMS } from '../domain/merchants/merchant.ts';
import type { SecretKind } from '../domain/merchants/merchant.ts';
import type { StatedFact } from '../domain/merchants/getting-started.ts';
import type { BalanceStore } from '../domain/ledger/ledger-store.ts';
import type { MerchantStore } from '../domain/merchants/merchant-store.ts';
import type { SettingStore } from '../domain/platform/settings.ts';
import { BANKS_SETTING } from '../operations/platform/reference.ts';

export interface SeedDependencies extends DemoPeopleDependencies {
  readonly store: DemoPeopleDependencies['store'] &
    Pick<BalanceStore, 'changeBalance'> &
    Pick<MerchantStore, 'findMerchant' | 'createMerchant'> &
    Pick<SettingStore, 'readSetting' | 'writeSetting'>;
}

/** Adds the demo merchant, with money to try payouts, the listed banks, and a person for each role. Existing data is not changed. */
export async function seedSandbox(deps: SeedDependencies): Promise<void> {
  const { store } = deps;
  if ((await store.findMerchant(sandboxAccount.merNo)) === null) await createDemoMerchant(deps);
  if ((await store.readSetting(BANKS_SETTING)) === null) {
    await store.writeSetting(BANKS_SETTING, JSON.stringify(sandboxAccount.banks));
  }
  await seedDemoPeople(deps);
}

const DEMO_CURRENCIES = ['USD', 'EUR', 'GBP', 'MXN', 'BRL', 'VND', 'CNY'];
const DEMO_DEPOSIT = 100_000_000n;

async function createDemoMerchant({ store, vault, clock }: SeedDependencies): Promise<void> {
  const { merNo, websites, key, publicKey, webhookSecret } = sandboxAccount;
  const at = clock.now();
  const audit = auditOf(actingAsSystem('sandbox'), {
    at,
    action: 'createMerchant',
    merNo,
    target: `merchant ${merNo}`,
    detail: 'demo merchant',
  });
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
  if ((await store.createMerchant({ merchant, secrets, facts: takenAt(at), audit })) === 'taken') return;
  for (const currency of DEMO_CURRENCIES) {
    const group = groupOf('deposit', `sandbox-${currency}`, [
      { from: 'channel', to: 'available', currency, amount: DEMO_DEPOSIT },
    ]);
    await store.changeBalance({ merNo, currency }, () => ({ group, at, audit: null }));
  }
}

/** Its keys are in the docs, so everybody has them. */
function takenAt(at: number): StatedFact[] {
  return [
    { fact: 'signingKeyTaken', at },
    { fact: 'webhookSecretTaken', at },
  ];
}
