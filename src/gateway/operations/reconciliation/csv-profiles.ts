import { nameOf } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import { zoneOf } from '../../domain/day.ts';
import type { Clock } from '../../domain/ports.ts';
import type { CsvProfileStore, CsvRules, SavedCsvProfile } from '../../domain/reconciliation/csv-profile.ts';
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
  if (content.length === 0) return refuseInput([invalid('content', 'csvContentWrong')]);
  const rules = given ?? csvReaders.guess(content);
  return done({ rules, ...csvReaders.preview(content, rules) });
}

/** What the contract's schema cannot say. */
function rulesProblems(rules: CsvRules): InputProblem[] {
  const { columns, sign, decimal, thousands, currency, timeZone, kind } = rules;
  const needed = (column: keyof typeof columns, why: string) =>
    columns[column] === null ? [invalid(`rules.columns.${column}`, 'csvColumnNeeded', { for: why })] : [];
  const named = Object.entries(columns).filter(([, name]) => name !== null);
  const twice = named.filter(
    ([field, name], index) =>
      // A file without gross amounts has one column for both.
      !['gross', 'net', 'credit', 'debit', 'reference', 'refundReference', 'text'].includes(field) &&
      named.findIndex(([, other]) => other === name) < index,
  );
  return [
    ...(zoneOf(timeZone) === null ? [invalid('rules.timeZone', 'notATimeZone')] : []),
    ...(decimal === thousands ? [invalid('rules.thousands', 'csvThousandsAsDecimal')] : []),
    ...(columns.currency === null && currency === null ? [invalid('rules.currency', 'csvCurrencyNeeded')] : []),
    ...(sign === 'twoColumns'
      ? [...needed('credit', 'money that came in'), ...needed('debit', 'money that went out')]
      : []),
    ...(sign === 'creditDebit' ? needed('creditDebit', 'the direction of the money') : []),
    ...(sign === 'byType' ? needed('type', 'the sign of its amount') : []),
    ...(sign !== 'twoColumns' && columns.net === null && columns.gross === null ? needed('net', 'the amount') : []),
    ...(kind === 'report' && columns.type === null && rules.types.length > 0 ? needed('type', 'the types below') : []),
    ...twice.map(([field, name]) => invalid(`rules.columns.${field}`, 'csvColumnTwice', { column: String(name) })),
  ];
}
