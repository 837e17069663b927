/**
 * ISO 7064, modulo 97, as in an IBAN (ISO 13616) or a creditor reference (ISO 11649): the first four characters go to the end, and
 * letters count from 10. The remainder is 1 if the check digits are right.
 */
export function remainderBy97(text: string): number {
  let remainder = 0;
  for (const character of text.slice(4) + text.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
