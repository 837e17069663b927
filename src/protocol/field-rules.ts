/** What the value of a field must be. The tables come from the contract and are passed in. */
export interface FieldRule {
  readonly type: 'string' | 'integer';
  readonly optional?: boolean;
  /** The allowed values, between bars. */
  readonly oneOf?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** The pattern in words. */
  readonly words?: string;
}

/**
 * Every field that breaks its rule, as one text; empty if there is none. It accepts what a compiled validator of the same schema
 * accepts. It is small, and never repeats a value.
 */
export function findBrokenRules(rules: Readonly<Record<string, FieldRule>>, body: object): string {
  const problems = Object.entries(rules).flatMap(([name, rule]) => {
    const problem = problemOf(rule, Object.hasOwn(body, name), (body as Record<string, unknown>)[name]);
    return problem ? [`${name}: ${problem}`] : [];
  });
  return problems.join('; ');
}

function problemOf(rule: FieldRule, isGiven: boolean, value: unknown): string | false {
  const { type, optional, oneOf, minLength = 0, maxLength = Infinity, pattern, words } = rule;
  if (!isGiven) return !optional && 'is missing';
  if (type === 'integer' ? !Number.isInteger(value) : typeof value !== type) {
    return `must be ${type === 'integer' ? 'an integer' : 'a string'}`;
  }
  const text = String(value);
  if (oneOf !== undefined && !oneOf.split('|').includes(text)) {
    return `must be one of ${oneOf.length > SHOWN_MAX ? 'the values in the docs' : oneOf.replaceAll('|', ', ')}`;
  }
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) {
    return `is not in the expected format; ${words}`;
  }
  const { length } = [...text];
  return (length < minLength || length > maxLength) && `must have ${minLength} to ${maxLength} characters`;
}

const SHOWN_MAX = 60;
