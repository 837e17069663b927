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

const CLABE_WEIGHTS = [3, 7, 1] as const;

/** The last digit of a CLABE completes the sum of the weighted digits, each modulo 10. */
export function hasClabeDigit(account: string): boolean {
  const digits = [...account].map(Number);
  const sum = digits
    .slice(0, -1)
    .reduce((total, digit, index) => total + ((digit * (CLABE_WEIGHTS[index % 3] ?? 0)) % 10), 0);
  return (10 - (sum % 10)) % 10 === digits.at(-1);
}
