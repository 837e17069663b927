import { amountWords, bytesWords, decimalWords, momentWords, numberWords, spanWords } from '../design/written.ts';

/** What the groups of the texts' expressions may be called, and how each is written. */
const GROUPS: Readonly<Record<string, (text: string, timeZone: string) => string>> = {
  money: moneyOf,
  decimal: decimalWords,
  count: (text) => numberWords(Number(text)),
  bytes: (text) => bytesWords(Number(text)),
  seconds: (text) => spanWords(Number(text)),
  moment: momentOf,
  account: accountOf,
  otherAccount: accountOf,
  name: wordsOf,
  text: String,
  otherText: String,
  number: String,
  roles: String,
  otherRoles: String,
  permissions: String,
};

/** Null for a name that no text may use. */
export function groupWords(name: string, text: string, timeZone: string): string | null {
  return GROUPS[name]?.(text, timeZone) ?? null;
}

function moneyOf(text: string): string {
  const [decimal = '', currency = ''] = text.split(' ');
  return amountWords(decimal, currency);
}

function momentOf(text: string, timeZone: string): string {
  const at = Date.parse(text);
  return Number.isNaN(at) ? text : momentWords(at, timeZone, 'minute');
}

/** What the books call a margin, people call a reserve. */
function accountOf(name: string): string {
  return name === 'margin' ? 'reserve' : wordsOf(name);
}

/** `paymentResult` as `payment result`. */
function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
