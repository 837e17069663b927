import type { SignatureForm } from '../protocol/signed-text.ts';
import { signedParts } from '../protocol/signed-text.ts';
import { md5 } from './md5.ts';

// The text to sign, piece by piece, and the mistakes that can be made with it on purpose.

export interface Piece {
  readonly kind: 'field' | 'key' | 'separator';
  /** The name of the field. */
  readonly name: string;
  readonly text: string;
  /** What is wrong with it, if it is wrong on purpose. */
  readonly wrong?: string;
}

export type Mistake = keyof typeof MISTAKES;

export const MISTAKES = {
  none: { title: 'Correct', forms: ['md5', 'rsa-sha256'] },
  lowerCase: { title: 'Lower case: the MD5 is not in upper case', forms: ['md5'] },
  otherKey: { title: 'Wrong key: signed with a different merchant key', forms: ['md5'] },
  noKey: { title: 'No key: the merchant key is left out', forms: ['md5'] },
  changedValue: { title: 'Changed value: one field changes after signing', forms: ['md5', 'rsa-sha256'] },
  separator: { title: 'Separator: an & between the fields', forms: ['md5', 'rsa-sha256'] },
  otherOrder: { title: 'Wrong order: the first two fields are swapped', forms: ['md5', 'rsa-sha256'] },
} as const satisfies Record<string, { title: string; forms: readonly SignatureForm[] }>;

export interface Signing {
  readonly fields: readonly string[];
  readonly body: unknown;
  readonly key: string;
  readonly form: SignatureForm;
  readonly mistake: Mistake;
}

/** The pieces of the signed text. An RSA signature has no merchant key. */
export function piecesOf({ fields, body, key, form, mistake }: Signing): Piece[] {
  const parts = signedParts(fields, body).map(({ field, text }): Piece => ({ kind: 'field', name: field, text }));
  if (form === 'rsa-sha256') return spoil(mistake, parts);
  return spoil(mistake, [...parts, { kind: 'key', name: 'merchant key', text: key }]);
}

export function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

export function signPieces(pieces: readonly Piece[], mistake: Mistake): string {
  const sign = md5(textOf(pieces));
  return mistake === 'lowerCase' ? sign.toLowerCase() : sign;
}

function spoil(mistake: Mistake, pieces: readonly Piece[]): Piece[] {
  switch (mistake) {
    case 'otherKey':
      return pieces.map((piece) =>
        piece.kind === 'key' ? { ...piece, text: OTHER_KEY, wrong: 'not this merchant’s key' } : piece,
      );
    case 'noKey':
      return pieces.filter(({ kind }) => kind !== 'key');
    case 'changedValue':
      return changeValue(pieces);
    case 'separator':
      return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [SEPARATOR, piece]));
    case 'otherOrder':
      return swapFirst(pieces);
    default:
      return [...pieces];
  }
}

const OTHER_KEY = 'another-merchant-key';
const SEPARATOR: Piece = { kind: 'separator', name: '', text: '&', wrong: '' };

/** The amount if there is one, otherwise the last field with a value: signed differently from what is sent. */
function changeValue(pieces: readonly Piece[]): Piece[] {
  const fields = pieces.filter(({ kind, text }) => kind === 'field' && text !== '');
  const chosen = fields.find(({ text }) => /^[0-9]+\.[0-9]{2}$/.test(text)) ?? fields.at(-1);
  return pieces.map((piece) =>
    piece === chosen ? { ...piece, text: `1${piece.text}`, wrong: `sent as ${piece.text}` } : piece,
  );
}

function swapFirst(pieces: readonly Piece[]): Piece[] {
  const [first, second, ...rest] = pieces;
  if (first === undefined || second === undefined) return [...pieces];
  const wrong = 'in the wrong place';
  return [{ ...second, wrong }, { ...first, wrong }, ...rest];
}
