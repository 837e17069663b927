export const PREFIX_LENGTH = 4;

/** The possible lengths of a card number, by its first four digits. */
export function lengthsIssued(prefix: number): readonly number[] {
  return (lengthsByPrefix[prefix] ??= readLengths(prefix));
}

// The ranges that issuers use: first and last prefix of four digits, minimum and maximum length. The check digit alone
// accepts every tenth number, and order numbers, times, accounts and telephone numbers are numbers too.
const ISSUED: readonly (readonly [first: number, last: number, lengthMin: number, lengthMax: number])[] = [
  // Mir, and BORICA after it.
  [2200, 2205, 16, 19],
  // Mastercard, and Maestro in the prefixes that it issues in every length.
  [2221, 2720, 16, 16],
  [5100, 5599, 16, 16],
  [5018, 5018, 12, 19],
  [5020, 5020, 12, 19],
  [5038, 5038, 12, 19],
  [5893, 5893, 12, 19],
  [6304, 6304, 12, 19],
  [6759, 6759, 12, 19],
  [6761, 6763, 12, 19],
  [5000, 5099, 16, 19],
  [5600, 5899, 16, 19],
  // Diners Club, JCB, American Express.
  [3000, 3059, 14, 19],
  [3095, 3095, 14, 19],
  [3600, 3699, 14, 19],
  [3800, 3999, 14, 19],
  [3528, 3589, 16, 19],
  [3400, 3499, 15, 15],
  [3700, 3799, 15, 15],
  // Visa.
  [4000, 4999, 13, 13],
  [4000, 4999, 16, 16],
  [4000, 4999, 19, 19],
  // Discover, UnionPay, RuPay, Maestro, Elo, Hipercard, Verve.
  [6000, 6999, 16, 19],
  [8100, 8299, 16, 19],
  // Uzcard, Napas, Troy, Humo.
  [8600, 8600, 16, 16],
  [9704, 9704, 16, 19],
  [9792, 9792, 16, 16],
  [9860, 9860, 16, 16],
];

const NONE: readonly number[] = [];

/** Filled as numbers are seen: the whole table takes long to make. */
const lengthsByPrefix = Array.from<readonly number[] | undefined>({ length: 10 ** PREFIX_LENGTH });

function readLengths(prefix: number): readonly number[] {
  const issued = ISSUED.filter(([first, last]) => prefix >= first && prefix <= last);
  if (issued.length === 0) return NONE;
  const lengths = issued.flatMap(([, , lengthMin, lengthMax]) =>
    Array.from({ length: lengthMax - lengthMin + 1 }, (__, more) => lengthMin + more),
  );
  return [...new Set(lengths)];
}
