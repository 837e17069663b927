import openapiTypescript, { astToString } from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import type { Json, JsonObject, SchemaHolder } from './contract.ts';
import { resolveSchema } from './schema-properties.ts';
import { HEADER } from './source-text.ts';

export async function emitTypes(contract: SchemaHolder): Promise<string> {
  // openapi-typescript modifies its input.
  const copy = structuredClone(contract);
  for (const schema of Object.values(copy.components.schemas)) describeFields(contract, schema);
  const types = astToString(await openapiTypescript(copy as unknown as OpenAPI3, { defaultNonNullable: false }));
  const documented = Object.entries(ABOUT).reduce(
    (text, [name, about]) => text.replace(`export interface ${name} `, `/** ${about} */\nexport interface ${name} `),
    types,
  );
  return `${HEADER}\n${documented}`;
}

const ABOUT = { paths: 'path → operation.', components: "The contract's schemas, parameters, headers and responses." };

/** A field that only refers to a schema has the description of that schema. */
function describeFields(contract: SchemaHolder, schema: JsonObject): void {
  for (const part of (schema['allOf'] ?? []) as JsonObject[]) describeFields(contract, part);
  for (const field of Object.values((schema['properties'] ?? {}) as Record<string, Json>)) {
    if (typeof field !== 'object' || field === null || Array.isArray(field)) continue;
    const { description, title } = resolveSchema(contract, field);
    field['description'] ??= description ?? title ?? '';
    describeFields(contract, field);
  }
}
