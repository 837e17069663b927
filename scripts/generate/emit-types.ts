import openapiTypescript, { astToString } from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import type { SchemaHolder } from './contract.ts';
import { HEADER } from './source-text.ts';

export async function emitTypes(contract: SchemaHolder): Promise<string> {
  // openapi-typescript modifies its input.
  const copy = structuredClone(contract) as unknown as OpenAPI3;
  return `${HEADER}\n${astToString(await openapiTypescript(copy, { defaultNonNullable: false }))}`;
}
