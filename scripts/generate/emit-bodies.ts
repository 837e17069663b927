import { componentName } from './contract.ts';
import type { Contract, Json, JsonObject } from './contract.ts';
import { describeNotifications } from './describe-notifications.ts';
import { describeOperations } from './describe-operations.ts';
import type { DescribedOperation, DescribedVariant } from './describe-operations.ts';
import { enumNameOf } from './emit-constants.ts';
import { resolveSchema, schemaFields, schemaProperties } from './schema-properties.ts';
import { comment, HEADER, propertyName } from './source-text.ts';

/**
 * The client's types as flat interfaces with names: what a caller gives, and what it gets. The compiler shows these names in its
 * messages; the contract's own types, made of intersections, would fill a screen.
 */
export function emitBodies(contract: Contract): string {
  const writer = createWriter(contract);
  const maps = describeOperations(contract).map((operation) => emitOperation(contract, operation, writer));
  for (const { schema } of describeNotifications(contract)) writer.declare(schema, schema);
  const { constants, declarations } = writer.finish();
  return [
    HEADER,
    `import type { ${constants.join(', ')} } from './constants.ts';\n`,
    ...declarations,
    ...maps.flat(),
  ].join('\n');
}

interface Writer {
  /** Declares an interface for a schema, unless it is there already. */
  declare(name: string, schema: string, variant?: DescribedVariant): void;
  finish(): { constants: string[]; declarations: string[] };
}

/** variant → body, and variant → data of the answer. A single variant has its types directly. */
function emitOperation(contract: Contract, operation: DescribedOperation, writer: Writer): string[] {
  const Name = operation.operationId.slice(0, 1).toUpperCase() + operation.operationId.slice(1);
  const bodies = operation.variants.map((variant) => {
    const body = operation.selector === null ? `${Name}Body` : variant.request.replace(/Request$/, 'Body');
    writer.declare(body, variant.request, variant);
    return [variant.name, body] as const;
  });
  const results = operation.variants.map((variant) => {
    const data = dataSchema(contract, variant);
    if (data !== undefined) writer.declare(data, data);
    return [variant.name, data ?? 'string'] as const;
  });
  if (operation.selector === null) return [];
  return [
    ...emitMap(`${Name}Body`, `The body of \`${operation.operationId}\``, bodies),
    ...emitMap(`${Name}Result`, `The result of \`${operation.operationId}\``, results),
  ];
}

function emitMap(name: string, about: string, entries: readonly (readonly [string, string])[]): string[] {
  const lines = entries.map(([variant, type]) => `${comment(`For \`${variant}\`.`, '  ')}  ${variant}: ${type};\n`);
  const plural = name.endsWith('Body') ? name.replace(/y$/, 'ies') : `${name}s`;
  return [
    `${comment(`${about}, by variant.`)}export interface ${plural} {\n${lines.join('')}}\n`,
    `${comment(`${about}, of one variant or of any.`)}export type ${name}<Variant extends keyof ${plural} = keyof ${plural}> = ${plural}[Variant];\n`,
  ];
}

/** The schema of `data`; none if the answer is a page. */
function dataSchema(contract: Contract, { answer }: DescribedVariant): string | undefined {
  if (answer === null) return undefined;
  return schemaFields(contract, answer).find(({ path }) => path === 'data')?.component;
}

function createWriter(contract: Contract): Writer {
  const constants = new Set<string>();
  const declarations = new Map<string, string>();

  const typeOf = (schema: JsonObject, component?: string): string => {
    if (schema['$ref'] !== undefined) return typeOf(resolveSchema(contract, schema), componentName(schema['$ref']));
    if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
    // Before the alternatives: a schema with both has been narrowed by a later part of it.
    if (schema['enum'] !== undefined) return enumOf(schema, component);
    const choices = (schema['anyOf'] ?? []) as JsonObject[];
    if (choices.length > 0) return unionOf(choices.map((choice) => typeOf(choice)));
    if (schema['items'] !== undefined) return `${typeOf(schema['items'] as JsonObject)}[]`;
    if (schema['properties'] !== undefined && component !== undefined) return declareOnce(component, component);
    const type = SCALARS[String(schema['type'])];
    if (type === undefined) throw new Error(`no type for ${JSON.stringify(schema)}`);
    return type;
  };

  const enumOf = (schema: JsonObject, component?: string): string => {
    const values = (schema['enum'] as Json[]).map((value) => JSON.stringify(value)).join(' | ');
    if (component === undefined) return values;
    if (schema['x-enumNames'] !== undefined) constants.add(component);
    else
      declarations.set(component, `${comment(String(schema['description']))}export type ${component} = ${values};\n`);
    return component;
  };

  const declareOnce = (name: string, schemaName: string, variant?: DescribedVariant): string => {
    if (declarations.has(name)) return name;
    declarations.set(name, '');
    declarations.set(name, declarationOf(name, schemaName, variant));
    return name;
  };

  const declarationOf = (name: string, schemaName: string, variant: DescribedVariant | undefined): string => {
    const schema = contract.components.schemas[schemaName] ?? {};
    const about = comment([schema['title'], schema['description']].filter(Boolean).join('. '));
    // A schema that only gives another one its own name extends it.
    const parts = (schema['allOf'] ?? []) as JsonObject[];
    const base = parts.length === 1 ? componentName(parts[0]?.['$ref']) : undefined;
    if (base !== undefined) {
      const baseName = declareOnce(variant === undefined ? base : base.replace(/Request$/, 'Body'), base, variant);
      return `${about}export interface ${name} extends ${baseName} {}\n`;
    }
    const components = new Map(schemaFields(contract, schemaName).map(({ path, component }) => [path, component]));
    const fields = schemaProperties(contract, schemaName).flatMap((field) => {
      if (variant !== undefined && isFilled(field.name, field.schema)) return [];
      const isOptional = !field.required || (variant !== undefined && field.name in variant.defaults);
      const inlineName = field.schema['x-enumNames'] === undefined ? undefined : enumNameOf(schemaName, field.name);
      const type = typeOf(field.schema, components.get(field.name) ?? inlineName);
      const text = comment(String(field.schema['description'] ?? field.schema['title']), '  ');
      return `${text}  ${propertyName(field.name)}${isOptional ? '?' : ''}: ${type};\n`;
    });
    // Unlike an interface, what a caller gets can be passed on as a record.
    return variant === undefined
      ? `${about}export type ${name} = {\n${fields.join('')}};\n`
      : `${about}export interface ${name} {\n${fields.join('')}}\n`;
  };

  return {
    declare: declareOnce,
    finish: () => ({ constants: [...constants].toSorted(), declarations: [...declarations.values()] }),
  };
}

const SCALARS: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
};

/** What the client fills in and nobody can choose: the merchant, the signature, and fields with one value. */
function isFilled(name: string, schema: JsonObject): boolean {
  const isFixed = schema['default'] !== undefined && (schema['enum'] as Json[] | undefined)?.length === 1;
  return name === 'merNo' || name === 'sign' || isFixed;
}

function unionOf(types: readonly string[]): string {
  const union = new Set(types);
  // A text that may be empty is a text.
  if (union.has('string')) union.delete('""');
  return [...union].join(' | ');
}
