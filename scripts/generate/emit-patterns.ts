import type { Json, JsonObject, SchemaHolder } from './contract.ts';
import { HEADER, literal } from './source-text.ts';

/** pattern → what it expects, in words, so that an error message can say more than a regular expression. */
export function emitPatterns(contract: SchemaHolder): string {
  const found = new Map<string, { expects: string; example: Json }>();
  for (const schema of Object.values(contract.components.schemas)) collectPatterns(schema, found);
  const table = Object.fromEntries([...found].toSorted(([left], [right]) => (left < right ? -1 : 1)));
  return `${HEADER}\nexport const patterns: Record<string, { expects: string; example: string }> = ${literal(table)};\n`;
}

function collectPatterns(schema: JsonObject, found: Map<string, { expects: string; example: Json }>): void {
  const pattern = schema['pattern'];
  if (typeof pattern === 'string' && !found.has(pattern)) {
    const [example = null] = (schema['examples'] ?? []) as Json[];
    if (typeof example !== 'string') throw new Error(`pattern ${pattern} needs an example text`);
    found.set(pattern, { expects: String(schema['description']), example });
  }
  for (const value of Object.values(schema)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (typeof item === 'object' && item !== null && !Array.isArray(item)) collectPatterns(item, found);
    }
  }
}
