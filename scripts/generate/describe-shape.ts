import { componentName } from './contract.ts';
import type { Json, JsonObject, SchemaHolder } from './contract.ts';
import { sensitivityOf } from './describe-sensitivity.ts';
import { resolveSchema } from './schema-properties.ts';

// The shape of a received value: where texts and lists are allowed, and how long they may be. It is checked before any keyword
// whose cost grows with the value, for requests of both contracts and for notifications.

export interface Shape extends JsonObject {}

/** The bounds of a schema, gathered through `$ref`, `allOf` and alternatives. */
export function describeShape(contract: SchemaHolder, schema: JsonObject): Shape {
  return withoutListed(shapeOf(contract, schema));
}

/** The same for untrusted input: throws if a text or list has no bound. */
export function describeRequestShape(contract: SchemaHolder, schema: JsonObject, name: string): Shape {
  const shape = shapeOf(contract, schema);
  requireBounds(shape, name);
  return withoutListed(shape);
}

/** The shapes of components described so far; a plain reference has the shape of its target. */
export function namedShapes(contract: SchemaHolder): Map<Shape, string> {
  const known = [...(components.get(contract) ?? [])].toReversed();
  return new Map(known.map(([name, shape]) => [withoutListed(shape), name]));
}

function shapeOf(contract: SchemaHolder, given: Json): Shape {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return {};
  const { $ref, ...own } = given;
  const parts = [
    ...($ref === undefined ? [] : [componentShape(contract, componentName($ref))]),
    ownShape(contract, own),
    ...listOf(own['allOf']).map((part) => shapeOf(contract, part)),
  ];
  const alternatives = [...listOf(own['anyOf']), ...listOf(own['oneOf'])].map((branch) => shapeOf(contract, branch));
  if (alternatives.length > 0) parts.push(alternatives.reduce((left, right) => merge(left, right, Math.max)));
  return parts.reduce((left, right) => merge(left, right, Math.min), {});
}

/** One object per component, shared by all references. */
function componentShape(contract: SchemaHolder, name: string): Shape {
  const known = components.get(contract) ?? new Map<string, Shape>();
  components.set(contract, known);
  const shape = known.get(name) ?? shapeOf(contract, resolveSchema(contract, { $ref: name }));
  known.set(name, shape);
  return shape;
}

const components = new WeakMap<SchemaHolder, Map<string, Shape>>();

function ownShape(contract: SchemaHolder, schema: JsonObject): Shape {
  const types = [schema['type'] ?? []].flat();
  const { maxLength, maxItems, items, properties, 'x-check': check } = schema;
  return {
    ...(types.includes('string') ? { text: true } : {}),
    // An enum is compared at a constant cost, and its error is better explained by the list than by a length.
    ...(schema['enum'] !== undefined || schema['const'] !== undefined ? { listed: true } : {}),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(maxItems === undefined ? {} : { maxItems }),
    ...(items === undefined ? {} : { items: shapeOf(contract, items) }),
    ...(properties === undefined ? {} : { fields: fieldsOf(contract, properties as JsonObject) }),
    ...(schema['additionalProperties'] === false ? { closed: true } : {}),
    ...(check === undefined ? {} : { check }),
    ...(isPrivate(contract, schema) ? { private: true } : {}),
  };
}

/** Error messages never repeat the received value. */
function isPrivate(contract: SchemaHolder, schema: JsonObject): boolean {
  const found = sensitivityOf(contract, schema);
  return found !== undefined && !['none', 'detail', 'text'].includes(found);
}

function fieldsOf(contract: SchemaHolder, properties: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, shapeOf(contract, schema)]));
}

type Choose = (left: number, right: number) => number;

function merge(left: Shape, right: Shape, choose: Choose): Shape {
  if (Object.keys(left).length === 0) return right;
  if (Object.keys(right).length === 0) return left;
  const merged: Shape = { ...left, ...right };
  for (const bound of ['maxLength', 'maxItems']) {
    const [one, other] = [left[bound], right[bound]];
    if (typeof one === 'number' && typeof other === 'number') merged[bound] = choose(one, other);
  }
  if (left['items'] !== undefined && right['items'] !== undefined) {
    merged['items'] = merge(left['items'] as Shape, right['items'] as Shape, choose);
  }
  if (left['fields'] !== undefined && right['fields'] !== undefined) {
    const fields = { ...(left['fields'] as JsonObject) };
    for (const [name, shape] of Object.entries(right['fields'] as Record<string, Shape>)) {
      fields[name] = name in fields ? merge(fields[name] as Shape, shape, choose) : shape;
    }
    merged['fields'] = fields;
  }
  return merged;
}

function requireBounds(shape: Shape, place: string): void {
  const { text, listed, maxLength, maxItems, items, fields } = shape;
  if (text && !listed && maxLength === undefined) throw new Error(`${place} is a text without maxLength`);
  if (items !== undefined && maxItems === undefined) throw new Error(`${place} is a list without maxItems`);
  if (items !== undefined) requireBounds(items as Shape, `${place}[]`);
  for (const [name, field] of Object.entries((fields ?? {}) as Record<string, Shape>)) {
    requireBounds(field, `${place}.${name}`);
  }
}

/** Removes `listed`, which matters only here. Shared objects stay shared. */
function withoutListed(given: Shape): Shape {
  const known = bare.get(given);
  if (known !== undefined) return known;
  const { listed: _, ...shape } = given;
  const { items, fields } = shape;
  if (items !== undefined) shape['items'] = withoutListed(items as Shape);
  if (fields !== undefined) {
    const entries = Object.entries(fields as Record<string, Shape>);
    shape['fields'] = Object.fromEntries(entries.map(([name, field]) => [name, withoutListed(field)]));
  }
  bare.set(given, shape);
  return shape;
}

const bare = new WeakMap<Shape, Shape>();

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
