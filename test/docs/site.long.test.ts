import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { searchedTexts } from '../helpers/docs/docs-search-index.ts';
import { addressOf, docsPages, openDocsSite } from '../helpers/docs/docs-site.ts';
import type { DocsSite } from '../helpers/docs/docs-site.ts';

// Every file of the built docs: how heavy a page is, where its links lead, and what it allows itself to load.

/** With everything that it loads before anybody searches. */
const PAGE_BYTES_MAX = 200_000;

let site: DocsSite;
let files: Set<string>;
let pages: string[];

beforeAll(async () => {
  site = await openDocsSite();
  const names = readdirSync(site.folder, { recursive: true, withFileTypes: true });
  files = new Set(
    names
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(site.folder.length)),
  );
  pages = [...files].filter((name) => name.endsWith('/index.html') || name === '/404.html');
});

afterAll(() => site?.close());

const textOf = (name: string) => readFileSync(join(site.folder, name), 'utf8');
const sizes = new Map<string, number>();

function compressedBytes(name: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const bytes = sizes.get(name) ?? brotliCompressSync(readFileSync(join(site.folder, name)), { params }).length;
  sizes.set(name, bytes);
  return bytes;
}

/** Scripts and styles of a page, with the modules that they import. */
function loadedBy(page: string): Set<string> {
  const direct = [...textOf(page).matchAll(/(?:src|href)="\/docs(\/_astro\/[^"]+)"/g)].map(([, name = '']) => name);
  const found = new Set<string>();
  for (let name = direct.pop(); name !== undefined; name = direct.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    if (!name.endsWith('.js')) continue;
    const imported = [...textOf(name).matchAll(/["'`](?:\.\/|_astro\/)([\w.-]+\.js)["'`]/g)];
    direct.push(...imported.map(([, other = '']) => `/_astro/${other}`));
  }
  return found;
}

describe('the docs', () => {
  it('have a page, its Markdown and an entry of the sitemap for everything that they describe', () => {
    const sitemap = textOf('/sitemap-0.xml');
    for (const { path } of docsPages()) {
      expect(pages).toContain(`${addressOf(path)}index.html`);
      expect(files).toContain(path === '' ? '/index.md' : `/${path}.md`);
      expect(sitemap).toContain(`<loc>http://localhost:8080/docs${addressOf(path)}</loc>`);
    }
  });

  it('weigh at most 200 kB a page with everything that it loads', () => {
    const weights = pages.map((page) => {
      const bytes = [page, ...loadedBy(page)].map(compressedBytes);
      return [page, bytes.reduce((sum, size) => sum + size, 0)] as const;
    });
    expect(weights.filter(([, bytes]) => bytes > PAGE_BYTES_MAX)).toEqual([]);
  });

  it('have no link that leads nowhere', () => {
    const anchors = new Map(
      pages.map((page) => [page, new Set([...textOf(page).matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))]),
    );
    const broken = pages.flatMap((page) =>
      [...textOf(page).matchAll(/<a\s[^>]*?href="([^"]*)"/g)]
        .map(([, href = '']) => href.replaceAll('&amp;', '&'))
        .filter((href) => !/^(https?:|mailto:)/.test(href))
        .filter((href) => !leadsSomewhere(page, href, anchors))
        .map((href) => `${page}: ${href}`),
    );
    expect([...new Set(broken)]).toEqual([]);
  });

  it('allow only their own scripts and styles', () => {
    for (const page of pages) {
      const text = textOf(page);
      expect([page, /\sstyle="/.test(text.replaceAll(/data-code="[^"]*"/g, ''))]).toEqual([page, false]);
      const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text) ?? [];
      expect([page, policy]).toEqual([page, expect.stringContaining("default-src 'none'")]);
      expect([page, policy]).toEqual([page, expect.not.stringContaining("'unsafe-inline'")]);
      const outside = [...text.matchAll(/<(?:script|link|img|iframe)\s[^>]*?(?:src|href)="(https?:[^"]*)"/g)];
      const loaded = outside.map(([, url]) => url).filter((url) => !url?.startsWith('http://localhost:8080/docs/'));
      expect([page, loaded]).toEqual([page, []]);
    }
  });

  it('list every page for programs that read, without markers', () => {
    const list = textOf('/llms.txt');
    const whole = textOf('/llms-full.txt');
    for (const { path, title } of docsPages()) {
      if (path !== '') expect(list).toContain(`(/docs/${path}.md)`);
      expect(whole).toContain(`# ${title}\n`);
    }
    for (const name of [...files].filter((file) => /\.(md|txt)$/.test(file))) {
      expect([name, /<!-- (?:\/?tabs|\/?block|table|picture)|<svg/.exec(textOf(name))?.[0]]).toEqual([name, undefined]);
    }
  });

  it('are searched without keys, signatures and addresses of a local machine', async () => {
    const texts = await searchedTexts(site.folder);
    expect(texts.length).toBeGreaterThanOrEqual(docsPages().length);
    const found = texts.flatMap(({ url, text }) =>
      (text.match(/\S*localhost:\d\S*|\b[A-Za-z0-9+/=]{20,}/g) ?? [])
        .filter((word) => word.includes(':') || word.replaceAll(/\D/g, '').length >= 3)
        .map((word) => `${url}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  it('offer the signatures to test an implementation with, and link to them', async () => {
    const answer = await fetch(`${site.url}/signatures.json`);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      JSON.parse(readFileSync('generated/signatures.json', 'utf8')),
    ]);
    for (const page of ['/guides/signing/index.html', '/guides/without-helper/index.html']) {
      expect(textOf(page)).toContain('href="/docs/signatures.json"');
    }
  });

  it('say nothing about port 8080 when they are served on another', async () => {
    const { origin } = new URL(site.url);
    for (const path of [
      '/operations/create-payment/',
      '/guides/getting-started/',
      '/reference.html',
      '/llms-full.txt',
    ]) {
      const text = await (await fetch(`${site.url}${path}`)).text();
      expect([path, text.includes(origin), text.includes('localhost:8080')]).toEqual([path, true, false]);
      // A highlighter could cut an address in two, which nobody would find.
      expect([path, /localhost(<[^>]*>)*:(<[^>]*>)*8080/.test(text)]).toEqual([path, false]);
    }
  });

  it('offer the contract for download, without the private key of the gateway', () => {
    const { gatewayPrivateKey, ...account } = contract['x-sandbox-account'];
    expect(JSON.parse(textOf('/openapi.json'))).toEqual({ ...contract, 'x-sandbox-account': account });
    const [, secretLine = ''] = gatewayPrivateKey.split('\n');
    const leaking = [...files].filter(
      (name) => /\.(html|md|txt|json|js)$/.test(name) && textOf(name).includes(secretLine),
    );
    expect(leaking).toEqual([]);
  });
});

function leadsSomewhere(page: string, href: string, anchors: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const here = page.replace(/index\.html$/, '');
  const { pathname, hash } = new URL(href, `http://docs.test/docs${here}`);
  if (!pathname.startsWith('/docs/')) return false;
  const path = pathname.slice('/docs'.length);
  const file = path.endsWith('/') ? `${path}index.html` : path;
  if (!files.has(file)) return false;
  if (hash === '' || !file.endsWith('index.html')) return true;
  return anchors.get(file)?.has(decodeURIComponent(hash.slice(1))) === true;
}
