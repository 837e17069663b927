import type { Page } from '../mcp/find-pages.ts';
import type { Contract } from '../../scripts/generate/contract.ts';

let reading: Promise<readonly Page[]> | undefined;

/** Every page of the docs as Markdown, as published. Made once, when it is needed: it takes about a second. */
export function readPages(): Promise<readonly Page[]> {
  reading ??= makePages();
  return reading;
}

async function makePages(): Promise<readonly Page[]> {
  const { allPages } = await import('../../scripts/docs/pages/all-pages.ts');
  const { resolveMarkers } = await import('../../scripts/docs/markdown-files.ts');
  const { publicContract } = await import('../../scripts/generate/public-contract.ts');
  const { default: contract } = await import('../../generated/openapi.json', { with: { type: 'json' } });
  // The compiler knows each value of the file; the generator wants the form that they have in common.
  const pages = allPages(publicContract(contract as object as Contract));
  return pages.map((page) => ({ ...page, markdown: resolveMarkers(page.markdown) }));
}
