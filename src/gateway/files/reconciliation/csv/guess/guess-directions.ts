import type { CsvRules } from '../../../../domain/reconciliation/csv-profile.ts';

type Directions = Required<Pick<CsvRules, 'creditValues' | 'debitValues'>>;

/** Words for money that came in, each with the one for money that went out. */
const PAIRS = (
  'C D|CR DR|CRDT DBIT|CREDIT DEBIT|H S|HABEN SOLL|GUTSCHRIFT LASTSCHRIFT|GUTSCHRIFT BELASTUNG|ABONO CARGO|HABER DEBE|' +
  'CRÉDITO DÉBITO|CREDITO DEBITO|IN OUT|+ -'
)
  .split('|')
  .map((pair) => pair.split(' ') as [string, string]);

/** Which values of a column say that money came in or went out; null if they are no such words. A sample may have only one of both. */
export function guessDirections(cells: readonly string[]): Directions | null {
  const values = [...new Set(cells)].filter((value) => value !== '');
  const spelled = (word: string) => values.find((value) => value.toUpperCase() === word);
  const found = PAIRS.map(([credit, debit]) => ({
    credit,
    debit,
    there: [spelled(credit), spelled(debit)] as const,
  })).filter(({ there }) => there.some((value) => value !== undefined));
  const known = new Set(found.flatMap(({ there }) => there));
  const [first] = found;
  if (first === undefined || values.some((value) => !known.has(value))) return null;
  const isSmall = values.every((value) => value === value.toLowerCase());
  const other = (word: string) => (isSmall ? word.toLowerCase() : word);
  return {
    creditValues: unique(
      found.map(({ there: [value] }) => value),
      other(first.credit),
    ),
    debitValues: unique(
      found.map(({ there: [, value] }) => value),
      other(first.debit),
    ),
  };
}

function unique(values: readonly (string | undefined)[], otherwise: string): string[] {
  const found = new Set(values.filter((value) => value !== undefined));
  return found.size === 0 ? [otherwise] : [...found];
}
