import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Clock } from '../../domain/ports.ts';
import type { CsvProfileStore } from '../../domain/reconciliation/csv-profile.ts';
import type {
  BankAccount,
  BankAccountTerms,
  ReconciliationSettingStore,
} from '../../domain/reconciliation/settings.ts';
import { BANK_CALENDARS } from '../../domain/settlements/bank-calendars.ts';
import type { BankCalendar } from '../../domain/settlements/bank-calendars.ts';
import { ibanFault, maskedAccount, plainAccount } from '../../domain/text/bank-account.ts';
import { done, invalid, refuse, refuseInput } from '../outcome.ts';
import type { InputProblem, OperatorOutcome } from '../outcome.ts';
import type { KnownAcquirers } from '../acquirers/known-acquirers.ts';

// The operator's own accounts at banks. A statement finds its account by number and currency, so these identify it.

export interface BankAccountDependencies {
  readonly store: Pick<ReconciliationSettingStore, 'listBankAccounts' | 'putBankAccount' | 'listReconciledAcquirers'> &
    Pick<CsvProfileStore, 'findCsvProfile'>;
  readonly knownAcquirers: KnownAcquirers;
  readonly clock: Clock;
}

/** Null stays what it is. */
export interface ChangedBankAccount extends Omit<BankAccountTerms, 'number' | 'calendar' | 'changedAt'> {
  readonly number: string | null;
  readonly calendar: string;
}

export function createBankAccountOperations(deps: BankAccountDependencies) {
  return {
    listBankAccounts: () => deps.store.listBankAccounts(),
    putBankAccount: (change: ChangedBankAccount, acting: Acting) => putBankAccount(deps, change, acting),
  };
}

async function putBankAccount(
  deps: BankAccountDependencies,
  change: ChangedBankAccount,
  acting: Acting,
): Promise<OperatorOutcome<BankAccount>> {
  const { store, clock } = deps;
  const known = await store.listBankAccounts();
  const current = known.find((one) => one.bankAccount === change.bankAccount) ?? null;
  if ((current?.version ?? 0) !== change.version) return refuse('changedMeanwhile', { what: 'bankAccount' });
  const problems = await problemsOf(deps, change, current);
  if (problems.length > 0) return refuseInput(problems);
  const at = clock.now();
  const next: BankAccountTerms = {
    ...change,
    number: change.number === null ? (current?.number ?? '') : plainNumber(change.number),
    calendar: change.calendar as BankCalendar,
    version: change.version + 1,
    changedAt: at,
  };
  const { bankAccount, number, currency } = next;
  const audit = auditOf(acting, {
    at,
    action: 'putBankAccount',
    target: `bank account ${bankAccount}`,
    detail: `${currency} ${maskedAccount(number)}`,
    before: current && shownAccount(current),
    after: shownAccount(next),
  });
  const put = await store.putBankAccount(next, audit);
  if (put === 'changed') return refuse('changedMeanwhile', { what: 'bankAccount' });
  if (put === 'taken') {
    const other = known.find((one) => one.number === number && one.currency === currency)?.bankAccount ?? 'another';
    return refuse('bankAccountTaken', { other, currency });
  }
  const { lastNumber = null, lastClosing = null, lastDay = null } = current ?? {};
  return done({ ...next, lastNumber, lastClosing, lastDay });
}

/** As statements write it: capital letters and digits only. */
function plainNumber(number: string): string {
  return plainAccount(number).replaceAll(/[^0-9A-Z]/g, '');
}

async function problemsOf(
  { store, knownAcquirers }: BankAccountDependencies,
  change: ChangedBankAccount,
  current: BankAccount | null,
): Promise<InputProblem[]> {
  const { bankAccount, number, currency } = change;
  const hasStatements = current !== null && current.lastClosing !== null;
  const acquirers = new Set([
    ...knownAcquirers.configured.keys(),
    ...(await store.listReconciledAcquirers()).map(({ acquirer }) => acquirer),
  ]);
  return [
    // Both name a book of the operator's ledger.
    ...(acquirers.has(bankAccount) ? [invalid('bankAccount', 'ownerNameTaken', { acquirer: bankAccount })] : []),
    ...numberProblems(change, current),
    ...(hasStatements && number !== null && plainNumber(number) !== current.number
      ? [invalid('number', 'statementsKnown', { field: 'number' })]
      : []),
    ...(hasStatements && currency !== current.currency
      ? [invalid('currency', 'statementsKnown', { field: 'currency' })]
      : []),
    ...calendarProblems(change.calendar),
    ...(await formatProblems(store, change)),
  ];
}

function numberProblems({ scheme, number }: ChangedBankAccount, current: BankAccount | null): InputProblem[] {
  const given = number ?? current?.number;
  if (given === undefined) return [invalid('number', 'ownNumberMissing')];
  if (scheme === 'other') return [];
  const plain = plainNumber(given);
  const fault = ibanFault(plain);
  if (fault !== null) return [invalid('number', 'ownIbanWrong', fault)];
  // An IBAN of a country that we do not know has no length to check, but it still has the form.
  return /^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$/.test(plain) ? [] : [invalid('number', 'ownIbanWrong', { kind: 'form' })];
}

/** Whoever names one that does not exist learns which there are. */
export function calendarProblems(calendar: string): InputProblem[] {
  if (BANK_CALENDARS.some((known) => known === calendar)) return [];
  return [invalid('calendar', 'calendarUnknown', { calendar, known: BANK_CALENDARS })];
}

async function formatProblems(
  store: Pick<CsvProfileStore, 'findCsvProfile'>,
  { format, profile }: ChangedBankAccount,
): Promise<InputProblem[]> {
  if (format !== 'csv') return profile === null ? [] : [invalid('profile', 'csvProfileUnneeded')];
  if (profile === null) return [invalid('profile', 'csvProfileMissing')];
  return profileProblems(store, profile, 'statement');
}

/** A profile must exist, and read what it is named for, if that is known. */
export async function profileProblems(
  store: Pick<CsvProfileStore, 'findCsvProfile'>,
  profile: string,
  kind: 'report' | 'statement' | null,
): Promise<InputProblem[]> {
  const found = await store.findCsvProfile({ profile });
  if (found === null) return [invalid('profile', 'csvProfileUnknown', { profile })];
  return kind === null || found.content.kind === kind
    ? []
    : [invalid('profile', 'csvProfileOfOtherKind', { kind: found.content.kind })];
}

function shownAccount(account: BankAccountTerms): Readonly<Record<string, unknown>> {
  const { name, scheme, number, currency, format, profile, calendar, state } = account;
  return { name, scheme, number: maskedAccount(number), currency, format, profile, calendar, state };
}
