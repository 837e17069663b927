import { PREFIX_LENGTH, lengthsIssued } from './card-issuers.ts';

// S38: finds card numbers that people put in the wrong place, in any text. Every run of digits is searched at every
// position and in every length that the issuer uses, so that a code or a date after it hides nothing.

/** What stands in place of a card number. */
export const HIDDEN_CARD = '[card]';

const LENGTH_MIN = 12;
/** How many characters other than letters and digits may separate two digits of a number. */
const GAP_MAX = 3;

export interface CardSearch {
  /** A number that is known to be a card's, whatever its issuer. */
  readonly known?: string | undefined;
  /** The minimum number of digits. A telephone number has up to 15, so only a longer number cannot be one. */
  readonly lengthMin?: number | undefined;
}

/**
 * The text without card numbers, and without what is most likely a card's code or date (S9): digits adjacent to the
 * number, and a few digits nearby. Takes linear time.
 */
export function hideCardNumbers(text: string, search: CardSearch = {}): string {
  if (!hasEnoughDigits(text)) return text;
  const rows = rowsOfDigits(text);
  const cards = rows.map(({ digits }) => holdsCardNumber(digits, search));
  let shown = '';
  let shownUntil = 0;
  for (const [index, { start, end }] of rows.entries()) {
    if (cards[index] !== true && !standsBeside(rows, cards, index)) continue;
    shown += text.slice(shownUntil, start) + HIDDEN_CARD;
    shownUntil = end;
  }
  return shownUntil === 0 ? text : shown + text.slice(shownUntil);
}

// As in `4242 4242 4242 4242, exp 12/30, security code: 857`.
const BESIDE_LENGTHS = { min: 3, max: 6 } as const;
const BESIDE_GAP_MAX = 16;

function standsBeside(rows: readonly Row[], cards: readonly boolean[], index: number): boolean {
  const length = rows[index]?.digits.length ?? 0;
  if (length < BESIDE_LENGTHS.min || length > BESIDE_LENGTHS.max) return false;
  return leadsToCard(rows, cards, { index, step: -1 }) || leadsToCard(rows, cards, { index, step: 1 });
}

/** Across at most one run between them: a code may follow the date. */
function leadsToCard(
  rows: readonly Row[],
  cards: readonly boolean[],
  { index, step }: { readonly index: number; readonly step: 1 | -1 },
): boolean {
  for (let from = index; Math.abs(from + step - index) <= 2; from += step) {
    const [one, other] = [rows[from], rows[from + step]];
    if (one === undefined || other === undefined) return false;
    const gap = step === 1 ? other.start - one.end : one.start - other.end;
    if (gap > BESIDE_GAP_MAX) return false;
    if (cards[from + step] === true) return true;
  }
  return false;
}

/**
 * Most texts end here: it takes a hundredth of a microsecond per character. Any number of non-ASCII digits is enough to
 * go on.
 */
export function hasEnoughDigits(text: string): boolean {
  if (text.length < LENGTH_MIN) return false;
  let count = 0;
  let isForeign = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 0x80) isForeign = true;
    else if (code >= ZERO && code <= ZERO + 9 && ++count === LENGTH_MIN) return true;
  }
  return isForeign && FOREIGN_DIGIT.test(text);
}

/** Converts the digits of any script to ASCII. */
export function digitsOf(text: string): string {
  let digits = '';
  for (const character of text) {
    const value = valueOf(character.codePointAt(0) ?? 0);
    if (value !== undefined) digits += value;
  }
  return digits;
}

interface Row {
  readonly start: number;
  readonly end: number;
  readonly digits: string;
}

/**
 * By hand: a pattern over all Unicode letters and digits takes half a second to compile, in the middle of a request.
 */
function rowsOfDigits(text: string): Row[] {
  const rows: Row[] = [];
  const isPlain = !FOREIGN_DIGIT.test(text);
  let row = { start: 0, end: 0, digits: '' };
  let gap = 0;
  for (let index = 0; index < text.length; index += 1) {
    const at = index;
    const code = text.codePointAt(index) ?? 0;
    if (code > 0xffff) index += 1;
    const value = isPlain && code >= 0x80 ? undefined : valueOf(code);
    if (value !== undefined) {
      if (row.digits === '') row = { start: at, end: at, digits: '' };
      row.digits += value;
      row.end = index + 1;
      gap = 0;
    } else if (row.digits !== '' && (isLetter(code) || ++gap > GAP_MAX)) {
      rows.push(row);
      row = { start: 0, end: 0, digits: '' };
      gap = 0;
    }
  }
  return row.digits === '' ? rows : [...rows, row];
}

const ZERO = 0x30;
const ANY_DIGIT = /^\p{Nd}$/u;
const ANY_LETTER = /^\p{L}$/u;
const FOREIGN_DIGIT = /[^\P{Nd}0-9]/u;

/** Unicode digits come in runs of ten starting at zero, some runs directly after one another. */
function valueOf(code: number): number | undefined {
  if (code < 0x80) return code >= ZERO && code <= ZERO + 9 ? code - ZERO : undefined;
  if (!isDigit(code)) return undefined;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return (code - first) % 10;
}

function isDigit(code: number): boolean {
  return ANY_DIGIT.test(String.fromCodePoint(code));
}

function isLetter(code: number): boolean {
  if (code < 0x80) return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
  return ANY_LETTER.test(String.fromCodePoint(code));
}

/** Whether a run of ASCII digits contains a card number at any position. */
export function holdsCardNumber(digits: string, { known, lengthMin = LENGTH_MIN }: CardSearch = {}): boolean {
  if (digits.length < LENGTH_MIN) return false;
  if (known !== undefined && digits.includes(known)) return true;
  const sums = sumsOf(digits);
  let prefix = Number(digits.slice(0, PREFIX_LENGTH - 1));
  for (let start = 0; start + lengthMin <= digits.length; start += 1) {
    prefix = (prefix * 10 + digits.charCodeAt(start + PREFIX_LENGTH - 1) - ZERO) % 10 ** PREFIX_LENGTH;
    for (const length of lengthsIssued(prefix)) {
      const end = start + length;
      if (length >= lengthMin && end <= digits.length && passesLuhn(sums, start, end)) return true;
    }
  }
  return false;
}

/** Prefix sums of all digits, with the digits at even positions doubled, and with those at odd positions doubled. */
type Sums = readonly [Uint32Array, Uint32Array];

function sumsOf(digits: string): Sums {
  const sums: Sums = [new Uint32Array(digits.length + 1), new Uint32Array(digits.length + 1)];
  for (let place = 0; place < digits.length; place += 1) {
    const digit = digits.charCodeAt(place) - ZERO;
    const doubled = digit > 4 ? digit * 2 - 9 : digit * 2;
    sums[0][place + 1] = (sums[0][place] ?? 0) + (place % 2 === 0 ? doubled : digit);
    sums[1][place + 1] = (sums[1][place] ?? 0) + (place % 2 === 1 ? doubled : digit);
  }
  return sums;
}

/** Every second digit from the right is doubled, starting with the second to last. */
function passesLuhn(sums: Sums, start: number, end: number): boolean {
  const row = sums[end % 2 === 0 ? 0 : 1];
  return ((row[end] ?? 0) - (row[start] ?? 0)) % 10 === 0;
}

/** Whether ASCII digits are a card number as a whole: an issuer's, of its length, with the right check digit. */
export function isCardNumber(digits: string): boolean {
  if (digits.length < LENGTH_MIN || !lengthsIssued(Number(digits.slice(0, PREFIX_LENGTH))).includes(digits.length)) {
    return false;
  }
  return passesLuhn(sumsOf(digits), 0, digits.length);
}
