import { html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import type { Vault } from '../../domain/ports.ts';
import { boundaryOf, readMultipart } from './multipart.ts';
import type { FormFile } from './multipart.ts';
import type { Exchange, PageRequest } from './page-types.ts';

// S13: a form is accepted only with a token that is a keyed hash of a cookie which scripts and other sites cannot read: the
// session's, or before that the browser's own. So it is bound to the session, and ends with it.

/** The longest text that the contract takes from a form, 5,000 characters, has nine bytes for one in most scripts. */
const FORM_BYTES_MAX = 65_536;
const FIELDS_MAX = 250;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

export type Submitted =
  | { readonly kind: 'form'; readonly form: URLSearchParams; readonly files: readonly FormFile[] }
  /** Not a form, or one that is too large. */
  | { readonly kind: 'unreadable' }
  /** Without its token: from another site, or from before the session ended. */
  | { readonly kind: 'stale' };

export function formTokenOf(vault: Pick<Vault, 'fingerprint'>, secret: string): string {
  return vault.fingerprint(subjectOf(secret));
}

export interface FormRules {
  /** What the browser's cookie holds; null if it sent none. */
  readonly secret: string | null;
  /** Whether the form may have files. */
  readonly takesFiles: boolean;
}

export function readForm(
  vault: Pick<Vault, 'isFingerprint'>,
  request: PageRequest,
  { secret, takesFiles }: FormRules,
): Submitted {
  const { header } = request;
  const read = readFields(request, takesFiles);
  if (read === null || read.form.size > FIELDS_MAX) return { kind: 'unreadable' };
  const { form, files } = read;
  // Browsers that say where a form comes from are believed if it is from elsewhere.
  const isForeign = /^(?:cross-site|same-site)$/.test(header('Sec-Fetch-Site') ?? '');
  const isOurs = secret !== null && vault.isFingerprint(form.get(FIELD) ?? '', subjectOf(secret));
  return isForeign || !isOurs ? { kind: 'stale' } : { kind: 'form', form, files };
}

/** Fields are texts, whichever way they come; files only if the page takes them. */
function readFields(
  { body, bytes, header }: PageRequest,
  takesFiles: boolean,
): { form: URLSearchParams; files: readonly FormFile[] } | null {
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

/** Goes into every form. */
export function csrfField({ formToken }: Pick<Exchange, 'formToken'>): Html {
  return html`<input type="hidden" name="${FIELD}" value="${formToken}" />`;
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
