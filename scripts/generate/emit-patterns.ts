import type { Json, JsonObject, SchemaHolder } from './contract.ts';
import { HEADER, literal } from './source-text.ts';

interface PatternRule extends JsonObject {
  /** What to write instead, to be read after a semicolon. */
  text: string;
}

/** pattern → its rule in words, so that an error message can say more than a regular expression. */
export function emitPatterns(contract: SchemaHolder): string {
  const found = patternsOf(contract);
  const table = Object.fromEntries([...found].toSorted(([left], [right]) => (left < right ? -1 : 1)));
  return [
    HEADER,
    '\n/** By pattern: what to write, and which characters may stand there, as a character class. */\n',
    `export const patterns: Record<string, { text: string; characters?: string }> = ${literal(table)};\n`,
  ].join('');
}

/** By pattern, what to write instead. */
export function patternsOf(contract: SchemaHolder): Map<string, PatternRule> {
  const found = new Map<string, PatternRule>();
  const { schemas, parameters = {} } = contract.components;
  for (const holder of [schemas, parameters, contract['paths']]) collectPatterns(holder as JsonObject, found);
  return found;
}

function collectPatterns(node: JsonObject, found: Map<string, PatternRule>): void {
  const { pattern } = node;
  if (typeof pattern === 'string') {
    const rule = node['x-rule'] as PatternRule | undefined;
    if (rule === undefined) throw new Error(`pattern ${pattern} needs an x-rule`);
    const before = found.get(pattern) ?? rule;
    if (JSON.stringify(before) !== JSON.stringify(rule)) throw new Error(`pattern ${pattern} has two rules`);
    found.set(pattern, rule);
  }
  for (const value of Object.values(node)) {
    for (const item of Array.isArray(value) ? value : [value]) if (isObject(item)) collectPatterns(item, found);
  }
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
