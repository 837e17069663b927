import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import starlight from '@astrojs/starlight';
import { build } from 'astro';
import { passthroughImageService } from 'astro/config';
import { MARK_FILE } from '../../../src/web/mark.ts';
import type { DocsPage } from '../pages/page.ts';
import { siteColours } from '../token-styles.ts';
import { searchText } from './search-text.ts';
import { sidebarOf } from './sidebar.ts';
import type { SidebarItem } from './sidebar.ts';
import { sitePages } from './site-pages.ts';

// Turns the pages into a site with Astro Starlight: navigation, search, table of contents, light and dark.

export interface SiteOptions {
  readonly outFolder: string;
  /** Begins with a slash and ends without one; empty at the root of a host. */
  readonly base: string;
  /** The host, for the sitemap and canonical addresses. */
  readonly site: string;
  readonly version: string;
  /** The address of the repository, for "Edit this page". */
  readonly repository: string;
}

const ROOT = fileURLToPath(new URL('.', import.meta.url));

export async function buildSite(pages: readonly DocsPage[], options: SiteOptions): Promise<void> {
  const { outFolder, base, site, repository } = options;
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-site-'));
  try {
    const file = join(folder, 'pages.json');
    const colours = join(folder, 'colours.css');
    await writeFile(colours, siteColours());
    await writeFile(file, JSON.stringify(sitePages(pages, { base, editUrl: `${repository}/edit/main` })));
    // Vite lets the environment override what it knows better: a BASE_URL of the gateway would move every link.
    for (const name of ['BASE_URL', 'MODE', 'DEV', 'PROD', 'SSR', 'SITE']) delete process.env[name];
    Object.assign(process.env, {
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      TOLLGATE_DOCS_PAGES: file,
      TOLLGATE_DOCS_VERSION: options.version,
    });
    await build({
      root: ROOT,
      configFile: false,
      outDir: outFolder,
      // Nothing is kept between builds: two at the same time would share it.
      cacheDir: join(folder, 'cache'),
      base: base === '' ? '/' : base,
      site,
      logLevel: 'error',
      trailingSlash: 'always',
      image: { service: passthroughImageService() },
      // The Content-Security-Policy allows no styles in the page, and files are cached.
      build: { inlineStylesheets: 'never' },
      // An older `cookie` lies nearer to the folder that Astro runs its bundle from.
      vite: { build: { assetsInlineLimit: 0 }, logLevel: 'error', resolve: { noExternal: ['cookie', 'js-yaml'] } },
      integrations: [searchText, starlight(starlightOptions(sidebarOf(pages), colours))],
    });
    await writeFile(join(outFolder, 'favicon.svg'), MARK_FILE);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function component(name: string): string {
  return join(ROOT, `src/components/${name}.astro`);
}

function starlightOptions(sidebar: SidebarItem[], colours: string) {
  return {
    title: 'Tollgate',
    sidebar,
    customCss: [
      colours,
      ...['theme', 'content', 'layout', 'print'].map((name) => join(ROOT, `src/styles/${name}.css`)),
    ],
    components: {
      SiteTitle: component('SiteTitle'),
      PageTitle: component('PageTitle'),
      Footer: component('Footer'),
      Head: component('Head'),
      MarkdownContent: component('MarkdownContent'),
      // One language only.
      LanguageSelect: component('Nothing'),
      SocialIcons: component('HeaderLinks'),
    },
    head: [{ tag: 'meta' as const, attrs: { name: 'referrer', content: 'no-referrer' } }],
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    lastUpdated: false,
    credits: false,
    pagefind: { ranking: { metaWeights: { title: 8, keywords: 10, main: 9, slug: 4 } } },
    expressiveCode: {
      defaultProps: { frame: 'none' as const, wrap: false },
      styleOverrides: { borderRadius: '8px', codeFontSize: '0.8125rem', codePaddingInline: '1rem' },
    },
  };
}
