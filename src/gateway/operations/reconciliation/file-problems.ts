import type { CsvProfileStore } from '../../domain/reconciliation/csv-profile.ts';
import type {
  BankAccount,
  ReconciledAcquirer,
  ReconciliationSettingStore,
} from '../../domain/reconciliation/settings.ts';
import type { KnownAcquirers } from '../acquirers/known-acquirers.ts';
import { invalid } from '../outcome.ts';
import type { InputProblem } from '../outcome.ts';
import { profileProblems } from './bank-accounts.ts';
import type { AnnouncedFile } from './files.ts';

export interface FileProblemDependencies {
  readonly store: Pick<ReconciliationSettingStore, 'listBankAccounts' | 'listReconciledAcquirers'> &
    Pick<CsvProfileStore, 'findCsvProfile'>;
  readonly knownAcquirers: KnownAcquirers;
}

type Announced = Pick<AnnouncedFile, 'owner' | 'profile' | 'format'>;

/** Why nothing can be done with a file of this owner, or by this profile. */
export async function fileProblems(
  { store, knownAcquirers }: FileProblemDependencies,
  announced: Announced,
): Promise<InputProblem[]> {
  const [accounts, acquirers] = await Promise.all([store.listBankAccounts(), store.listReconciledAcquirers()]);
  const account = accounts.find(({ bankAccount }) => bankAccount === announced.owner);
  const names = [...knownAcquirers.configured.keys(), ...acquirers.map(({ acquirer }) => acquirer)];
  const known = [...new Set([...names, ...accounts.map(({ bankAccount }) => bankAccount)])].toSorted();
  const found = { account, acquirer: acquirers.find(({ acquirer }) => acquirer === announced.owner) };
  const problems = ownerProblems(announced, account, known);
  // Nothing more can be known of the profile of an owner who is not.
  return problems.length > 0 && announced.profile === null
    ? problems
    : [...problems, ...(await csvProblems(store, announced, found))];
}

function ownerProblems(
  { owner, format }: Announced,
  account: BankAccount | undefined,
  known: readonly string[],
): InputProblem[] {
  if (owner === null) return format === 'csv' ? [invalid('owner', 'fileOwnerMissing')] : [];
  if (!known.includes(owner)) return [invalid('owner', 'fileOwnerUnknown', { owner, known })];
  return account?.state === 'closed'
    ? [invalid('owner', 'bankAccountClosed', { bankAccount: account.bankAccount })]
    : [];
}

interface Owner {
  readonly account: BankAccount | undefined;
  readonly acquirer: ReconciledAcquirer | undefined;
}

/** A CSV is read by the profile that was named, or by that of its owner. */
async function csvProblems(
  store: Pick<CsvProfileStore, 'findCsvProfile'>,
  { owner, profile, format }: Announced,
  { account, acquirer }: Owner,
): Promise<InputProblem[]> {
  if (format !== null && format !== 'csv') {
    return profile === null ? [] : [invalid('profile', 'fileProfileUnneeded', { format })];
  }
  const kind = account === undefined ? 'report' : 'statement';
  if (profile !== null) return profileProblems(store, profile, owner === null ? null : kind);
  const own = (account ?? acquirer)?.profile ?? null;
  return format === 'csv' && owner !== null && own === null
    ? [invalid('profile', 'fileProfileMissing', { owner, kind })]
    : [];
}
