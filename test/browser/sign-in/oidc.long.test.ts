import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { openWorld } from '../../gateway/sign-in/providers/sign-in.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

it.each([390, 1280])('somebody signs in through a provider and out again, %i pixels wide', async (width) => {
  const { gateway } = await openWorld();
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy'))
      complaints.push(message.text());
  });
  await page.goto(`${gateway.url}/account`);
  const isWide = () => page.evaluate<boolean>('document.documentElement.scrollWidth > window.innerWidth');
  expect(await isWide()).toBe(false);
  await page.getByRole('link', { name: 'Continue with staff login' }).click();
  await page.getByRole('button', { name: 'mara' }).click();
  await page.getByRole('heading', { name: 'Mara Lindt' }).waitFor();
  expect(await isWide()).toBe(false);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  // By itself to the provider, which asks, and from there back to the sign-in page.
  await page.waitForURL((at) => at.origin !== gateway.url);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(page.url()).toBe(`${gateway.url}/account/sign-in`);
  expect(complaints).toEqual([]);
  await page.close();
});
