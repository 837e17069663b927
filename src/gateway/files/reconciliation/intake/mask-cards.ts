import { NUMBER_ALPHABET, NUMBER_PREFIXES } from '../../../domain/numbers.ts';
import { plainAccount, ibanFault } from '../../../domain/text/bank-account.ts';
import { isCardNumber } from '../../../domain/text/card-numbers.ts';
import type { Units } from './units.ts';

// S38, in bytes that nobody has read yet. A file is full of numbers, so here a card number is what an issuer gave as a whole, in one
// run of digits or in groups with a separator: days, amounts and references that only touch each other are none. All but the last four
// digits are replaced one by one, so that every line and column stays where it is.

/** No issuer has shorter ones any more, and sums in the smallest unit have as many digits. */
const DIGITS_MIN = 13;
const DIGITS_MAX = 19;
const SHOWN = 4;
const GAP_MAX = 3;
const STAR = 0x2a;
const WORD_MAX = 40;

export interface Masking {
  readonly units: Units;
  /** MT940 breaks its lines after so many characters, also inside a number. */
  readonly joinsLines: boolean;
  /** Numbers of the operator's own accounts. */
  readonly own: ReadonlySet<string>;
}

/** Masks in place. The lines that had a card number, from 0, ascending. */
export function maskCards(bytes: Uint8Array, masking: Masking): readonly number[] {
  const { units, joinsLines } = masking;
  const masked: number[] = [];
  let line = 0;
  let groups: Group[] = [];
  let digits = 0;
  let gap = 0;
  let isDigitBefore = false;
  const end = () => {
    if (digits >= DIGITS_MIN && maskGroups(bytes, groups, masking)) {
      const from = groups[0]?.line ?? line;
      if (masked.at(-1) !== from) masked.push(from);
    }
    groups = [];
    digits = 0;
    gap = 0;
  };
  const length = units.count(bytes);
  for (let index = 0; index < length; index += 1) {
    const code = units.at(bytes, index);
    if (code >= 0x30 && code <= 0x39) {
      const group = groups.at(-1);
      if (isDigitBefore && group !== undefined) group.to = index + 1;
      else groups.push({ from: index, to: index + 1, line });
      digits += 1;
      gap = 0;
      isDigitBefore = true;
      continue;
    }
    if (digits > 0 && (!(isSeparator(code) || (joinsLines && isLineEnd(code))) || ++gap > GAP_MAX)) end();
    isDigitBefore = false;
    if (code === 0x0a) line += 1;
  }
  end();
  return masked;
}

interface Group {
  readonly from: number;
  to: number;
  readonly line: number;
}

/** A space, a hyphen, a dot, a slash, a low line, and a space that does not break, of which UTF-8 makes two bytes. */
export function isSeparator(code: number): boolean {
  return code === 0x20 || (code >= 0x2d && code <= 0x2f) || code === 0x5f || code === 0xa0 || code === 0xc2;
}

export function isLineEnd(code: number): boolean {
  return code === 0x0a || code === 0x0d;
}

/** A number begins and ends with a group: what else the run has stays as it is. */
function maskGroups(bytes: Uint8Array, groups: readonly Group[], masking: Masking): boolean {
  let isMasked = false;
  for (let first = 0; first < groups.length; first += 1) {
    let number = '';
    for (let last = first; last < groups.length && number.length < DIGITS_MAX; last += 1) {
      const group = groups[last];
      if (group === undefined) break;
      number += textOf(bytes, masking.units, group);
      if (number.length < DIGITS_MIN || number.length > DIGITS_MAX || !isCardNumber(number)) continue;
      const found = groups.slice(first, last + 1);
      if (isOurs(bytes, found, { number, masking })) continue;
      hide(bytes, found, masking.units);
      isMasked = true;
      first = last;
      break;
    }
  }
  return isMasked;
}

function hide(bytes: Uint8Array, groups: readonly Group[], units: Units): void {
  const places = groups.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index));
  for (const place of places.slice(0, -SHOWN)) units.put(bytes, place, STAR);
}

const OUR_NUMBER = new RegExp(`^(?:${Object.values(NUMBER_PREFIXES).join('|')})0[${NUMBER_ALPHABET}]{30}$`, 'i');

/** Digits inside a number of ours, an IBAN, or an account of the operator. */
function isOurs(
  bytes: Uint8Array,
  groups: readonly Group[],
  { number, masking: { units, own } }: { readonly number: string; readonly masking: Masking },
): boolean {
  if (own.has(number)) return true;
  const [group] = groups;
  if (group === undefined || groups.length > 1) return false;
  const word = wordAround(bytes, units, group);
  if (own.has(word.toUpperCase()) || OUR_NUMBER.test(word)) return true;
  return /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(plainAccount(word)) && ibanFault(word) === null;
}

function wordAround(bytes: Uint8Array, units: Units, { from, to }: Group): string {
  let [start, end] = [from, to];
  while (start > 0 && to - start < WORD_MAX && isWord(units.at(bytes, start - 1))) start -= 1;
  const length = units.count(bytes);
  while (end < length && end - start < WORD_MAX && isWord(units.at(bytes, end))) end += 1;
  return textOf(bytes, units, { from: start, to: end });
}

export function isWord(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || isLetter(code);
}

export function isLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}

function textOf(bytes: Uint8Array, units: Units, { from, to }: Pick<Group, 'from' | 'to'>): string {
  let text = '';
  for (let index = from; index < to; index += 1) text += String.fromCharCode(units.at(bytes, index));
  return text;
}
