import type { Profile } from './settings.ts';

// What the rules of a CSV are called by those who map one. The contract's names are for programs.

export type Rules = Profile['rules'];
export type ColumnName = Exclude<keyof Rules['columns'], 'otherFees'>;
type Words<Value extends string> = readonly (readonly [value: Value, words: string])[];

export const KIND_CHOICES: Words<Rules['kind']> = [
  ['report', 'A report of an acquirer'],
  ['statement', 'A statement of a bank'],
];

/** What a column can mean, in the order in which people look for it. */
export const MEANINGS: Words<ColumnName> = [
  ['date', 'Date'],
  ['reference', 'Our number'],
  ['type', 'What the row is about'],
  ['gross', 'Amount before fees'],
  ['fee', 'Fee'],
  ['net', 'Amount after fees'],
  ['currency', 'Currency'],
];

/** What few files have. */
export const MORE_MEANINGS: Words<ColumnName> = [
  ['netCurrency', 'Currency of the fee, if another'],
  ['credit', 'Money that came in'],
  ['debit', 'Money that went out'],
  ['creditDebit', 'Whether it came in or went out'],
  ['refundReference', 'Our number of the refund'],
  ['acquirerReference', 'The acquirer’s own number'],
  ['reportId', 'Number of the report'],
  ['text', 'Text'],
  ['balance', 'Balance after the row'],
];

/** A file without them cannot be read. */
export const NEEDED: readonly ColumnName[] = ['date', 'reference'];

export const TYPE_CHOICES: Words<Rules['types'][number]['type']> = [
  ['payment', 'a payment'],
  ['refund', 'a refund'],
  ['payout', 'a payout to a merchant'],
  ['chargeback', 'a chargeback'],
  ['reversal', 'a reversal of one of them'],
  ['fee', 'a fee'],
  ['reserve', 'a reserve'],
  ['adjustment', 'an adjustment'],
  ['transfer', 'a transfer between bank accounts'],
];

export const TYPE_TITLES: Readonly<Record<Rules['types'][number]['type'], string>> = {
  payment: 'Payment',
  refund: 'Refund',
  payout: 'Payout',
  chargeback: 'Chargeback',
  reversal: 'Reversal',
  fee: 'Fee',
  reserve: 'Reserve',
  adjustment: 'Adjustment',
  transfer: 'Transfer',
};

/** Decimal and thousands sign in one, by an example: nobody has to know what they are called. */
export const NUMBER_CHOICES: Words<`${Rules['decimal']} ${Rules['thousands']}`> = [
  ['. ', '1234.56'],
  ['. ,', '1,234.56'],
  [', ', '1234,56'],
  [', .', '1.234,56'],
  [',  ', '1 234,56'],
  ['.  ', '1 234.56'],
  [", '", "1'234,56"],
  [". '", "1'234.56"],
  ['minorUnits ', '123456, in cents'],
];

export const DATE_CHOICES: Words<Rules['dateForm']> = [
  ['YYYY-MM-DD', '2026-11-30'],
  ['DD.MM.YYYY', '30.11.2026'],
  ['DD/MM/YYYY', '30/11/2026, the day first'],
  ['MM/DD/YYYY', '11/30/2026, the month first'],
  ['YYYY/MM/DD', '2026/11/30'],
  ['YYYYMMDD', '20261130'],
  ['iso', '2026-11-30T09:15:00Z'],
];

export const SIGN_CHOICES: Words<Rules['sign']> = [
  ['signed', 'A minus before the amount'],
  ['byType', 'What the row is about'],
  ['twoColumns', 'Two columns, one for each direction'],
  ['creditDebit', 'A column that says it'],
];

export const FEE_SIGN_CHOICES: Words<NonNullable<Rules['feeSign']>> = [
  ['signed', 'Below zero'],
  ['kept', 'Above zero'],
];

export const SEPARATOR_CHOICES: Words<Rules['separator']> = [
  [',', 'Commas'],
  [';', 'Semicolons'],
  ['\t', 'Tabs'],
  ['|', 'Vertical bars'],
];

export const QUOTE_CHOICES: Words<'"' | "'" | ''> = [
  ['"', 'Double quotes (")'],
  ["'", "Single quotes (')"],
  ['', 'Nothing'],
];

export const ENCODING_CHOICES: Words<Rules['encoding']> = [
  ['utf-8', 'UTF-8, as most do'],
  ['windows-1252', 'Windows-1252, of Western Europe'],
  ['iso-8859-1', 'ISO 8859-1 (Latin 1)'],
  ['utf-16le', 'UTF-16, little-endian'],
  ['utf-16be', 'UTF-16, big-endian'],
];

function wordsIn<Value extends string>(choices: Words<Value>, value: Value): string {
  return choices.find(([one]) => one === value)?.[1] ?? value;
}

/** What a profile says, each with its words, for its page and for what changed. */
export function shownRules(rules: Rules): (readonly [label: string, words: string])[] {
  const { columns, decimal, thousands, types, skipRows, currency, skipFirst, skipLast } = rules;
  return [
    ['Kind of file', wordsIn(KIND_CHOICES, rules.kind)],
    ...[...MEANINGS, ...MORE_MEANINGS].map(([name, label]) => [label, columns[name] ?? ''] as const),
    ['Other columns with fees', (columns.otherFees ?? []).join(', ')],
    ...(currency === null ? [] : [['Currency of all rows', currency] as const]),
    ['What tells the direction', wordsIn(SIGN_CHOICES, rules.sign)],
    ['Money that came in is', rules.creditValues.join(', ')],
    ['Money that went out is', (rules.debitValues ?? []).join(', ')],
    ['A fee that was kept is', wordsIn(FEE_SIGN_CHOICES, rules.feeSign ?? 'signed')],
    ...types.map(({ value, type }) => [`“${value}” is`, wordsIn(TYPE_CHOICES, type)] as const),
    ['Amounts like', wordsIn(NUMBER_CHOICES, `${decimal} ${thousands}`)],
    ['Dates like', wordsIn(DATE_CHOICES, rules.dateForm)],
    ['Time zone', rules.timeZone],
    ['Between cells', wordsIn(SEPARATOR_CHOICES, rules.separator)],
    ['Around cells', wordsIn(QUOTE_CHOICES, rules.quote ?? '')],
    ['Characters', wordsIn(ENCODING_CHOICES, rules.encoding)],
    ['Lines above the names of columns', skipFirst === 0 ? '' : String(skipFirst)],
    ['Lines below the last row', skipLast === 0 ? '' : String(skipLast)],
    ...skipRows.map(({ column, values }) => [`Rows left out by ${column}`, values.join(', ')] as const),
  ];
}
