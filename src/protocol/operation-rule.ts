import type { Aliases } from './aliases.ts';
import type { SignatureForm } from './signature.ts';

// The shape of an entry of generated/operations.ts. The engines on both sides take such an entry as an argument.

export interface OperationRule {
  readonly operationId: string;
  readonly path: string;
  readonly referer: boolean;
  readonly headers: readonly string[];
  readonly signature: { readonly fields: readonly string[] };
  readonly selector: { readonly in: 'header' | 'body'; readonly name: string } | null;
  readonly variants: Readonly<Record<string, VariantRule>>;
  readonly aliases: Aliases;
  readonly callbacks: Readonly<Record<string, string>>;
  readonly bodyBytesMax: number;
  readonly sandbox: readonly SandboxRow[];
}

export interface VariantRule {
  readonly value: string | null;
  readonly request: string;
  readonly answer: string | null;
  readonly headers: readonly string[];
  readonly forms: readonly SignatureForm[];
  /** The fields that the gateway signs in its response; null if it signs none. */
  readonly answerSignature: readonly string[] | null;
  /** Whether it is paid by the card in the body. */
  readonly card: boolean;
  /** The field that names a bank of the operator's list; null if there is none. */
  readonly bank: string | null;
  /** The HTTP status of a record that is not found; null if it is the catalogue's. */
  readonly notFoundStatus: number | null;
}

/** What the sandbox does with a request. Of the rows that fit, the first counts. */
export interface SandboxRow {
  readonly variant?: string;
  readonly field?: string;
  readonly value?: string;
  readonly about: string;
  readonly script: string;
  readonly answer: string;
  readonly events: readonly SandboxEvent[];
}

interface SandboxEvent {
  readonly event: string;
  readonly result: string;
  readonly afterSeconds: number;
}

export function findSandboxRow(
  rows: readonly SandboxRow[],
  variant: string,
  body: Readonly<Record<string, unknown>>,
): SandboxRow {
  const row = rows.find(
    (candidate) =>
      (candidate.variant === undefined || candidate.variant === variant) &&
      (candidate.field === undefined || body[candidate.field] === candidate.value),
  );
  if (row === undefined) throw new Error(`the x-sandbox table has no row for variant ${variant}`);
  return row;
}
