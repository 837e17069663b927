import { expandTables } from '../docs/guide-tables.ts';
import type { Contract, JsonObject } from './contract.ts';

/** Fills in the tables of the guides, so that openapi.json contains complete guides. */
export function fillGuides(contract: Contract): Contract {
  const info = contract['info'] as JsonObject;
  const fill = (holder: JsonObject): JsonObject =>
    typeof holder['description'] === 'string'
      ? { ...holder, description: expandTables(holder['description'], contract) }
      : holder;
  return { ...contract, info: fill(info), tags: (contract['tags'] as JsonObject[]).map(fill) };
}
