import { NUMBER_ALPHABET, encode, timeOf } from '../numbers.ts';

// The number that stands for an order in the index, made from its trade number alone: a row of it takes a third of one with the
// text. From the top: 42 bits of milliseconds, which last until 2109; ten of a hash of the merchant number; the first eleven of
// the random part. So ids sort by age as trade numbers do, and those of one merchant as the numbers themselves. Two orders of one
// millisecond may have the same: whoever finds an order by its id has to look whether it is the one.

const TIME_MAX = 2 ** 42 - 1;
const MERCHANT_BITS = 10;
const RANDOM_BITS = 11;
const MERCHANT_AT = 12;
const MERCHANT_LENGTH = 7;
const RANDOM_AT = MERCHANT_AT + MERCHANT_LENGTH;
/** Characters of five bits that hold the random bits, and how many more they hold. */
const RANDOM_LENGTH = 3;
const SURPLUS_BITS = 5 * RANDOM_LENGTH - RANDOM_BITS;

export function orderIdOf(tradeNo: string): bigint {
  const time = Math.min(Math.max(0, timeOf(tradeNo)), TIME_MAX);
  const merchant = bitsOf(tradeNo.slice(MERCHANT_AT, RANDOM_AT));
  const random = numberIn(tradeNo.slice(RANDOM_AT, RANDOM_AT + RANDOM_LENGTH)) >>> SURPLUS_BITS;
  return (BigInt(time) << BigInt(MERCHANT_BITS + RANDOM_BITS)) | BigInt((merchant << RANDOM_BITS) | random);
}

/** What the ids of a merchant's orders have in common, and those of one in a thousand others. */
export function merchantBitsOf(merNo: number): number {
  return bitsOf(encode(merNo, MERCHANT_LENGTH));
}

export function merchantBitsIn(orderId: bigint): number {
  return Number(BigInt.asUintN(MERCHANT_BITS, orderId >> BigInt(RANDOM_BITS)));
}

/** The same for a column of ids. */
export function merchantBitsInColumn(column: string): string {
  return `((${column} >> ${RANDOM_BITS}) & ${2 ** MERCHANT_BITS - 1})`;
}

/** By the golden ratio: numbers that follow one another come to lie far apart. */
function bitsOf(merchant: string): number {
  return Math.imul(numberIn(merchant), 0x9e_37_79_b1) >>> (32 - MERCHANT_BITS);
}

/** The last 32 bits of what a text says in base 32. */
function numberIn(text: string): number {
  let number = 0;
  for (const character of text) number = (number << 5) | (NUMBER_ALPHABET.indexOf(character) & 31);
  return number;
}
