import { componentName } from '../generate/contract.ts';
import type { Contract, Json, JsonObject } from '../generate/contract.ts';
import type { DescribedOperation } from '../generate/describe-operations.ts';
import { sensitivityOf } from '../generate/describe-sensitivity.ts';
import { resolveSchema } from '../generate/schema-properties.ts';
import type { FormField } from '../../src/run-it-here/form.ts';

// The fields of a request as inputs, in the groups in which the contract composes them.

interface FieldGroup {
  readonly title: string;
  readonly fields: FormField[];
}

/** `sign` is no input: the page computes it. */
export function requestGroups(contract: Contract, request: string, signedFields: readonly string[]): FieldGroup[] {
  const found = new Map<string, Gathered>();
  gather({ contract, found }, { $ref: `#/components/schemas/${request}` }, ORDER);
  found.delete('sign');
  const groups = new Map<string, FormField[]>();
  for (const [name, { group, schema, required }] of found) {
    const fields = groups.get(group) ?? [];
    fields.push(fieldOf(contract, { name, schema, required }));
    groups.set(group, fields);
  }
  return [...groups].map(([title, fields]) => ({ title, fields: fields.toSorted(bySignature(signedFields)) }));
}

/** The signed fields come first, in the order of the signature. */
function bySignature(signedFields: readonly string[]): (left: FormField, right: FormField) => number {
  const place = ({ name }: FormField) => {
    const index = signedFields.findIndex((field) => field.split('.')[0] === name);
    return index === -1 ? signedFields.length : index;
  };
  return (left, right) => place(left) - place(right);
}

/** Headers that a page can set itself. A browser sets `User-Agent`, and the selector has its own input. */
export function headerFields(contract: Contract, { headers, selector }: DescribedOperation): FormField[] {
  const own = headers.filter((name) => !['Referer', 'User-Agent', selector?.name].includes(name));
  return own.map((name) => {
    const parameter = Object.values(contract.components.parameters).find((one) => one['name'] === name) ?? {};
    const schema = { ...(parameter['schema'] as JsonObject), description: parameter['description'] ?? '' };
    return fieldOf(contract, { name, schema, required: false });
  });
}

const ORDER = 'Order';

interface Gathered {
  readonly group: string;
  readonly schema: JsonObject;
  readonly required: boolean;
}

interface Walk {
  readonly contract: Contract;
  readonly found: Map<string, Gathered>;
}

/** A field belongs to the first part of the schema that describes it; later parts only make it stricter. */
function gather(walk: Walk, given: JsonObject, group: string): void {
  const schema = resolveSchema(walk.contract, given);
  for (const part of listOf(schema['allOf'])) gather(walk, part, groupOf(walk.contract, part, group));
  const required = (schema['required'] ?? []) as string[];
  for (const [name, property] of Object.entries((schema['properties'] ?? {}) as Record<string, JsonObject>)) {
    const before = walk.found.get(name);
    const { description, title, ...stricter } = plainSchema(walk.contract, property);
    walk.found.set(name, {
      group: before?.group ?? group,
      schema: { ...(before?.schema ?? { description: description ?? title ?? '' }), ...stricter },
      required: required.includes(name) || (before?.required ?? false),
    });
  }
}

/** Parts with a name and properties of their own are groups; the common fields and those without a name are the order. */
function groupOf(contract: Contract, part: JsonObject, group: string): string {
  if (part['$ref'] === undefined) return ORDER;
  const { title, properties, required } = resolveSchema(contract, part);
  if (properties === undefined) return group;
  const isCore = listOf(required).includes('merOrderNo' as Json as JsonObject);
  return isCore ? ORDER : String(title ?? group);
}

/** Keywords of the value itself: "may be empty" is an alternative that an empty input already has. */
function plainSchema(contract: Contract, given: JsonObject): JsonObject {
  const number = given['$ref'] !== undefined && NUMBERS.includes(componentName(given['$ref']));
  const schema = resolveSchema(contract, given);
  const first = listOf(schema['anyOf'])
    .map((branch) => plainSchema(contract, branch))
    .find((branch) => branch['const'] !== '');
  return { ...first, ...schema, ...(number && { number }) };
}

/** Numbers that only an earlier request can give. */
const NUMBERS = ['MerchantOrderNumber', 'TradeNumber', 'RefundNumber'];

interface Described {
  readonly name: string;
  readonly schema: JsonObject;
  readonly required: boolean;
}

function fieldOf(contract: Contract, { name, schema: given, required }: Described): FormField {
  const schema = plainSchema(contract, given);
  const rule = schema['x-rule'] as { text: string } | undefined;
  const kind = kindOf(schema);
  const field = {
    name,
    kind,
    required: required || undefined,
    description: schema['description'],
    ...pick(schema, ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern']),
    rule: rule?.text,
    choices: schema['enum'] ?? schema['x-versions'],
    choiceTexts: schema['x-enumDescriptions'],
    fields: kind === 'object' ? nestedFields(contract, schema) : undefined,
    items: kind === 'list' ? itemsOf(contract, name, schema) : undefined,
    number: schema['number'],
    card: sensitivityOf(contract, schema) === 'card-number' || undefined,
  };
  return JSON.parse(JSON.stringify(field)) as FormField;
}

function kindOf(schema: JsonObject): FormField['kind'] {
  if (schema['enum'] !== undefined || schema['x-versions'] !== undefined) return 'choice';
  if (schema['type'] === 'array') return 'list';
  if (schema['type'] === 'object' || schema['properties'] !== undefined) return 'object';
  if (schema['type'] === 'integer') return 'integer';
  if (schema['type'] === 'boolean') return 'boolean';
  return schema['x-check'] === 'calendarDay' && !String(schema['pattern']).includes(':') ? 'date' : 'text';
}

function nestedFields(contract: Contract, schema: JsonObject): FormField[] {
  const required = (schema['required'] ?? []) as string[];
  return Object.entries((schema['properties'] ?? {}) as Record<string, JsonObject>).map(([name, property]) =>
    fieldOf(contract, { name, schema: plainSchema(contract, property), required: required.includes(name) }),
  );
}

function itemsOf(contract: Contract, name: string, schema: JsonObject): FormField {
  return fieldOf(contract, {
    name,
    schema: plainSchema(contract, (schema['items'] ?? {}) as JsonObject),
    required: true,
  });
}

function pick(schema: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]])));
}

function listOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? (value as JsonObject[]) : [];
}
