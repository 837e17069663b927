import { componentName, keywords, listOf, objectOf, step, textsOf } from './contract-view.ts';
import type { ContractView, Located, Node } from './contract-view.ts';

// What rules ask of a schema: its alternatives, and its properties gathered through `$ref` and `allOf`.

export interface NamedSchema {
  readonly name: string;
  readonly schema: Located;
}

export interface PropertyView {
  readonly name: string;
  readonly required: boolean;
  /** The property as it is written, which may be a reference. */
  readonly written: Located;
  readonly keywords: Node;
}

/** The branches of `anyOf` or `oneOf`, each by the name of its component; a schema without branches is its only one. */
export function alternativesOf(view: ContractView, schema: Located): NamedSchema[] {
  const { node, at } = view.follow(schema);
  for (const keyword of ['anyOf', 'oneOf']) {
    const count = listOf(node[keyword]).length;
    if (count === 0) continue;
    return Array.from({ length: count }, (_, index) => {
      const branch = step({ node, at }, keyword, index);
      return { name: componentName(branch.node) ?? '', schema: branch };
    });
  }
  return [{ name: componentName(schema.node) ?? '', schema }];
}

/** Every place where a property is declared: one that two parts of an `allOf` declare comes twice. */
export function propertiesOf(view: ContractView, schema: Located): PropertyView[] {
  const target = view.follow(schema);
  const parts = listOf(target.node['allOf']).flatMap((_, index) => propertiesOf(view, step(target, 'allOf', index)));
  const required = textsOf(target.node['required']);
  const own = Object.keys(objectOf(target.node['properties'])).map((name) => {
    const written = step(target, 'properties', name);
    return { name, required: required.includes(name), written, keywords: keywords(view, written) };
  });
  return [...parts, ...own];
}

/** The schemas of what a value holds: of a list its items, otherwise itself; one for each alternative. */
export function contentsOf(view: ContractView, schema: Located): Located[] {
  return alternativesOf(view, schema).map((alternative) => {
    const target = view.follow(alternative.schema);
    return target.node['items'] === undefined ? alternative.schema : step(target, 'items');
  });
}

/** A property of the schema by its path, such as `dateLimit.from`. */
export function findProperty(view: ContractView, schema: Located, path: string): PropertyView | undefined {
  const [first = '', ...rest] = path.split('.');
  const found = propertiesOf(view, schema).find((property) => property.name === first);
  return found === undefined || rest.length === 0 ? found : findProperty(view, found.written, rest.join('.'));
}
