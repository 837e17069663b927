import { SENSITIVITY_CLASSES } from '../redocly/sensitivity-classes.ts';
import type { SensitivityClass } from '../redocly/sensitivity-classes.ts';
import type { Json, JsonObject, SchemaHolder } from './contract.ts';
import { resolveSchema } from './schema-properties.ts';

// What `x-sensitive` says of each value. The linter holds that every value has a class; what has none is left out here, and
// whoever reads the tables drops what is not in them.

/** By path: `browser.userAgent`, `merOrderNos[]` for the items of a list, `productInfoList[].sku` for what is in them. */
export type SensitivityByPath = ReadonlyMap<string, SensitivityClass>;

export function describeSensitivity(contract: SchemaHolder, schema: JsonObject): SensitivityByPath {
  const found = new Map<string, SensitivityClass>();
  collect({ contract, found }, schema, { path: '' });
  return found;
}

/** The class of one value, of a parameter or header. */
export function sensitivityOf(contract: SchemaHolder, schema: JsonObject): SensitivityClass | undefined {
  return statedClass(resolveSchema(contract, schema));
}

interface Walk {
  readonly contract: SchemaHolder;
  readonly found: Map<string, SensitivityClass>;
}

interface Here {
  readonly path: string;
  readonly outer?: SensitivityClass | undefined;
}

function collect(walk: Walk, given: Json | undefined, { path, outer }: Here): void {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return;
  const schema = resolveSchema(walk.contract, given);
  const fields = Object.entries((schema['properties'] ?? {}) as JsonObject);
  for (const [name, field] of fields) collect(walk, field, { path: path === '' ? name : `${path}.${name}` });
  const stated = outer ?? statedClass(schema);
  const inner = [schema['allOf'], schema['anyOf'], schema['oneOf'], schema['additionalProperties']];
  const held = inner.flat().filter((one) => typeof one === 'object');
  for (const one of held) collect(walk, one, { path, outer: stated });
  if (schema['items'] !== undefined) return collect(walk, schema['items'], { path: `${path}[]`, outer: stated });
  if (stated === undefined || fields.length > 0 || held.length > 0) return;
  const before = walk.found.get(path);
  if (before !== undefined && before !== stated) throw new Error(`${path} is ${before} and ${stated}`);
  walk.found.set(path, stated);
}

function statedClass({ 'x-sensitive': given }: JsonObject): SensitivityClass | undefined {
  if (given === undefined) return undefined;
  const name = typeof given === 'string' ? given : (given as JsonObject)['class'];
  const known = SENSITIVITY_CLASSES.find((one) => one === name);
  if (known === undefined) throw new Error(`x-sensitive has no class ${String(name)}`);
  return known;
}
