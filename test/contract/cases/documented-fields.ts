import { contract } from './contract.ts';
import type { Schema } from './contract.ts';

// Every field that a request schema documents, down to the last item, with what the contract says of it.

export interface FieldRules {
  readonly type: string;
  readonly enum?: readonly unknown[];
  readonly patterns: readonly string[];
  /** What a pattern cannot say, by the name that the contract gives it. */
  readonly check?: string;
  readonly minLength: number;
  readonly maxLength: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly minItems: number;
  readonly maxItems: number;
  /** Whether an empty text is taken beside what the other rules say. */
  readonly emptyText: boolean;
  readonly examples: readonly unknown[];
}

export interface DocumentedField {
  /** `['productInfoList', 0, 'sku']` */
  readonly path: readonly (string | number)[];
  /** `productInfoList[0].sku`, as error messages name it. */
  readonly label: string;
  readonly required: boolean;
  /** Whether another field asks for it. The bodies of the trials carry every field. */
  readonly dependent: boolean;
  readonly rules: FieldRules;
  /** A value that the contract accepts. */
  sample: unknown;
}

export function documentedFields(schemaName: string): DocumentedField[] {
  const root = flatten({ $ref: `#/components/schemas/${schemaName}` });
  return fieldsOf(root, []);
}

function fieldsOf(parts: readonly Schema[], parent: readonly (string | number)[]): DocumentedField[] {
  const required = new Set(parts.flatMap((part) => (part['required'] ?? []) as string[]));
  const dependent = new Set(
    parts.flatMap((part) => Object.values((part['dependentRequired'] ?? {}) as Record<string, string[]>).flat()),
  );
  return propertiesOf(parts).flatMap(([name, property]) => {
    const path = [...parent, name];
    const field = { ...describeField(path, required.has(name), property), dependent: dependent.has(name) };
    return [field].concat(fieldsOf(property, path), itemFields(property, [...path, 0]));
  });
}

function itemFields(parts: readonly Schema[], path: readonly (string | number)[]): DocumentedField[] {
  const items = parts.flatMap((part) => (part['items'] === undefined ? [] : flatten(part['items'] as Schema)));
  if (items.length === 0) return [];
  // An item is required in the sense that it cannot be left out of its place; only its value is tried.
  return [describeField(path, false, items)].concat(fieldsOf(items, path));
}

function describeField(
  path: readonly (string | number)[],
  required: boolean,
  parts: readonly Schema[],
): DocumentedField {
  const label = path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .slice(1);
  return { path, label, required, dependent: false, rules: rulesOf(parts), sample: sampleOf(parts) };
}

function propertiesOf(parts: readonly Schema[]): [string, Schema[]][] {
  const found = new Map<string, Schema[]>();
  for (const part of parts) {
    for (const [name, property] of Object.entries((part['properties'] ?? {}) as Record<string, Schema>)) {
      found.set(name, [...(found.get(name) ?? []), ...flatten(property)]);
    }
  }
  return [...found];
}

/**
 * A schema as a list of parts that all apply: references are followed, `allOf` is spread out, and of `anyOf` the first
 * branch is taken, with a mark where another branch is the empty text.
 */
function flatten(schema: Schema): Schema[] {
  const { $ref, allOf, anyOf, ...own } = schema as Schema & { $ref?: string; allOf?: Schema[]; anyOf?: Schema[] };
  const referred = $ref === undefined ? [] : flatten(component($ref));
  const [branch, ...others] = anyOf ?? [];
  const chosen = branch === undefined ? [] : flatten(branch);
  const mayBeEmpty = others.some((other) => flatten(other).some((part) => part['const'] === ''));
  const marked = mayBeEmpty ? [Object.assign({}, ...chosen, { emptyText: true }) as Schema] : chosen;
  // Examples of the field itself come before those of what it refers to.
  return [own, ...referred, ...marked, ...(allOf ?? []).flatMap((part) => flatten(part))];
}

function component($ref: string): Schema {
  const name = $ref.split('/').at(-1) ?? '';
  const schema = contract.components.schemas[name];
  if (schema === undefined) throw new Error(`the contract has no schema ${name}`);
  return schema;
}

function rulesOf(parts: readonly Schema[]): FieldRules {
  const all = (keyword: string) => parts.flatMap((part) => (part[keyword] === undefined ? [] : [part[keyword]]));
  const limits = (keyword: string) => all(keyword).map(Number);
  const constraining = parts.filter((part) => ['enum', 'pattern', 'minLength'].some((keyword) => keyword in part));
  const [enumeration] = all('enum') as unknown[][];
  const [check] = all('x-check') as string[];
  const rules = {
    type: String(all('type')[0]),
    ...(check === undefined ? {} : { check }),
    patterns: all('pattern') as string[],
    minLength: Math.max(0, ...limits('minLength')),
    maxLength: Math.min(Infinity, ...limits('maxLength')),
    minimum: Math.max(-Infinity, ...limits('minimum')),
    maximum: Math.min(Infinity, ...limits('maximum')),
    minItems: Math.max(0, ...limits('minItems')),
    maxItems: Math.min(Infinity, ...limits('maxItems')),
    emptyText:
      all('type')[0] === 'array' ? all('emptyText').length > 0 : constraining.every((part) => takesEmpty(part)),
    examples: (all('examples') as unknown[][]).flat(),
  };
  return enumeration === undefined ? rules : { ...rules, enum: enumeration };
}

function takesEmpty(part: Schema): boolean {
  if (part['emptyText'] === true) return true;
  const { enum: values, pattern, minLength = 0 } = part as { enum?: unknown[]; pattern?: string; minLength?: number };
  return minLength === 0 && (values?.includes('') ?? true) && (pattern === undefined || new RegExp(pattern).test(''));
}

function sampleOf(parts: readonly Schema[]): unknown {
  const rules = rulesOf(parts);
  if (rules.type === 'object') {
    const properties = propertiesOf(parts).map(([name, property]) => [name, sampleOf(property)]);
    return Object.fromEntries(properties);
  }
  if (rules.type === 'array') {
    const items = parts.flatMap((part) => (part['items'] === undefined ? [] : flatten(part['items'] as Schema)));
    return [sampleOf(items)];
  }
  return rules.examples[0] ?? rules.enum?.[0] ?? (rules.type === 'string' ? 'text' : undefined);
}
