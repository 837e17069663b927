import type { Contract } from '../../generate/contract.ts';
import { expandTables } from '../guide-tables.ts';
import { readGuides } from '../guides.ts';
import type { DocsPage } from './page.ts';

/** The hand-written guides, with their tables and pictures filled in. */
export function guidePages(contract: Contract): DocsPage[] {
  return readGuides().map(({ path, title, description, keywords, section, order, text, source }) => ({
    path,
    title,
    description,
    keywords,
    section,
    order,
    source,
    markdown: expandTables(text, contract).trim(),
  }));
}
