import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { findBarriers } from '../../helpers/browser/axe.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { openConsolePage } from '../../helpers/gateway/console.ts';
import { killGatewayProcesses, startGatewayProcess } from '../../helpers/gateway/gateway-process.ts';
import { openDatabase } from '../../helpers/gateway/gateway.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(killGatewayProcesses);
afterAll(() => browser.close());

async function openForm(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/console/deliveries`);
  await page.getByText('Reset…').click();
  await page.getByLabel('Type reset to confirm').waitFor();
}

it('the sandbox is reset without a script, and the start page comes by itself', async () => {
  const database = await openDatabase('SQLite');
  onTestFinished(async () => {
    await killGatewayProcesses();
    await database.drop();
  });
  const { url, newShop, operator } = await startGatewayProcess({ env: database.env });
  (await newShop()).close();
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, watch } = await openConsolePage(browser, url, { role: 'engineer', colorScheme });
    await openForm(page, url);
    expect(await findBarriers(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => page.evaluate<number>('document.documentElement.scrollWidth')).toBe(320);
    expect([watch.requestsOut, watch.complaints]).toEqual([[], []]);
    await page.context().close();
  }
  const { page } = await openConsolePage(browser, url, { role: 'engineer', javaScriptEnabled: false });
  await openForm(page, url);
  await page.getByLabel('Type reset to confirm').fill('yes');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  // The browser itself knows the word, and sends no other.
  expect(new URL(page.url()).pathname).toBe('/console/deliveries');
  await page.getByLabel('Type reset to confirm').fill('reset');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  const signIn = page.getByRole('button', { name: 'Sign in as engineer' });
  // Between what answers meanwhile and the gateway there is a moment in which nobody listens; whoever meets it loads again.
  const arrived = async () => {
    if (page.url().startsWith('chrome-error:')) await page.goto(url).catch(() => undefined);
    return signIn.isVisible();
  };
  await expect.poll(arrived, { interval: 500 }).toBe(true);
  expect(page.url()).toBe(`${url}/`);
  await signIn.click();
  await page.waitForURL(`${url}/console`);
  await page.context().close();
  const { body } = await operator('GET', '/operator/merchants');
  expect(body).toMatchObject({ merchants: [{ merNo: 100_001 }], next: null });
});
