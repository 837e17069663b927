import type { PayerAction, TransferLine } from '../domain/attempt.ts';
import { digitsOf } from '../domain/card-numbers.ts';

// What an acquirer wants a payer to do. It reaches a page, so each part is checked for itself; what is wrong is left out as a
// whole. It never decides anything about money.

const URL_LENGTH_MAX = 2048;
const CODE_LENGTH_MAX = 1500;
const VALUE_LENGTH_MAX = 200;
const LINES_MAX = 10;

/** `secrets`: a card number and security code that must not come back (S9). */
export function readAction(
  value: unknown,
  { secrets, onProblem }: { readonly secrets: readonly string[]; readonly onProblem: (message: string) => void },
): PayerAction | null {
  if (value === undefined || value === null) return null;
  const fields = fieldsOf(value);
  const action = fields === null ? null : parseAction(fields);
  if (action !== null && !namesSecret(action, secrets)) return action;
  onProblem(
    `The acquirer answered with an action that ${action === null ? 'is not of the protocol' : 'names the card'}.`,
  );
  return null;
}

function parseAction(fields: Readonly<Record<string, unknown>>): PayerAction | null {
  const text = (name: string, lengthMax = VALUE_LENGTH_MAX) => textOf(fields[name], lengthMax);
  switch (fields['kind']) {
    case 'redirect': {
      const url = text('url', URL_LENGTH_MAX);
      return url === null || !isWebAddress(url) ? null : { kind: 'redirect', url };
    }
    case 'code': {
      const code = text('text', CODE_LENGTH_MAX);
      return code === null ? null : { kind: 'code', text: code };
    }
    case 'address': {
      const [address, network, uri] = [text('address'), text('network'), text('uri', URL_LENGTH_MAX)];
      if (address === null || network === null || uri === null || !WALLET_URI.test(uri)) return null;
      return { kind: 'address', address, network, uri };
    }
    case 'transfer': {
      const lines = readLines(fields['lines']);
      return lines === null ? null : { kind: 'transfer', lines };
    }
    default:
      return null;
  }
}

/** The schemes of wallets, and no others: a page may make a link of it. */
const WALLET_URI =
  /^(?:bitcoin|bitcoincash|lightning|litecoin|dogecoin|dash|zcash|monero|ethereum|tron|solana|ripple|xrpl|stellar|web\+stellar|web\+cardano|cardano|ton|polkadot|binance|bnb):[^\s]+$/;

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
    const text = textOf(fields?.['value'], VALUE_LENGTH_MAX);
    return name === undefined || text === null ? null : { name, value: text };
  });
  return lines.every((line) => line !== null) ? lines : null;
}

/** Absolute, since an address that begins with a slash is the gateway's own. */
function isWebAddress(text: string): boolean {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === '' && url.password === '';
}

/** One line of visible text. */
function textOf(value: unknown, lengthMax: number): string | null {
  if (typeof value !== 'string' || value.trim() === '' || value.length > lengthMax) return null;
  return CONTROL_CHARACTER.test(value) || !value.isWellFormed() ? null : value;
}

// Directions of writing too: they could show an account in another order than it has.
const CONTROL_CHARACTER = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

/**
 * A card number anywhere, however it is written; a security code, which is short, where it stands by itself. Other numbers
 * stay: an account, a code or an address is good for nothing with a part hidden.
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
