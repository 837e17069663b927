import { follow, isObject, readContract } from './contract.ts';
import type { Json, JsonObject } from './contract.ts';

// Compares the operator documents with all references followed, so that it does not matter what a component is called or
// whether it stands in place. Descriptions are listed apart: merging two components merges theirs.

export interface ContractDifferences {
  readonly descriptions: readonly string[];
  readonly others: readonly string[];
}

const ABSENT = '(absent)';
const LENGTH_MAX = 200;

export function compareContracts(before: string, after: string): ContractDifferences {
  const documents = [before, after].map((tree) => readContract(tree, 'operator.openapi.json').document);
  const descriptions = new Map<string, Set<string>>();
  const others = new Map<string, Set<string>>();
  const [one = {}, other = {}] = documents;
  const compare = (path: readonly string[], left: Json | undefined, right: Json | undefined): void => {
    if (isLeaf(left) || isLeaf(right) || Array.isArray(left) !== Array.isArray(right)) {
      if (JSON.stringify(left) === JSON.stringify(right)) return;
      const text = `- ${shorten(left)}\n+ ${shorten(right)}`;
      const found = path.at(-1) === 'description' || path.at(-1) === 'summary' ? descriptions : others;
      found.set(text, (found.get(text) ?? new Set()).add(path.join(' ')));
      return;
    }
    const [from, to] = [left as JsonObject, right as JsonObject];
    for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) compare([...path, key], from[key], to[key]);
  };
  // Components are compared where they are used.
  compare(
    [],
    dereference(one, { ...one, components: undefined }),
    dereference(other, { ...other, components: undefined }),
  );
  // How a request is authenticated is named, not referred to.
  compare(['securitySchemes'], securitySchemes(one), securitySchemes(other));
  return { descriptions: list(descriptions), others: list(others) };
}

function securitySchemes(document: JsonObject): Json | undefined {
  return (document['components'] as JsonObject)['securitySchemes'];
}

/** One line for all the places where the same text differs in the same way. */
function list(found: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...found].map(([text, paths]) => {
    const [first] = paths;
    return `${first}${paths.size > 1 ? ` and ${paths.size - 1} more` : ''}\n${text}`;
  });
}

/** A schema that refers to itself stays a reference, by how many levels above it begins: its name does not count. */
function dereference(document: JsonObject, value: Json | undefined, above: readonly string[] = []): Json | undefined {
  if (Array.isArray(value)) return value.map((one: Json) => dereference(document, one, above) ?? null);
  if (!isObject(value)) return value;
  const reference = value['$ref'];
  if (typeof reference === 'string') {
    const level = above.indexOf(reference);
    if (level !== -1) return { $ref: `${above.length - level} levels above` };
    const { $ref: _, ...beside } = value;
    const found = dereference(document, follow(document, reference), [...above, reference]);
    // A description beside a reference replaces the one that it refers to.
    return isObject(found) ? { ...found, ...(dereference(document, beside, above) as JsonObject) } : found;
  }
  const entries = Object.entries(value).map(([key, inner]) => [key, dereference(document, inner, above)] as const);
  return Object.fromEntries(entries);
}

function isLeaf(value: Json | undefined): boolean {
  return typeof value !== 'object' || value === null;
}

function shorten(value: Json | undefined): string {
  const text = value === undefined ? ABSENT : JSON.stringify(value);
  return text.length > LENGTH_MAX ? `${text.slice(0, LENGTH_MAX)}…` : text;
}
