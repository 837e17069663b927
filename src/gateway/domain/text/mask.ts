import { hideCardNumbers } from './card-numbers.ts';

// What a record may show of a value: enough to recognise it, not enough to use it (S36).

type Fields = Readonly<Record<string, unknown>>;

const EMAIL = /(?<![^\s@"'<>(),;:])([^\s@"'<>(),;:])[^\s@"'<>(),;:]*@([^\s@"'<>(),;:]{1,255})/g;
/** International, or national with a leading zero. Other numbers are orders, tickets and dates. */
const PHONE = /(?<![\w.-])(?:\+|0)(?=(\d[\d ().-]{5,20}\d))\1(?![\w-])/g;
const SECRET_NAMES = /password|secret|token|totp|otp|cvv|cvc|pin\b|privateKey|signingKey|recoveryCode/i;
const HIDDEN = '[hidden]';
const MASK = '***';
const COUNTRY = /^[A-Z]{2,3}$/;
/** The half of an IP address that names the network. */
const NETWORK = /^(?:\d{1,3}\.\d{1,3}\.(?=\d{1,3}\.\d{1,3}$)|[\da-f]{1,4}:[\da-f]{1,4}:(?=[\da-f:.]+$))/i;

/** A text in which somebody may have written a payer's address, telephone number or card. */
export function maskText(text: string): string {
  return hideCardNumbers(text).replaceAll(EMAIL, '$1***@$2').replaceAll(PHONE, maskPhone);
}

/** A payer's own value, by the name of its field. A country identifies nobody. */
export function maskPerson(name: string, value: string | number | boolean): string {
  if (typeof value !== 'string') return MASK;
  if (name.endsWith('Country') && COUNTRY.test(value)) return value;
  const [network] = NETWORK.exec(value) ?? [];
  if (network !== undefined) return `${network}${MASK}`;
  const at = value.lastIndexOf('@');
  return at > 0 ? `${firstOf(value)}${MASK}${value.slice(at)}` : `${firstOf(value)}${MASK}`;
}

/** S9: the first six and the last four digits of a card number, as receipts show it. */
export function maskCardNumber(digits: string): string {
  return `${digits.slice(0, 6)}${'*'.repeat(Math.max(0, digits.length - 10))}${digits.slice(-4)}`;
}

/** The last two digits of a telephone number. */
export function maskTelephone(value: string | number | boolean): string {
  return `${MASK}${String(value).slice(-2)}`;
}

/** Fields of a change. A field that is named like a secret shows that it was there, and nothing of it. */
export function maskFields(fields: Fields): Fields {
  return maskValue(fields) as Fields;
}

function maskValue(value: unknown, name = ''): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') {
    if (Array.isArray(value)) return value.map((item) => maskValue(item, name));
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, maskValue(inner, field)]));
  }
  if (typeof value === 'boolean') return value;
  if (SECRET_NAMES.test(name) && !/(?:No|Id)s?$/.test(name)) return HIDDEN;
  // JSON has no integers of this size.
  if (typeof value === 'bigint') return String(value);
  return typeof value === 'string' ? maskText(value) : value;
}

function maskPhone(text: string): string {
  return `${text.startsWith('+') ? '+' : ''}***${text.slice(-2)}`;
}

/** A character may be a pair of code units. */
function firstOf(text: string): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 0);
}
