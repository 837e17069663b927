import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { findBarriers } from './axe.ts';
import { watchPage } from './browser.ts';
import type { PageWatch } from './browser.ts';
import type { RunPages } from './run-pages.ts';

// "Run it here" as a reader uses it.

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

export interface OpenedPanel {
  readonly page: Page;
  readonly watch: PageWatch;
}

/** Opens the page of an operation in a context of its own. */
export async function openPanel(
  { browser, pages }: { browser: Browser; pages: RunPages },
  operationId: string,
  { host = '127.0.0.1', ...options }: BrowserContextOptions & { host?: string } = {},
): Promise<OpenedPanel> {
  const context = await browser.newContext({ viewport: DESKTOP, ...options });
  const page = await context.newPage();
  const watch = watchPage(page, [pages.url, pages.url.replace('127.0.0.1', 'localhost')]);
  await page.goto(pages.pageOf(operationId, host));
  await runButton(page).waitFor();
  return { page, watch };
}

export function runButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Run', exact: true });
}

export function stepOf(page: Page, title: string): Locator {
  return page.locator(`.run-panel > .run-steps > li:has(> h3:text("${title}"))`);
}

/** Runs, and waits for the response. */
export async function run(page: Page): Promise<Locator> {
  await runButton(page).click();
  await runButton(page).waitFor();
  return stepOf(page, 'Response');
}

export async function payInAnotherTab(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await stepOf(page, 'Response').getByRole('link', { name: 'Open the payment page' }).click();
  const tab = await opening;
  await tab
    .getByRole('button', { name: /succeed/i })
    .first()
    .click();
  return tab;
}

export async function expectGoodPage({ page, watch }: OpenedPanel): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  expect(watch).toEqual({ requestsOut: [], complaints: [] });
}
