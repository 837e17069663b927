import { LRUCache } from 'lru-cache';
import { formatAmount } from '../../domain/money.ts';

// Amounts and times in the payer's notation. Amounts are passed as exact strings; none becomes a floating-point number
// (S15).

/** One cache for each kind of formatter: creating one takes much longer than using it. */
const FORMATS_MAX = 500;

/** The amount with its currency, such as `12,50 €`. */
export function amountText(amount: bigint, currency: string, tag: string): string {
  return decimalText(formatAmount(amount, currency), currency, tag);
}

/** A decimal sent by the merchant, such as a product's price; returned unchanged if it is not a decimal. */
export function decimalText(decimal: string, currency: string, tag: string): string {
  if (!/^[0-9]{1,20}(\.[0-9]{1,8})?$/.test(decimal)) return decimal;
  // Requests write two decimals in every currency; yen and dong have no decimals to show.
  const isWhole = !/\.0*[1-9]/.test(decimal);
  return moneyFormats.memo(`${tag} ${currency} ${isWhole ? 'whole' : 'parts'}`)(decimal);
}

/** An amount of a coin, or a price in it: the code follows the number; no currency sign is used. */
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

/**
 * If the zone is not known, the time is in UTC and labelled as such; the page's script converts it to the payer's zone.
 */
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
    // Some merchants send zones that do not exist.
    if (!(error instanceof RangeError)) throw error;
    return new Intl.DateTimeFormat(tag, { ...named, timeZone: 'UTC', timeZoneName: 'short' });
  }
}
