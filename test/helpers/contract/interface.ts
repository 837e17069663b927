import { readFileSync } from 'node:fs';
import { operations } from '../../../generated/operations.ts';
import type { OperationId } from '../../../generated/operations.ts';
import type { ValidationError } from '../../../generated/validators.js';
import type { Contract, Json, JsonObject } from '../../../scripts/generate/contract.ts';
import { componentName } from '../../../scripts/generate/contract.ts';
import { propertiesOf, resolveSchema } from '../../../scripts/generate/schema-properties.ts';
import { readDocumented, tableOf } from '../../../scripts/redocly/documented.ts';
import type { DocumentedField, DocumentedTable } from '../../../scripts/redocly/documented.ts';
import { validatorNamed } from './validators.ts';

// The contract and the list of what the interface documents, side by side, for the tests that compare them.

export const contract = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Contract;
export const documented = readDocumented('openapi/documented.yaml');

export interface Variant {
  readonly operationId: OperationId;
  readonly name: string;
  readonly request: string;
  readonly answer: string | null;
}

export function variantOf(path: string, name = 'default'): Variant {
  const operation = Object.values(operations).find((candidate) => candidate.path === path);
  if (operation === undefined) throw new Error(`no operation at ${path}`);
  const variants: Readonly<Record<string, { request: string; answer: string | null }>> = operation.variants;
  const variant = variants[name];
  if (variant === undefined) throw new Error(`${path} has no variant ${name}`);
  return { operationId: operation.operationId, name, request: variant.request, answer: variant.answer };
}

/** What the generated validator has against a body. */
export function violations(schema: string, body: unknown): readonly ValidationError[] {
  const validator = validatorNamed(schema);
  return validator(body) ? [] : (validator.errors ?? []);
}

/** Named examples of a request body or of an answer, references followed. */
export function examplesOf(media: JsonObject | undefined): Record<string, Json> {
  const examples = Object.entries((media?.['examples'] ?? {}) as Record<string, JsonObject>);
  return Object.fromEntries(
    examples.map(([name, reference]) => {
      const example = contract.components.examples[componentName(reference['$ref'])];
      return [name, example?.value ?? null];
    }),
  );
}

export function requestExamples(path: string): Record<string, Json> {
  const body = contract.paths[path]?.post['requestBody'] as { content: Record<string, JsonObject> };
  return examplesOf(body.content['application/json']);
}

export function answerExamples(path: string, status = '200', type = 'application/json'): Record<string, Json> {
  const given = contract.paths[path]?.post.responses[status] ?? {};
  const responses = contract.components['responses'] as Record<string, JsonObject>;
  const response = given['$ref'] === undefined ? given : (responses[componentName(given['$ref'])] ?? {});
  return examplesOf((response['content'] as Record<string, JsonObject>)[type]);
}

/** A field of a body: where it stands, what the interface says of it, and what the contract makes of it. */
export interface ComparedField {
  readonly pointer: string;
  readonly name: string;
  readonly field: DocumentedField;
  /** The property of the contract; empty where it has none. */
  readonly property: JsonObject;
  readonly required: boolean;
  readonly decided: boolean;
}

/** Every documented field of a schema, those of nested objects and list items too. */
export function compareFields(schema: JsonObject, table: DocumentedTable, at = ''): ComparedField[] {
  return Object.entries(table).flatMap(([name, field]) => {
    const found = propertiesIn(schema).find((candidate) => candidate.name === name);
    const { schema: property = {}, required = false } = found ?? {};
    const own = { pointer: `${at}/${name}`, name, field, property, required, decided: isDecided(schema, name) };
    if (field.table === undefined || found === undefined) return [own];
    const place = listSchema(property) === undefined ? own.pointer : `${own.pointer}/0`;
    return [own].concat(compareFields(contentOf(property), tableOf(documented, field.table), place));
  });
}

export function schemaNamed(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

export function propertiesIn(schema: JsonObject): ReturnType<typeof propertiesOf> {
  return propertiesOf(contract, schema);
}

/** The types that a property may have, through its alternatives. */
export function typesOf(property: JsonObject): Json[] {
  return alternativesOf(property).flatMap((alternative) => alternative['type'] ?? []);
}

/** The enum values of a property and of its alternatives, as text. */
export function valuesOf(property: JsonObject): string[] {
  return alternativesOf(property).flatMap((alternative) => ((alternative['enum'] ?? []) as Json[]).map(String));
}

export function sourceOf(property: JsonObject): Json | undefined {
  return (property['x-decision'] as JsonObject | undefined)?.['source'];
}

function alternativesOf(property: JsonObject): JsonObject[] {
  const branches = (property['anyOf'] ?? property['oneOf']) as JsonObject[] | undefined;
  return branches === undefined ? [property] : branches.map((branch) => resolveSchema(contract, branch));
}

function listSchema(property: JsonObject): JsonObject | undefined {
  return alternativesOf(property).find((alternative) => alternative['type'] === 'array');
}

/** The schema of a list's items; of anything else the property itself. */
export function contentOf(property: JsonObject): JsonObject {
  const list = listSchema(resolveSchema(contract, property));
  return resolveSchema(contract, list === undefined ? property : (list['items'] as JsonObject));
}

/** The properties of a schema that the table has not and that carry no decision of their own. */
export function undecided(given: JsonObject, table: DocumentedTable, at = ''): string[] {
  const schema = resolveSchema(contract, given);
  const parts = ((schema['allOf'] ?? []) as JsonObject[]).flatMap((part) => undecided(part, table, at));
  const own = Object.entries((schema['properties'] ?? {}) as Record<string, JsonObject>);
  return own.reduce((names, [name, property]) => {
    const field = table[name];
    const pointer = `${at}/${name}`;
    if (field === undefined) return sourceOf(property) === undefined ? names.concat(pointer) : names;
    if (field.table === undefined) return names;
    return names.concat(undecided(contentOf(property), tableOf(documented, field.table), pointer));
  }, parts);
}

/** The documented values whose meaning the contract does not tell by the same word. */
export function unexplained(property: JsonObject, field: DocumentedField): string[] {
  const { values = [] } = field;
  if (Array.isArray(values)) return [];
  const words = values as Readonly<Record<string, string>>;
  const explained = (property['x-enumDescriptions'] ?? {}) as Record<string, string>;
  return Object.entries(words).flatMap(([value, word]) =>
    explained[value]?.toLowerCase().includes(word) === true ? [] : [`${value} ${word}`],
  );
}

/** The other spellings that apply to some of the schemas, as the generated tables list them. */
export function spellingsIn(schemas: readonly string[], spellings: Readonly<Record<string, string>>): JsonObject {
  const names = new Set(
    schemas.flatMap((name) =>
      propertiesOf(contract, schemaNamed(name), { deep: true }).map((property) => property.name),
    ),
  );
  return Object.fromEntries(
    Object.entries(spellings).flatMap(([canonical, other]) => (names.has(canonical) ? [[canonical, [other]]] : [])),
  );
}

/** Whether an `x-decision` stands on the property, on its scalar, or on a schema that encloses it. */
function isDecided(given: JsonObject, name: string): boolean {
  const schema = resolveSchema(contract, given);
  const holds = propertiesIn(schema).some((property) => property.name === name);
  if (!holds) return false;
  if (sourceOf(schema) !== undefined) return true;
  const own = (schema['properties'] as Record<string, JsonObject> | undefined)?.[name];
  if (own !== undefined && sourceOf(resolveSchema(contract, own)) !== undefined) return true;
  return ((schema['allOf'] ?? []) as JsonObject[]).some((part) => isDecided(part, name));
}
