import type { LanguageCode } from '../registrations/registration-words.ts';
import { LANGUAGES } from './languages.ts';

// How numbers, shares, days and times are written in a language: for pages and mails alike. Amounts are passed as exact strings;
// none becomes a floating-point number (S15). Figures are Latin in every language: they are compared with a bank's.

export interface Notation {
  /** Thousands apart: `1,000,309`. */
  readonly number: (value: number | bigint) => string;
  /** With as many decimals as it says, whatever its size: `1.5`. */
  readonly fixed: (value: number, digits: number) => string;
  /** A decimal of the contract: `1,234.50`, with a minus sign as wide as a digit. What is none is returned unchanged. */
  readonly decimal: (decimal: string) => string;
  /** A share of 1 with its sign of percent: `66.7%`. */
  readonly share: (share: number, digits: number) => string;
  /** A day of the calendar, such as `2026-11-16`, in whatever zone: `16 Nov 2026`. */
  readonly day: (day: string) => string;
  /** The same beside others of its year: `16 Nov`. */
  readonly shortDay: (day: string) => string;
  /** Its weekday: `Tuesday`. */
  readonly weekday: (day: string) => string;
  readonly moment: (milliseconds: number, timeZone: string, precision: MomentPrecision) => string;
  /** With the word of the unit: `1 day`, `14 days`. */
  readonly unit: (count: number, unit: TimeUnit) => string;
  /** The country of an ISO 3166-1 code, such as `Germany`; null if it stands for none. */
  readonly country: (code: string) => string | null;
  /** The language of an ISO 639 code, such as `Portuguese`. */
  readonly language: (code: string) => string;
  /** For names in the order of the language's letters. */
  readonly compare: (one: string, other: string) => number;
}

type TimeUnit = 'day' | 'hour' | 'minute' | 'second';

export type MomentPrecision = keyof typeof PRECISIONS;

export function notationOf(language: LanguageCode): Notation {
  const found = notations.get(language);
  if (found !== undefined) return found;
  const made = createNotation(LANGUAGES[language].tag);
  notations.set(language, made);
  return made;
}

const notations = new Map<LanguageCode, Notation>();

function createNotation(tag: string): Notation {
  // Days before months, as everywhere but in the United States.
  const locale = `${tag === 'en' ? 'en-GB' : tag}-u-nu-latn`;
  const numbers = remember((digits: number) => numberFormat(locale, digits));
  const shares = remember((digits: number) => numberFormat(locale, digits, { style: 'percent' }));
  const units = remember(
    (unit: TimeUnit) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
  );
  const day = new Intl.DateTimeFormat(locale, { ...PRECISIONS.day, timeZone: 'UTC' });
  const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const moments = remember((key: `${MomentPrecision} ${string}`) => {
    const [precision, timeZone] = key.split(' ') as [MomentPrecision, string];
    return new Intl.DateTimeFormat(locale, { ...PRECISIONS[precision], timeZone });
  });
  return {
    number: (value) => signed(numbers(0).format(value)),
    fixed: (value, digits) => signed(numbers(digits).format(value)),
    decimal(decimal) {
      const [, fraction] = DECIMAL.exec(decimal) ?? [];
      if (fraction === undefined) return decimal;
      const exact = decimal.replace('−', '-') as Intl.StringNumericLiteral;
      return signed(numbers(Math.max(0, fraction.length - 1)).format(exact));
    },
    share: (share, digits) => signed(shares(digits).format(share)),
    day: (text) => day.format(Date.parse(`${text}T00:00:00Z`)),
    shortDay: (text) => shortDay.format(Date.parse(`${text}T00:00:00Z`)),
    weekday: (text) => weekday.format(Date.parse(`${text}T00:00:00Z`)),
    moment: (milliseconds, timeZone, precision) => moments(`${precision} ${timeZone}`).format(milliseconds),
    unit: (count, unit) => units(unit).format(count),
    country: (code) => countries.of(code) ?? null,
    language: (code) => languages.of(code) ?? code,
    compare: new Intl.Collator(locale).compare,
  };
}

/** With the point, so that a whole number has an empty fraction and what is no number has none. */
const DECIMAL = /^[-−]?[0-9]{1,40}((?:\.[0-9]{1,18})?)$/;

const PRECISIONS = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

function numberFormat(locale: string, digits: number, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { ...options, minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Aligned with figures above and below it, which a hyphen is not. */
function signed(text: string): string {
  return text.replace('-', '−');
}

/** Making a format takes much longer than using it. There are as many as zones at most: what is no zone throws. */
function remember<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const found = made.get(key);
    if (found !== undefined) return found;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}
