import type { FollowedOrder, HashKey, OrderKey } from './order-index.ts';
import type { Order, OrderDetails } from './order.ts';

// Parts of what people hold in their hands: the end of a number, a run of letters in it, a word of a name, the end of a telephone
// number. Each becomes a keyed hash; what the hash found is compared with the order itself.

export type TermKind = 'numberEnd' | 'numberRun' | 'payerName' | 'phoneEnd' | 'cardOfDay' | 'cardOfMerchant';

/** A number is found by at least so many characters of its end. */
export const END_LENGTH = 6;
const RUNS_MAX = 8;
const NAME_WORDS_MAX = 8;
const NAME_WORD_LENGTH_MIN = 2;

/** What an order's numbers are found by, and who its payer is. */
export function partKeysOf(followed: FollowedOrder, hash: HashKey): OrderKey[] {
  return [
    ...numberTerms(followed.order, hash).map((key) => ({ kind: 'numberPart', key }) as const),
    ...wordTerms(followed, hash).map((key) => ({ kind: 'payerPart', key }) as const),
  ];
}

function numberTerms({ tradeNo, merOrderNo }: Pick<Order, 'tradeNo' | 'merOrderNo'>, hash: HashKey): bigint[] {
  const number = plainNumber(merOrderNo);
  // A run that ends the number is found by its end, and compared with the whole.
  const runs = runsOf(number).filter((run) => run.length < END_LENGTH || !number.endsWith(run));
  return unique([
    hash('numberEnd', endOf(plainNumber(tradeNo))),
    hash('numberEnd', endOf(number)),
    ...runs.slice(0, RUNS_MAX).map((run) => hash('numberRun', run)),
  ]);
}

function wordTerms({ order, details, attempts }: FollowedOrder, hash: HashKey): bigint[] {
  const { said, card }: OrderDetails = details ?? { said: {} };
  const fields = Object.entries(said).map(([path, value]) => [path, String(value)] as const);
  const of = (form: RegExp) => fields.flatMap(([path, value]) => (form.test(path) ? [value] : []));
  const names = unique(of(NAME_FIELD).flatMap(nameWords)).slice(0, NAME_WORDS_MAX);
  const phones = of(PHONE_FIELD)
    .map(digitsOf)
    .filter(({ length }) => length >= END_LENGTH);
  const cards = unique([card, ...attempts.map((one) => one.card)].flatMap((one) => (one ? [one.last4] : [])));
  return unique([
    ...names.map((word) => hash('payerName', word)),
    ...phones.map((digits) => hash('phoneEnd', endOf(digits))),
    ...cards.map((last4) => hash('cardOfDay', cardOfDay(last4, order.day))),
    ...cards.map((last4) => hash('cardOfMerchant', cardOfMerchant(last4, order.merNo))),
  ]);
}

/** Names of the payer of a payment, and of whom a payout goes to. */
const NAME_FIELD = /^(?:billing|shipping|payer|customer|ben)[a-z]*name$/i;
const PHONE_FIELD = /(?:phone|mobile)$/i;

export function cardOfDay(last4: string, day: number): string {
  return `${last4} ${day}`;
}

export function cardOfMerchant(last4: string, merNo: number): string {
  return `${last4} of ${merNo}`;
}

export function plainNumber(text: string): string {
  return text.trim().toLowerCase();
}

/** All of it if it is shorter. */
export function endOf(number: string): string {
  return number.slice(-END_LENGTH);
}

/** Runs of letters and digits, and within mixed ones those of letters and of digits alone. */
export function runsOf(number: string): string[] {
  const whole = number.match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  const parts = whole.flatMap((run) => run.match(/\p{L}{4,}|\p{N}{4,}/gu) ?? []);
  return unique([...whole, ...parts]);
}

/** Words in small letters without accents, as people type them who cannot or do not write accents. */
export function nameWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => word.replaceAll(/[øłđßæœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter))
    .filter(({ length }) => length >= NAME_WORD_LENGTH_MIN);
}

/** Letters that are no letter with an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

export function digitsOf(text: string): string {
  return text.replaceAll(/[^0-9]/g, '');
}

const NATIONAL_LENGTH_MIN = 8;

/** Whether one of the payer's numbers ends with these digits, or the other way round: either may lack the country. */
export function hasPhone({ said }: Pick<OrderDetails, 'said'>, digits: string): boolean {
  const typed = digits.replace(/^0+/, '');
  return Object.entries(said).some(([path, value]) => {
    if (!PHONE_FIELD.test(path)) return false;
    const known = digitsOf(String(value)).replace(/^0+/, '');
    return known.endsWith(typed) || (known.length >= NATIONAL_LENGTH_MIN && typed.endsWith(known));
  });
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
