import document from '../../generated/openapi.json' with { type: 'json' };
import type { OperationRule } from '../protocol/operation-rule.ts';
import type { HeaderLimits } from '../protocol/request-checks.ts';

// What the mock reads from the contract itself: examples, limits of headers, and which fields hold dates.

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type JsonObject = { [name: string]: Json };

const contract = document as unknown as JsonObject;

/** A copy for tools that change what they are given. */
export function copyContract(): object {
  return structuredClone(contract);
}

/** The payload that the contract shows for an event and its result. */
export function notificationExample(event: string, result: string): Record<string, string | number> {
  const content = at(contract, 'components', 'pathItems', event, 'post', 'requestBody', 'content');
  const [media] = Object.values(content as JsonObject);
  return exampleValue(at(media, 'examples', result)) as Record<string, string | number>;
}

/** The request body that the contract shows for an operation; the first one, or the one with that name. */
export function requestExample(path: string, name?: string): Record<string, unknown> {
  const examples = at(contract, 'paths', path, 'post', 'requestBody', 'content', 'application/json', 'examples');
  const example = name === undefined ? Object.values(examples as JsonObject)[0] : at(examples, name);
  return exampleValue(example) as Record<string, unknown>;
}

/** Limits of the headers that are read as they come. Referer and the header that picks the variant have their own checks. */
export function headerLimits({ path, selector }: OperationRule): Record<string, HeaderLimits> {
  const parameters = (at(contract, 'paths', path, 'post', 'parameters') ?? []) as Json[];
  const headers = parameters.map((parameter) => resolve(parameter));
  const limited = headers.filter(({ name }) => name !== 'Referer' && name !== selector?.name);
  return Object.fromEntries(limited.map(({ name, schema }) => [name, resolve(schema) as HeaderLimits]));
}

/** The names of a request's own fields. Others may be in a body, and mean nothing. */
export function fieldNames(schema: string): string[] {
  return fieldsOf(schema).map((field) => field.path);
}

/** Paths of the fields that hold a day or a moment, such as `dateLimit.from`. */
export function dateFields(schema: string): string[] {
  const dates = fieldsOf(schema).filter(
    (field) => field.component === 'DateText' || field.component === 'DateTimeText',
  );
  return dates.map((field) => field.path);
}

interface Field {
  readonly path: string;
  /** The component schema that the field refers to. */
  readonly component: string | undefined;
}

const fieldsBySchema = new Map<string, readonly Field[]>();

function fieldsOf(schema: string): readonly Field[] {
  const known = fieldsBySchema.get(schema);
  if (known !== undefined) return known;
  const fields = collectFields({ $ref: `#/components/schemas/${schema}` }, '');
  fieldsBySchema.set(schema, fields);
  return fields;
}

function collectFields(schema: Json | undefined, prefix: string): Field[] {
  const resolved = resolve(schema);
  const parts = ((resolved['allOf'] ?? []) as Json[]).flatMap((part) => collectFields(part, prefix));
  const own = Object.entries((resolved['properties'] ?? {}) as JsonObject).flatMap(([name, property]) => {
    const path = prefix + name;
    const field: Field = { path, component: String(at(property, '$ref')).split('/').at(-1) };
    return [field].concat(collectFields(property, `${path}.`));
  });
  return [...parts, ...own];
}

function exampleValue(example: Json | undefined): Json | undefined {
  return resolve(example)['value'];
}

function resolve(value: Json | undefined): JsonObject {
  const reference = at(value, '$ref');
  if (typeof reference !== 'string') return (value ?? {}) as JsonObject;
  return resolve(at(contract, ...reference.replace('#/', '').split('/')));
}

function at(value: Json | undefined, ...names: string[]): Json | undefined {
  let inner = value;
  for (const name of names) {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return undefined;
    inner = inner[name];
  }
  return inner;
}
