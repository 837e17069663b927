import contract from '../../../generated/operator.openapi.json' with { type: 'json' };
import { operatorOperations } from '../../../generated/operator-operations.ts';
import type { OperatorOperationId } from '../../../generated/operator-operations.ts';

// A call of any operation, made of the contract's own examples. Numbers that name a merchant, or what is a merchant's, are
// chosen by the test.

/** Values for fields, by the schema of the field. */
export type Numbers = Readonly<Record<string, string | number>>;

/** A parameter or a field of the body that has a schema of its own. */
export interface CallField {
  readonly place: string;
  readonly name: string;
  readonly schema: string;
  readonly required: boolean;
}

export interface OperatorCall {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

interface Schema {
  readonly $ref?: string;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Example {
  readonly value: Readonly<Record<string, unknown>>;
}

interface Reference {
  readonly $ref: string;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: Reference; readonly examples: Readonly<Record<string, Example | Reference>> }>
    >;
  };
}

const operations = new Map(
  Object.values(contract.paths as unknown as Record<string, Record<string, Operation>>)
    .flatMap((item) => Object.values(item))
    .map((operation) => [operation.operationId, operation]),
);

export const operationIds = Object.keys(operatorOperations) as OperatorOperationId[];

export function fieldsOf(operationId: OperatorOperationId): CallField[] {
  const given = parametersOf(operationId).map(({ in: place, required = false, ...rest }) => ({
    ...rest,
    place,
    required,
  }));
  const schema = bodyOf(operationId)?.schema;
  const sent = Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    return { name, place: 'body', schema: property, required: schema?.required?.includes(name) ?? false };
  });
  return [...given, ...sent].map((field) => ({
    place: field.place,
    name: field.name,
    required: field.required,
    schema: nameOf(field.schema.$ref ?? field.schema.items?.$ref),
  }));
}

/** Optional parameters are left out, unless `choose` has numbers for them. */
export function callOf(
  operationId: OperatorOperationId,
  choose: (field: CallField) => Numbers | undefined,
): OperatorCall {
  const { method, path } = operatorOperations[operationId];
  const fields = fieldsOf(operationId);
  const chosen = (place: string, name: string): string | number | undefined => {
    const field = fields.find((one) => one.name === name && one.place === place);
    return field && choose(field)?.[field.schema];
  };
  let filled: string = path;
  const query = new URLSearchParams();
  for (const { name, in: place, required = false, examples } of parametersOf(operationId)) {
    const value = chosen(place, name) ?? (required ? Object.values(examples)[0]?.value : undefined);
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(String(value)));
    if (place === 'query' && value !== undefined) query.set(name, String(value));
  }
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  const body = bodyOf(operationId);
  if (body === undefined) return { method, path: filled + search };
  const sent: Record<string, unknown> = { ...body.example };
  for (const { place, name } of fields.filter((field) => field.place === 'body')) {
    const value = chosen(place, name);
    if (value !== undefined) sent[name] = Array.isArray(sent[name]) || isList(body.schema, name) ? [value] : value;
  }
  return { method, path: filled + search, body: sent };
}

function parametersOf(operationId: OperatorOperationId): Parameter[] {
  const { parameters = [] } = operations.get(operationId) ?? {};
  return parameters.map((parameter) => followed<Parameter>('parameters', parameter));
}

function bodyOf(operationId: OperatorOperationId): { schema: Schema; example: Example['value'] } | undefined {
  const media = operations.get(operationId)?.requestBody?.content['application/json'];
  const [example] = Object.values(media?.examples ?? {});
  if (media === undefined || example === undefined) return undefined;
  return {
    schema: followed<Schema>('schemas', media.schema),
    example: followed<Example>('examples', example).value,
  };
}

function isList(schema: Schema, name: string): boolean {
  return schema.properties?.[name]?.items !== undefined;
}

function followed<Target>(kind: 'parameters' | 'schemas' | 'examples', given: Target | Reference): Target {
  if (typeof given !== 'object' || given === null || !('$ref' in given)) return given as Target;
  const found = (contract.components[kind] as unknown as Readonly<Record<string, Target>>)[nameOf(given.$ref)];
  if (found === undefined) throw new Error(`the contract has no ${kind} ${given.$ref}`);
  return found;
}

function nameOf(reference: string | undefined): string {
  return reference?.split('/').at(-1) ?? '';
}
