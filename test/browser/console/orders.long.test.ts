import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { checkScreens, openConsole, openConsolePage } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// The list of orders in a real browser.

let gateway: TestGateway;
let browser: Browser;
let shop: Shop;

beforeAll(async () => {
  gateway = await startTestGateway();
  browser = await launchBrowser();
  shop = await gateway.newShop();
  for (const method of ['ALIPAY', 'PIX', 'WECHAT']) await shop.payBy(method);
  await shop.pay();
  const support = await openConsole(gateway.url, 'support');
  await support.open('/console/orders?state=success');
  await support.submit('/views', { name: 'Paid', shared: 'yes' });
});
afterAll(async () => {
  await browser.close();
  await gateway.close();
});

it('the list of orders has no barriers, and fits a window of 320 px', async () => {
  const found = '/console/orders?state=success,processing&amountMin=1&period=today';
  const none = '/console/orders?text=nothing&columns=tradeNo,message,settled';
  await checkScreens(browser, gateway.url, 'support', ['/console/orders', found, none, '/console/views']);
});

it('the list of orders is filtered without a script, by boxes that open', async () => {
  const { page } = await openConsolePage(browser, gateway.url, { role: 'support', javaScriptEnabled: false });
  await page.goto(`${gateway.url}/console/orders`);
  await page.locator('main summary', { hasText: 'Method' }).click();
  await page.getByLabel('Pix', { exact: true }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  expect(await page.locator('tbody tr').innerText()).toContain('Pix');
  await page.locator('.chips a').click();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(4);
  await page.context().close();
});

it('the list of orders takes in what is new without losing the place, and opens a row by the keyboard', async () => {
  const { page, watch } = await openConsolePage(browser, gateway.url, { role: 'support' });
  await page.goto(`${gateway.url}/console/orders`);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const chosen = await page.evaluate<string>('document.activeElement.getAttribute("href")');
  const { tradeNo } = dataOf(await shop.payBy('ALIPAY'));
  await page.locator(`tr[data-key="${String(tradeNo)}"]`).waitFor();
  expect(await page.evaluate<string>('document.activeElement.getAttribute("href")')).toBe(chosen);
  await page.keyboard.press('Enter');
  await page.waitForURL(gateway.url + chosen);
  expect(watch.requestsOut).toEqual([]);
  await page.context().close();
});

it('a row is looked at without leaving the list, and Back leads to the row that was open', async () => {
  const { page } = await openConsolePage(browser, gateway.url, { role: 'support' });
  await page.goto(`${gateway.url}/console/orders?period=today`);
  await page.locator('#sums b', { hasText: /^[0-9]+ orders$/ }).waitFor();
  for (const key of ['j', 'j', 'j']) await page.keyboard.press(key);
  const chosen = await page.evaluate<string>('document.activeElement.getAttribute("href")');
  await page.keyboard.press('Space');
  await page.locator('dialog.peek .summary').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('dialog.peek').count()).toBe(0);
  expect(await page.evaluate<string>('document.activeElement.getAttribute("href")')).toBe(chosen);
  await page.keyboard.press('Enter');
  await page.waitForURL(gateway.url + chosen);
  await page.locator('.back a').click();
  await page.waitForURL(`${gateway.url}/console/orders?period=today`);
  expect(await page.evaluate<string>('document.activeElement.getAttribute("href")')).toBe(chosen);
  await page.locator('summary', { hasText: 'Columns' }).click();
  await page.keyboard.press('Escape');
  expect(await page.locator('details.pick[open]').count()).toBe(0);
  await page.locator('#merNo').pressSequentially('Story');
  await expect.poll(() => page.locator(`#merNo-merchants option[value*="${shop.merNo}"]`).count()).toBe(1);
  await page.context().close();
});

it('the list of orders is downloaded as a file', async () => {
  const { page } = await openConsolePage(browser, gateway.url, { role: 'support' });
  await page.goto(`${gateway.url}/console/orders?method=PIX`);
  await page.locator('summary', { hasText: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^orders-[0-9-]{10}\.csv$/);
  await page.context().close();
});
