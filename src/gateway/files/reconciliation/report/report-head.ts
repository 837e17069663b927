import { FIRST_VERSION, SPOKEN_VERSIONS } from '../../../domain/acquirers/channel-units.ts';
import type { SectionHead } from '../../../domain/reconciliation/file-line.ts';
import {
  BANK_REFERENCE,
  CURRENCY_CODE,
  DAY_TEXT,
  failAtField,
  LINE_COUNT,
  optional,
  required,
  VISIBLE_TEXT,
} from './report-fields.ts';
import type { FieldRule, Fields, ReportText } from './report-fields.ts';
import { readAmount } from './report-line.ts';
import { unitsOf } from './report-units.ts';
import type { ReportUnits } from './report-units.ts';

export interface ReportHead {
  readonly section: SectionHead;
  readonly units: ReportUnits;
  readonly total: bigint;
  readonly lineCount: number;
  readonly where: ReportText;
}

const VERSION: FieldRule = {
  isRight: (value) => SPOKEN_VERSIONS.includes(value as number),
  advice: `is a version of the channel contract: ${SPOKEN_VERSIONS.join(' or ')}`,
};

/** Amounts count as the newest version of the contract does, unless the report or whoever brings it says another one. */
export function readReportHead(fields: Fields, where: ReportText, version: number | null): ReportHead {
  const id = required(fields, 'reportId', VISIBLE_TEXT, where) as string;
  const acquirer = optional(fields, 'acquirer', VISIBLE_TEXT, where) as string | undefined;
  const currency = required(fields, 'currency', CURRENCY_CODE, where) as string;
  const [firstDay, lastDay, paidOn] = ['from', 'to', 'paidOn'].map(
    (field) => required(fields, field, DAY_TEXT, where) as string,
  ) as [string, string, string];
  if (lastDay < firstDay) failAtField(where, 'to', 'is before from');
  const counted = (optional(fields, 'version', VERSION, where) as number | undefined) ?? version;
  const units = unitsOf(currency, counted ?? SPOKEN_VERSIONS.at(-1) ?? FIRST_VERSION);
  return {
    section: {
      kind: 'report',
      acquirer: acquirer ?? null,
      account: null,
      id,
      page: null,
      currency,
      firstDay,
      lastDay,
      paidOn,
      bankReference: (optional(fields, 'bankReference', BANK_REFERENCE, where) as string | undefined) ?? null,
      opening: null,
    },
    units,
    total: readAmount(fields, 'total', where, units),
    lineCount: required(fields, 'lineCount', LINE_COUNT, where) as number,
    where,
  };
}
