import type { Contract } from '../../generate/contract.ts';
import { DECISION_TOPICS } from '../decision-topics.ts';
import { collectDecisions } from '../decisions.ts';

/** Every decision under the heading of its topic. The marks on other pages link to the anchors. */
export function decisionsTable(contract: Contract): string {
  const decisions = collectDecisions(contract);
  return DECISION_TOPICS.map((topic) => {
    const items = decisions
      .filter((decision) => decision.topic === topic)
      .map(({ ids, where, source, why }) => {
        const anchors = ids.map((id) => `<a id="${id}"></a>`).join('');
        const begin = source === 'example' ? `${where} (seen in an example)` : where;
        return `- ${anchors}${begin}: ${why.replaceAll(/\s+/g, ' ').trim()}`;
      });
    return `## ${topic}\n\n${items.join('\n')}`;
  }).join('\n\n');
}
