import { LRUCache } from 'lru-cache';
import { formatAmount } from '../../domain/money.ts';

// Amounts and times in the payer's notation. Amounts are passed as exact strings; none becomes a floating-point number
// (S15). Figures are Latin in every language, Arabic too: a payer compares them with a card, an IBAN and a bank's app, and
// types them so.

/** One cache for each kind of formatter: creating one takes much longer than using it. */
const FORMATS_MAX = 500;

/** The amount with its currency, such as `12,50 €`; the minus of a negative one stands where the language has it. */
export function amountText(amount: bigint, currency: string, tag: string): string {
  return decimalText(formatAmount(amount, currency), currency, tag);
}

/** A decimal sent by the merchant, such as a product's price; returned unchanged if it is not a decimal. */
export function decimalText(decimal: string, currency: string, tag: string): string {
  if (!/^-?[0-9]{1,20}(\.[0-9]{1,8})?$/.test(decimal)) return decimal;
  // Requests write two decimals in every currency; yen and dong have no decimals to show.
  const isWhole = !/\.0*[1-9]/.test(decimal);
  const text = moneyFormats.memo(`${tag} ${currency} ${isWhole ? 'whole' : 'parts'}`)(decimal);
  // As wide as a figure. Arabic has a mark before it, without which it would stand at the right of its number.
  return decimal.startsWith('-') ? text.replace('-', '−') : text;
}

/** An amount of a coin, or a price in it: the code follows the number; no currency sign is used. */
export function coinText(decimal: string, code: string, tag: string): string {
  const [, fraction = ''] = decimal.split('.');
  return `${coinFormats.memo(`${tag} ${fraction.length}`).format(decimal as Intl.StringNumericLiteral)} ${code}`;
}

const coinFormats = new LRUCache<string, Intl.NumberFormat>({ max: FORMATS_MAX, memoMethod: createCoinFormat });

function createCoinFormat(key: string): Intl.NumberFormat {
  const [tag = 'en', digits] = key.split(' ');
  return new Intl.NumberFormat(latinFigures(tag), { minimumFractionDigits: Number(digits), maximumFractionDigits: 18 });
}

const moneyFormats = new LRUCache<string, (decimal: string) => string>({
  max: FORMATS_MAX,
  memoMethod: createMoneyFormat,
});

function createMoneyFormat(key: string): (decimal: string) => string {
  const [tag = 'en', currency = '', part] = key.split(' ');
  if (!/^[A-Z]{3}$/.test(currency)) {
    const plain = new Intl.NumberFormat(latinFigures(tag), { minimumFractionDigits: 2, maximumFractionDigits: 8 });
    return (decimal: string) => `${plain.format(decimal as Intl.StringNumericLiteral)} ${currency}`;
  }
  const style = { style: 'currency', currency } as const;
  const usual = new Intl.NumberFormat(latinFigures(tag), style);
  const format =
    part === 'whole' ? usual : new Intl.NumberFormat(latinFigures(tag), { ...style, ...fractionOf(usual) });
  return (decimal: string) => isolateSign(format, decimal as Intl.StringNumericLiteral);
}

/** As many decimals as the currency has, and never fewer than the amount: two are stored even of what has none. */
function fractionOf(usual: Intl.NumberFormat): Intl.NumberFormatOptions {
  const digits = usual.resolvedOptions().minimumFractionDigits ?? 0;
  return { minimumFractionDigits: Math.max(2, digits), maximumFractionDigits: 8 };
}

/** From right to left, the sign of a currency would be torn apart: `US$` would be read as `$US`. */
function isolateSign(format: Intl.NumberFormat, decimal: Intl.StringNumericLiteral): string {
  const text = format.format(decimal);
  if (!text.startsWith(RIGHT_TO_LEFT_MARK)) return text;
  const parts = format.formatToParts(decimal);
  return parts.map(({ type, value }) => (type === 'currency' ? `\u2068${value}\u2069` : value)).join('');
}

/** With which Arabic amounts begin. */
const RIGHT_TO_LEFT_MARK = '\u200f';

function latinFigures(tag: string): string {
  return `${tag}-u-nu-latn`;
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
    return new Intl.DateTimeFormat(latinFigures(tag), { ...form, timeZone: zone });
  } catch (error) {
    // Some merchants send zones that do not exist.
    if (!(error instanceof RangeError)) throw error;
    return new Intl.DateTimeFormat(latinFigures(tag), { ...named, timeZone: 'UTC', timeZoneName: 'short' });
  }
}
