import type { DocsPage } from './page.ts';

// The pages of what can be downloaded: helpers for other languages, and collections for other tools.

const HELPERS = [
  ['PHP 8', 'tollgate.php'],
  ['Java 17', 'Tollgate.java'],
  ['Python 3.9 and later', 'tollgate.py'],
  ['Go', 'tollgate.go'],
  ['C#', 'Tollgate.cs'],
] as const;

export function helpersPage(): DocsPage {
  return {
    path: 'helpers',
    title: 'Helpers for your language',
    description: 'One file without dependencies for PHP, Java, Python, Go and C#: sign, call, verify notifications.',
    keywords: ['SDK', 'library', 'PHP', 'Java', 'Python', 'Go', 'golang', 'C#', 'csharp', 'dotnet', 'download'],
    source: 'scripts/docs/pages/download-pages.ts',
    section: 'build',
    markdown: HELPERS.map(([language, file]) => `- ${language}: [${file}](/docs/helpers/${file})`).join('\n'),
  };
}

export function collectionsPage(): DocsPage {
  return {
    path: 'collections',
    title: 'Collections for Postman, Bruno and editors',
    description: 'Collections with every operation, which sign each request by themselves.',
    keywords: ['Postman', 'Bruno', 'http file', 'collection', 'newman'],
    source: 'scripts/docs/pages/download-pages.ts',
    section: 'build',
    markdown:
      'Import a collection, set the address and the key, and send: a script in the collection signs every request.',
  };
}
