import { HIDDEN_CARD, hideCardNumbers } from '../text/card-numbers.ts';
import type { Zone } from '../day.ts';
import { merchantOf } from '../numbers.ts';
import type { NumberKind } from '../numbers.ts';

// What one text of a search may mean. Often more than one thing: `100001` is an amount, a merchant and perhaps an order number.

export interface SearchMeanings {
  readonly numbers: readonly { readonly kind: SearchedNumber; readonly number: string }[];
  readonly email: string | null;
  /** First six and last four digits. */
  readonly card: string | null;
  readonly amount: SearchedAmount | null;
  readonly transactionHash: string | null;
  readonly ipAddress: string | null;
  readonly merOrderNo: string | null;
  readonly merNo: number | null;
  readonly merchantName: string | null;
  /** What to change if nothing is found. */
  readonly hint: string | null;
}

type SearchedNumber = Extract<NumberKind, 'order' | 'refund' | 'chargeback'>;

export interface SearchedAmount {
  /** As a decimal, such as `18.00`. */
  readonly amount: string;
  readonly currency: string | null;
  /** Days since 1970 in the zone of whoever asks; null if none is named. */
  readonly day: number | null;
}

const NUMBER_TITLES = { TG: 'trade', RF: 'refund', CB: 'chargeback' } as const;
const NUMBER_LENGTH = 33;
const ORDER_NUMBER_LENGTH_MAX = 64;
const HASH = /^(?:0x)?[0-9a-z]{16,128}$/i;

/** Also one that was hidden on the way here. It must not be searched for or shown again. */
export function holdsCard(text: string): boolean {
  return text.includes(HIDDEN_CARD) || hideCardNumbers(text) !== text;
}

export function readSearchText(text: string, now: { readonly at: number; readonly zone: Zone }): SearchMeanings {
  const whole = text.trim();
  const isOneWord = !/\s/.test(whole);
  const number = whole.toUpperCase();
  const kinds: readonly SearchedNumber[] = ['order', 'refund', 'chargeback'];
  const numbers = kinds.filter((kind) => merchantOf(kind, number) !== undefined).map((kind) => ({ kind, number }));
  const isNumber = numbers.length > 0;
  const isEmail = isOneWord && /^[^@]+@[^@]+\.[^@]+$/.test(whole);
  return {
    numbers,
    email: isEmail ? whole.toLowerCase() : null,
    card: readCard(whole),
    amount: readAmount(whole, now),
    transactionHash: isOneWord && !isNumber && HASH.test(whole) ? whole.toLowerCase() : null,
    ipAddress: isOneWord && IP_ADDRESS.test(whole) ? whole.toLowerCase() : null,
    merOrderNo: isOneWord && !isEmail && !isNumber && whole.length <= ORDER_NUMBER_LENGTH_MAX ? whole : null,
    merNo: /^[0-9]{1,10}$/.test(whole) ? Number(whole) : null,
    merchantName: !isEmail && !isNumber && /\p{L}{2}/u.test(whole) && whole.length <= 100 ? whole : null,
    hint: hintFor(number, { isEmail, isNumber }),
  };
}

const IP_ADDRESS = /^(?:[0-9]{1,3}(?:\.[0-9]{1,3}){3}|(?=.*:.*:)[0-9a-f:.]{2,45})$/i;

/** Such as `424242 4242`, `424242******4242`, `4242 42•• •••• 4242` or `424242...4242`. */
function readCard(text: string): string | null {
  if (!/^[0-9\s*xX.•…·#/-]+$/.test(text) || /[.,][0-9]{1,2}$/.test(text)) return null;
  const digits = text.replaceAll(/[^0-9]/g, '');
  return digits.length === 10 ? digits : null;
}

function hintFor(number: string, { isEmail, isNumber }: { isEmail: boolean; isNumber: boolean }): string | null {
  const title = NUMBER_TITLES[number.slice(0, 2) as keyof typeof NUMBER_TITLES];
  if (!isNumber && title !== undefined && /^[A-Z]{2}[0-9A-Z]{4,}$/.test(number)) {
    return `A ${title} number has ${NUMBER_LENGTH} characters; this has ${number.length}. Copy all of it.`;
  }
  if (!isEmail && number.includes('@')) return 'An e-mail address must be whole, such as ada@example.com.';
  if (/^[0-9]{6}$/.test(number)) return 'For a card, give the first six and the last four digits, such as 424242 4242.';
  if (/^[0-9]{4}$/.test(number)) return 'The last four digits of a card need the first six before them.';
  return null;
}

/** An amount, and a currency and a day in any order. Everything must be understood. */
function readAmount(text: string, now: { readonly at: number; readonly zone: Zone }): SearchedAmount | null {
  const words = text
    .replaceAll('€', ' EUR ')
    .replaceAll('£', ' GBP ')
    .replaceAll('$', ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  let [amount, currency, day]: [string | null, string | null, number | null] = [null, null, null];
  if (words.length === 0 || words.length > 5) return null;
  for (const word of joinDates(words)) {
    const found = readDay(word, now);
    if (day === null && found !== null) day = found;
    else if (amount === null && AMOUNT.test(word)) amount = plainAmount(word);
    else if (currency === null && /^[a-z]{3,5}$/i.test(word)) currency = word.toUpperCase();
    else return null;
  }
  return amount === null ? null : { amount, currency, day };
}

const AMOUNT = /^(?:[0-9]{1,12}|[0-9]{1,3}(?:,[0-9]{3})+)(?:[.,][0-9]{1,8})?$/;

/** `1,250.00` and `18,00` are the same as `1250.00` and `18.00`. */
function plainAmount(word: string): string {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,]([0-9]{1,2}|[0-9]{4,8}))?$/.exec(word) ?? [];
  const digits = whole.replaceAll(/[.,]/g, '').replace(/^0+(?=[0-9])/, '');
  return fraction === '' ? digits : `${digits}.${fraction}`;
}

/** `15 Nov 2026` is one word. */
function joinDates(words: readonly string[]): string[] {
  const text = words
    .join(' ')
    .replaceAll(
      /\b([0-9]{1,2})\.? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: ([0-9]{4}))?\b/gi,
      (_whole, date: string, month: string, year: string | undefined) => `${date}-${month}${year ? `-${year}` : ''}`,
    );
  return text.split(' ');
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const DAY_MS = 86_400_000;
/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** The day that a word names: `today`, `yesterday`, `monday` for the last one, `2026-11-15`, `15-nov`. */
function readDay(word: string, { at, zone }: { readonly at: number; readonly zone: Zone }): number | null {
  const today = zone.dayOf(at);
  const lower = word.toLowerCase();
  if (lower === 'today') return today;
  if (lower === 'yesterday') return today - 1;
  const weekday = WEEKDAYS.indexOf(lower);
  if (weekday >= 0) return today - ((((today + FIRST_WEEKDAY - weekday) % 7) + 7) % 7);
  const [, year, month, date] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(lower) ?? [];
  if (year !== undefined) return dayOf(Number(year), Number(month) - 1, Number(date));
  const [, shortDate, name = '', shortYear] = /^([0-9]{1,2})-([a-z]{3})(?:-([0-9]{4}))?$/.exec(lower) ?? [];
  if (shortDate === undefined) return null;
  const named = (inYear: number) => dayOf(inYear, MONTHS.indexOf(name), Number(shortDate));
  if (shortYear !== undefined) return named(Number(shortYear));
  const thisYear = new Date(today * DAY_MS).getUTCFullYear();
  const day = named(thisYear);
  return day !== null && day > today ? named(thisYear - 1) : day;
}

/** Null for a day that no calendar has. */
function dayOf(year: number, month: number, date: number): number | null {
  const moment = new Date(Date.UTC(year, month, date));
  return moment.getUTCMonth() === month && moment.getUTCDate() === date ? moment.getTime() / DAY_MS : null;
}
