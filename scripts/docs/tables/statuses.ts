import type { Contract, JsonObject } from '../../generate/contract.ts';
import { badge, table } from '../markdown.ts';
import type { DecisionSource } from '../markdown.ts';

/** Every status of the operations, each once, with what it means wherever it stands. */
export function statusesTable(contract: Contract): string {
  const found = new Map<string, string>();
  for (const { post } of Object.values(contract.paths)) {
    for (const [status, response] of Object.entries(post.responses)) {
      if (!found.has(status)) found.set(status, meaningOf(contract, response));
    }
  }
  const rows = [...found].toSorted(([one], [other]) => Number(one) - Number(other));
  return table(['HTTP', 'Means'], rows);
}

function meaningOf(contract: Contract, response: JsonObject): string {
  const name =
    String(response['$ref'] ?? '')
      .split('/')
      .at(-1) ?? '';
  const shared = (contract.components['responses'] as Record<string, JsonObject>)[name] ?? response;
  const tag = shared['x-decision'] as { source: DecisionSource } | undefined;
  return `${String(shared['description'])} ${tag === undefined ? '' : badge(tag.source)}`;
}
