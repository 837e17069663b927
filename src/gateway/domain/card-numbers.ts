// S38: card numbers that people write where they do not belong, found in any text. A number is looked for in every row of
// digits, at every place and in every length that its issuer uses, so that a code or a date behind it hides nothing.

const HIDDEN = '[card]';

const LENGTH_MIN = 12;
const LENGTH_MAX = 19;
/** How many characters that are neither letters nor digits may stand between two digits of a number. */
const GAP_MAX = 3;

export interface CardSearch {
  /** A number that is known to be a card's, whoever issued it. */
  readonly known?: string | undefined;
  /** The fewest digits that count. A telephone number has up to 15, so only a longer one cannot be one. */
  readonly lengthMin?: number;
}

/**
 * The text without card numbers. The whole row of digits goes, since what stands beside a card number is most likely its
 * code or its date (S9). Takes time in proportion to the text.
 */
export function hideCardNumbers(text: string, search: CardSearch = {}): string {
  if (!hasEnoughDigits(text)) return text;
  let shown = '';
  let shownUntil = 0;
  for (const { start, end, digits } of rowsOfDigits(text)) {
    if (!holdsCardNumber(digits, search)) continue;
    shown += text.slice(shownUntil, start) + HIDDEN;
    shownUntil = end;
  }
  return shownUntil === 0 ? text : shown + text.slice(shownUntil);
}

/** Most texts end here: it takes a hundredth of a microsecond a character. Any number of foreign digits is enough. */
function hasEnoughDigits(text: string): boolean {
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

/** The digits of a text, in whatever script, as those of ASCII. */
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

/** By hand: a pattern over all letters and digits of Unicode takes half a second to compile, in the middle of a request. */
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
      if (row.digits.length >= LENGTH_MIN) rows.push(row);
      row = { start: 0, end: 0, digits: '' };
      gap = 0;
    }
  }
  return row.digits.length >= LENGTH_MIN ? [...rows, row] : rows;
}

const ZERO = 0x30;
const ANY_DIGIT = /^\p{Nd}$/u;
const ANY_LETTER = /^\p{L}$/u;
const FOREIGN_DIGIT = /[^\P{Nd}0-9]/u;

/** Digits stand in Unicode in rows of ten from zero on, some rows one behind the other. */
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

function holdsCardNumber(digits: string, { known, lengthMin = LENGTH_MIN }: CardSearch): boolean {
  if (known !== undefined && digits.includes(known)) return true;
  const sums = sumsOf(digits);
  for (let start = 0; start + lengthMin <= digits.length; start += 1) {
    const lengths = LENGTHS_BY_PREFIX[Number(digits.slice(start, start + PREFIX_LENGTH))] ?? 0;
    if (lengths === 0) continue;
    const lengthMax = Math.min(LENGTH_MAX, digits.length - start);
    for (let length = lengthMin; length <= lengthMax; length += 1) {
      if ((lengths & (1 << length)) !== 0 && passesLuhn(sums, start, start + length)) return true;
    }
  }
  return false;
}

/** Sums of all digits before each place, with those doubled that stand at even places, and at odd ones. */
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

/** Every second digit from the right is doubled, beginning with the last but one. */
function passesLuhn(sums: Sums, start: number, end: number): boolean {
  const row = sums[end % 2 === 0 ? 0 : 1];
  return ((row[end] ?? 0) - (row[start] ?? 0)) % 10 === 0;
}

const PREFIX_LENGTH = 4;

// What issuers give out: first and last prefix of four digits, fewest and most digits. The check digit alone lets every tenth
// number through, and order numbers, times, accounts and telephone numbers are numbers too.
const ISSUED: readonly (readonly [first: number, last: number, lengthMin: number, lengthMax: number])[] = [
  // Mir, and BORICA behind it.
  [2200, 2205, 16, 19],
  // Mastercard, and Maestro by the prefixes that it gives to numbers of every length.
  [2221, 2720, 16, 16],
  [5100, 5599, 16, 16],
  [5018, 5018, 12, 19],
  [5020, 5020, 12, 19],
  [5038, 5038, 12, 19],
  [5893, 5893, 12, 19],
  [6304, 6304, 12, 19],
  [6759, 6759, 12, 19],
  [6761, 6763, 12, 19],
  [5000, 5099, 16, 19],
  [5600, 5899, 16, 19],
  // Diners Club, JCB, American Express.
  [3000, 3059, 14, 19],
  [3095, 3095, 14, 19],
  [3600, 3699, 14, 19],
  [3800, 3999, 14, 19],
  [3528, 3589, 16, 19],
  [3400, 3499, 15, 15],
  [3700, 3799, 15, 15],
  // Visa.
  [4000, 4999, 13, 13],
  [4000, 4999, 16, 16],
  [4000, 4999, 19, 19],
  // Discover, UnionPay, RuPay, Maestro, Elo, Hipercard, Verve.
  [6000, 6999, 16, 19],
  [8100, 8299, 16, 19],
  // Uzcard, Napas, Troy, Humo.
  [8600, 8600, 16, 16],
  [9704, 9704, 16, 19],
  [9792, 9792, 16, 16],
  [9860, 9860, 16, 16],
];

/** A bit for each length, by prefix. */
const LENGTHS_BY_PREFIX = new Uint32Array(10 ** PREFIX_LENGTH);
for (const [first, last, lengthMin, lengthMax] of ISSUED) {
  for (let prefix = first; prefix <= last; prefix += 1) {
    for (let length = lengthMin; length <= lengthMax; length += 1) {
      LENGTHS_BY_PREFIX[prefix] = (LENGTHS_BY_PREFIX[prefix] ?? 0) | (1 << length);
    }
  }
}
