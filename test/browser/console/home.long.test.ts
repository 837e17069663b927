import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Browser } from 'playwright-core';
import { findBarriers } from '../../helpers/browser/axe.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { checkScreens, openConsolePage } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { createMorningClock } from '../../helpers/gateway/still-clock.ts';

let gateway: TestGateway;
let browser: Browser;
let shop: Shop;
let tradeNo = '';

beforeAll(async () => {
  // From a morning on: an hour later it must still be today.
  const build = { sandboxClock: createMorningClock() };
  [gateway, browser] = await Promise.all([startTestGateway({ build }), launchBrowser()]);
  shop = await gateway.newShop({ name: 'Corner Goods' });
  // A week ago first: the clock only moves forward.
  for (const sourceAmount of ['11.00', '12.00', '13.00']) await shop.pay({ sourceAmount });
  await gateway.advance(7 * 86_400);
  const paid = dataOf(await shop.pay({ sourceAmount: '18.00', billingEmail: 'home@example.com' }));
  tradeNo = String(paid['tradeNo']);
  await shop.pay({ sourceAmount: '19.00' });
  await shop.payBy('PIX', { sourceAmount: '20.00' });
  await gateway.advance(3600);
  await vi.waitFor(
    async () => {
      const { body } = await gateway.operator('GET', '/operator/search?q=home%40example.com');
      expect((body as { hits: unknown[] }).hits).toHaveLength(1);
    },
    { timeout: 120_000 },
  );
});

afterAll(async () => {
  shop.close();
  await browser.close();
  await gateway.close();
});

it('Home and search have no barriers, in both colours and narrow windows, for roles with and without orders', async () => {
  const paths = ['/console', '/console/search', '/console/search?q=18.00', '/console/search?q=nothing-like-it'];
  await checkScreens(browser, gateway.url, 'support', paths);
  await checkScreens(browser, gateway.url, 'admin', ['/console']);
});

it('Ctrl K leads by keyboard to what is found and to forms, without barriers', async () => {
  const { page, watch } = await openConsolePage(browser, gateway.url, { role: 'support' });
  await page.goto(`${gateway.url}/console`);
  const box = page.getByRole('combobox', { name: 'Search' });
  const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  await page.keyboard.press('Control+k');
  await expect.poll(() => options.count()).toBeGreaterThan(5);
  await page.keyboard.type('home@example.com');
  await expect.poll(() => options.first().textContent()).toContain('18.00');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findBarriers(page)).toEqual([]);
  }
  await page.keyboard.press('ArrowDown');
  expect(await box.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/console/orders/${tradeNo}`);
  // An action asks for what it is about, and opens its form.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('refund');
  await options.filter({ hasText: 'Refund…' }).click();
  expect(await box.inputValue()).toBe('Refund ');
  await page.keyboard.type('home@example.com');
  await options.filter({ hasText: 'Refund:' }).click();
  await page.waitForURL(`**/console/orders/${tradeNo}/refund`);
  await page.keyboard.press('Control+k');
  await expect.poll(() => options.count()).toBeGreaterThan(5);
  await page.keyboard.press('Escape');
  await expect.poll(() => options.count()).toBe(0);
  expect(watch.complaints).toEqual([]);
  await page.context().close();
});

it('an order is found from Home by typing /, its payer and Enter', async () => {
  const { page, watch } = await openConsolePage(browser, gateway.url, { role: 'support' });
  await page.goto(`${gateway.url}/console`);
  await page.keyboard.press('/');
  await page.keyboard.type('home@example.com');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/console/orders/${tradeNo}`);
  expect(watch.complaints).toEqual([]);
  await page.context().close();
});

it('plots say in words what they show, and everything is there without a script', async () => {
  const { page } = await openConsolePage(browser, gateway.url, { role: 'finance', javaScriptEnabled: false });
  await page.goto(`${gateway.url}/console`);
  expect(await page.locator('svg[role="img"] title').allTextContents()).toEqual([
    expect.stringMatching(/^Payments by hour: \d+ today$/),
    'Success rate by hour, from 0 to 100%',
  ]);
  await page.locator('summary', { hasText: 'As a table' }).first().click();
  expect(await page.getByRole('table', { name: 'Payments by hour' }).locator('tbody tr').count()).toBe(24);
  await page.context().close();
});
