import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ICON_FILE } from '../../../src/web/mark.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { findBarriers } from '../../helpers/browser/axe.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openMerchantPage } from '../../helpers/gateway/merchant.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';

// What pages do by themselves: they warn before a session ends, say how old they are, and one says that there is no connection.

let gateway: TestGateway;
let browser: Browser;
beforeAll(async () => {
  gateway = await startTestGateway();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await gateway.close();
});

it('a page warns two minutes before its session ends, in each tab, and what was typed stays', async () => {
  const { page, watch } = await openMerchantPage(browser, gateway.url, { role: 'owner', width: 390 });
  await page.clock.install();
  await page.goto(`${gateway.url}/merchant/links/new`);
  const other = await page.context().newPage();
  await other.clock.install();
  await other.goto(`${gateway.url}/merchant/settings`);
  const title = page.locator('main input[name=title]');
  await title.fill('Pottery course');
  for (const tab of [page, other]) expect(await tab.locator('.session-end').count()).toBe(0);
  gateway.pass(13 * 60 + 1);
  for (const tab of [page, other]) {
    await tab.clock.fastForward(13 * 60_000 + 1000);
    await tab.getByRole('status').getByText('You will be signed out in 2 minutes').waitFor();
  }
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await page.locator('.session-end').waitFor({ state: 'detached' });
  await other.clock.fastForward(10_000);
  await other.locator('.session-end').waitFor({ state: 'detached' });
  gateway.pass(16 * 60);
  await page.clock.fastForward(16 * 60_000);
  await page.getByText('What you have typed is still here').waitFor();
  expect(await title.inputValue()).toBe('Pottery course');
  expect(watch.complaints.filter((text) => !text.includes('401'))).toEqual([]);
  await page.context().close();
});

it('a list says how old it is, that the connection is lost, and finds it again', async () => {
  const { page } = await openMerchantPage(browser, gateway.url, { role: 'staff' });
  await page.clock.install();
  await page.goto(`${gateway.url}/merchant/orders`);
  const age = page.locator('.live-age');
  await age.getByText('Updated just now').waitFor();
  await page.context().setOffline(true);
  await page
    .locator('main [role=status]', { hasText: 'Connection lost. Trying again.' })
    .waitFor({ state: 'attached' });
  await page.clock.runFor(120_000);
  await age.getByText(/^Connection lost, trying again. Last updated \d min ago$/).waitFor();
  await page.context().setOffline(false);
  await page.locator('main [role=status]', { hasText: 'Connected again' }).waitFor({ state: 'attached' });
  await age.getByText(/^Updated/).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.context().close();
});

it('without a connection the back office shows its own page, and keeps no other', async () => {
  const { page } = await openMerchantPage(browser, gateway.url, { role: 'staff', width: 390 });
  await page.goto(`${gateway.url}/merchant/orders`);
  await page.evaluate('navigator.serviceWorker.ready');
  await page.waitForFunction('navigator.serviceWorker.controller !== null');
  await page.goto(`${gateway.url}/merchant/links`);
  await page.context().setOffline(true);
  await page.goto(`${gateway.url}/merchant/orders`);
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  const kept = `Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))`;
  expect(await page.evaluate(`(async () => (await ${kept}).flat())()`)).toEqual(['/merchant/offline']);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Orders', exact: true }).waitFor();
  await page.context().close();
});

it('the bell opens a panel with what is new, counts on by itself, and closes by Escape', async () => {
  const { page, watch } = await openMerchantPage(browser, gateway.url, { role: 'owner', width: 390 });
  await page.clock.install();
  await page.goto(`${gateway.url}/merchant/settings`);
  const bell = page.locator('[data-bell]');
  expect(await bell.getAttribute('aria-label')).toBe('News');
  const shop = createShop(gateway.url, { merNo: sandboxAccount.merNo, key: sandboxAccount.key });
  const order = dataOf(await shop.pay({ sourceAmount: '18.00' }));
  shop.close();
  await gateway.operator('POST', `/operator/orders/${String(order['tradeNo'])}/chargeback`, { reason: 'Not received' });
  await expect
    .poll(async () => {
      gateway.pass(16);
      await page.clock.fastForward(60_000);
      return bell.getAttribute('aria-label');
    })
    .toBe('News, 1 unread');
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'News' });
  await panel.getByRole('link', { name: /Chargeback over 18\.00/ }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await page.evaluate(`document.activeElement.matches('[data-bell]')`)).toBe(true);
  await bell.click();
  await panel.getByRole('link', { name: /Chargeback over 18\.00/ }).click();
  await page.waitForURL(/\/merchant\/chargebacks\//);
  expect(await bell.getAttribute('aria-label')).toBe('News');
  expect(watch.complaints).toEqual([]);
  await page.context().close();
});

it('the icons of the installed back office are pictures of the mark', async () => {
  const page = await browser.newPage();
  await page.goto(`${gateway.url}/merchant/assets/icon-192.png`);
  const drawing = `data:image/svg+xml,${encodeURIComponent(ICON_FILE)}`;
  for (const side of [180, 192, 512]) {
    const script = `(async () => {
      const pixelsOf = async (address) => {
        const image = Object.assign(new Image(), { src: address });
        await image.decode();
        const context = Object.assign(document.createElement('canvas'), { width: ${side}, height: ${side} }).getContext('2d');
        context.drawImage(image, 0, 0, ${side}, ${side});
        return context.getImageData(0, 0, ${side}, ${side}).data;
      };
      const [icon, mark] = [await pixelsOf('/merchant/assets/icon-${side}.png'), await pixelsOf(${JSON.stringify(drawing)})];
      return icon.filter((value, index) => Math.abs(value - mark[index]) > 64).length / icon.length;
    })()`;
    // Edges differ a little from browser to browser.
    expect(await page.evaluate(script)).toBeLessThan(0.01);
  }
  await page.close();
});
