import { describeCharacter, describeValue } from './what-came.ts';

// Turns the violations found by a compiled validator into messages: the field, the rule, and what was received.

export interface SchemaViolation {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A field that is wrong, and why. */
export interface FieldError {
  /** The field, such as `productInfoList[0].sku`. */
  readonly field: string;
  /** What is wrong with it, such as `is missing`. */
  readonly problem: string;
}

/** By pattern: the rule in words, and the allowed characters as a character class. */
export type PatternRules = Readonly<Record<string, { readonly text: string; readonly characters?: string }>>;

/** Whether the value at a path must not be repeated in a message, however short it is. */
type IsPrivate = (trail: readonly (string | number)[]) => boolean;

/** How many problems a response names. */
export const PROBLEMS_MAX = 20;

/** One error per field, the most useful one, in the order in which the fields were found. */
export function describeFieldErrors(
  violations: readonly SchemaViolation[],
  value: unknown,
  rules: PatternRules,
  isPrivate: IsPrivate = () => false,
): FieldError[] {
  const telling = violations.filter(({ keyword }) => keyword in PRECEDENCE);
  const best = new Map<string, SchemaViolation>();
  // A value that violates the schema is refused, even if the keyword has no message here.
  for (const violation of telling.length > 0 ? telling : violations.slice(0, 1)) {
    const field = pathOf(trailOf(violation));
    const before = best.get(field);
    if (before === undefined || rank(violation) < rank(before)) best.set(field, violation);
  }
  const words = { rules, isPrivate };
  return [...best].map(([field, violation]) => ({ field, problem: describeProblem(violation, value, words) }));
}

/** Without a full stop at the end. Problems beyond those named are not counted. */
export function fieldErrorsText(errors: readonly FieldError[]): string {
  const shown = errors.slice(0, PROBLEMS_MAX).map((error) => `${error.field}: ${error.problem}`);
  return shown.join('; ') + (errors.length > PROBLEMS_MAX ? '; and more' : '');
}

/** `productInfoList`, 0, `sku` reads `productInfoList[0].sku`. */
export function pathOf(trail: readonly (string | number)[]): string {
  const path = trail.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
  return path.replace(/^\./, '') || 'body';
}

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
  // "May be empty" is a separate alternative; that it does not match says nothing about the other one.
  const mayBeEmpty = violation.keyword === 'const' && violation.params['allowedValue'] === '';
  return mayBeEmpty ? LAST : (PRECEDENCE[violation.keyword] ?? LAST);
}

const LAST = Number.MAX_SAFE_INTEGER;

/** Names in the contract contain neither slash nor tilde, and digits alone are the index of a list. */
function trailOf({ instancePath, params }: SchemaViolation): (string | number)[] {
  const trail = instancePath.split('/').slice(1);
  // Only `required` and `dependentRequired` have it.
  const { missingProperty } = params;
  if (missingProperty !== undefined) trail.push(String(missingProperty));
  return trail.map((part) => (/^[0-9]+$/.test(part) ? Number(part) : part));
}

interface Words {
  readonly rules: PatternRules;
  readonly isPrivate: IsPrivate;
}

function describeProblem(violation: SchemaViolation, value: unknown, { rules, isPrivate }: Words): string {
  const { keyword, params } = violation;
  const limit = String(params['limit']);
  const trail = trailOf(violation);
  const came = keyword === 'required' ? undefined : valueAt(value, trail);
  const instead = QUOTING.has(keyword) && isPrivate(trail) ? '' : describeValue(came, keyword);
  switch (keyword) {
    case 'required':
      return 'is missing';
    case 'dependentRequired':
      return `is missing; send it with ${String(params['property'])}`;
    case 'type':
      return `must be ${articleFor([params['type']].flat().join(' or '))}${instead}`;
    case 'enum':
      return describeEnum(params['allowedValues'] as readonly unknown[]) + instead;
    case 'const':
      return `must be ${JSON.stringify(params['allowedValue'])}${instead}`;
    case 'pattern':
      return describePattern(String(params['pattern']), String(came), rules);
    case 'minLength':
      return params['limit'] === 1 ? 'must not be empty' : `must have at least ${limit} characters${instead}`;
    case 'maxLength':
      return `must have at most ${limit} characters${instead}`;
    case 'minItems':
      return params['limit'] === 1 ? 'must not be empty' : `must have at least ${limit} items${instead}`;
    case 'maxItems':
      return `must have at most ${limit} items${instead}`;
    case 'minimum':
      return `must be at least ${limit}${instead}`;
    case 'maximum':
      return `must be at most ${limit}${instead}`;
    default:
      return 'is not allowed here';
  }
}

/** The keywords whose message may contain the value itself. */
const QUOTING: ReadonlySet<string> = new Set(['enum', 'const', 'minimum', 'maximum']);

function valueAt(value: unknown, trail: readonly (string | number)[]): unknown {
  return trail.reduce<unknown>((outer, part) => (outer as Record<string | number, unknown> | undefined)?.[part], value);
}

function articleFor(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

const VALUES_SHOWN_MAX = 20;

function describeEnum(allowed: readonly unknown[]): string {
  const shown = allowed.slice(0, VALUES_SHOWN_MAX).map(String);
  const more = allowed.length > shown.length ? `, … (${allowed.length} values, see the docs)` : '';
  return `must be one of ${shown.join(', ')}${more}`;
}

/** The first character that is not allowed, if there is one, and the rule. */
export function describePattern(pattern: string, text: string, rules: PatternRules): string {
  const rule = rules[pattern];
  if (rule === undefined) return `must match ${pattern}`;
  const allowed = rule.characters === undefined ? undefined : new RegExp(`^${rule.characters}$`, 'u');
  const foreign = allowed === undefined ? undefined : [...text].find((character) => !allowed.test(character));
  const came = foreign === undefined ? 'is not in the expected format' : `contains ${describeCharacter(foreign)}`;
  return `${came}; ${rule.text}`;
}
