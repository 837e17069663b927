import { languageTag, say } from '../../../web/texts.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../../domain/text/languages.ts';
import { notationOf } from '../../domain/text/notation.ts';
import type { MomentPrecision } from '../../domain/text/notation.ts';

// How the pages of people who sign in write figures: the one place where a number becomes text. It knows in which language the
// page is read, so that no part of a page has to ask. What payers read is in `number-texts.ts`.

const CODES = new Map(LANGUAGE_CODES.map((code) => [LANGUAGES[code].tag, code]));

function notation() {
  return notationOf(CODES.get(languageTag()) ?? 'en');
}

/** A decimal of the contract, such as `1,234.50`; its currency stands elsewhere. */
export function decimalWords(decimal: string): string {
  return notation().decimal(decimal);
}

/** In a sentence: `1,234.50 USD`. */
export function amountWords(decimal: string, currency: string): string {
  return `${decimalWords(decimal)} ${currency}`;
}

/** A count, such as `1,000,309`. */
export function numberWords(count: number | bigint): string {
  return notation().number(count);
}

/** A measure with so many decimals, such as `4.5`. */
export function fixedWords(value: number, digits: number): string {
  return notation().fixed(value, digits);
}

/** What is nothing or all of it has no decimals; a share of nothing is a dash. */
export function shareWords(part: number, whole: number): string {
  return whole === 0 ? '–' : ratioWords(part / whole);
}

/** A share of 1, such as `66.7%`; a dash if there is none. */
export function ratioWords(ratio: number | null): string {
  if (ratio === null) return '–';
  return notation().share(ratio, ratio === 0 || ratio === 1 ? 0 : 1);
}

/** With so many decimals, whatever the share is. */
export function percentWords(ratio: number, digits: number): string {
  return notation().share(ratio, digits);
}

/** A share of the contract, in hundredths of a percent, such as `2.90%`. */
export function basisPointWords(basisPoints: number): string {
  return percentWords(basisPoints / 10_000, 2);
}

/** A day as people write it, whatever their zone: it is a day of the gateway's. */
export function dayWords(day: string): string {
  return notation().day(day);
}

/** Without its year, which others beside it have too. */
export function shortDayWords(day: string): string {
  return notation().shortDay(day);
}

/** The day's weekday, such as `Tuesday`. */
export function weekdayWords(day: string): string {
  return notation().weekday(day);
}

/** Such as `16 Nov 2026, 06:12`. */
export function momentWords(milliseconds: number, timeZone: string, precision: MomentPrecision): string {
  return notation().moment(milliseconds, timeZone, precision);
}

/** Such as `1 day`, `14 days`. */
export function daysWords(count: number): string {
  return notation().unit(count, 'day');
}

/** The country of an ISO 3166-1 code, such as `Germany`. */
export function countryName(code: string): string {
  return notation().country(code) ?? code;
}

/** The countries of these codes, by name; codes that stand for none are left out. */
export function countriesByName(codes: readonly string[]): readonly (readonly [code: string, name: string])[] {
  const { country, compare } = notation();
  const named = codes.flatMap((code) => {
    const name = country(code);
    return name === null ? [] : [[code, name] as const];
  });
  return named.toSorted(([, one], [, other]) => compare(one, other));
}

/** The language of an ISO 639 code, such as `Portuguese`. */
export function languageName(code: string): string {
  return notation().language(code);
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long something takes or took, in the largest unit that tells: `under 1 min`, `3 h`, `2 days`. Units are those of science. */
export function ageWords(ms: number): string {
  const size = Math.abs(ms);
  if (size < MINUTE_MS) return say`under 1 min`;
  if (size < HOUR_MS) return say`${numberWords(Math.floor(size / MINUTE_MS))} min`;
  if (size < 2 * DAY_MS) return say`${numberWords(Math.floor(size / HOUR_MS))} h`;
  return daysWords(Math.floor(size / DAY_MS));
}

/** How long a call took: `0.4 ms`, `12 ms`, `1,250 ms`. */
export function millisecondWords(ms: number): string {
  return `${ms < 10 && !Number.isInteger(ms) ? fixedWords(ms, 1) : numberWords(Math.round(ms))} ms`;
}

/** The size of a file: `12 kB`, `1.4 MB`. */
export function bytesWords(bytes: number): string {
  if (bytes < 100_000) return `${numberWords(Math.max(1, Math.round(bytes / 1000)))} kB`;
  return `${fixedWords(bytes / 1_000_000, 1)} MB`;
}

/** A limit or a measure of calls, in the unit that makes it short: `250 ms`, `2.5 s`. */
export function durationWords(ms: number): string {
  if (ms < SECOND_MS) return millisecondWords(ms);
  const [, decimals = ''] = String(ms / SECOND_MS).split('.');
  return `${fixedWords(ms / SECOND_MS, decimals.length)} s`;
}

/** In words and in the largest unit without a rest, days from the second on: `24 hours`, `90 minutes`, `7 days`. */
export function spanWords(seconds: number): string {
  const { unit } = notation();
  const [name, size] = SPANS.find(([, one]) => seconds % one === 0 && seconds >= one) ?? ['second', 1];
  const isDay = name === 'day' && seconds === size;
  return isDay ? unit(24, 'hour') : unit(seconds / size, name);
}

const SPANS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;
