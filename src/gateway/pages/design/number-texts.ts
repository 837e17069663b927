import { LRUCache } from 'lru-cache';
import { formatAmount } from '../../domain/money.ts';

// Amounts and moments in the payer's notation. Amounts go in as exact texts; none becomes a floating-point number (S15).

/** Of each kind; making one takes much longer than using it. */
const FORMATS_MAX = 500;

/** The amount with its currency, such as `12,50 €`. */
export function amountText(amount: bigint, currency: string, tag: string): string {
  return decimalText(formatAmount(amount, currency), currency, tag);
}

/** A decimal that a merchant wrote, such as a product's price; as it is where it is none. */
export function decimalText(decimal: string, currency: string, tag: string): string {
  if (!/^[0-9]{1,20}(\.[0-9]{1,8})?$/.test(decimal)) return decimal;
  // Requests write two decimals in every currency; yen and dong have none to show.
  const isWhole = !/\.0*[1-9]/.test(decimal);
  return moneyFormats.memo(`${tag} ${currency} ${isWhole ? 'whole' : 'parts'}`)(decimal);
}

/** An amount of a coin, or a price in its terms: the code stands behind the number, never a sign before it. */
export function coinText(decimal: string, code: string, tag: string): string {
  const [, fraction = ''] = decimal.split('.');
  return `${coinFormats.memo(`${tag} ${fraction.length}`).format(decimal as Intl.StringNumericLiteral)} ${code}`;
}

const coinFormats = new LRUCache<string, Intl.NumberFormat>({ max: FORMATS_MAX, memoMethod: createCoinFormat });

function createCoinFormat(key: string): Intl.NumberFormat {
  const [tag = 'en', digits] = key.split(' ');
  return new Intl.NumberFormat(tag, { minimumFractionDigits: Number(digits), maximumFractionDigits: 18 });
}

const moneyFormats = new LRUCache<string, (decimal: string) => string>({
  max: FORMATS_MAX,
  memoMethod: createMoneyFormat,
});

function createMoneyFormat(key: string): (decimal: string) => string {
  const [tag = 'en', currency = '', part] = key.split(' ');
  if (!/^[A-Z]{3}$/.test(currency)) {
    const plain = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 8 });
    return (decimal: string) => `${plain.format(decimal as Intl.StringNumericLiteral)} ${currency}`;
  }
  const digits = part === 'whole' ? {} : { minimumFractionDigits: 2, maximumFractionDigits: 8 };
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency, ...digits });
  return (decimal: string) => format.format(decimal as Intl.StringNumericLiteral);
}

/** Where no zone is known the time is in UTC and says so; the page's script puts it into the payer's own. */
export function momentText(moment: number, tag: string, zone: string): string {
  return momentFormats.memo(`${tag} ${zone}`).format(moment);
}

const momentFormats = new LRUCache<string, Intl.DateTimeFormat>({ max: FORMATS_MAX, memoMethod: createMomentFormat });

function createMomentFormat(key: string): Intl.DateTimeFormat {
  const [tag = 'en', zone = ''] = key.split(' ');
  const form = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const named = { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat(tag, { ...form, timeZone: zone });
  } catch (error) {
    // A zone that nobody knows, as some merchants send them.
    if (!(error instanceof RangeError)) throw error;
    return new Intl.DateTimeFormat(tag, { ...named, timeZone: 'UTC', timeZoneName: 'short' });
  }
}
