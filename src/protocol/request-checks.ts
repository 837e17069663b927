import { isExpired, passesLuhn } from './card.ts';
import { describePattern } from './field-errors.ts';
import type { FieldError, PatternRules } from './field-errors.ts';
import type { OperationRule, VariantRule } from './operation-rule.ts';
import { findFieldErrors } from './received.ts';
import type { ReceivedValidator } from './received.ts';

// The field checks of a request: which schema applies, and everything that breaks it. What applies is passed in.

export type HeaderReader = (name: string) => string | undefined;

export type ChosenVariant =
  | { readonly ok: true; readonly name: string; readonly variant: VariantRule }
  | { readonly ok: false; readonly error: FieldError };

/** The variant named in the header or the body; the only one if the operation has no variants. */
export function chooseVariant(
  { selector, variants }: Pick<OperationRule, 'selector' | 'variants'>,
  header: HeaderReader,
  body: Readonly<Record<string, unknown>>,
): ChosenVariant {
  // An absent header and an empty one mean the same; an absent body field, or one that counts as absent, is an error.
  const given = selector?.in === 'header' ? (header(selector.name) ?? '') : selector && (body[selector.name] ?? '');
  for (const name in variants) {
    const variant = variants[name];
    if (variant !== undefined && variant.value === given) return { ok: true, name, variant };
  }
  const field = selector?.name ?? 'body';
  if (given === '') return { ok: false, error: { field, problem: 'is missing' } };
  const values = Object.values(variants).flatMap((variant) => variant.value || []);
  const empty = Object.values(variants).some((variant) => variant.value === '') ? 'empty or ' : '';
  return { ok: false, error: { field, problem: `must be ${empty}one of ${values.join(', ')}` } };
}

/** Whether the headers say that the body is JSON in UTF-8, neither compressed nor otherwise encoded. */
export function isJsonContent(header: HeaderReader): boolean {
  const type = header('Content-Type');
  if (type !== 'application/json' && !JSON_CONTENT_TYPE.test(type ?? '')) return false;
  return (header('Content-Encoding') ?? 'identity') === 'identity';
}

const JSON_CONTENT_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

export interface FieldCheck {
  readonly validate: ReceivedValidator;
  readonly rules: PatternRules;
  /** Whether the body carries a card: its number and date are checked beyond their form. */
  readonly card: boolean;
  readonly now: Date;
}

/** Every invalid field. A field that is not in the expected format is not checked further. */
export function checkFields(body: Readonly<Record<string, unknown>>, check: FieldCheck): FieldError[] {
  const errors = findFieldErrors(check.validate, body, check.rules);
  if (!check.card) return errors;
  const named = new Set(errors.map((error) => error.field));
  return [...errors, ...checkCard(body, named, check.now)];
}

function checkCard(body: Readonly<Record<string, unknown>>, named: ReadonlySet<string>, now: Date): FieldError[] {
  const { cardNo, cardExpireMonth: month, cardExpireYear: year } = body;
  const errors: FieldError[] = [];
  if (typeof cardNo === 'string' && !named.has('cardNo') && !passesLuhn(cardNo)) {
    errors.push({ field: 'cardNo', problem: 'is not a valid card number; check the digits' });
  }
  if (named.has('cardExpireMonth') || named.has('cardExpireYear')) return errors;
  if (typeof month === 'string' && typeof year === 'string' && isExpired({ month, year }, now)) {
    errors.push({ field: 'cardExpireYear', problem: 'is in the past; the card has expired' });
  }
  return errors;
}

export interface HeaderLimits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** Required headers that are missing, and headers that exceed their limits. */
export function checkHeaders(input: {
  required: readonly string[];
  limits: Readonly<Record<string, HeaderLimits>>;
  header: HeaderReader;
  rules: PatternRules;
}): FieldError[] {
  const missing = input.required.filter((name) => !input.header(name));
  const errors: FieldError[] = missing.map((field) => ({ field, problem: 'is missing' }));
  for (const [field, limits] of Object.entries(input.limits)) {
    const value = input.header(field);
    if (value === undefined || missing.includes(field)) continue;
    const { minLength = 0, maxLength = Number.MAX_SAFE_INTEGER, pattern } = limits;
    const { length } = value;
    if (length < minLength)
      errors.push({ field, problem: `must have at least ${minLength} characters, not ${length}` });
    else if (length > maxLength) {
      errors.push({ field, problem: `must have at most ${maxLength} characters, not ${length}` });
    } else if (pattern !== undefined && !compiled(pattern).test(value)) {
      errors.push({ field, problem: describePattern(pattern, value, input.rules) });
    }
  }
  return errors;
}

const compiledPatterns = new Map<string, RegExp>();

/** The patterns come from the contract, so there are a few. */
function compiled(pattern: string): RegExp {
  let expression = compiledPatterns.get(pattern);
  if (expression === undefined) compiledPatterns.set(pattern, (expression = new RegExp(pattern, 'u')));
  return expression;
}
