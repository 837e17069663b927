import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { searchedTexts } from '../helpers/docs/docs-search-index.ts';
import { tollgate } from './command.ts';

it('tollgate docs does not build for another path without a host', async () => {
  const { code, stderr } = await tollgate('docs', '--out', 'public', '--base', '/tollgate/');
  expect([code, stderr]).toEqual([2, expect.stringContaining('name the host too: --site https://example.github.io')]);
});

it('tollgate docs builds them for another path and host', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-cli-docs-'));
  const out = join(folder, 'docs');
  const target = ['--base', '/tollgate/', '--site', 'https://example.github.io'];
  const { code, stdout, stderr } = await tollgate('docs', '--out', out, ...target);
  expect({ code, stdout, stderr }).toEqual({
    code: 0,
    stdout: `Docs written to ${out}. Serve the folder under /tollgate/.\n`,
    stderr: '',
  });
  const page = await readFile(join(out, 'guides/signing/index.html'), 'utf8');
  expect(page).toContain('<link rel="canonical" href="https://example.github.io/tollgate/guides/signing/"');
  expect(page).not.toMatch(/(?:href|src)="\/docs\//);
  expect(await readFile(join(out, 'llms.txt'), 'utf8')).toContain('(/tollgate/guides/signing.md)');
  expect(await readFile(join(out, 'sitemap-0.xml'), 'utf8')).toContain('https://example.github.io/tollgate/');
  expect(await localAddresses(out)).toEqual([]);
  await rm(folder, { recursive: true });
});

const LOCAL = /https?:\/\/(?:localhost|127\.0\.0\.1)/;

/** Links of pages in both formats, what pages and the sitemap say about their own address, and what a search shows. */
async function localAddresses(folder: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(html|md|txt|xml)$/.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      // What the button beside a sample copies is code.
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll(/ data-code="[^"]*"/g, '');
      const addresses = [...text.matchAll(name.endsWith('.html') ? HTML_LINK : PLAIN_LINK)].map(([link]) => link);
      return addresses.filter((link) => LOCAL.test(link)).map((link) => `${name}: ${link}`);
    }),
  );
  const searched = (await searchedTexts(folder))
    .filter(({ text }) => LOCAL.test(text))
    .map(({ url }) => `search: ${url}`);
  return [...found.flat(), ...searched];
}

const HTML_LINK = /<(?:a|link|form)\s[^>]*>|<meta property="og:url"[^>]*>/g;
/** Without samples, which say that they are for the reader's machine. */
const PLAIN_LINK = /\]\([^)]*\)|<loc>[^<]*|^\[[^\]]+\]: \S+/gm;
