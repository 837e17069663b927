import { actingAsSystem } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { AuditAction } from '../../domain/audit/audit-action.ts';
import { DEFAULT_ACQUIRER } from '../../domain/ledger/ledger.ts';
import type { Clock } from '../../domain/ports.ts';
import type { CsvProfileStore } from '../../domain/reconciliation/csv-profile.ts';
import type { ReconciliationSettingStore } from '../../domain/reconciliation/settings.ts';
import { CALENDAR } from './bank-days.ts';
import { CSV_PROFILE } from './report.ts';
import { SANDBOX_IBAN } from './statement.ts';
import { AGREED_COSTS } from './tariff.ts';

// What the operator of a sandbox has agreed with its acquirer and its bank. What somebody changed about it stays.

export interface SeedBankDependencies {
  readonly store: () => Pick<
    ReconciliationSettingStore,
    'findReconciledAcquirer' | 'putReconciledAcquirer' | 'findBankAccount' | 'putBankAccount'
  > &
    Pick<CsvProfileStore, 'addCsvProfile' | 'findCsvProfile'>;
  readonly clock: Clock;
}

const EXAMPLE_PROFILE = 'sandbox-acquirer';

export async function seedTerms({ store, clock }: SeedBankDependencies): Promise<void> {
  const at = clock.now();
  const terms = await store().findReconciledAcquirer(DEFAULT_ACQUIRER);
  if (terms.version === 0) {
    await store().putReconciledAcquirer(
      { ...terms, calendar: CALENDAR, costs: AGREED_COSTS, profile: EXAMPLE_PROFILE, version: 1, changedAt: at },
      auditBy('putAcquirerTerms', { at, target: `acquirer ${DEFAULT_ACQUIRER}`, detail: 'as the sandbox begins' }),
    );
  }
  if ((await store().findCsvProfile({ profile: EXAMPLE_PROFILE })) !== null) return;
  await store().addCsvProfile(
    {
      profile: EXAMPLE_PROFILE,
      version: 1,
      name: 'Sandbox acquirer',
      content: CSV_PROFILE,
      createdAt: at,
      createdBy: 'sandbox',
    },
    auditBy('putCsvProfile', { at, target: `CSV profile ${EXAMPLE_PROFILE}`, detail: 'as the sandbox begins' }),
  );
}

/** The operator's account in a currency. Somebody may have opened it before. */
export async function openAccount({ store, clock }: SeedBankDependencies, currency: string): Promise<void> {
  const bankAccount = `sandbox-${currency.toLowerCase()}`;
  if ((await store().findBankAccount(bankAccount)) !== null) return;
  const at = clock.now();
  await store().putBankAccount(
    {
      bankAccount,
      name: `Sandbox bank, ${currency}`,
      scheme: 'iban',
      number: SANDBOX_IBAN,
      currency,
      format: 'camt',
      profile: null,
      calendar: CALENDAR,
      state: 'active',
      version: 1,
      changedAt: at,
    },
    auditBy('putBankAccount', { at, target: `bank account ${bankAccount}`, detail: 'as the sandbox begins' }),
  );
}

function auditBy(
  action: 'putAcquirerTerms' | 'putBankAccount' | 'putCsvProfile',
  about: { readonly at: number; readonly target: string; readonly detail: string },
) {
  return auditOf(actingAsSystem('sandbox'), { ...about, action: action as string as AuditAction });
}
