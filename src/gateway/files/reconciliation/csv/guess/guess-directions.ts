import type { CsvRules } from '../../../../domain/reconciliation/csv-profile.ts';
import { normalName } from './known-columns.ts';

type Directions = Required<Pick<CsvRules, 'creditValues' | 'debitValues'>>;

const CREDIT = 'c cr crdt credit h haben gutschrift abono haber credito in';
const DEBIT = 'd dr dbit debit s soll lastschrift belastung cargo debe debito out';

/** Which values of a column say that money came in or went out; null if they are no such words. */
export function guessDirections(cells: readonly string[]): Directions | null {
  const values = [...new Set(cells)].filter((value) => value !== '');
  const among = (words: string, sign: string) => {
    const known = words.split(' ');
    return values.filter((value) => value === sign || known.includes(normalName(value)));
  };
  const [creditValues, debitValues] = [among(CREDIT, '+'), among(DEBIT, '-')];
  const isAll = creditValues.length + debitValues.length === values.length;
  return isAll && creditValues.length > 0 ? { creditValues, debitValues } : null;
}
