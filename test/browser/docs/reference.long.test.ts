import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import channelContract from '../../../generated/channel.openapi.json' with { type: 'json' };
import operatorContract from '../../../generated/operator.openapi.json' with { type: 'json' };
import { launchBrowser, watchPage } from '../../helpers/browser/browser.ts';
import { notificationPages, operationPages, plain } from '../../helpers/browser/docs-pages.ts';
import type { ReferencePage } from '../../helpers/browser/docs-pages.ts';
import { openDocsSite } from '../../helpers/docs/docs-site.ts';
import type { DocsSite } from '../../helpers/docs/docs-site.ts';

// Each contract on one page. It takes seconds to come up on a busy machine, so everything waits for what must appear.

const DESKTOP = { width: 1400, height: 900 };

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
async function withPage(name: string, read: (page: Page, url: string) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ viewport: DESKTOP });
  const watch = watchPage(page, [site.url]);
  await page.goto(`${site.url}/${name}`);
  await read(page, `${site.url}/${name}`);
  expect(watch).toEqual({ requestsOut: [], complaints: [] });
  await page.close();
}

async function openSection(page: Page, url: string, { route, title }: ReferencePage): Promise<Locator> {
  await page.goto(`${url}#/${route}`);
  const section = page.locator(`[data-section-id="/${route}"]`);
  await section.locator('h2', { hasText: title }).first().waitFor();
  return section;
}

/** Parts that are out of sight are not rendered yet, so it scrolls down until it has seen every fact. */
async function expectFacts(section: Locator, { route, facts }: ReferencePage): Promise<void> {
  let missing = facts;
  const read = async (): Promise<object> => {
    const text = plain(await section.innerText());
    missing = missing.filter((fact) => !text.includes(fact));
    if (missing.length > 0) await section.page().mouse.wheel(0, 500);
    return { route, missing };
  };
  await expect.poll(read, { interval: 100 }).toEqual({ route, missing: [] });
}

describe('the reference on one page', () => {
  it('shows every operation and notification, with every decision and its reason', async () => {
    await withPage('reference.html', async (page, url) => {
      await page.locator('h1').first().waitFor();
      expect(await page.locator('a[href^="/"]').count()).toBe(0);
      await page.mouse.move(700, 450);
      for (const entry of [...operationPages(), ...notificationPages()]) {
        await expectFacts(await openSection(page, url, entry), entry);
      }
    });
  });

  it('opens at an operation without showing anything else before', async () => {
    const page = await browser.newPage({ viewport: DESKTOP });
    await page.addInitScript(RECORD_HEADINGS);
    const [entry] = operationPages();
    await page.goto(`${site.url}/reference.html#/${entry?.route}`);
    await page.locator(`[data-section-id="/${entry?.route}"] h2`).first().waitFor();
    await expect.poll(() => page.evaluate('headingsSeen')).not.toEqual([]);
    expect(await page.evaluate('headingsSeen')).toEqual([expect.stringContaining(String(entry?.title))]);
    await page.close();
  });

  it('copies a sample', async () => {
    const context = await browser.newContext({
      viewport: DESKTOP,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    await page.goto(`${site.url}/reference.html#/${operationPages()[0]?.route}`);
    const panel = page.locator('[data-testid="right-panel"]').filter({ hasText: '"merOrderNo"' }).first();
    const copy = async () => {
      await panel.getByRole('button', { name: 'Copy' }).first().click();
      return page.evaluate('navigator.clipboard.readText()');
    };
    // The clipboard is that of all pages of the browser.
    await expect.poll(copy).toContain('"merOrderNo"');
    await context.close();
  });

  it('has one for operators with every group of operations', async () => {
    await withPage('operator.html', async (page) => {
      await page.getByRole('heading', { name: 'Tollgate operator interface' }).first().waitFor();
      for (const { name } of operatorContract.tags) await page.getByText(name, { exact: true }).first().waitFor();
    });
  });

  it('has one for acquirers with every group of calls', async () => {
    await withPage('channel.html', async (page) => {
      await page.getByRole('heading', { name: 'Tollgate channel interface' }).first().waitFor();
      for (const { name } of channelContract.tags) await page.getByText(name, { exact: true }).first().waitFor();
    });
  });
});

/** Every first heading in view that the page has shown, frame by frame. */
const RECORD_HEADINGS = `
  globalThis.headingsSeen = [];
  const look = () => {
    const heading = [...document.querySelectorAll('main :is(h1, h2)')].find((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && bottom > 0 && top < innerHeight;
    });
    if (heading && headingsSeen.at(-1) !== heading.innerText) headingsSeen.push(heading.innerText);
    requestAnimationFrame(look);
  };
  look();`;
