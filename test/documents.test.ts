import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// The documents of the root name files and commands. A newcomer follows them, so each must exist.

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe.each(['ARCHITECTURE', 'CONTRIBUTING', 'DECISIONS', 'README', 'SECURITY'])('%s.md', (name) => {
  const text = readFileSync(`${name}.md`, 'utf8');
  const words = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);

  it('names files and folders that exist', () => {
    const paths = words.filter((word) => /^[\w.@-]+(\/[\w.{}@-]+)+\/?$|^[\w-]+\.(ts|md|ya?ml|json)$/.test(word));
    const folders = ['', 'src/', 'src/gateway/', 'openapi/', 'openapi/components/schemas/'];
    const made = /^(dist|@?tollgate|node_modules)\//;
    const missing = paths.filter((path) => !made.test(path) && !folders.some((folder) => isThere(folder + path)));
    expect(missing).toEqual([]);
  });

  it('names commands that exist', () => {
    const commands = [...text.matchAll(/npm run (?:-s |--silent )?([\w:-]+)/g)].map(([, command = '']) => command);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });
});

/** A verb may be named without the end of its file. */
function isThere(path: string): boolean {
  return existsSync(path) || existsSync(`${path}.ts`);
}
