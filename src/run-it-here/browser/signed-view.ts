import type { SignatureForm } from '../../protocol/signed-text.ts';
import type { Piece } from '../signed-pieces.ts';
import { element } from './dom.ts';

const COLOURS = 6;

/** The colour of a signed field, the same in the request, the signed text and the response. */
export function colourOf(index: number): string {
  return `run-colour-${index % COLOURS}`;
}

/** The text to sign, piece by piece, and what it becomes. */
export function signedView(given: {
  pieces: readonly Piece[];
  signedFields: readonly string[];
  form: SignatureForm;
  sign: string;
  note?: string | undefined;
}): HTMLElement {
  const { pieces, signedFields, form, sign, note } = given;
  const how = form === 'md5' ? 'MD5, 32 hexadecimal characters in upper case' : 'RSA-SHA256, in base64';
  return element(
    'div',
    { class: 'run-signed' },
    element('p', {}, 'The signed fields, joined in this order without a separator:'),
    element(
      'ol',
      { class: 'run-pieces' },
      pieces.map((piece) => pieceView(piece, signedFields)),
    ),
    element('p', {}, how, ' → ', element('code', { class: 'run-sign' }, sign)),
    note === undefined ? null : element('p', { class: 'run-bad' }, note),
  );
}

function pieceView({ kind, name, text, wrong }: Piece, signedFields: readonly string[]): HTMLElement {
  const colour = kind === 'field' ? colourOf(signedFields.indexOf(name)) : `run-${kind}`;
  return element(
    'li',
    { class: wrong === undefined ? colour : `${colour} run-wrong` },
    element('code', {}, text === '' ? '(absent)' : text),
    name === '' ? null : element('small', {}, kind === 'key' ? 'sandbox merchant key' : name),
    wrong ? element('small', { class: 'run-why' }, wrong) : null,
  );
}

/** Whether a signature holds, in words and not only in colour. */
export function verdict(isValid: boolean | null, texts: { valid: string; invalid: string }): HTMLElement {
  if (isValid === null) {
    return element(
      'p',
      { class: 'run-note' },
      'Browsers verify signatures only on https and localhost. Open the docs there to see it verified.',
    );
  }
  return element('p', { class: isValid ? 'run-good' : 'run-bad' }, isValid ? `✓ ${texts.valid}` : `✗ ${texts.invalid}`);
}
