import { dirname, relative } from 'node:path';
import { listOf, objectOf } from './contract-view.ts';
import type { Place, PlaceContext } from './contract-view.ts';
import { createProblemResponses, problemName, problemType } from './problem-responses.ts';
import type { Catalogue, Listed } from './problem-responses.ts';

// An operation of the operator contract names its problems in `x-problems`; its other errors follow from its body and its
// permission. Before Redocly lints or bundles, each becomes a response, so that everybody else sees plain OpenAPI.

type Draft = Record<string, unknown>;

interface Expansion {
  operation(operation: Draft, context: PlaceContext): void;
  response(response: Draft, context: PlaceContext): void;
  end(root: Draft, context: PlaceContext): void;
}

export function expandProblems(): object {
  let expansion: Expansion;
  return {
    Root: {
      enter: (root: Draft, context: PlaceContext) => void (expansion = beginExpansion(root, context)),
      leave: (root: Draft, context: PlaceContext) => expansion.end(root, context),
    },
    Operation: { enter: (operation: Draft, context: PlaceContext) => expansion.operation(operation, context) },
    Response: { enter: (response: Draft, context: PlaceContext) => expansion.response(response, context) },
  };
}

function beginExpansion(root: Draft, context: PlaceContext): Expansion {
  const rootFile = context.location.source.absoluteRef;
  const rootFrom = ({ source }: Place): string =>
    source.absoluteRef === rootFile ? '' : relative(dirname(source.absoluteRef), rootFile);
  const catalogue = objectOf(context.resolve(root['x-problems'], rootFile).node) as Catalogue;
  const components = root['components'] as Record<string, Draft>;
  const known = createProblemResponses(catalogue);
  const following = Object.entries(components['responses'] ?? {}).map(([name, response]) => {
    const { 'x-follows-from': cause, 'x-problems': problems, ...given } = objectOf(response);
    const names = listOf(problems).map(String);
    known.add(name, names, given);
    return { name, cause: cause as string | undefined, status: String(catalogue[names[0] ?? '']?.status) };
  });
  components['responses'] = known.responses;
  components['examples'] = known.examples;
  delete root['x-problems'];
  listTypes(catalogue, components['schemas']?.['Problem'], context);

  return {
    operation(operation, { location, report }) {
      const file = rootFrom(location);
      const answers = new Map(Object.entries(objectOf(operation['responses'])));
      for (const { name, cause, status } of following) {
        if (cause !== undefined && !(cause in operation)) continue;
        answers.set(status, { $ref: `${file}#/components/responses/${name}` });
      }
      const listed = new Map<string, Listed[]>();
      for (const [index, one] of (listOf(operation['x-problems']) as Listed[]).entries()) {
        const name = problemName(one);
        const at = location.child(['x-problems', index]);
        const status = String(catalogue[name]?.status);
        if (!(name in catalogue)) report({ message: `${name} is not in problems.yaml`, location: at });
        else if (!answers.has(status)) listed.set(status, [...(listed.get(status) ?? []), one]);
        else report({ message: `${name} follows by itself: do not list it`, location: at });
      }
      for (const [status, problems] of listed) answers.set(status, known.respond(problems, file));
      delete operation['x-problems'];
      operation['responses'] = Object.fromEntries(answers);
    },

    response(response, { location }) {
      const { description, headers, ...rest } = response;
      const id = { $ref: `${rootFrom(location)}#/components/headers/RequestId` };
      for (const key of Object.keys(response)) delete response[key];
      Object.assign(response, { description, headers: { 'X-Request-Id': id, ...objectOf(headers) }, ...rest });
    },

    end(_, { location, report }) {
      for (const name of known.unused) report({ message: `no operation answers ${name}`, location });
    },
  };
}

/** The catalogue is also the list of values of `ProblemType`. */
function listTypes(catalogue: Catalogue, problem: unknown, context: PlaceContext): void {
  const { node, location } = context.resolve(problem, context.location.source.absoluteRef);
  const reference = objectOf(objectOf(objectOf(node)['properties'])['type']);
  const type = context.resolve(reference, location?.source.absoluteRef ?? '').node as Draft | undefined;
  if (type === undefined) return;
  type['enum'] = Object.keys(catalogue).map(problemType);
  type['x-problems'] = Object.fromEntries(
    Object.entries(catalogue).map(([name, { status, title }]) => [name, { status, title }]),
  );
}
