// The platform's own numbers: `TG` orders, `RF` refunds, `CB` chargebacks, `NT` notifications, `PL` payment
// links. They start with ten
// characters of time, so that numbers sort by age and a time range is a range of numbers. Seven characters are the
// merchant number, so that a number alone identifies the merchant. Fourteen random characters (70 bits) make it
// unguessable.

export const NUMBER_PREFIXES = { order: 'TG', refund: 'RF', chargeback: 'CB', notification: 'NT', link: 'PL' } as const;

export type NumberKind = keyof typeof NUMBER_PREFIXES;

export const NUMBER_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const NUMBER_RANDOM_LENGTH = 14;

const TIME_LENGTH = 10;
const MERCHANT_LENGTH = 7;
const MERCHANT_AT = 2 + TIME_LENGTH;

export function composeNumber(kind: NumberKind, parts: { now: number; merNo: number; random: string }): string {
  const { now, merNo, random } = parts;
  return NUMBER_PREFIXES[kind] + encode(now, TIME_LENGTH) + encode(merNo, MERCHANT_LENGTH) + random;
}

/** The smallest trade number that can be issued at this time. */
export function firstTradeNoAt(milliseconds: number): string {
  return firstNumberAt('order', milliseconds);
}

/** The smallest number of a kind that can be issued at this time. */
export function firstNumberAt(kind: NumberKind, milliseconds: number): string {
  return NUMBER_PREFIXES[kind] + encode(Math.max(0, milliseconds), TIME_LENGTH);
}

/** When a number was issued. */
export function timeOf(number: string): number {
  let time = 0;
  for (const character of number.slice(2, MERCHANT_AT)) time = time * 32 + NUMBER_ALPHABET.indexOf(character);
  return time;
}

/** The merchant encoded in a number of this kind; undefined if the text is not such a number. */
export function merchantOf(kind: NumberKind, number: string): number | undefined {
  if (!number.startsWith(NUMBER_PREFIXES[kind]) || !NUMBER_FORM.test(number)) return undefined;
  let merNo = 0;
  for (let at = MERCHANT_AT; at < MERCHANT_AT + MERCHANT_LENGTH; at += 1) {
    merNo = merNo * 32 + NUMBER_ALPHABET.indexOf(number.charAt(at));
  }
  return merNo;
}

const NUMBER_FORM = new RegExp(
  `^[A-Z]{2}[${NUMBER_ALPHABET}]{${TIME_LENGTH + MERCHANT_LENGTH + NUMBER_RANDOM_LENGTH}}$`,
);

/**
 * Encodes an integer in a fixed number of characters of the alphabet; texts of the same length sort like their numbers.
 */
export function encode(value: number, length: number): string {
  let text = '';
  for (let rest = value, index = 0; index < length; index += 1, rest = Math.floor(rest / 32)) {
    text = NUMBER_ALPHABET.charAt(rest % 32) + text;
  }
  return text;
}
