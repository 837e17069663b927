import { isIban } from '../iban.ts';
import type { Account } from '../model.ts';

// Field 86 has no form of its own. Banks use three: numbered parts (`166?00…?20…?32…`, in Germany, Austria and Poland), named parts
// (`/EREF/…/NAME/…/REMI/…`, in the Netherlands and elsewhere), and words.

export interface Details {
  readonly endToEndId: string | null;
  readonly name: string | null;
  readonly account: Account | null;
  readonly text: string | null;
  /** It came back; the code if the bank says it. */
  readonly returned: string | null;
}

const NUMBERED = /^[0-9]{3}(?=[?>~<][0-9]{2})|^(?=[?>~<][0-9]{2})/;
/** Only known names divide a text, because people write slashes, too. */
const NAMES =
  'ACCT|ADDR|BENM|BIC|CREF|CSID|EREF|IBAN|ISDT|KREF|MARF|NAME|ORDP|PREF|PURP|REMI|RTRN|RTYP|TRCD|TRTP|ULTC|ULTD';
const NAMED = new RegExp(`^/(?:${NAMES})/`);
const NAMED_PART = new RegExp(`/(${NAMES})/(.*?)(?=/(?:${NAMES})/|$)`, 'g');

export function readDetails(lines: readonly string[]): Details {
  const joined = lines.join('');
  if (NUMBERED.test(joined)) return readNumbered(joined);
  if (NAMED.test(joined)) return readNamed(joined);
  return { endToEndId: null, name: null, account: null, text: orNull(inWords(lines)), returned: null };
}

/** A line that is full goes on in the next; a shorter one ends a word. */
function inWords(lines: readonly string[]): string {
  return lines.map((line) => (line.length >= LINE_LENGTH ? line : `${line} `)).join('');
}

export const LINE_LENGTH = 65;

function readNumbered(joined: string): Details {
  const separator = joined.replace(NUMBERED, '').slice(0, 1);
  const parts = new Map<string, string>();
  for (const part of joined.split(separator).slice(1)) {
    if (/^[0-9]{2}/.test(part)) parts.set(part.slice(0, 2), part.slice(2));
  }
  const between = (from: string, to: string) => {
    let text = '';
    for (const [number, part] of parts) if (number >= from && number <= to) text += part;
    return text;
  };
  const said = between('20', '29') + between('60', '63');
  const words = wordsOf(said);
  return {
    endToEndId: known(words.get('EREF')),
    name: orNull(between('32', '33')),
    account: accountOf(parts.get('31') ?? ''),
    text: orNull(words.get('SVWZ') ?? (words.size === 0 ? said : '')),
    returned: /RETURN|RUECK|RÜCK/i.test(parts.get('00') ?? '') ? orNull(parts.get('34') ?? '') : null,
  };
}

const WORDS = 'EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE';
const WORD = new RegExp(`(${WORDS})[+](.*?)(?=(?:${WORDS})[+]|$)`, 'g');

/** The German text has parts inside of parts: `EREF+…SVWZ+…`. */
function wordsOf(text: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  if (!text.includes('+')) return words;
  for (const [, word = '', value = ''] of text.matchAll(WORD)) {
    words.set(word, value.trim());
  }
  return words;
}

function readNamed(joined: string): Details {
  const parts = new Map<string, string>();
  for (const [, name = '', value = ''] of joined.matchAll(NAMED_PART)) {
    if (!parts.has(name)) parts.set(name, value);
  }
  const text = withoutSlashes((parts.get('REMI') ?? '').replace(/^USTD\/\//, ''));
  return {
    endToEndId: known(parts.get('EREF')),
    name: orNull(parts.get('NAME') ?? ''),
    account: accountOf(parts.get('IBAN') ?? parts.get('ACCT') ?? ''),
    text: orNull(text),
    returned: orNull(parts.get('RTRN') ?? ''),
  };
}

function known(reference: string | undefined): string | null {
  const text = withoutSlashes(reference ?? '').trim();
  return text === 'NOTPROVIDED' ? null : orNull(text);
}

export function accountOf(text: string): Account | null {
  const number = withoutSlashes(text).trim();
  if (number === '') return null;
  if (isIban(number)) return { scheme: 'iban', number };
  // Some banks write the currency behind it.
  const withoutCurrency = number.replace(/ ?[A-Z]{3}$/, '');
  return isIban(withoutCurrency) ? { scheme: 'iban', number: withoutCurrency } : { scheme: 'other', number };
}

/** By hand: a pattern for slashes at the end takes the square of their number. */
function withoutSlashes(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && text.charAt(from) === '/') from += 1;
  while (to > from && text.charAt(to - 1) === '/') to -= 1;
  return text.slice(from, to);
}

function orNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
