import { md5, signedParts } from './signature.ts';
import type { SignedPart } from './signature.ts';

// Explains why a signature does not match: the string to sign, and the likely mistake if one is found. Only for the sandbox
// and for the merchant's own side, whose readers may know the key anyway.

/** Sentences for the message of a refusal. The key is masked, and so is an account number among the signed fields. */
export function explainMismatch(input: {
  fields: readonly string[];
  body: unknown;
  sign: string;
  key: string;
  form: 'md5' | 'rsa-sha256';
}): string {
  const parts = signedParts(input.fields, input.body);
  const names = input.fields.join(', ');
  const text = parts.map(maskPart).join('');
  if (input.form === 'rsa-sha256') {
    return `The string to sign: "${text}" (${names}), without the merchant key. Sign it with RSA-SHA256 (PKCS#1 v1.5), using the private key that belongs to your registered public key.`;
  }
  return `The string to sign: "${text}<key>" (${names}, merchant key). ${findMistake(parts, input.sign, input.key)}`;
}

/** Account numbers never appear in a message in full. */
function maskPart(part: SignedPart): string {
  return part.field === 'cardNo' ? part.text.replace(/.(?=.{4})/g, '*') : part.text;
}

interface Mistake {
  readonly text: string;
  readonly says: string;
}

function findMistake(parts: readonly SignedPart[], sign: string, key: string): string {
  if (!/^[0-9A-Fa-f]{32}$/.test(sign)) return 'The sign must be 32 uppercase hexadecimal characters.';
  const wanted = sign.toUpperCase();
  const right = parts.map((part) => part.text).join('') + key;
  if (md5(right) === wanted) return 'The sign is correct except that it must be in upper case.';
  const found = possibleMistakes(parts, key).find((mistake) => md5(mistake.text) === wanted);
  return found?.says ?? 'The sign was made from a different string or with a different key; check both.';
}

/** Strings that merchants sign by mistake, the most frequent first. Computed one by one, when needed. */
function* possibleMistakes(parts: readonly SignedPart[], key: string): Generator<Mistake> {
  const texts = parts.map((part) => part.text);
  const text = texts.join('');
  yield { text, says: 'The sign was made without the merchant key; append it to the string.' };
  yield { text: key + text, says: 'The sign was made with the merchant key at the beginning; put it at the end.' };
  yield { text: `${text}${key}\n`, says: 'The sign was made with a line break at the end of the string; remove it.' };
  for (const separator of ['&', ' ', ',', '|', '-', '+', '\n']) {
    const says = `The sign was made with ${JSON.stringify(separator)} between the fields; join them without a separator.`;
    yield { text: texts.join(separator) + key, says };
    yield { text: [...texts, key].join(separator), says };
  }
  yield* misspeltParts(parts, key);
  yield* otherOrders(parts, key);
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
