// Turns what a compiled validator found into words that name each field and say what to do.

export interface SchemaViolation {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface FieldError {
  readonly field: string;
  readonly problem: string;
}

export type PatternHints = Readonly<Record<string, { readonly expects: string; readonly example: string }>>;

/** One error a field, the most telling one, in the order in which the fields were found. */
export function describeFieldErrors(violations: readonly SchemaViolation[], hints: PatternHints): FieldError[] {
  const best = new Map<string, SchemaViolation>();
  for (const violation of violations) {
    if (!(violation.keyword in PRECEDENCE)) continue;
    const field = fieldOf(violation);
    const before = best.get(field);
    if (before === undefined || rank(violation) < rank(before)) best.set(field, violation);
  }
  return [...best].map(([field, violation]) => ({ field, problem: describeProblem(violation, hints) }));
}

export function fieldErrorsText(errors: readonly FieldError[]): string {
  const shown = errors.slice(0, FIELDS_SHOWN_MAX).map((error) => `${error.field}: ${error.problem}`);
  const hidden = errors.length - shown.length;
  return shown.join('; ') + (hidden > 0 ? `; and ${hidden} more` : '');
}

const FIELDS_SHOWN_MAX = 20;

// Keywords that only repeat what another one says (`allOf`, `anyOf`) are not listed and so not shown.
const PRECEDENCE: Record<string, number> = {
  required: 0,
  dependentRequired: 0,
  type: 1,
  enum: 2,
  const: 2,
  pattern: 3,
  minLength: 4,
  maxLength: 5,
  minimum: 4,
  maximum: 4,
  minItems: 4,
  maxItems: 4,
  'false schema': 6,
};

function rank(violation: SchemaViolation): number {
  // "May be empty" is an alternative of its own; that it does not fit says nothing about what would.
  const mayBeEmpty = violation.keyword === 'const' && violation.params['allowedValue'] === '';
  return mayBeEmpty ? LAST : (PRECEDENCE[violation.keyword] ?? LAST);
}

const LAST = Number.MAX_SAFE_INTEGER;

/** `/productInfoList/0/sku` reads `productInfoList[0].sku`. */
function fieldOf(violation: SchemaViolation): string {
  // Named by `required` and `dependentRequired` alone.
  const { missingProperty } = violation.params;
  const missing = missingProperty === undefined ? '' : `/${String(missingProperty)}`;
  const parts = `${violation.instancePath}${missing}`.split('/').slice(1);
  const path = parts.map((part) => (/^[0-9]+$/.test(part) ? `[${part}]` : `.${part}`)).join('');
  return path.replace(/^\./, '') || 'body';
}

function describeProblem(violation: SchemaViolation, hints: PatternHints): string {
  const { keyword, params } = violation;
  switch (keyword) {
    case 'required':
      return 'is missing';
    case 'dependentRequired':
      return `is missing; send it with ${String(params['property'])}`;
    case 'type':
      return `must be ${article(String(params['type']))}`;
    case 'enum':
      return describeEnum(params['allowedValues'] as readonly unknown[]);
    case 'const':
      return `must be ${JSON.stringify(params['allowedValue'])}`;
    case 'pattern':
      return describePattern(String(params['pattern']), hints);
    case 'minLength':
      return params['limit'] === 1 ? 'must not be empty' : `must have at least ${String(params['limit'])} characters`;
    case 'maxLength':
      return `must have at most ${String(params['limit'])} characters`;
    case 'minItems':
      return `must have at least ${String(params['limit'])} items`;
    case 'maxItems':
      return `must have at most ${String(params['limit'])} items`;
    case 'minimum':
      return `must be at least ${String(params['limit'])}`;
    case 'maximum':
      return `must be at most ${String(params['limit'])}`;
    default:
      return 'is not allowed here';
  }
}

function article(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

function describeEnum(allowed: readonly unknown[]): string {
  const shown = allowed.slice(0, 20).map(String);
  const more = allowed.length > shown.length ? `, … (${allowed.length} values, see the docs)` : '';
  return `must be one of ${shown.join(', ')}${more}`;
}

function describePattern(pattern: string, hints: PatternHints): string {
  const hint = hints[pattern];
  if (hint === undefined) return `must match ${pattern}`;
  return `must look like ${JSON.stringify(hint.example)}. ${hint.expects}`;
}
