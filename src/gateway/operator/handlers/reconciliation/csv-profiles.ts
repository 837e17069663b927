import type { components } from '../../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../../generated/operator-operations.ts';
import { formatAmount } from '../../../domain/money.ts';
import type { CsvRules, SavedCsvProfile } from '../../../domain/reconciliation/csv-profile.ts';
import type { CsvSampleRow } from '../../../domain/reconciliation/csv-sample.ts';
import { hideCardNumbers } from '../../../domain/text/card-numbers.ts';
import type { OperatorOperations } from '../../../operations/create-operator-operations.ts';
import { done } from '../../../operations/outcome.ts';
import type { OperatorHandlers } from '../../handler-types.ts';
import { mapOutcome } from '../../map-outcome.ts';
import { momentText } from '../../wire/merchant.ts';

type Schemas = components['schemas'];

type CsvOperationId = Extract<
  OperatorOperationId,
  'listCsvProfiles' | 'getCsvProfile' | 'putCsvProfile' | 'previewCsv'
>;

const COLUMNS_MAX = 200;
const ROWS_MAX = 50;
const TEXT_MAX = 100;

/** How CSV files are read. */
export function createCsvProfileHandlers(
  operations: Pick<OperatorOperations, CsvOperationId>,
): Pick<OperatorHandlers, CsvOperationId> {
  return {
    listCsvProfiles: async () => done({ profiles: (await operations.listCsvProfiles()).map(profileToWire) }),
    getCsvProfile: async ({ parameters: { profile } }) =>
      mapOutcome(operations.getCsvProfile(profile), (versions) => ({ profiles: versions.map(profileToWire) })),
    putCsvProfile: async ({ parameters: { profile }, body: { version, name, rules }, acting }) =>
      mapOutcome(operations.putCsvProfile({ profile, version, name, rules }, acting), profileToWire),
    previewCsv: async ({ body: { content, rules = null } }) =>
      mapOutcome(operations.previewCsv(Buffer.from(content, 'base64'), rules), (sample) => ({
        rules: rulesToWire(sample.rules),
        columns: sample.columns.slice(0, COLUMNS_MAX).map((name) => lineOf(name)),
        rows: sample.rows.slice(0, ROWS_MAX).map(rowToWire),
        problem: sample.problem === null ? null : lineOf(sample.problem, 500),
      })),
  };
}

function profileToWire({
  profile,
  version,
  name,
  content,
  createdAt,
  createdBy,
}: SavedCsvProfile): Schemas['CsvProfile'] {
  return { profile, version, name, rules: rulesToWire(content), createdAt: momentText(createdAt), createdBy };
}

function rulesToWire({ skipRows, types, creditValues, debitValues, columns, ...rules }: CsvRules): Schemas['CsvRules'] {
  const { otherFees, ...others } = columns;
  return {
    ...rules,
    skipRows: skipRows.map(({ column, values }) => ({ column, values: [...values] })),
    columns: { ...others, ...(otherFees && { otherFees: [...otherFees] }) },
    // They were checked by the contract when they came in.
    types: types.map(({ value, type }) => ({ value, type: type as Schemas['CsvLineType'] })),
    creditValues: [...creditValues],
    ...(debitValues && { debitValues: [...debitValues] }),
  };
}

function rowToWire({ line, read, problem }: CsvSampleRow): Schemas['CsvPreviewRow'] {
  const reference = read?.references[0] ?? read?.acquirerReference ?? null;
  return {
    line,
    type: read?.type ?? null,
    reference: reference === null ? null : lineOf(reference),
    day: read?.day ?? null,
    currency: read?.currency ?? null,
    gross: read === null ? null : formatAmount(read.gross, read.currency),
    fee: read === null || read.fee === null ? null : formatAmount(read.fee, read.currency),
    net: read === null ? null : formatAmount(read.net, read.currency),
    problem: problem === null ? null : lineOf(problem, 500),
  };
}

/** A text of the file, without what may not be shown (S38). */
function lineOf(text: string, lengthMax = TEXT_MAX): string {
  const plain = text.replaceAll(/\p{Cc}/gu, ' ');
  return hideCardNumbers(plain).slice(0, lengthMax) || ' ';
}
