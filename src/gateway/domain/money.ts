// Money is a bigint in minor units of its currency. Decimal strings exist only on the wire.

/** Decimals of a currency: two, or eight for a crypto currency. Requests write two decimals in every ISO currency. */
export function scaleOf(currency: string): number {
  return currency.length !== 3 || CRYPTO_OF_THREE_LETTERS.has(currency) ? CRYPTO_SCALE : 2;
}

const CRYPTO_SCALE = 8;

/** The only currencies of three letters that have more than two decimals. */
export const CRYPTO_OF_THREE_LETTERS: ReadonlySet<string> = new Set([
  'ADA',
  'BCH',
  'BNB',
  'BTC',
  'DAI',
  'DOT',
  'ETC',
  'ETH',
  'LTC',
  'SOL',
  'TON',
  'TRX',
  'XLM',
  'XMR',
  'XRP',
]);

/** Whether a code is a crypto currency that merchants commonly settle in. */
export function isCrypto(currency: string): boolean {
  return CRYPTO_OF_THREE_LETTERS.has(currency) || CRYPTO_OF_MORE_LETTERS.has(currency);
}

const CRYPTO_OF_MORE_LETTERS: ReadonlySet<string> = new Set([
  'AVAX',
  'BUSD',
  'DOGE',
  'EURC',
  'LINK',
  'MATIC',
  'PYUSD',
  'SHIB',
  'TUSD',
  'USDC',
  'USDT',
]);

/**
 * The maximum of a single amount, in minor units: of an order in either currency, a deposit, a fee. Ten million with
 * eight decimals, ten trillion with two. Together with the balance limits it keeps every sum within 64 bits.
 */
export const AMOUNT_MAX = 10n ** 15n;

/** Parses an amount whose format was checked before, such as `12.30`. */
export function parseAmount(text: string, currency: string): bigint {
  const scale = scaleOf(currency);
  const [whole = '', fraction = ''] = text.split('.');
  if (!/^[0-9]+$/.test(whole + fraction) || fraction.length > scale) throw new RangeError('not an amount');
  return BigInt(whole + fraction.padEnd(scale, '0'));
}

/** One that may be below zero, as the ledger's are. */
export function parseSignedAmount(text: string, currency: string): bigint {
  return text.startsWith('-') ? -parseAmount(text.slice(1), currency) : parseAmount(text, currency);
}

export function formatAmount(amount: bigint, currency: string): string {
  return formatScaled(amount, scaleOf(currency));
}

/** For many amounts of one currency, most of which are zero. */
export function amountFormat(currency: string): (amount: bigint) => string {
  const scale = scaleOf(currency);
  const zero = formatScaled(0n, scale);
  return (amount) => (amount === 0n ? zero : formatScaled(amount, scale));
}

function formatScaled(amount: bigint, scale: number): string {
  const sign = amount < 0n ? '-' : '';
  const digits = String(amount < 0n ? -amount : amount).padStart(scale + 1, '0');
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** A share in basis points (hundredths of a percent), rounded half up. */
export function basisPointsOf(amount: bigint, basisPoints: number): bigint {
  return divideHalfUp(amount * BigInt(basisPoints), 10_000n);
}

/** Converts by a rate such as `0.92` (units of `to` for one unit of `from`), rounded half up. */
export function convert(amount: bigint, input: { from: string; to: string; rate: string }): bigint {
  const [whole = '', fraction = ''] = input.rate.split('.');
  const numerator = amount * BigInt(whole + fraction) * 10n ** BigInt(scaleOf(input.to));
  return divideHalfUp(numerator, 10n ** BigInt(fraction.length + scaleOf(input.from)));
}

/** `whole` × `part` / `of`, rounded down. */
export function proportion(whole: bigint, part: bigint, of: bigint): bigint {
  return of === 0n ? 0n : (whole * part) / of;
}

export function smaller(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}

export function larger(left: bigint, right: bigint): bigint {
  return left > right ? left : right;
}

function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (numerator * 2n + denominator) / (denominator * 2n);
}
