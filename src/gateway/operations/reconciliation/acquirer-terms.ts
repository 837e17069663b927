import { isAboutSame } from '../../domain/acquirers/agreed-cost.ts';
import type { AgreedCost } from '../../domain/acquirers/agreed-cost.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import { formatAmount } from '../../domain/money.ts';
import type { Clock } from '../../domain/ports.ts';
import type { CsvProfileStore } from '../../domain/reconciliation/csv-profile.ts';
import { defaultsOf } from '../../domain/reconciliation/settings.ts';
import type { ReconciledAcquirer, ReconciliationSettingStore } from '../../domain/reconciliation/settings.ts';
import type { BankCalendar } from '../../domain/settlements/bank-calendars.ts';
import type { KnownAcquirers } from '../acquirers/known-acquirers.ts';
import { done, invalid, refuse, refuseInput } from '../outcome.ts';
import type { InputProblem, OperatorOutcome } from '../outcome.ts';
import type { Preview } from '../preview.ts';
import { calendarProblems, profileProblems } from './bank-accounts.ts';

// What is agreed with each acquirer. Where its money should be, and what may be written off without a person, takes two people.

export interface AcquirerTermsDependencies {
  readonly store: Pick<
    ReconciliationSettingStore,
    'listReconciledAcquirers' | 'putReconciledAcquirer' | 'listBankAccounts'
  > &
    Pick<CsvProfileStore, 'findCsvProfile'>;
  readonly knownAcquirers: KnownAcquirers;
  readonly clock: Clock;
}

export interface ChangedTerms extends Omit<ReconciledAcquirer, 'calendar' | 'changedAt'> {
  readonly calendar: string;
}

export function createAcquirerTermsOperations(deps: AcquirerTermsDependencies) {
  return {
    listAcquirerTerms: () => listAcquirerTerms(deps),
    putAcquirerTerms: (change: ChangedTerms, acting: Acting) => putAcquirerTerms(deps, change, acting),
    previewAcquirerTerms: (change: ChangedTerms) => previewAcquirerTerms(deps, change),
  };
}

async function listAcquirerTerms({ store, knownAcquirers }: AcquirerTermsDependencies): Promise<ReconciledAcquirer[]> {
  const rows = await store.listReconciledAcquirers();
  const names = new Set([...knownAcquirers.configured.keys(), ...rows.map(({ acquirer }) => acquirer)]);
  return [...names].toSorted().map((name) => rows.find(({ acquirer }) => acquirer === name) ?? defaultsOf(name));
}

async function putAcquirerTerms(
  deps: AcquirerTermsDependencies,
  change: ChangedTerms,
  acting: Acting,
): Promise<OperatorOutcome<ReconciledAcquirer>> {
  const checked = await checkTerms(deps, change);
  if (checked.kind === 'refused') return checked;
  const at = deps.clock.now();
  const { acquirer } = change;
  const next: ReconciledAcquirer = {
    ...change,
    // It was checked by its name.
    calendar: change.calendar as BankCalendar,
    version: change.version + 1,
    changedAt: at,
  };
  const audit = auditOf(acting, {
    at,
    action: 'putAcquirerTerms',
    target: `acquirer ${acquirer}`,
    detail: changedFields(checked.value, change).join(', ') || 'as it is',
    before: shownTerms(checked.value),
    after: shownTerms(change),
  });
  const put = await deps.store.putReconciledAcquirer(next, audit);
  return put === 'changed' ? refuse('changedMeanwhile', { what: 'acquirerTerms' }) : done(next);
}

const MONEY_FIELDS = ['bankAccount', 'writeOffLimit', 'writeOffDayMax'] as const;

/** Null for what one person may do: when reports are due, which calendar, what is agreed on fees, how a CSV is read. */
async function previewAcquirerTerms(
  deps: AcquirerTermsDependencies,
  change: ChangedTerms,
): Promise<OperatorOutcome<Preview | null>> {
  const checked = await checkTerms(deps, change);
  if (checked.kind === 'refused') return checked;
  const current = checked.value;
  if (MONEY_FIELDS.every((field) => current[field] === change[field])) return done(null);
  return done({
    merNo: OPERATOR_SIDE,
    tradeNo: null,
    summary: `Agreed with ${change.acquirer}: new ${changedFields(current, change).join(', ')}`,
    before: shownTerms(current),
    after: shownTerms(change),
  });
}

/** What holds now, if the change can be made. */
async function checkTerms(
  deps: AcquirerTermsDependencies,
  change: ChangedTerms,
): Promise<OperatorOutcome<ReconciledAcquirer>> {
  const { acquirer, version, bankAccount } = change;
  const current = (await listAcquirerTerms(deps)).find((one) => one.acquirer === acquirer);
  if (current === undefined) return refuse('acquirerNotFound', { acquirer });
  if (current.version !== version) return refuse('changedMeanwhile', { what: 'acquirerTerms' });
  const account = (await deps.store.listBankAccounts()).find((one) => one.bankAccount === bankAccount);
  const problems: InputProblem[] = [
    ...(bankAccount !== null && account === undefined
      ? [invalid('bankAccount', 'bankAccountUnknown', { bankAccount })]
      : []),
    ...(bankAccount !== null && account?.state === 'closed'
      ? [invalid('bankAccount', 'bankAccountClosed', { bankAccount })]
      : []),
    ...calendarProblems(change.calendar),
    ...costProblems(change.costs ?? []),
    ...(change.writeOffDayMax < change.writeOffLimit ? [invalid('writeOffDayMax', 'dayMaxBelowLimit')] : []),
    ...(change.profile === null ? [] : await profileProblems(deps.store, change.profile, 'report')),
  ];
  return problems.length > 0 ? refuseInput(problems) : done(current);
}

function costProblems(costs: readonly AgreedCost[]): InputProblem[] {
  return costs.flatMap((cost, index) => [
    ...(cost.currency === null && cost.fixed !== '0' ? [invalid(`costs[${index}].currency`, 'costNeedsCurrency')] : []),
    ...(costs.findIndex((other) => isAboutSame(other, cost) && other.from === cost.from) < index
      ? [invalid(`costs[${index}].method`, 'costRepeated')]
      : []),
  ]);
}

type Terms = Pick<ChangedTerms, keyof ReturnType<typeof shownTerms>>;

const FIELD_WORDS: Readonly<Record<keyof ReturnType<typeof shownTerms>, string>> = {
  bankAccount: 'bank account',
  reportDays: 'days until the report',
  arrivalDays: 'days until the money',
  calendar: 'calendar',
  costs: 'fees',
  writeOffLimit: 'write-off limit',
  writeOffDayMax: 'write-off limit a day',
  profile: 'CSV profile',
};

function changedFields(before: Terms, after: Terms): string[] {
  const [old, now] = [shownTerms(before), shownTerms(after)];
  return (Object.keys(FIELD_WORDS) as (keyof typeof old)[])
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]))
    .map((field) => FIELD_WORDS[field]);
}

/** Amounts as texts: the record is JSON. */
function shownTerms(
  terms: Pick<
    ChangedTerms,
    'bankAccount' | 'reportDays' | 'arrivalDays' | 'costs' | 'writeOffLimit' | 'writeOffDayMax' | 'profile'
  > & { readonly calendar: string },
) {
  const { bankAccount, reportDays, arrivalDays, calendar, costs, profile } = terms;
  return {
    bankAccount,
    reportDays,
    arrivalDays,
    calendar,
    costs:
      costs?.map(({ method, currency, region, from, ppm, fixed }) => ({
        method,
        currency,
        ...(region !== null && { region }),
        ...(from !== null && { from }),
        ppm,
        fixed: currency === null ? fixed : formatAmount(BigInt(fixed), currency),
      })) ?? null,
    writeOffLimit: String(terms.writeOffLimit),
    writeOffDayMax: String(terms.writeOffDayMax),
    profile,
  };
}
