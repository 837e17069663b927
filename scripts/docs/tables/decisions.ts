import type { Contract } from '../../generate/contract.ts';
import { collectDecisions, DECISION_GROUPS } from '../decisions.ts';
import { badge, table } from '../markdown.ts';

/** One table per group, each under its own heading. */
export function decisionsTable(contract: Contract): string {
  const decisions = collectDecisions(contract);
  return DECISION_GROUPS.map((group) => {
    const rows = decisions
      .filter((decision) => decision.group === group)
      .map((decision) => [decision.where, `${badge(decision.source)} ${decision.why}`]);
    return `## ${group}\n\n<div class="decisions">\n\n${table(['Where', 'What and why'], rows)}\n\n</div>`;
  }).join('\n\n');
}
