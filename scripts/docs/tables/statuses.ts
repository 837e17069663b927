import { componentName } from '../../generate/contract.ts';
import type { Contract, JsonObject } from '../../generate/contract.ts';
import { decisionId } from '../decisions.ts';
import { decisionMark, table } from '../markdown.ts';

/** Every status of the operations, each once, with its meaning. */
export function statusesTable(contract: Contract): string {
  const found = new Map<string, Set<string>>();
  for (const { post } of Object.values(contract.paths)) {
    for (const [status, response] of Object.entries(post.responses)) {
      found.set(status, (found.get(status) ?? new Set()).add(meaningOf(contract, status, response)));
    }
  }
  const rows = [...found].toSorted(([one], [other]) => Number(one) - Number(other));
  return table(
    ['HTTP', 'Means'],
    rows.map(([status, meanings]) => [status, [...meanings].toSorted(shortestFirst).join(' Or: ')]),
  );
}

/** The shortest is the usual one. */
function shortestFirst(one: string, other: string): number {
  return one.length - other.length;
}

function meaningOf(contract: Contract, status: string, response: JsonObject): string {
  const responses = contract.components['responses'] as Record<string, JsonObject>;
  const name = response['$ref'] === undefined ? '' : componentName(response['$ref']);
  const shared = name === '' ? response : (responses[name] ?? {});
  const decision = shared['x-decision'] === undefined ? undefined : { id: decisionId('answer', name) };
  return `${String(shared['description'])} ${decisionMark(decision, `HTTP ${status}`)}`;
}
