// Sums of wire amounts, exact: two decimals, as integers of the smallest unit.

export function centsOf(amount: unknown): bigint {
  const [, whole, decimals] = /^(-?\d+)\.(\d\d)$/.exec(String(amount)) ?? [];
  if (whole === undefined || decimals === undefined)
    throw new Error(`${String(amount)} is no amount with two decimals`);
  return BigInt(whole + decimals);
}

export function amountOf(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}

export function sumOf(amounts: readonly unknown[]): bigint {
  return amounts.reduce((sum: bigint, amount) => sum + centsOf(amount), 0n);
}
