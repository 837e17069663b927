import axe from 'axe-core';
import type { Page } from 'playwright-core';

// What axe finds on the page that is shown now: everything that WCAG 2.2 AA forbids, and what good practice advises against.

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** `rules`: only these, where not all are wanted. */
export async function findBarriers(page: Page, rules: readonly string[] = []): Promise<string[]> {
  await page.evaluate(axe.source);
  const runOnly = rules.length > 0 ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS };
  // Rules of the tags that axe leaves out by itself are wanted too.
  const options = {
    runOnly,
    resultTypes: ['violations'],
    rules: rules.length > 0 ? {} : { 'target-size': { enabled: true } },
  };
  const { violations } = (await page.evaluate(`axe.run(${JSON.stringify(options)})`)) as { violations: Violation[] };
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}
