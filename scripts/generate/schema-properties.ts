import { componentName } from './contract.ts';
import type { JsonObject, SchemaHolder } from './contract.ts';

export interface SchemaProperty {
  readonly name: string;
  readonly required: boolean;
  /** The property's own keywords together with those of the scalar it refers to. */
  readonly schema: JsonObject;
}

/** The properties of a component schema, gathered through `$ref` and `allOf`; with `deep`, those of nested objects too. */
export function schemaProperties(
  contract: SchemaHolder,
  name: string,
  options: { deep?: boolean } = {},
): SchemaProperty[] {
  return propertiesOf(contract, { $ref: `#/components/schemas/${name}` }, options);
}

/** The same for a schema without a name. */
export function propertiesOf(
  contract: SchemaHolder,
  schema: JsonObject,
  options: { deep?: boolean } = {},
): SchemaProperty[] {
  const found = new Map<string, SchemaProperty>();
  collect(contract, schema, options.deep ?? false, found);
  return [...found.values()];
}

/** The fields of a component schema by their paths, with the component that each refers to. Lists are not searched. */
export function schemaFields(contract: SchemaHolder, name: string): { path: string; component: string | undefined }[] {
  return fieldsAt(contract, { $ref: `#/components/schemas/${name}` }, '');
}

function fieldsAt(contract: SchemaHolder, given: JsonObject, prefix: string): ReturnType<typeof schemaFields> {
  const schema = resolveSchema(contract, given);
  const parts = ((schema['allOf'] ?? []) as JsonObject[]).flatMap((part) => fieldsAt(contract, part, prefix));
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonObject>);
  const own = properties.flatMap(([name, property]) => {
    const component = property['$ref'] === undefined ? undefined : componentName(property['$ref']);
    return [{ path: prefix + name, component }, ...fieldsAt(contract, property, `${prefix}${name}.`)];
  });
  // A field declared by two parts of a schema is listed once.
  return [...new Map([...parts, ...own].map((field) => [field.path, field])).values()];
}

export function resolveSchema(contract: SchemaHolder, schema: JsonObject): JsonObject {
  if (schema['$ref'] === undefined) return schema;
  const name = componentName(schema['$ref']);
  const target = contract.components.schemas[name];
  if (target === undefined) throw new Error(`no schema ${name}`);
  const { $ref: _, ...own } = schema;
  return { ...resolveSchema(contract, target), ...own };
}

function collect(contract: SchemaHolder, given: JsonObject, deep: boolean, found: Map<string, SchemaProperty>): void {
  const schema = resolveSchema(contract, given);
  for (const part of (schema['allOf'] ?? []) as JsonObject[]) collect(contract, part, deep, found);
  const required = (schema['required'] ?? []) as string[];
  for (const [name, property] of Object.entries((schema['properties'] ?? {}) as Record<string, JsonObject>)) {
    if (typeof property !== 'object') continue;
    const before = found.get(name);
    const own = resolveSchema(contract, property);
    found.set(name, {
      name,
      required: required.includes(name) || (before?.required ?? false),
      schema: { ...before?.schema, ...own },
    });
    if (deep) collect(contract, own, deep, found);
    if (deep && typeof own['items'] === 'object') collect(contract, own['items'] as JsonObject, deep, found);
  }
}
