import { fieldErrorsText } from './field-errors.ts';
import type { FieldError } from './field-errors.ts';

// A refused request: the envelope, and the HTTP status that goes with it. The catalogue of errors is passed in.

export interface Refusal {
  readonly kind: 'refusal';
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** The message in the pieces that it was joined from, if digits of two values may meet in it by chance. */
  readonly pieces?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

export type ErrorCatalogue = Readonly<
  Record<string, { readonly name: string; readonly httpStatus: number; readonly meaning: string }>
>;

interface RefusalOptions {
  /** A sentence after the code's meaning, in pieces if it joins values that do not belong together. */
  readonly detail?: string | readonly string[];
  /** If it differs from the catalogue's. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Refusals<Name extends string> {
  refuse(name: Name, options?: RefusalOptions): Refusal;
  /** The refusal of invalid input that names each field. */
  refuseFields(found: readonly FieldError[], options?: { readonly status?: number }): Refusal;
}

/** Refusals by the names of the catalogue, one of which must be `invalidInput`. */
export function createRefusals<Catalogue extends ErrorCatalogue>(
  catalogue: Catalogue,
): Refusals<Catalogue[keyof Catalogue]['name']> {
  const entries = new Map(Object.entries(catalogue).map(([code, entry]) => [entry.name, { code, ...entry }]));
  function refuse(name: string, options: RefusalOptions = {}): Refusal {
    const entry = entries.get(name);
    if (entry === undefined) throw new Error(`the error catalogue has no ${name}`);
    const { detail, headers, status = entry.httpStatus } = options;
    const pieces = detail === undefined ? [entry.meaning] : [`${entry.meaning} `, detail].flat();
    const refusal = { kind: 'refusal', status, code: entry.code, message: pieces.join('') } as const;
    return { ...refusal, ...(typeof detail === 'object' && { pieces }), ...(headers && { headers }) };
  }
  return {
    refuse,
    refuseFields: (found, options) => refuse('invalidInput', { ...options, detail: `${fieldErrorsText(found)}.` }),
  };
}
