import { createHmac, hash } from 'node:crypto';
import { md5 } from './signature.ts';
import type { SignedPart } from './signature.ts';

// What merchants sign by mistake, for the explanation of a wrong signature.

interface Mistake {
  readonly text: string;
  readonly says: string;
}

/** Strings that merchants sign by mistake, the most frequent first. Computed one by one, when needed. */
export function* otherTexts(parts: readonly SignedPart[], body: unknown, key: string): Generator<Mistake> {
  const texts = parts.map((part) => part.text);
  const text = texts.join('');
  yield { text, says: 'The sign was made without the merchant key; append it to the string.' };
  yield { text: key + text, says: 'The sign was made with the merchant key at the beginning; put it at the end.' };
  yield { text: text + key + key, says: 'The sign was made with the merchant key twice; append it once.' };
  yield* whiteSpace(text, key);
  for (const separator of ['&', ' ', ',', '|', '-', '+', '\n']) {
    const says = `The sign was made with ${JSON.stringify(separator)} between the fields; join them without a separator.`;
    yield { text: texts.join(separator) + key, says };
    yield { text: [...texts, key].join(separator), says };
  }
  yield* namedPairs(parts, body, key);
  yield* misspeltParts(parts, key);
  yield* otherOrders(parts, key);
}

const WHITE_SPACE = { '\n': 'a line break', '\r\n': 'a line break', ' ': 'a space', '\t': 'a tab' };

function* whiteSpace(text: string, key: string): Generator<Mistake> {
  for (const [space, name] of Object.entries(WHITE_SPACE)) {
    yield { text: text + key + space, says: `The sign was made with ${name} at the end of the string; remove it.` };
    yield { text: text + space + key, says: `The sign was made with ${name} before the merchant key; remove it.` };
    const says = `The sign was made with ${name} before and after the merchant key; remove it.`;
    yield { text: text + space + key + space, says };
  }
}

/** `name=value` joined with "&", as other gateways sign: the signed fields or the whole body, sorted or as listed. */
function* namedPairs(parts: readonly SignedPart[], body: unknown, key: string): Generator<Mistake> {
  const says =
    'The sign was made from names and values (name=value&…); sign the values alone, in the order of the fields, without a separator.';
  const own = parts.map(({ field, text }) => `${field}=${text}`);
  const filled = parts.filter(({ text }) => text !== '').map(({ field, text }) => `${field}=${text}`);
  const whole = Object.entries(Object(body) as object).flatMap(([name, value]) =>
    name === 'sign' || typeof value === 'object' ? [] : [`${name}=${value}`],
  );
  for (const pairs of [own.toSorted(), own, filled.toSorted(), filled, whole.toSorted(), whole]) {
    const joined = pairs.join('&');
    for (const end of [`&key=${key}`, key, `&${key}`, '']) yield { text: joined + end, says };
  }
}

/** One value written differently from how it was sent. */
function* misspeltParts(parts: readonly SignedPart[], key: string): Generator<Mistake> {
  for (const [index, part] of parts.entries()) {
    for (const { text, says } of misspellings(part)) {
      yield { text: parts.map((other, at) => (at === index ? text : other.text)).join('') + key, says };
    }
  }
}

function misspellings({ field, text }: SignedPart): Mistake[] {
  const spaces = `The sign was made with a space around ${field}; sign the value exactly as sent.`;
  const found = [` ${text}`, `${text} `, ` ${text} `].map((spaced) => ({ text: spaced, says: spaces }));
  if (text !== '') found.push({ text: '', says: `The sign was made without ${field}.` });
  const encoded = encodeURIComponent(text.toWellFormed());
  if (encoded !== text) {
    found.push({ text: encoded, says: `The sign was made with ${field} URL-encoded; sign the value exactly as sent.` });
  }
  for (const other of [text.toUpperCase(), text.toLowerCase(), text.trim()]) {
    const says = `The sign was made with ${field} in other letters or without its spaces; sign the value exactly as sent.`;
    if (other !== text) found.push({ text: other, says });
  }
  if (text.trim() !== '' && Number.isFinite(Number(text))) {
    const number = Number(text);
    const written = [String(number), number.toFixed(1), number.toFixed(2), String(Math.round(number * 100))];
    for (const other of [...written, number.toLocaleString('en-US'), text.replace('.', ',')]) {
      if (other === text) continue;
      const says = `The sign was made with ${field} written differently; sign the value exactly as sent.`;
      found.push({ text: other, says });
    }
  }
  return found;
}

// Six fields have 720 orders, which take about a millisecond; no operation signs more.
const REORDERED_FIELDS_MAX = 6;

function* otherOrders(parts: readonly SignedPart[], key: string): Generator<Mistake> {
  if (parts.length > REORDERED_FIELDS_MAX) return;
  for (const order of permutations(parts)) {
    const names = order.map((part) => part.field).join(', ');
    const text = order.map((part) => part.text).join('') + key;
    yield { text, says: `The sign was made with the fields in a different order: ${names}.` };
  }
}

function* permutations<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [index, item] of items.entries()) {
    for (const rest of permutations(items.toSpliced(index, 1))) yield [item, ...rest];
  }
}

const HASHES = [
  ['SHA-256', 'sha256'],
  ['SHA-1', 'sha1'],
  ['SHA-512', 'sha512'],
] as const;

const MD5_LENGTH = 32;

/** The right string with another hash, or the right hash written differently. Text in hex is in upper case. */
export function otherHashes(parts: readonly SignedPart[], key: string): { sign: string; says: string }[] {
  const text = parts.map((part) => part.text).join('');
  const right = text + key;
  const written = 'write it as 32 uppercase hexadecimal characters';
  const twice = 'The sign is the MD5 of the MD5; hash the string once.';
  return [
    { sign: hash('md5', right, 'base64'), says: `The sign is the MD5 in base64; ${written}.` },
    { sign: md5(md5(right)), says: twice },
    { sign: md5(md5(right).toLowerCase()), says: twice },
    ...hmacs('HMAC-MD5', 'md5', [text, right], key),
    ...HASHES.flatMap(([name, algorithm]) => [
      ...cut(hash(algorithm, right, 'hex').toUpperCase(), `The sign was made with ${name}; use MD5.`),
      ...hmacs(`HMAC-${name.replace('-', '')}`, algorithm, [text, right], key),
    ]),
  ];
}

function hmacs(name: string, algorithm: string, texts: readonly string[], key: string) {
  const says = `The sign was made with ${name}; use MD5, with the merchant key appended to the string.`;
  return texts.flatMap((text) => cut(createHmac(algorithm, key).update(text).digest('hex').toUpperCase(), says));
}

/** Whole, and cut to the length of an MD5. */
function cut(sign: string, says: string) {
  return [sign, sign.slice(0, MD5_LENGTH)].map((one) => ({ sign: one, says }));
}
