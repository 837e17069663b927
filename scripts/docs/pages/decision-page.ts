import type { Contract } from '../../generate/contract.ts';
import { collectDecisions, DECISION_GROUPS } from '../decisions.ts';
import type { DocsPage } from './page.ts';

/** Everything that the interface leaves open, by topic. */
export function decisionPage(contract: Contract): DocsPage {
  const decisions = collectDecisions(contract);
  const groups = DECISION_GROUPS.map((group) => {
    const items = decisions
      .filter((decision) => decision.group === group)
      .map(({ ids, where, source, why }) => {
        const anchors = ids.map((id) => `<a id="${id}"></a>`).join('');
        return `- ${anchors}**${where}**${source === 'example' ? ' (appears in an example)' : ''}: ${why.replaceAll(/\s+/g, ' ').trim()}`;
      });
    return `## ${group}\n\n${items.join('\n')}`;
  });
  return {
    path: 'decisions',
    title: 'What we decided',
    description: 'What the interface document leaves open and Tollgate chose, with the reason for each choice.',
    keywords: ['decision', 'undocumented', 'assumption'],
    source: 'openapi/openapi.yaml',
    section: 'curious',
    order: 1,
    markdown: [
      'Tollgate implements an existing interface. Its document leaves some things open, and a working gateway has to choose. Each choice carries the mark † at its place, which links here. What has no mark is documented.',
      ...groups,
    ].join('\n\n'),
  };
}
