import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Role } from '../../../generated/permissions.ts';
import { BY_COLOUR, findBarriers } from '../browser/axe.ts';
import { watchPage } from '../browser/browser.ts';
import type { PageWatch } from '../browser/browser.ts';
import { createTestBrowser } from '../people/account.ts';
import type { TestBrowser } from '../people/account.ts';
import { sampled } from '../sweep.ts';

// The console as a person of a role sees it. Signing in is the sandbox's one click.

/** In a browser without scripts and pictures: fast, for what pages say and do. */
export async function openConsole(url: string, role: Role): Promise<TestBrowser> {
  const browser = createTestBrowser(url);
  const signedIn = await browser.send('/account/demo', {
    method: 'POST',
    body: new URLSearchParams({ role }),
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(signedIn.status).toBe(303);
  return browser;
}

/** A demo person of the role, or whoever this session belongs to. */
type Who = Role | { readonly token: string };

export interface ConsoleLook {
  readonly role: Who;
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly javaScriptEnabled?: boolean;
}

/** In a real browser. Close its context at the end. */
export async function openConsolePage(
  browser: Browser,
  url: string,
  { role, width = 1280, colorScheme = 'light', javaScriptEnabled = true }: ConsoleLook,
): Promise<{ page: Page; watch: PageWatch }> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, javaScriptEnabled });
  const cookies =
    typeof role === 'string' ? (await openConsole(url, role)).cookies : new Map([['tollgate-session', role.token]]);
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  return { page, watch: watchPage(page, [url]) };
}

/** Nothing for axe to find in either colour, nothing wider than the window at 320 px, and no complaint of the browser. */
export async function checkScreens(browser: Browser, url: string, role: Who, paths: readonly string[]): Promise<void> {
  const { page, watch } = await openConsolePage(browser, url, { role });
  for (const path of sampled(paths, 4)) {
    // Without motion the other colours are there at once.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 900 });
    const response = await page.goto(url + path);
    expect([path, response?.status()]).toEqual([path, 200]);
    expect([path, await findBarriers(page)]).toEqual([path, []]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect([path, await findBarriers(page, BY_COLOUR)]).toEqual([path, []]);
    await page.setViewportSize({ width: 320, height: 800 });
    await expect
      .poll(async () => [path, await page.evaluate<number>('document.documentElement.scrollWidth')])
      .toEqual([path, 320]);
  }
  expect([watch.requestsOut, watch.complaints]).toEqual([[], []]);
  await page.context().close();
}
