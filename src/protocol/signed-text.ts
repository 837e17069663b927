// The text that a signature is made of. Free of Node's modules, so that it runs in a browser too.

export type SignatureForm = 'md5' | 'rsa-sha256';

/** A signed field. */
export interface SignedPart {
  /** The name of the field. */
  readonly field: string;
  /** Its part of the signed text. */
  readonly text: string;
}

/** The signed values in their order, each as the text that goes into the signature. An absent one adds nothing. */
export function signedParts(fields: readonly string[], body: unknown): SignedPart[] {
  return fields.map((field) => ({ field, text: textOf(valueAt(body, field)) }));
}

export function signedText(fields: readonly string[], body: unknown): string {
  let text = '';
  for (const field of fields) text += textOf(valueAt(body, field));
  return text;
}

function valueAt(body: unknown, path: string): unknown {
  if (!path.includes('.')) return (body as Record<string, unknown> | null | undefined)?.[path];
  let value = body;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : String(value);
}
