import { errors } from '../../generated/errors.ts';
import type { ErrorCode } from '../../generated/errors.ts';
import { fieldErrorsText } from '../protocol/field-errors.ts';
import type { FieldError } from '../protocol/field-errors.ts';

/** A refused request: the envelope, and the HTTP status that goes with it. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function refuse(
  code: ErrorCode,
  options: { detail?: string; status?: number; headers?: Readonly<Record<string, string>> } = {},
): Refusal {
  const { httpStatus, meaning } = errors[code];
  const message = options.detail === undefined ? meaning : `${meaning} ${options.detail}`;
  const refusal = { kind: 'refusal', status: options.status ?? httpStatus, code, message } as const;
  return options.headers === undefined ? refusal : { ...refusal, headers: options.headers };
}

export function refuseFields(found: readonly FieldError[], options: { status?: number } = {}): Refusal {
  return refuse('10001', { ...options, detail: `${fieldErrorsText(found)}.` });
}
