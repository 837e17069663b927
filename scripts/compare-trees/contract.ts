import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// What a tree's own contracts say about its operations. They are read as data: the generated modules may change.

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly permission: string | null;
  readonly parameters: readonly JsonObject[];
  /** By their names in the contract. */
  readonly bodies: ReadonlyMap<string, JsonObject>;
  readonly definition: JsonObject;
}

export interface Contract {
  readonly document: JsonObject;
  readonly operations: ReadonlyMap<string, Operation>;
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

export function readContract(tree: string, name: 'openapi.json' | 'operator.openapi.json'): Contract {
  const document = JSON.parse(readFileSync(join(tree, 'generated', name), 'utf8')) as JsonObject;
  const operations = Object.entries(document['paths'] as JsonObject).flatMap(([path, item]) =>
    Object.entries(resolve(document, item) as JsonObject)
      .filter(([method]) => METHODS.has(method))
      .map(([method, definition]) => readOperation(document, { method, path, definition: definition as JsonObject })),
  );
  return { document, operations: new Map(operations.map((operation) => [operation.id, operation])) };
}

function readOperation(
  document: JsonObject,
  { method, path, definition }: { method: string; path: string; definition: JsonObject },
): Operation {
  const content = (resolve(document, definition['requestBody']) as JsonObject | undefined)?.['content'];
  const media = Object.values((content ?? {}) as JsonObject)[0] as JsonObject | undefined;
  const examples = Object.entries((media?.['examples'] ?? {}) as JsonObject).map(
    ([name, example]) => [name, (resolve(document, example) as JsonObject)['value'] as JsonObject] as const,
  );
  return {
    id: definition['operationId'] as string,
    method: method.toUpperCase(),
    path,
    permission: (definition['x-permission'] as string | undefined) ?? null,
    parameters: ((definition['parameters'] ?? []) as Json[]).map((one) => resolve(document, one) as JsonObject),
    bodies: new Map(examples),
    definition,
  };
}

/** Follows references until there is none; what stands beside one is left out. */
function resolve(document: JsonObject, value: Json | undefined): Json | undefined {
  const reference = isObject(value) ? value['$ref'] : undefined;
  return typeof reference === 'string' ? resolve(document, follow(document, reference)) : value;
}

export function follow(document: JsonObject, reference: string): Json | undefined {
  const names = reference.replace(/^#\//, '').split('/');
  return names.reduce<Json | undefined>(
    (at, name) => (at as JsonObject | undefined)?.[name.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
