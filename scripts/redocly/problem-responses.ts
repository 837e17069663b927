import type { Node } from './contract-view.ts';

// The responses of the problems that the operator contract has a catalogue of.

interface CataloguedProblem {
  readonly status: number;
  readonly title: string;
  /** An example of the sentence that says what happened. */
  readonly detail: string;
  /** Examples of invalid fields. */
  readonly errors?: readonly unknown[];
  /** What the example shows, if it is not the title. */
  readonly summary?: string;
  /** What the response means, if the title does not say all of it. */
  readonly description?: string;
}

export type Catalogue = Readonly<Record<string, CataloguedProblem>>;

/** A name of the catalogue, or the name with an example of the operation's own. */
export type Listed = string | Readonly<Record<string, Pick<CataloguedProblem, 'detail' | 'summary'>>>;

export interface ProblemResponses {
  /** Components of the root, by their names. */
  readonly responses: Record<string, Node>;
  readonly examples: Record<string, Node>;
  /** Names of the catalogue that no response shows yet. */
  readonly unused: Set<string>;
  /** Adds a response that has a name, a description and headers of its own. */
  add(name: string, problems: readonly string[], given: Node): void;
  /** The response of problems with the same status. `root` is the root's file, as seen from where the response stands. */
  respond(problems: readonly Listed[], root: string): Node;
}

export function createProblemResponses(catalogue: Catalogue): ProblemResponses {
  const responses: Record<string, Node> = {};
  const examples: Record<string, Node> = {};
  const unused = new Set(Object.keys(catalogue));

  function describe(problems: readonly Listed[], root: string): Node {
    const titles = problems.map((one) => catalogue[problemName(one)]).map((one) => one?.description ?? one?.title);
    const shown = problems.map((one) => [problemName(one), exampleOf(one, root)]);
    const schema = { $ref: `${root}#/components/schemas/Problem` };
    const content = { 'application/problem+json': { schema, examples: Object.fromEntries(shown) } };
    return { description: titles.join(' '), content };
  }

  function exampleOf(listed: Listed, root: string): Node {
    const name = problemName(listed);
    const problem = catalogue[name];
    unused.delete(name);
    if (problem === undefined) return {};
    if (typeof listed !== 'string') return showProblem(name, { ...problem, ...listed[name] });
    const component = `Problem${capitalized(name)}`;
    examples[component] ??= showProblem(name, problem);
    return { $ref: `${root}#/components/examples/${component}` };
  }

  return {
    responses,
    examples,
    unused,
    add: (name, problems, given) => (responses[name] = { ...describe(problems, ''), ...given }),
    // One problem is a component that operations share; several stand in the operation.
    respond(problems, root) {
      const [only] = problems;
      if (problems.length > 1 || typeof only !== 'string') return describe(problems, root);
      const name = capitalized(only);
      responses[name] ??= describe(problems, '');
      return { $ref: `${root}#/components/responses/${name}` };
    },
  };
}

export function problemName(listed: Listed): string {
  return typeof listed === 'string' ? listed : (Object.keys(listed)[0] ?? '');
}

export function problemType(name: string): string {
  return `urn:tollgate:problem:${name}`;
}

function showProblem(name: string, { status, title, detail, errors, summary }: CataloguedProblem): Node {
  const type = problemType(name);
  const value = { type, title, status, detail, ...(errors === undefined ? {} : { errors }), requestId: REQUEST_ID };
  return { summary: summary ?? title.replace(/\.$/, ''), value };
}

const REQUEST_ID = 'req_01K9ZC3M5Q8R7V2X4B6D';

function capitalized(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
