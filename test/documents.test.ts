import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readGuides } from '../scripts/docs/guides.ts';
import { unknownCommands } from './helpers/package/commands.ts';

// The documents of the root and the READMEs of rooms name files and commands. A newcomer follows them, so each must exist.

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
    expect(unknownCommands(text)).toEqual([]);
  });

  it('has no leftovers of a merge', () => {
    expect(text).not.toContain('<<<<<<<');
  });

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });
});

describe('README.md', () => {
  const text = readFileSync('README.md', 'utf8');

  it('is a screen or two, and its pictures are small files of the repository, light and dark', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
    const pictures = [...text.matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(pictures.map((file) => /-(dark|light)\.png$/.exec(file)?.[1])).toEqual(['dark', 'light', 'dark', 'light']);
    expect(pictures.filter((file) => statSync(file).size > 200_000)).toEqual([]);
  });
});

const rooms = execFileSync('git', ['ls-files', 'src/**/README.md', 'test/**/README.md', 'openapi/operator/README.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => existsSync(name) && !name.startsWith('src/starter/templates/'));

describe('the READMEs of rooms', () => {
  it('name files and folders that exist', () => {
    const missing = rooms.flatMap((name) => {
      const words = [...readFileSync(name, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
      const paths = words.filter((word) =>
        /^[\w./-]+\.(ts|md|ya?ml|json|sql)$|^(src|test|openapi|scripts|generated)\/[\w./-]+$/.test(word),
      );
      const folders = [`${dirname(name)}/`, `${dirname(name)}/../`, 'src/gateway/', 'src/', ''];
      return paths
        .filter((path) => !folders.some((folder) => isThere(folder + path)))
        .map((path) => `${name}: ${path}`);
    });
    expect(rooms.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });
});

describe('the guides', () => {
  it('name commands that exist', () => {
    const unknown = readGuides().flatMap(({ name, text }) => unknownCommands(text).map((command) => [name, command]));
    expect(unknown).toEqual([]);
  });
});

/** A verb may be named without the end of its file. */
function isThere(path: string): boolean {
  return existsSync(path) || existsSync(`${path}.ts`);
}
