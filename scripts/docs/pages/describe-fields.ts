import { componentName } from '../../generate/contract.ts';
import type { Contract, JsonObject } from '../../generate/contract.ts';
import { resolveSchema } from '../../generate/schema-properties.ts';
import { decisionId } from '../decisions.ts';

// The fields of a schema as readers need them: in groups, with what each refers to already looked up.

export interface FieldDecision {
  /** The id of its entry in the list. */
  readonly id: string;
}

export interface DocumentedField {
  readonly name: string;
  /** The title of the part of the schema that declares it, such as "Billing details". */
  readonly group: string;
  readonly required: boolean;
  readonly schema: JsonObject;
  readonly decision: FieldDecision | undefined;
  /** The decision of the part of the schema that declares it. */
  readonly groupDecision: FieldDecision | undefined;
  /** Its description is that of the scalar to which it refers, which says more than one place needs. */
  readonly isShared: boolean;
  /** The fields of an object, or of the objects in a list. */
  readonly fields: readonly DocumentedField[];
}

export function describeFields(contract: Contract, schema: string): DocumentedField[] {
  const found = new Map<string, DocumentedField>();
  collect(contract, { schema: { $ref: `#/components/schemas/${schema}` }, component: schema, group: '' }, found);
  return [...found.values()];
}

interface Part {
  readonly schema: JsonObject;
  /** The named schema that it is in. */
  readonly component: string;
  readonly group: string;
}

function collect(contract: Contract, part: Part, found: Map<string, DocumentedField>): void {
  const { $ref } = part.schema;
  const component = $ref === undefined ? part.component : componentName($ref);
  const schema = resolveSchema(contract, part.schema);
  const own = (schema['properties'] ?? {}) as Record<string, JsonObject | false>;
  const group = $ref !== undefined && schema['allOf'] === undefined ? String(schema['title'] ?? '') : part.group;
  for (const inner of (schema['allOf'] ?? []) as JsonObject[])
    collect(contract, { schema: inner, component, group }, found);
  const required = (schema['required'] ?? []) as string[];
  const groupDecision = isDecided(schema) ? { id: decisionId(component) } : undefined;
  for (const [name, property] of Object.entries(own)) {
    if (property === false) continue;
    const before = found.get(name);
    const merged = withType(contract, { ...before?.schema, ...resolveSchema(contract, property) });
    found.set(name, {
      name,
      group: before?.group ?? group,
      required: required.includes(name) || (before?.required ?? false),
      schema: merged,
      groupDecision: before?.groupDecision ?? groupDecision,
      isShared: property['$ref'] !== undefined && property['description'] === undefined,
      decision: decisionOf(contract, property, { component, name }) ?? before?.decision,
      fields: innerFields(contract, property, component),
    });
  }
}

/** A field's own decision, or that of the scalar to which it refers. */
function decisionOf(
  contract: Contract,
  property: JsonObject,
  { component, name }: { component: string; name: string },
): FieldDecision | undefined {
  if (isDecided(property)) return { id: decisionId(component, name) };
  if (property['$ref'] === undefined) return undefined;
  const scalar = componentName(property['$ref']);
  return isDecided(contract.components.schemas[scalar] ?? {}) ? { id: decisionId(scalar) } : undefined;
}

/** The first of several alternatives says what the field is; the others may take its place, such as an empty text. */
function withType(contract: Contract, schema: JsonObject): JsonObject {
  const [first] = (schema['anyOf'] ?? []) as JsonObject[];
  return first === undefined || schema['type'] !== undefined
    ? schema
    : { ...resolveSchema(contract, first), ...schema };
}

/** As a whole; a tag can also be about single values. */
function isDecided(element: JsonObject): boolean {
  return (element['x-decision'] as JsonObject | undefined)?.['source'] !== undefined;
}

function innerFields(contract: Contract, property: JsonObject, component: string): DocumentedField[] {
  const found = new Map<string, DocumentedField>();
  const holder = objectIn(contract, property);
  if (holder !== undefined) collect(contract, { schema: holder, component, group: '' }, found);
  return [...found.values()];
}

/** The object that a property holds, alone, in a list, or as one of several alternatives. */
function objectIn(contract: Contract, property: JsonObject): JsonObject | undefined {
  const schema = resolveSchema(contract, property);
  if (schema['properties'] !== undefined || schema['allOf'] !== undefined) return property;
  if (schema['items'] !== undefined) return objectIn(contract, schema['items'] as JsonObject);
  const alternatives = (schema['anyOf'] ?? []) as JsonObject[];
  return alternatives.map((branch) => objectIn(contract, branch)).find((branch) => branch !== undefined);
}
