import { createHash } from 'node:crypto';

// What a payer enters in a bank transfer so that it can be matched to its order. It is typed by hand from a screen, so it is
// short, has no two characters that look alike (0 O Q, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V), and ends with a check character.

export const REFERENCE_LENGTH_MAX = 18;

const ALPHABET = '346789ACDEFHJKMNPRTWXY';
const HASHED_LENGTH = 15;

/**
 * The same for every attempt of an order. It is a hash of the trade number, of 66 bits, so no two orders share one, and the
 * address of the payer's page cannot be derived from a bank statement (S13).
 */
export function transferReferenceOf(tradeNo: string): string {
  let rest = BigInt(`0x${createHash('sha256').update(`transfer ${tradeNo}`).digest('hex')}`);
  let text = '';
  for (let index = 0; index < HASHED_LENGTH; index += 1, rest /= BigInt(ALPHABET.length)) {
    text += ALPHABET.charAt(Number(rest % BigInt(ALPHABET.length)));
  }
  return text + checkCharacter(text);
}

/** Luhn's algorithm, modulo the length of the alphabet: it detects every single wrong character. */
function checkCharacter(text: string): string {
  const base = ALPHABET.length;
  let sum = 0;
  for (let index = text.length - 1, factor = 2; index >= 0; index -= 1, factor = 3 - factor) {
    const addend = factor * ALPHABET.indexOf(text.charAt(index));
    sum += Math.floor(addend / base) + (addend % base);
  }
  return ALPHABET.charAt((base - (sum % base)) % base);
}
