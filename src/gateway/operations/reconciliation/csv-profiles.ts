import { nameOf } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import { zoneOf } from '../../domain/day.ts';
import type { Clock } from '../../domain/ports.ts';
import type {
  CsvColumns,
  CsvProfileStore,
  CsvRules,
  SavedCsvProfile,
} from '../../domain/reconciliation/csv-profile.ts';
import type { CsvReaders, CsvSample } from '../../domain/reconciliation/csv-sample.ts';
import { done, invalid, refuse, refuseInput } from '../outcome.ts';
import type { InputProblem, OperatorOutcome } from '../outcome.ts';

// How CSV files are read: tried on a sample, then saved. A change is a new version, so what was read stays explained.

export interface CsvProfileDependencies {
  readonly store: CsvProfileStore;
  readonly csvReaders: CsvReaders;
  readonly clock: Clock;
}

export interface ChangedCsvProfile {
  readonly profile: string;
  /** The version that was seen; 0 for a new profile. */
  readonly version: number;
  readonly name: string;
  readonly rules: CsvRules;
}

export function createCsvProfileOperations(deps: CsvProfileDependencies) {
  return {
    listCsvProfiles: () => deps.store.listCsvProfiles(),
    getCsvProfile: (profile: string) => getCsvProfile(deps, profile),
    putCsvProfile: (change: ChangedCsvProfile, acting: Acting) => putCsvProfile(deps, change, acting),
    previewCsv: (content: Uint8Array, rules: CsvRules | null) => previewCsv(deps, content, rules),
  };
}

async function getCsvProfile(
  { store }: CsvProfileDependencies,
  profile: string,
): Promise<OperatorOutcome<readonly SavedCsvProfile[]>> {
  const versions = await store.listCsvVersions(profile);
  return versions.length === 0 ? refuse('csvProfileNotFound', { profile }) : done(versions);
}

async function putCsvProfile(
  { store, clock }: CsvProfileDependencies,
  { profile, version, name, rules }: ChangedCsvProfile,
  acting: Acting,
): Promise<OperatorOutcome<SavedCsvProfile>> {
  const current = await store.findCsvProfile({ profile });
  if ((current?.version ?? 0) !== version) return refuse('changedMeanwhile', { what: 'csvProfile' });
  const problems = rulesProblems(rules);
  if (problems.length > 0) return refuseInput(problems);
  const at = clock.now();
  const saved: SavedCsvProfile = {
    profile,
    version: version + 1,
    name,
    content: rules,
    createdAt: at,
    createdBy: nameOf(acting.actor),
  };
  const audit = auditOf(acting, {
    at,
    action: 'putCsvProfile',
    target: `CSV profile ${profile}`,
    detail: `version ${saved.version}`,
    before: current && { name: current.name, ...current.content },
    after: { name, ...rules },
  });
  const added = await store.addCsvProfile(saved, audit);
  return added === 'conflict' ? refuse('changedMeanwhile', { what: 'csvProfile' }) : done(saved);
}

/** Rules that are not given are proposed. */
async function previewCsv(
  { csvReaders }: CsvProfileDependencies,
  content: Uint8Array,
  given: CsvRules | null,
): Promise<OperatorOutcome<{ readonly rules: CsvRules } & CsvSample>> {
  const problems = [
    ...(content.length === 0 ? [invalid('content', 'csvContentWrong')] : []),
    ...(given === null ? [] : rulesProblems(given)),
  ];
  if (problems.length > 0) return refuseInput(problems);
  const rules = given ?? csvReaders.guess(content);
  return done({ rules, ...csvReaders.preview(content, rules) });
}

/** What the contract's schema cannot say. */
function rulesProblems(rules: CsvRules): InputProblem[] {
  const { columns, decimal, thousands, currency, timeZone } = rules;
  return [
    ...(zoneOf(timeZone) === null ? [invalid('rules.timeZone', 'notATimeZone')] : []),
    ...(decimal === thousands ? [invalid('rules.thousands', 'csvThousandsAsDecimal')] : []),
    ...(columns.currency === null && !columns.netCurrency && currency === null
      ? [invalid('rules.currency', 'csvCurrencyNeeded')]
      : []),
    ...amountProblems(rules),
    ...(rules.types.length > 0 ? needed(columns, 'type', 'the types below') : []),
    ...(columns.feeCreditDebit ? needed(columns, 'fee', 'the fee') : []),
    ...directionProblems(rules),
    ...columnsTwice(columns),
  ];
}

function needed(columns: CsvColumns, column: keyof CsvColumns, why: string): InputProblem[] {
  return columns[column] === null || columns[column] === undefined
    ? [invalid(`rules.columns.${column}`, 'csvColumnNeeded', { for: why })]
    : [];
}

/** Where amounts are, and what says which way they went. */
function amountProblems({ columns, sign }: CsvRules): InputProblem[] {
  const isPair = columns.credit !== null || columns.debit !== null;
  const isNetPair = Boolean(columns.netCredit) || Boolean(columns.netDebit);
  return [
    ...(sign === 'twoColumns' || isPair ? pairNeeded(columns, ['credit', 'debit']) : []),
    ...(isNetPair ? pairNeeded(columns, ['netCredit', 'netDebit']) : []),
    ...(sign === 'creditDebit' ? needed(columns, 'creditDebit', 'the direction of the money') : []),
    ...(sign === 'byType' ? needed(columns, 'type', 'the sign of its amount') : []),
    ...(sign !== 'twoColumns' && !isPair && !isNetPair && columns.gross === null
      ? needed(columns, 'net', 'the amount')
      : []),
  ];
}

function pairNeeded(columns: CsvColumns, [credit, debit]: readonly [keyof CsvColumns, keyof CsvColumns]) {
  return [...needed(columns, credit, 'money that came in'), ...needed(columns, debit, 'money that went out')];
}

/** Without a value that means money came in, all of it would have gone out. */
function directionProblems({ columns, sign, creditValues, debitValues = [] }: CsvRules): InputProblem[] {
  if (sign !== 'creditDebit' && !columns.feeCreditDebit) return [];
  if (creditValues.length === 0) return [invalid('rules.creditValues', 'csvDirectionNeeded')];
  const both = creditValues.find((value) => debitValues.includes(value));
  return both === undefined ? [] : [invalid('rules.debitValues', 'csvDirectionTwice', { value: both })];
}

/** A file without gross amounts has one column for both, and a bank's text may be all that it says. */
const SHARED: readonly string[] = ['gross', 'net', 'credit', 'debit', 'reference', 'refundReference', 'text'];

function columnsTwice({ otherFees = [], ...columns }: CsvColumns): InputProblem[] {
  const named = [
    ...Object.entries(columns).filter(([, name]) => Boolean(name)),
    ...otherFees.map((name, index) => [`otherFees[${index}]`, name] as const),
  ];
  return named
    .filter(([field, name], index) => !SHARED.includes(field) && named.findIndex(([, other]) => other === name) < index)
    .map(([field, name]) => invalid(`rules.columns.${field}`, 'csvColumnTwice', { column: String(name) }));
}
