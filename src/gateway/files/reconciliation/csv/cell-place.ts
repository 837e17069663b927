import type { CsvRules } from '../../../domain/reconciliation/csv-profile.ts';
import { failAt } from '../place.ts';
import { createLineEnds, placeAfter } from './line-ends.ts';
import type { CsvRecord } from './records.ts';
import { cellStarts } from './scan-record.ts';

/** Fails where a cell begins; behind the row if it does not have that many. Only refused rows ask where their cells are. */
export function failAtCell(
  { raw, line }: CsvRecord,
  index: number,
  { separator, quote }: Pick<CsvRules, 'separator' | 'quote'>,
  problem: string,
): never {
  const text = { all: raw, from: 0, ends: createLineEnds(raw, true), isWhole: true };
  const start = cellStarts(text, { separator, quote })[index] ?? raw.length;
  return failAt(placeAfter(raw, 0, start, line), problem);
}
