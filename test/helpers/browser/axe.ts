import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

// What axe finds on the page that is shown now: everything that WCAG 2.2 AA forbids, and what good practice advises against.

// Sending it takes longer than some of its runs: the small one takes half of that.
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that a change of the colours can break. */
export const BY_COLOUR = ['color-contrast', 'link-in-text-block'];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** `rules`: only these, where not all are wanted. */
export async function findBarriers(page: Page, rules: readonly string[] = []): Promise<string[]> {
  // While half a page is there, axe would report that the rest is missing.
  await page.waitForLoadState();
  // It stays on a page until that is left.
  if (!(await page.evaluate('typeof window.axe?.run === "function"'))) await page.evaluate(SOURCE);
  const runOnly = rules.length > 0 ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS };
  // Rules of the tags that axe leaves out by itself are wanted too.
  const options = {
    runOnly,
    resultTypes: ['violations'],
    // Frames are previews of pages that are tested by themselves; what is in them cannot be asked.
    iframes: false,
    rules: rules.length > 0 ? {} : { 'target-size': { enabled: true } },
  };
  const { violations } = (await page.evaluate(`axe.run(${JSON.stringify(options)})`)) as { violations: Violation[] };
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}
