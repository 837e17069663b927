import { readFileSync } from 'node:fs';
import type { DocsPage } from './page.ts';

/** CHANGELOG.md without its title and without versions that have no entry yet. */
export function changelogPage(): DocsPage {
  const text = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
  return {
    path: 'changelog',
    title: 'Changelog',
    description: 'What changed in each version of Tollgate, and what to do about it.',
    keywords: ['version', 'release', 'breaking change', 'upgrade'],
    source: 'CHANGELOG.md',
    section: 'curious',
    order: 2,
    markdown: text
      .replace(/^# .*\n+/, '')
      .replace(/^## Unreleased\n+(?=## )/m, '')
      .trim(),
  };
}
