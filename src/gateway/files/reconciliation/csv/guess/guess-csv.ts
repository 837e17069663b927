import type { CsvColumns, CsvRules } from '../../../../domain/reconciliation/csv-profile.ts';
import { SAMPLE_BYTES } from '../preview-csv.ts';
import { guessDirections } from './guess-directions.ts';
import { guessEncoding } from './guess-encoding.ts';
import { guessTable } from './guess-table.ts';
import type { GuessedTable } from './guess-table.ts';
import { guessDateForm, guessFeeSign, guessNumbers } from './guess-values.ts';
import { columnFor } from './known-columns.ts';
import { knownProfile } from './known-profiles.ts';
import { typeFor } from './known-types.ts';

// How a CSV is most likely read: a proposal that people try and confirm. What it takes from the file are names and words that it
// knows, so it repeats nothing else of it.

export function guessCsv(content: Uint8Array): CsvRules {
  const encoding = guessEncoding(content);
  const table = guessTable(content, encoding, content.length < SAMPLE_BYTES);
  if (table === null) return { ...FIRST_RULES, encoding };
  const { separator, quote, skipFirst, skipLast } = table;
  const form = { encoding, separator, quote, skipFirst };
  const known = knownProfile(table);
  return known === null ? { ...FIRST_RULES, ...form, skipLast, ...guessed(table) } : { ...known, ...form, skipLast: 0 };
}

const NO_COLUMNS = {
  type: null,
  reference: 'Reference',
  refundReference: null,
  acquirerReference: null,
  date: 'Date',
  currency: null,
  gross: null,
  fee: null,
  net: null,
  credit: null,
  debit: null,
  creditDebit: null,
  reportId: null,
  text: null,
  balance: null,
} as const;

const FIRST_RULES: CsvRules = {
  kind: 'report',
  encoding: 'utf-8',
  separator: ',',
  quote: '"',
  decimal: '.',
  thousands: '',
  timeZone: 'UTC',
  dateForm: 'YYYY-MM-DD',
  skipFirst: 0,
  skipLast: 0,
  skipRows: [],
  columns: { ...NO_COLUMNS, net: 'Net' },
  types: [],
  currency: 'EUR',
  sign: 'signed',
  creditValues: [],
};

type Guessed = Pick<
  CsvRules,
  'kind' | 'decimal' | 'thousands' | 'dateForm' | 'columns' | 'types' | 'currency' | 'sign' | 'creditValues'
>;

function guessed(table: GuessedTable): Guessed & Pick<CsvRules, 'debitValues' | 'feeSign'> {
  const { names, rows } = table;
  const cellsOf = (name: string | null) =>
    rows.map((row) => (name === null ? '' : (row[names.indexOf(name)]?.trim() ?? '')));
  const found = guessColumns(names);
  const { kind, directions, ...columns } = withDirections(found, cellsOf);
  const currencies = cellsOf(columns.currency);
  const amounts = AMOUNTS.flatMap((role) =>
    cellsOf(columns[role]).map((text, index) => ({ text, currency: currencies[index]?.toUpperCase() || 'EUR' })),
  ).filter(({ text }) => text !== '');
  const numbers = guessNumbers(amounts);
  const [gross, fee, net] = [cellsOf(columns.gross), cellsOf(columns.fee), cellsOf(columns.net)];
  const fees = rows.map((_, index) => ({ gross: gross[index] ?? '', fee: fee[index] ?? '', net: net[index] ?? '' }));
  return {
    kind,
    ...numbers,
    dateForm: guessDateForm(cellsOf(columns.date)),
    columns,
    types: typesOf(cellsOf(columns.type)),
    currency: columns.currency === null ? currencyIn(names) : null,
    sign: signOf(columns, cellsOf(columns.debit)),
    creditValues: directions?.creditValues ?? [],
    ...(directions !== null && { debitValues: directions.debitValues }),
    ...(columns.fee !== null && { feeSign: guessFeeSign(fees, numbers) }),
  };
}

const AMOUNTS = ['gross', 'fee', 'net', 'credit', 'debit', 'balance'] as const;

function guessColumns(names: readonly string[]): CsvColumns & Pick<CsvRules, 'kind'> {
  const roles = Object.keys(NO_COLUMNS) as (keyof typeof NO_COLUMNS)[];
  const columns = Object.fromEntries(roles.map((role) => [role, columnFor(role, names)])) as Record<
    keyof typeof NO_COLUMNS,
    string | null
  >;
  const isReport = [columns.gross, columns.fee, columns.refundReference, columns.acquirerReference].some(
    (name) => name !== null,
  );
  const kind = columns.balance === null && isReport ? 'report' : 'statement';
  return {
    ...columns,
    kind,
    reference: columns.reference ?? columns.text ?? NO_COLUMNS.reference,
    date: columns.date ?? NO_COLUMNS.date,
    // A bank's words for its bookings are none of the types of a report.
    type: kind === 'statement' ? null : columns.type,
    text: columns.text === columns.reference && kind === 'report' ? null : columns.text,
    net: columns.net ?? (columns.gross === null && columns.credit === null ? 'Net' : null),
  };
}

type CellsOf = (name: string | null) => readonly string[];

/** One way of saying which way money went: a column of directions, one amount, or two. */
function withDirections(columns: ReturnType<typeof guessColumns>, cellsOf: CellsOf) {
  const directions = columns.creditDebit === null ? null : guessDirections(cellsOf(columns.creditDebit));
  const isPair =
    directions === null &&
    columns.credit !== null &&
    columns.debit !== null &&
    columns.gross === null &&
    columns.net === null;
  return {
    ...columns,
    ...(!isPair && { credit: null, debit: null }),
    creditDebit: directions === null ? null : columns.creditDebit,
    directions,
  };
}

/** In some files money that went out has a minus besides its own column. */
function signOf({ creditDebit, credit }: CsvColumns, debits: readonly string[]): CsvRules['sign'] {
  if (creditDebit !== null) return 'creditDebit';
  return credit === null || debits.some((text) => /[-\u2212(]/.test(text)) ? 'signed' : 'twoColumns';
}

const TYPES_MAX = 100;

function typesOf(cells: readonly string[]): CsvRules['types'] {
  return [...new Set(cells)]
    .flatMap((value) => {
      const type = typeFor(value);
      return type === null ? [] : [{ value, type }];
    })
    .slice(0, TYPES_MAX);
}

/** As in `Amount (USD)`. */
function currencyIn(names: readonly string[]): string {
  const codes = names.flatMap(
    (name) => /(?:^|[ (_])(EUR|USD|GBP|CHF|BRL|MXN|JPY|PLN|SEK|NOK|DKK|CZK|INR|SGD|AUD|CAD)\)?$/.exec(name)?.[1] ?? [],
  );
  return codes[0] ?? 'EUR';
}
