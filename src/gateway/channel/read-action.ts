import { isAppAddress, isWalletAddress } from '../domain/text/app-address.ts';
import type { CryptoTransfer, PayerAction, TransferLine } from '../domain/payments/attempt.ts';
import { digitsOf } from '../domain/text/card-numbers.ts';
import { REFERENCE_LENGTH_MAX } from './transfer-reference.ts';

// The action that an acquirer requires of a payer. It is shown on a page, so each part is validated; an invalid action is
// dropped as a whole. It never decides anything about money.

const URL_LENGTH_MAX = 2048;
const CODE_LENGTH_MAX = 1500;
const VALUE_LENGTH_MAX = 200;
const LINES_MAX = 10;

/** `secrets`: a card number and security code that must not be repeated (S9). */
export function readAction(
  value: unknown,
  { secrets, onProblem }: { readonly secrets: readonly string[]; readonly onProblem: (message: string) => void },
): PayerAction | null {
  if (value === undefined || value === null) return null;
  const fields = fieldsOf(value);
  const action = fields === null ? null : parseAction(fields);
  if (action !== null && !namesSecret(action, secrets)) return action;
  onProblem(
    `The acquirer answered with an action that ${action === null ? 'does not follow the protocol' : 'contains card data'}.`,
  );
  return null;
}

function parseAction(fields: Readonly<Record<string, unknown>>): PayerAction | null {
  const text = (name: string, lengthMax = VALUE_LENGTH_MAX) => textOf(fields[name], lengthMax);
  switch (fields['kind']) {
    case 'redirect': {
      const url = text('url', URL_LENGTH_MAX);
      return url === null || !isWebAddress(url) ? null : withApp({ kind: 'redirect', url }, fields['appUrl']);
    }
    case 'code': {
      const code = text('text', CODE_LENGTH_MAX);
      return code === null ? null : withApp({ kind: 'code', text: code }, fields['appUrl']);
    }
    case 'address':
      return readCryptoTransfer(fields);
    case 'transfer': {
      const lines = readLines(fields['lines']);
      return lines === null ? null : { kind: 'transfer', lines };
    }
    default:
      return null;
  }
}

/** A link that a page must not contain invalidates the whole action, like any other error. */
function withApp<Action extends PayerAction>(action: Action, appUrl: unknown): (Action & { appUrl?: string }) | null {
  if (appUrl === undefined || appUrl === null) return action;
  const url = textOf(appUrl, URL_LENGTH_MAX);
  return url !== null && (isWebAddress(url) || isAppAddress(url)) ? { ...action, appUrl: url } : null;
}

/** Without the coin's amount, its rate and the rate's expiry a payer could send anything at any time. */
function readCryptoTransfer(fields: Readonly<Record<string, unknown>>): CryptoTransfer | null {
  const text = (name: string, lengthMax = VALUE_LENGTH_MAX) => textOf(fields[name], lengthMax);
  const [address, network, uri] = [text('address'), text('network'), text('uri', URL_LENGTH_MAX)];
  const [currency, amount, rate, until] = [text('currency'), text('amount'), text('rate'), text('rateUntil')];
  if (address === null || network === null || uri === null || !isWalletAddress(uri)) return null;
  if (currency === null || amount === null || rate === null || until === null) return null;
  if (!COIN.test(currency) || !POSITIVE_DECIMAL.test(amount) || !POSITIVE_DECIMAL.test(rate)) return null;
  const rateUntil = MOMENT.test(until) ? Date.parse(until) : Number.NaN;
  if (Number.isNaN(rateUntil)) return null;
  return { kind: 'address', address, network, uri, currency, amount, rate, rateUntil };
}

const COIN = /^[A-Z0-9]{2,10}$/;
const POSITIVE_DECIMAL = /^(?=[0-9.]*[1-9])(?:0|[1-9][0-9]{0,17})(?:\.[0-9]{1,18})?$/;
const MOMENT = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]{1,3})?Z$/;

const LINE_NAMES = [
  'beneficiary',
  'bank',
  'iban',
  'bic',
  'clabe',
  'account',
  'reference',
] as const satisfies readonly TransferLine['name'][];

function readLines(value: unknown): TransferLine[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > LINES_MAX) return null;
  const lines = value.map((line: unknown): TransferLine | null => {
    const fields = fieldsOf(line);
    const name = LINE_NAMES.find((known) => known === fields?.['name']);
    const text = textOf(fields?.['value'], name === 'reference' ? REFERENCE_LENGTH_MAX : VALUE_LENGTH_MAX);
    return name === undefined || text === null ? null : { name, value: text };
  });
  return lines.every((line) => line !== null) ? lines : null;
}

/** Absolute, because a path that starts with a slash is the gateway's own. */
function isWebAddress(text: string): boolean {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === '' && url.password === '';
}

/** One line of visible text. */
function textOf(value: unknown, lengthMax: number): string | null {
  if (typeof value !== 'string' || value.trim() === '' || value.length > lengthMax) return null;
  return CONTROL_CHARACTER.test(value) || !value.isWellFormed() ? null : value;
}

// Also no bidirectional controls: they could display an account in a different order.
const CONTROL_CHARACTER = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

/**
 * A card number anywhere, however it is written; a security code, which is short, only as a separate number. Other numbers
 * are kept: an account, a code or an address is useless if partly masked.
 */
function namesSecret(action: PayerAction, secrets: readonly string[]): boolean {
  const text = JSON.stringify(action);
  const words = text.split(/[^\p{L}\d]+/u);
  const digits = digitsOf(text);
  return secrets.some(
    (secret) =>
      secret !== '' && (secret.length > 4 ? text.includes(secret) || digits.includes(secret) : words.includes(secret)),
  );
}
