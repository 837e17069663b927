import type { SignatureForm } from '../protocol/signed-text.ts';
import type { FormVariant, OperationForm } from './form.ts';
import { piecesOf, signPieces, textOf } from './signed-pieces.ts';
import type { Mistake, Piece } from './signed-pieces.ts';

/** A signed request, ready to be sent and shown. */
export interface PreparedRun {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly pieces: readonly Piece[];
  readonly signatureForm: SignatureForm;
  readonly mistake: Mistake;
  readonly sign: string;
}

export interface RunInput {
  readonly form: OperationForm;
  readonly variant: FormVariant;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly key: string;
  readonly signatureForm: SignatureForm;
  readonly mistake: Mistake;
  /** RSA-SHA256 with the merchant's private key, in base64. */
  readonly signRsa: (text: string) => Promise<string>;
}

export async function prepareRun(input: RunInput): Promise<PreparedRun> {
  const { form, variant, key, signatureForm, mistake } = input;
  const { sign: _, ...given } = input.body;
  const body = selectVariant(form, variant, given);
  const pieces = piecesOf({ fields: form.signedFields, body, key, form: signatureForm, mistake });
  const sign = signatureForm === 'md5' ? signPieces(pieces, mistake) : await input.signRsa(textOf(pieces));
  return {
    path: form.path,
    headers: { 'Content-Type': 'application/json', ...selectorHeader(form, variant), ...input.headers },
    body: { ...body, sign },
    pieces,
    signatureForm,
    mistake,
    sign,
  };
}

function selectVariant(
  { selector }: OperationForm,
  { value }: FormVariant,
  body: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return selector?.in === 'body' && value !== null ? { ...body, [selector.name]: value } : body;
}

/** An empty header means the default variant, so it is not sent. */
function selectorHeader({ selector }: OperationForm, { value }: FormVariant): Record<string, string> {
  return selector?.in === 'header' && value ? { [selector.name]: value } : {};
}
