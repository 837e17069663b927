import type { ReconciliationSettingStore } from '../../domain/reconciliation/settings.ts';

/** Numbers of the operator's accounts: they stand in every statement, and are no card numbers. */
export async function ownNumbers({
  store,
}: {
  readonly store: Pick<ReconciliationSettingStore, 'listBankAccounts'>;
}): Promise<ReadonlySet<string>> {
  return new Set((await store.listBankAccounts()).map(({ number }) => number));
}
