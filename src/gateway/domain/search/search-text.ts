import type { Zone } from '../day.ts';
import { merchantOf } from '../numbers.ts';
import type { NumberKind } from '../numbers.ts';
import { readNumberPart } from '../orders/number-part.ts';
import type { NumberPart } from '../orders/number-part.ts';
import { END_LENGTH, digitsOf, nameWords } from '../orders/order-terms.ts';
import { HIDDEN_CARD, hideCardNumbers } from '../text/card-numbers.ts';
import type { DaySpan } from './search-days.ts';
import { readPhrase } from './search-phrase.ts';
import type { SearchPhrase } from './search-phrase.ts';

// What one text of a search may mean. Often more than one thing: `100001` is an amount, a merchant and perhaps an order number.

export interface SearchMeanings {
  readonly numbers: readonly { readonly kind: NumberKind; readonly number: string }[];
  readonly approvalNo: string | null;
  readonly requestId: string | null;
  readonly email: string | null;
  /** First six and last four digits. */
  readonly card: string | null;
  readonly cardEnd: SearchedCardEnd | null;
  readonly amount: SearchedAmount | null;
  readonly transactionHash: string | null;
  readonly ipAddress: string | null;
  readonly merOrderNo: string | null;
  readonly numberPart: NumberPart | null;
  /** Words of a payer's name; none if it is no name. */
  readonly payerName: readonly string[];
  /** The last digits of a telephone number, or all. */
  readonly phone: string | null;
  readonly merNo: number | null;
  readonly merchantName: string | null;
  /** The beginning of a colleague's name or address. */
  readonly person: string | null;
  /** What a list is limited to. */
  readonly list: SearchPhrase | null;
  /** What to change if nothing is found. */
  readonly hint: string | null;
}

export interface SearchedAmount {
  /** As a decimal, such as `18.00`. */
  readonly amount: string;
  readonly currency: string | null;
  /** Null if none is named. */
  readonly days: DaySpan | null;
}

export interface SearchedCardEnd {
  readonly last4: string;
  readonly days: DaySpan | null;
  /** The name or number of a merchant. */
  readonly merchant: string | null;
}

const NUMBER_TITLES = { TG: 'trade', RF: 'refund', CB: 'chargeback', NT: 'delivery', PL: 'link' } as const;
const NUMBER_LENGTH = 33;
const ORDER_NUMBER_LENGTH_MAX = 64;
const HASH = /^(?:0x)?[0-9a-z]{16,128}$/i;
const KINDS: readonly NumberKind[] = ['order', 'refund', 'chargeback', 'notification', 'link'];

/** Also one that was hidden on the way here. It must not be searched for or shown again. */
export function holdsCard(text: string): boolean {
  return text.includes(HIDDEN_CARD) || hideCardNumbers(text) !== text;
}

export function readSearchText(text: string, now: { readonly at: number; readonly zone: Zone }): SearchMeanings {
  const whole = text.trim();
  const isOneWord = !/\s/.test(whole);
  const number = whole.toUpperCase();
  const numbers = KINDS.filter((kind) => merchantOf(kind, number) !== undefined).map((kind) => ({ kind, number }));
  const approvalNo = /^approval_[0-9A-Z]{10,41}$/i.test(whole) ? `approval_${number.slice('approval_'.length)}` : null;
  const requestId = /^req_[0-9A-Z]{10,41}$/i.test(whole) ? `req_${number.slice('req_'.length)}` : null;
  const isNumber = numbers.length > 0 || approvalNo !== null || requestId !== null;
  const isEmail = isOneWord && /^[^@]+@[^@]+\.[^@]+$/.test(whole);
  const isIpAddress = isOneWord && IP_ADDRESS.test(whole);
  const phrase = readPhrase(whole, now);
  const isInWords = phrase !== null && isListed(phrase);
  const isOnlyWords = isInWords && phrase.rest.length === 0;
  const isName = !isEmail && !isNumber && !isOnlyWords && /\p{L}{2}/u.test(whole) && whole.length <= 100;
  const isNamed = isName && !/[0-9@…]/.test(whole);
  return {
    numbers,
    approvalNo,
    requestId,
    email: isEmail ? whole.toLowerCase() : null,
    card: readCard(whole),
    cardEnd: cardEndOf(phrase),
    amount: amountOf(phrase),
    transactionHash: isOneWord && !isNumber && HASH.test(whole) ? whole.toLowerCase() : null,
    ipAddress: isIpAddress ? whole.toLowerCase() : null,
    merOrderNo: isOneWord && !isEmail && !isNumber && whole.length <= ORDER_NUMBER_LENGTH_MAX ? whole : null,
    numberPart: isNumber || isIpAddress ? null : readNumberPart(whole),
    payerName: isNamed ? nameWords(whole).slice(0, 5) : [],
    phone: isNumber || isIpAddress ? null : phoneOf(whole),
    merNo: /^[0-9]{1,10}$/.test(whole) ? Number(whole) : null,
    merchantName: isName ? whole : null,
    person: isName || whole.includes('@') ? whole : null,
    list: isInWords ? phrase : null,
    hint: hintFor(number, { isEmail, isNumber }),
  };
}

const IP_ADDRESS = /^(?:[0-9]{1,3}(?:\.[0-9]{1,3}){3}|(?=.*:.*:)[0-9a-f:.]{2,45})$/i;

/** Such as `424242 4242`, `424242******4242`, `4242 42•• •••• 4242` or `424242...4242`. */
function readCard(text: string): string | null {
  if (!/^[0-9\s*xX.•…·#/-]+$/.test(text) || /[.,][0-9]{1,2}$/.test(text)) return null;
  const digits = digitsOf(text);
  return digits.length === 10 ? digits : null;
}

/** Whether words of a list are in it. */
function isListed({ list, days, states }: SearchPhrase): boolean {
  return list !== null || days !== null || states.length > 0;
}

function cardEndOf(phrase: SearchPhrase | null): SearchedCardEnd | null {
  if (phrase === null || phrase.cardEnd === null || phrase.list !== null || phrase.states.length > 0) return null;
  return { last4: phrase.cardEnd, days: phrase.days, merchant: phrase.rest.join(' ') || null };
}

/** Everything must be understood: beside the amount a currency at most. */
function amountOf(phrase: SearchPhrase | null): SearchedAmount | null {
  if (phrase === null || phrase.amount === null || phrase.list !== null || phrase.states.length > 0) return null;
  const [currency = null, ...others] = phrase.rest;
  if (others.length > 0 || (currency !== null && !/^[a-z]{3,5}$/i.test(currency))) return null;
  return { amount: phrase.amount, currency: currency?.toUpperCase() ?? null, days: phrase.days };
}

function phoneOf(text: string): string | null {
  if (!/^\+?[0-9 ()./-]+$/.test(text)) return null;
  const digits = digitsOf(text);
  return digits.length >= END_LENGTH && digits.length <= 15 ? digits : null;
}

function hintFor(number: string, { isEmail, isNumber }: { isEmail: boolean; isNumber: boolean }): string | null {
  const title = NUMBER_TITLES[number.slice(0, 2) as keyof typeof NUMBER_TITLES];
  if (!isNumber && title !== undefined && /^[A-Z]{2}[0-9A-Z]{4,}$/.test(number)) {
    return `A ${title} number has ${NUMBER_LENGTH} characters; this has ${number.length}. Copy all of it, or its last six characters.`;
  }
  if (!isEmail && number.includes('@')) return 'An e-mail address must be whole, such as ada@example.com.';
  if (/^[0-9]{6}$/.test(number)) return 'For a card, give the first six and the last four digits, such as 424242 4242.';
  return null;
}

/** Where the end of a card was looked for, if nothing limits it. */
export function cardHint({ cardEnd }: SearchMeanings, days: number): string | null {
  if (cardEnd === null || cardEnd.days !== null || cardEnd.merchant !== null) return null;
  return `The last four digits of a card are looked for in the last ${days} days. Add a day or a merchant, such as “${cardEnd.last4} yesterday”.`;
}
