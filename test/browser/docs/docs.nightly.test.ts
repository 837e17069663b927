import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BY_COLOUR, findBarriers } from '../../helpers/browser/axe.ts';
import { launchBrowser, watchPage } from '../../helpers/browser/browser.ts';
import { addressOf, docsPages, openDocsSite, pageKinds } from '../../helpers/docs/docs-site.ts';
import type { DocsSite } from '../../helpers/docs/docs-site.ts';
import { sampled } from '../../helpers/sweep.ts';

// The built docs in a real browser, served as the gateway serves them: one page of each kind.

const DESKTOP = { width: 1280, height: 900 };
const WIDE = { width: 1600, height: 1000 };
const PHONE = { width: 390, height: 844 };
const OPERATION = '/operations/create-payment/';

/** What reaches beyond the right edge, unless it can be scrolled by itself. */
const CUT_OFF = `[...document.querySelectorAll('main *, header *')]
  .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
  .filter((element) => {
    for (let above = element; above; above = above.parentElement) {
      if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(above).overflowX)) return false;
    }
    return true;
  })
  .map((element) => element.outerHTML.slice(0, 120))
  .slice(0, 3)`;

let site: DocsSite;
let browser: Browser;

beforeAll(async () => {
  site = await openDocsSite();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Opens a page and proves afterwards that nothing left it and nothing went wrong in it. */
async function withPage(path: string, options: BrowserContextOptions, read: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport: DESKTOP, ...options });
  const page = await context.newPage();
  const watch = watchPage(page, [site.url]);
  await page.goto(`${site.url}${path}`);
  await read(page);
  expect({ path, ...watch }).toEqual({ path, requestsOut: [], complaints: [] });
  await context.close();
}

async function expectFit(page: Page, colorScheme: string): Promise<void> {
  // The page's script learns of a change after it has happened.
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  expect(await page.evaluate(CUT_OFF)).toEqual([]);
}

describe.each(sampled(pageKinds(), 3).map((path) => [addressOf(path)]))('the page %s', (address) => {
  // Each width begins with another scheme, so that pages are opened in both, and go from each to the other.
  it.each([
    ['a phone', PHONE, 'light', 'dark'],
    ['a desktop', DESKTOP, 'dark', 'light'],
  ] as const)('has no barriers and fits %s, light and dark', async (_, viewport, colorScheme, other) => {
    await withPage(address, { viewport, colorScheme }, async (page) => {
      await expectFit(page, colorScheme);
      expect(await findBarriers(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: other });
      await expectFit(page, other);
      expect(await findBarriers(page, BY_COLOUR)).toEqual([]);
    });
  });

  it('can be read without script', async () => {
    const page = docsPages().find(({ path }) => addressOf(path) === address);
    await withPage(address, { javaScriptEnabled: false, viewport: PHONE }, async (view) => {
      expect(await view.locator('h1').innerText()).toBe(page?.title);
      for (const block of await view.locator('main .tab').all()) expect(await block.isVisible()).toBe(true);
    });
  });
});

describe('the docs', () => {
  it('copy a sample with the address of the gateway that serves them', async () => {
    await withPage(OPERATION, { permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      const block = page.locator('.tab[data-shown] .expressive-code').first();
      await block.hover();
      const sample = (await block.locator('pre').innerText()).replaceAll(/\s+/g, ' ').trim();
      expect(sample).toContain(`${new URL(site.url).origin}/payment`);
      const copy = async () => {
        await block.getByRole('button').click();
        return String(await page.evaluate('navigator.clipboard.readText()'));
      };
      // Written a moment after the click, and the clipboard is that of all pages of the browser.
      await expect.poll(async () => (await copy()).replaceAll(/\s+/g, ' ').trim()).toBe(sample);
    });
  });

  it('remember the language of the samples from page to page', async () => {
    await withPage(OPERATION, {}, async (page) => {
      const shown = () => page.locator('.tabs[data-tabs="language"] .tab[data-shown]');
      const first = page.getByRole('tablist').first();
      expect(await shown().first().getAttribute('data-label')).toBe('curl');
      await first.getByRole('tab', { name: 'PHP' }).click();
      const labels = await shown().evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('data-label')));
      expect(new Set(labels)).toEqual(new Set(['PHP']));
      await page.goto(`${site.url}/operations/query-order/`);
      expect(await shown().first().getAttribute('data-label')).toBe('PHP');
      const selected = page.getByRole('tablist').first().getByRole('tab', { selected: true });
      await selected.focus();
      await page.keyboard.press('ArrowLeft');
      expect(await shown().first().getAttribute('data-label')).not.toBe('PHP');
    });
  });

  it('take the language from a chip of the first page, and remember it', async () => {
    await withPage('/', {}, async (page) => {
      await page.locator('.languages').getByRole('link', { name: 'C#' }).click();
      await page.waitForURL('**/guides/getting-started/**');
      const shown = page.locator('.tabs[data-tabs="language"] .tab[data-shown]').first();
      expect(await shown.getAttribute('data-label')).toBe('C#');
      await page.goto(`${site.url}${OPERATION}`);
      expect(await shown.getAttribute('data-label')).toBe('C#');
    });
  });

  it.each(['/operations/create-payment/', '/operations/query-order/', '/methods/pix/'])(
    'show the samples of %s beside the text on a wide screen, also half-way down',
    async (address) => {
      await withPage(address, { viewport: WIDE }, async (page) => {
        const place = async (part: string) => page.locator(part).first().boundingBox();
        const text = await place('.sl-markdown-content > p');
        const samples = await place('.samples');
        expect(samples?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));
        expect(await findBarriers(page)).toEqual([]);
        await page.evaluate('scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2)');
        const scrolled = await place('.samples');
        expect(scrolled?.y).toBeGreaterThan(0);
        expect((scrolled?.y ?? 0) + (scrolled?.height ?? 0)).toBeLessThanOrEqual(WIDE.height);
        await page.locator('#starlight__on-this-page--mobile').click();
        expect(await page.locator('mobile-starlight-toc a', { hasText: 'Example' }).isVisible()).toBe(true);
      });
    },
  );

  it('open at a heading of a page without showing anything else before', async () => {
    const context = await browser.newContext({ viewport: DESKTOP });
    const page = await context.newPage();
    await page.addInitScript(RECORD_TITLES);
    await page.goto(`${site.url}/guides/signing/#signed-fields`);
    await page.locator('#signed-fields').waitFor();
    const signing = docsPages().find(({ path }) => path === 'guides/signing');
    expect(await page.evaluate('titlesSeen')).toEqual([signing?.title]);
    expect(await page.locator('#signed-fields').isVisible()).toBe(true);
    await context.close();
  });

  it('print the text and every sample, without navigation', async () => {
    await withPage(OPERATION, {}, async (page) => {
      await page.emulateMedia({ media: 'print' });
      for (const block of await page.locator('main .tab').all()) expect(await block.isVisible()).toBe(true);
      for (const part of ['.sidebar-content', '.right-sidebar', '.breadcrumbs', 'site-search']) {
        expect([part, await page.locator(part).first().isVisible()]).toEqual([part, false]);
      }
    });
  });

  it('offer a search at an unknown address', async () => {
    const context = await browser.newContext({ viewport: PHONE });
    const page = await context.newPage();
    const response = await page.goto(`${site.url}/errors/10002-signature.html`);
    expect(response?.status()).toBe(404);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Search the docs for' }).click();
    await page.locator('.pagefind-ui__result-link').first().waitFor();
    await context.close();
  });
});

/** Every title that the page has shown, frame by frame. */
const RECORD_TITLES = `
  globalThis.titlesSeen = [];
  const look = () => {
    const title = document.querySelector('h1')?.innerText;
    if (title !== undefined && titlesSeen.at(-1) !== title) titlesSeen.push(title);
    requestAnimationFrame(look);
  };
  look();`;
