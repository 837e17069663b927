import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '../../src/mcp/find-pages.ts';
import type { Contract } from '../generate/contract.ts';
import { publicContract } from '../generate/public-contract.ts';
import { resolveMarkers } from './markdown-files.ts';
import { allPages } from './pages/all-pages.ts';

const CONTRACT = fileURLToPath(new URL('../../generated/openapi.json', import.meta.url));

/** Every page of the docs as Markdown, as published. Takes about a second. */
export function plainPages(): Page[] {
  const contract = JSON.parse(readFileSync(CONTRACT, 'utf8')) as Contract;
  const pages = allPages(publicContract(contract));
  return pages.map(({ path, title, description, keywords, markdown }) => ({
    path,
    title,
    description,
    keywords,
    markdown: resolveMarkers(markdown),
  }));
}
