import { componentName, readBundle } from './contract.ts';
import type { Json, JsonObject, SchemaHolder } from './contract.ts';
import { propertiesOf, resolveSchema, schemaProperties } from './schema-properties.ts';

// The channel contract in the terms that its emitters use.

export interface ChannelContract extends SchemaHolder {
  paths: Record<string, { post: JsonObject }> & JsonObject;
  'x-versions': number[];
  'x-call-bytes-max': number;
}

export async function readChannelContract(): Promise<ChannelContract> {
  return (await readBundle('openapi/channel/openapi.yaml')) as ChannelContract;
}

export interface DescribedCall {
  readonly name: string;
  /** Below the adapter's address, without a slash before it. */
  readonly path: string;
  /** The schemas of the call and of its answer. */
  readonly call: string;
  readonly answer: string;
  /** The kinds of answer; none for a call that is not about a number. */
  readonly kinds: readonly string[];
  readonly answerBytesMax: number;
  /** What an adapter claims that serves it; null if all serve it. */
  readonly claim: string | null;
}

export function describeCalls(contract: ChannelContract): DescribedCall[] {
  return Object.entries(contract.paths).map(([path, { post }]) => {
    const answer = schemaAt(post, 'responses', '200');
    const kind = schemaProperties(contract, answer).find(({ name }) => name === 'kind');
    return {
      name: String(post['operationId']),
      path: path.slice(1),
      call: schemaAt(post, 'requestBody'),
      answer,
      kinds: (kind?.schema['enum'] ?? []) as string[],
      answerBytesMax: Number(post['x-answer-bytes-max']),
      claim: typeof post['x-claim'] === 'string' ? post['x-claim'] : null,
    };
  });
}

function schemaAt(post: JsonObject, ...steps: readonly string[]): string {
  let node: Json = post;
  for (const name of [...steps, 'content', 'application/json', 'schema']) node = (node as JsonObject)[name] ?? {};
  return componentName((node as JsonObject)['$ref']);
}

/** The fields of a value that the contract has; null for one that has none of its own. */
export type FieldTree = { [name: string]: Json } | null;

/** What a schema has, so that everything else can be left out. */
export function describeFields(contract: SchemaHolder, given: JsonObject): FieldTree {
  const schema = resolveSchema(contract, given);
  const { discriminator } = schema;
  if (typeof discriminator === 'object' && discriminator !== null) return describeVariants(contract, schema);
  const alternatives = [...listOf(schema['oneOf']), ...listOf(schema['anyOf'])];
  const only = alternatives.map((one) => describeFields(contract, one)).find((one) => one !== null);
  if (only !== undefined) return only;
  if (typeof schema['items'] === 'object') return { items: describeFields(contract, schema['items'] as JsonObject) };
  const properties = propertiesOf(contract, schema);
  if (properties.length === 0) return null;
  return {
    required: properties.filter(({ required }) => required).map(({ name }) => name),
    fields: Object.fromEntries(properties.map(({ name, schema: own }) => [name, describeFields(contract, own)])),
  };
}

function describeVariants(contract: SchemaHolder, schema: JsonObject): FieldTree {
  const { propertyName, mapping } = schema['discriminator'] as { propertyName: string; mapping: JsonObject };
  const variants = Object.entries(mapping).map(([value, ref]) => {
    return [value, describeFields(contract, { $ref: ref ?? null })] as const;
  });
  return { by: propertyName, variants: Object.fromEntries(variants) };
}

function listOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? (value as JsonObject[]) : [];
}
