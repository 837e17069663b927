import { listOf, objectOf, step } from './contract-view.ts';
import type { ContractView, Located } from './contract-view.ts';

/** A value that holds no others, by where it stands in what is exchanged. A list of values is one, and so is a map. */
export interface Leaf {
  readonly path: string;
  readonly name: string;
  readonly at: Located['at'];
  /** Every place that says its `x-sensitive`; none where nobody does. */
  readonly stated: readonly Located[];
}

/** The leaves below a schema, gathered through references, `allOf` and alternatives. */
export function leavesOf(view: ContractView, schema: Located, name: string): Leaf[] {
  const found = new Map<string, Leaf>();
  walk({ view, found }, schema, name === '' ? [] : [name]);
  return [...found.values()];
}

interface Walk {
  readonly view: ContractView;
  readonly found: Map<string, Leaf>;
}

/** The statement nearest to the use of a value counts: on the field, then on the scalar that it refers to. */
function walk(walking: Walk, given: Located, path: readonly string[], outer?: Located): void {
  const links = walking.view.links(given);
  const target = links.at(-1) ?? given;
  const stated = outer ?? links.find(({ node }) => node['x-sensitive'] !== undefined);
  const { node } = target;
  const fields = objectOf(node['properties']);
  for (const [name, field] of Object.entries(fields)) {
    // A field that may not be there has `false` for a schema.
    if (typeof field === 'object') walk(walking, step(target, 'properties', name), [...path, name]);
  }
  const inner = innerOf(target);
  for (const one of inner) walk(walking, one, path, stated);
  if (inner.length === 0 && Object.keys(fields).length === 0) addLeaf(walking, { at: given.at, path, stated, target });
}

/** What describes the same value, or the values of a list or of a map. */
function innerOf(target: Located): Located[] {
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) =>
    listOf(target.node[keyword]).map((_, index) => step(target, keyword, index)),
  );
  const held = ['items', 'additionalProperties'].filter((keyword) => typeof target.node[keyword] === 'object');
  return [...branches, ...held.map((keyword) => step(target, keyword))];
}

function addLeaf(
  { found }: Walk,
  leaf: { at: Located['at']; path: readonly string[]; stated: Located | undefined; target: Located },
): void {
  const name = leaf.path.at(-1);
  const { type, const: only } = leaf.target.node;
  // Null and an empty text disclose nothing.
  if (name === undefined || type === 'null' || type === 'object' || only === '') return;
  const path = leaf.path.join('.');
  const before = found.get(path);
  const stated = [...(before?.stated ?? []), ...(leaf.stated === undefined ? [] : [leaf.stated])];
  found.set(path, { path, name, at: before?.at ?? leaf.at, stated });
}
