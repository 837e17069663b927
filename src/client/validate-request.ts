import type { OperationId } from '../../generated/operations.ts';
import { operations } from '../../generated/operations.ts';
import { patterns } from '../../generated/patterns.ts';
import * as validators from '../../generated/validators.js';
import type { FieldError } from '../protocol/field-errors.ts';
import { findFieldErrors, receivedValidators } from '../protocol/received.ts';
import { withoutEmpty } from '../protocol/shape.ts';

// The entry point `@tollgate/kit/validate`. It is separate from the client, so that only its users load the compiled validators.

/** The fields of a body that violate the contract; for `createClient({ validate: validateRequest })`. */
export function validateRequest(operationId: OperationId, variant: string, body: unknown): FieldError[] {
  const table: Record<string, { readonly request: string } | undefined> = operations[operationId].variants;
  const schema = table[variant]?.request;
  const validate = VALIDATORS[schema ?? ''];
  if (validate === undefined) return [{ field: 'variant', problem: `must be one of ${Object.keys(table).join(', ')}` }];
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const given = isObject ? withoutEmpty(validate.shape, body as Record<string, unknown>) : body;
  return findFieldErrors(validate, given, patterns);
}

const VALIDATORS = receivedValidators(validators);
