// How our rules see the contract: nodes with the place where they stand, and references that can be followed. Only this
// file knows Redocly's visitor interface, which its package does not export types for.

export type Node = Readonly<Record<string, unknown>>;

/** Where a node stands: a file and a pointer into it. */
export interface Place {
  readonly source: { readonly absoluteRef: string };
  child(parts: readonly (string | number)[]): Place;
}

export interface Located {
  readonly node: Node;
  readonly at: Place;
}

export interface ContractView {
  readonly root: Located;
  report(message: string, at: Place): void;
  /** The node itself, or what it refers to. A reference that leads nowhere gives an empty node. */
  follow(given: Located): Located;
  /** The node itself, and each one on the way to what it refers to. */
  links(given: Located): readonly Located[];
}

/** What Redocly gives a visitor beside the node. */
export interface PlaceContext {
  readonly location: Place;
  report(problem: { message: string; location: Place }): void;
  resolve(reference: unknown, from: string): { node?: unknown; location?: Place };
}

type Visit = (node: unknown, context: PlaceContext) => void;
export type Rule = () => { readonly Root?: Visit; readonly any?: Visit; readonly ref?: Visit };

/** A rule that looks at the whole contract once. */
export function contractRule(check: (view: ContractView) => void): Rule {
  return () => ({ Root: (node, context) => check(createView(node, context)) });
}

/** A rule that looks at each node by itself: every object of the contract, and every reference with what stands beside it. */
export function nodeRule(check: (given: Located, view: ContractView) => void): Rule {
  const visit: Visit = (node, context) => {
    const view = createView(node, context);
    check(view.root, view);
  };
  return () => ({ any: visit, ref: visit });
}

function createView(node: unknown, context: PlaceContext): ContractView {
  const links = (given: Located): Located[] => {
    const found = [given];
    for (let current = given; typeof current.node['$ref'] === 'string'; found.push(current)) {
      const target = context.resolve(current.node, current.at.source.absoluteRef);
      if (target.location === undefined) return [...found, { node: {}, at: current.at }];
      current = { node: objectOf(target.node), at: target.location };
    }
    return found;
  };
  return {
    root: { node: objectOf(node), at: context.location },
    report: (message, at) => context.report({ message, location: at }),
    follow: (given) => links(given).at(-1) ?? given,
    links,
  };
}

/** The child of a node, not followed. */
export function step(given: Located, ...names: readonly (string | number)[]): Located {
  let node: unknown = given.node;
  for (const name of names) node = Array.isArray(node) ? node[Number(name)] : objectOf(node)[name];
  return { node: objectOf(node), at: given.at.child(names) };
}

/** The keywords of a node: what stands beside its `$ref` wins over what stands at the target. */
export function keywords(view: ContractView, given: Located): Node {
  return { ...view.follow(given).node, ...given.node };
}

/** The name of the component that a reference leads to, which is the name of its file. */
export function componentName(reference: Node): string | undefined {
  const target = reference['$ref'];
  return typeof target === 'string'
    ? target
        .split('/')
        .at(-1)
        ?.replace(/\.yaml$/, '')
    : undefined;
}

export function objectOf(value: unknown): Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textsOf(value: unknown): string[] {
  return listOf(value).map(String);
}

/** What the first list has and the second has not. */
export function missingFrom(second: readonly string[], first: readonly string[]): string[] {
  return first.filter((item) => !second.includes(item));
}
