import type { Contract } from '../../generate/contract.ts';
import { pageAddress } from '../addresses.ts';
import { collectDecisions } from '../decisions.ts';
import type { Decision } from '../decisions.ts';
import type { DocsPage } from './page.ts';

// What the interface leaves open and this gateway has chosen, as one list at the end of a page. In the text it would be noise:
// some pages have thirty such fields.

const MARK = / ?<!-- decided: (\S+) (.+?) -->/g;

export function gatherDecisions(contract: Contract, pages: readonly DocsPage[]): DocsPage[] {
  const byId = new Map(collectDecisions(contract).flatMap((decision) => decision.ids.map((id) => [id, decision])));
  return pages.map((page) => ({ ...page, markdown: gather(page.markdown, byId) }));
}

function gather(markdown: string, byId: ReadonlyMap<string, Decision>): string {
  const found = new Map<Decision, Map<string, string>>();
  for (const [, id = '', label = ''] of markdown.matchAll(MARK)) {
    const decision = byId.get(id);
    if (decision === undefined) throw new Error(`the list of decisions has no entry ${id}`);
    found.set(decision, (found.get(decision) ?? new Map<string, string>()).set(label, id));
  }
  const text = markdown.replaceAll(MARK, '').trimEnd();
  return found.size === 0 ? text : `${text}\n\n${listOf(found)}`;
}

function listOf(found: ReadonlyMap<Decision, ReadonlyMap<string, string>>): string {
  const items = [...found].map(([{ source, why }, places]) => {
    const links = [...places].map(([label, id]) => `[${label}](${pageAddress('decisions')}#${id})`).join(', ');
    const origin = source === 'example' ? ' (seen in an example)' : '';
    return `- ${links}${origin}: ${why.replaceAll(/\s+/g, ' ').trim()}`;
  });
  return `${opening(found.size)}\n\n${items.join('\n')}\n\n</details>`;
}

function opening(count: number): string {
  return `<details class="decisions" data-pagefind-ignore>\n<summary>Our choices on this page (${count})</summary>`;
}

/** For readers of Markdown, the list under a small heading. */
export function plainDecisions(markdown: string): string {
  return markdown.replace(
    /<details class="decisions"[^>]*>\n<summary>(.*)<\/summary>([^]*?)\n\n<\/details>/,
    (_, heading: string, list: string) => `#### ${heading}${list}`,
  );
}
