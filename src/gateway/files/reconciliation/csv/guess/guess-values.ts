import type { CsvRules } from '../../../../domain/reconciliation/csv-profile.ts';
import { createAmountReader } from '../amounts.ts';
import { createDayReader } from '../days.ts';

// What the cells of a sample are most likely: whatever reads most of them.

type Numbers = Pick<CsvRules, 'decimal' | 'thousands'>;

const NUMBERS: readonly Numbers[] = [
  { decimal: '.', thousands: '' },
  { decimal: ',', thousands: '' },
  { decimal: '.', thousands: ',' },
  { decimal: ',', thousands: '.' },
  { decimal: ',', thousands: ' ' },
  { decimal: '.', thousands: "'" },
  { decimal: '.', thousands: ' ' },
  { decimal: ',', thousands: "'" },
];

/** An amount of a sample, with its currency if that is known. */
export interface SampleAmount {
  readonly text: string;
  readonly currency: string;
}

export function guessNumbers(amounts: readonly SampleAmount[]): Numbers {
  return mostReadable(NUMBERS, (numbers) => {
    const read = createAmountReader(numbers);
    return amounts.filter(({ text, currency }) => 'amount' in read(text, currency)).length;
  });
}

const DATE_FORMS: readonly CsvRules['dateForm'][] = [
  'YYYY-MM-DD',
  'DD.MM.YYYY',
  'DD/MM/YYYY',
  'MM/DD/YYYY',
  'YYYY/MM/DD',
  'YYYYMMDD',
];

export function guessDateForm(cells: readonly string[]): CsvRules['dateForm'] {
  return mostReadable(DATE_FORMS, (dateForm) => {
    const read = createDayReader({ kind: 'statement', dateForm, timeZone: 'UTC' });
    return cells.filter((cell) => typeof read(cell) === 'string').length;
  });
}

/** The first of equal ones. */
function mostReadable<Choice>(
  choices: readonly [Choice, ...Choice[]] | readonly Choice[],
  count: (choice: Choice) => number,
): Choice {
  const counted = choices.map((choice) => ({ choice, count: count(choice) }));
  const [first, ...others] = counted;
  if (first === undefined) throw new RangeError('nothing to choose from');
  return others.reduce((best, one) => (one.count > best.count ? one : best), first).choice;
}

/** Whether net is gross without fees, or with them: by the rows that have all three, otherwise by the signs of fees. */
export function guessFeeSign(
  rows: readonly Readonly<Record<'gross' | 'fee' | 'net', string>>[],
  numbers: Numbers,
): 'signed' | 'kept' {
  const read = createAmountReader(numbers);
  const amountOf = (text: string) => {
    const found = read(text, 'EUR');
    return 'amount' in found ? found.amount : 0n;
  };
  const amounts = rows.map(({ gross, fee, net }) => [amountOf(gross), amountOf(fee), amountOf(net)] as const);
  const count = (sign: bigint) =>
    amounts.filter(([gross, fee, net]) => fee !== 0n && gross + sign * fee === net).length;
  const [kept, signed] = [count(-1n), count(1n)];
  if (kept !== signed) return kept > signed ? 'kept' : 'signed';
  return amounts.some(([, fee]) => fee < 0n) ? 'signed' : 'kept';
}
