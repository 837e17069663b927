import { describeFieldErrors, PROBLEMS_MAX } from './field-errors.ts';
import type { FieldError, PatternRules, SchemaViolation } from './field-errors.ts';
import { isPrivate, judgeShape } from './shape.ts';
import type { Shape } from './shape.ts';

/** A compiled validator of something that a stranger sends. */
export interface ReceivedValidator {
  (data: unknown): boolean;
  errors?: readonly SchemaViolation[] | null;
  readonly shape: Shape;
}

/** Those validators of a generated module that judge what a stranger sends, by the names of their schemas. */
export function receivedValidators(module: object): Readonly<Record<string, ReceivedValidator>> {
  return Object.fromEntries(Object.entries(module).filter(isReceivedValidator));
}

function isReceivedValidator(entry: [name: string, value: unknown]): entry is [string, ReceivedValidator] {
  return typeof entry[1] === 'function' && 'shape' in entry[1];
}

/**
 * Every field that breaks its table, one problem each: at most one more than an answer names. Lengths and counts come first,
 * and what is out of bounds is not looked at further; nor is a field whose form is wrong.
 */
export function findFieldErrors(validate: ReceivedValidator, value: unknown, rules: PatternRules): FieldError[] {
  const { outOfBounds, failedChecks, rest } = judgeShape(validate.shape, value);
  if (outOfBounds.length > PROBLEMS_MAX) return [...outOfBounds];
  const violations = validate(rest) ? NONE : (validate.errors ?? NONE);
  if (violations.length === 0 && outOfBounds.length === 0) return [...failedChecks];
  const described = describeFieldErrors(violations, rest, rules, (trail) => isPrivate(validate.shape, trail));
  const found = new Map<string, FieldError>();
  for (const error of [...outOfBounds, ...described, ...failedChecks]) {
    if (!found.has(error.field)) found.set(error.field, error);
  }
  return [...found.values()].slice(0, PROBLEMS_MAX + 1);
}

const NONE: readonly SchemaViolation[] = [];
