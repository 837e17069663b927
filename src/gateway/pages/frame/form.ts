import { html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import type { Vault } from '../../domain/ports.ts';
import { boundaryOf, readMultipart } from './multipart.ts';
import type { FormFile } from './multipart.ts';
import { KEPT, PROOF } from './kept-form.ts';
import type { Exchange, PageRequest } from './page-types.ts';
import { unmaskToken } from './mask-token.ts';
import { isForeign } from './proof.ts';

// S13: a form is accepted only with a token that is a keyed hash of a cookie which scripts and other sites cannot read: the
// session's, or before that the browser's own. The session's token changes when the second factor is shown, and ends with the
// session: then the form's proof decides, see `proof.ts`.

/** The longest text that the contract takes from a form, 5,000 characters, has nine bytes for one in most scripts. */
const FORM_BYTES_MAX = 65_536;
const FIELDS_MAX = 250;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

export interface SentForm {
  readonly form: URLSearchParams;
  readonly files: readonly FormFile[];
}

export function formTokenOf(vault: Pick<Vault, 'fingerprint'>, secret: string): string {
  return vault.fingerprint(subjectOf(secret));
}

/** Whether it carries the token of this browser's cookie. `secret` is what the cookie holds; null if it sent none. */
export function hasToken(
  vault: Pick<Vault, 'isFingerprint'>,
  { request, form, secret }: { request: PageRequest; form: URLSearchParams; secret: string | null },
): boolean {
  const token = unmaskToken(form.get(FIELD) ?? '');
  return !isForeign(request) && secret !== null && vault.isFingerprint(token, subjectOf(secret));
}

/** Null if it is no form, or one that is too large. */
export function readForm(request: PageRequest, takesFiles: boolean): SentForm | null {
  const sent = readFields(request, takesFiles);
  return sent === null || sent.form.size > FIELDS_MAX ? null : sent;
}

/** Fields are texts, whichever way they come; files only if the page takes them. */
function readFields({ body, bytes, header }: PageRequest, takesFiles: boolean): SentForm | null {
  const type = header('Content-Type') ?? '';
  const boundary = takesFiles ? boundaryOf(type) : undefined;
  if (boundary === undefined) {
    return bytes.length > FORM_BYTES_MAX || !FORM_TYPE.test(type)
      ? null
      : { form: new URLSearchParams(body), files: [] };
  }
  const sent = readMultipart(bytes, boundary);
  if (sent === null) return null;
  const textLength = sent.fields.reduce((sum, [, text]) => sum + text.length, 0);
  if (textLength > FORM_BYTES_MAX) return null;
  const form = new URLSearchParams();
  for (const [name, text] of sent.fields) form.append(name, text);
  return { form, files: sent.files };
}

/** Goes into every form. With the form's address, it is not lost if the session ends or its token changes meanwhile. */
export function csrfField({ formToken, proofOf, kept }: FormMarks, action?: string): Html {
  return html`<input type="hidden" name="${FIELD}" value="${formToken}" />${
      action !== undefined && proofOf !== null && hidden(PROOF, proofOf(action))
    }${kept !== null && hidden(KEPT, kept.sealed)}`;
}

export type FormMarks = Pick<Exchange, 'formToken' | 'proofOf' | 'kept'>;

function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`;
}

/** A field's text without spaces around it, at most this long: longer than any field that we ask for. */
export function fieldOf(form: URLSearchParams, name: string): string {
  return (form.get(name) ?? '').trim().slice(0, FIELD_LENGTH_MAX);
}

const FIELD = 'csrf';
const FIELD_LENGTH_MAX = 500;

function subjectOf(secret: string): string {
  return `account form ${secret}`;
}
