import type { Json, JsonObject } from './contract.ts';
import { describeOperator } from './describe-operator.ts';
import type { DescribedOperatorOperation, OperatorContract } from './describe-operator.ts';
import { propertiesOf, resolveSchema, schemaProperties } from './schema-properties.ts';
import type { SchemaProperty } from './schema-properties.ts';
import { HEADER, propertyName } from './source-text.ts';

/** What a form has to know of each field that it can send: operationId → field → kind, bounds, options. */
export function emitOperatorFields(contract: OperatorContract): string {
  const acts = describeOperator(contract).filter(({ method }) => method !== 'GET');
  const blocks = acts.map((operation) => {
    const fields = fieldsOf(contract, operation).map(
      ([name, field]) => `    ${propertyName(name)}: ${inOneLine(field)},\n`,
    );
    return fields.length === 0 ? '' : `  ${operation.operationId}: {\n${fields.join('')}  },\n`;
  });
  return [
    HEADER,
    'export interface OperatorField {\n',
    "  readonly kind: 'line' | 'paragraph' | 'decimal' | 'integer' | 'choice' | 'choices' | 'list' | 'switch';\n",
    '  readonly required: boolean;\n',
    '  /** The most characters that it has. */\n',
    '  readonly lengthMax?: number;\n',
    '  readonly options?: readonly string[];\n',
    '}\n\n',
    '/** What each operation that changes something takes; fields of an object in it have its name in front. */\n',
    `export const operatorFields = {\n${blocks.join('')}} as const satisfies Readonly<Record<string, Readonly<Record<string, OperatorField>>>>;\n`,
  ].join('');
}

function fieldsOf(contract: OperatorContract, { parameters, request }: DescribedOperatorOperation) {
  const given = parameters.filter(({ in: place }) => place !== 'header');
  const body = request === null ? [] : schemaProperties(contract, request);
  return [
    ...given.map(({ name, required, schema }): SchemaProperty => ({
      name,
      required,
      schema: resolveSchema(contract, schema),
    })),
    // What a form replaces is not typed into it.
    ...body.filter(({ name }) => name !== 'replaces'),
  ].flatMap((property) => describeField(contract, property));
}

function describeField(contract: OperatorContract, { name, required, schema }: SchemaProperty): [string, JsonObject][] {
  const types = [schema['type']].flat();
  if (types.includes('object')) {
    return propertiesOf(contract, schema).flatMap((inner) =>
      describeField(contract, { ...inner, name: `${name}.${inner.name}`, required: required && inner.required }),
    );
  }
  const items = resolveSchema(contract, (schema['items'] ?? {}) as JsonObject);
  const options = (schema['enum'] ?? items['enum']) as Json[] | undefined;
  const lengthMax = types.includes('integer') ? String(schema['maximum'] ?? '').length : schema['maxLength'];
  return [
    [
      name,
      {
        kind: kindOf(schema, types, options !== undefined),
        // What may be null may be left empty.
        required: required && !types.includes('null'),
        ...(typeof lengthMax === 'number' && lengthMax > 0 && { lengthMax }),
        ...(options !== undefined && { options: options.filter((option) => option !== null) }),
      },
    ],
  ];
}

function kindOf(schema: JsonObject, types: readonly (Json | undefined)[], hasOptions: boolean): string {
  if (types.includes('array')) return hasOptions ? 'choices' : 'list';
  if (hasOptions) return 'choice';
  if (types.includes('boolean')) return 'switch';
  if (types.includes('integer')) return 'integer';
  if (typeof schema['pattern'] !== 'string') return 'line';
  // The pattern tells what is typed: a number with a point, one line, or several.
  const pattern = new RegExp(schema['pattern'], 'u');
  if (pattern.test('12.50') && !pattern.test('a') && !pattern.test('12-50')) return 'decimal';
  return pattern.test('one\ntwo') ? 'paragraph' : 'line';
}

function inOneLine(field: JsonObject): string {
  return `{ ${Object.entries(field)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ')} }`;
}
