import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { findBarriers } from '../../helpers/browser/axe.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { openConsolePage } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import { sampled } from '../../helpers/sweep.ts';

// The frame of both desks on a phone, on paper, and in the sandbox.

let gateway: TestGateway;
let browser: Browser;
let tradeNo = '';

beforeAll(async () => {
  [gateway, browser] = await Promise.all([startTestGateway(), launchBrowser()]);
  const shop = await gateway.newShop({ name: 'Corner Goods' });
  tradeNo = String(dataOf(await shop.pay({ sourceAmount: '18.00' }))['tradeNo']);
  shop.close();
});

afterAll(async () => {
  await browser.close();
  await gateway.close();
});

it.each(sampled([true, false], 1))('on a phone the menu is a drawer that leads away (script %s)', async (script) => {
  const { page, watch } = await openPhone(script);
  await page.goto(`${gateway.url}/console/orders`);
  const menu = page.locator('nav.menu');
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await menu.isVisible()).toBe(true);
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Refunds' }).click();
  await page.waitForURL(/\/console\/refunds$/);
  expect([await menu.isVisible(), watch.complaints]).toEqual([false, []]);
  await page.context().close();
});

it.each(sampled([true, false], 1))(
  'on a phone filters are behind a button, which says how many are set (script %s)',
  async (script) => {
    const { page } = await openPhone(script);
    await page.goto(`${gateway.url}/console/orders?state=success&currency=USD`);
    const filters = page.locator('form.filters');
    const button = page.getByRole('button', { name: 'Filters' });
    expect([await filters.isVisible(), await button.locator('b').textContent()]).toEqual([false, '2 set']);
    await button.click();
    expect(await findBarriers(page)).toEqual([]);
    await filters.getByLabel('Number or message').fill('no such order');
    await filters.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(/text=no\+such\+order.*state=success/);
    expect(await filters.isVisible()).toBe(false);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect([await filters.isVisible(), await button.isVisible()]).toEqual([true, false]);
    await page.context().close();
  },
);

it("the sandbox's line and its controls cover nothing, however far down the page is read", async () => {
  const { page } = await openConsolePage(browser, gateway.url, { role: 'engineer' });
  await page.goto(`${gateway.url}/console/orders/${tradeNo}`);
  for (const bottom of [false, true]) {
    if (bottom) await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    expect([bottom, await boxesOver(page)]).toEqual([bottom, []]);
  }
  await page.context().close();
});

it('an order prints on one page, without what can be pressed', async () => {
  const { page } = await openConsolePage(browser, gateway.url, { role: 'support' });
  await page.goto(`${gateway.url}/console/orders/${tradeNo}`);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('button:visible, nav:visible, form:visible, .sandbox:visible').count()).toBe(0);
  expect(await page.getByText('The merchant gets').isVisible()).toBe(true);
  await page.context().close();
});

function openPhone(javaScriptEnabled: boolean) {
  return openConsolePage(browser, gateway.url, { role: 'support', width: 390, javaScriptEnabled });
}

/** What lies in front of a control of the content. */
async function boxesOver(page: Page): Promise<unknown> {
  return page.evaluate(`[...document.querySelectorAll('main a, main button, main summary')].filter((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width === 0 || y < 60 || y > innerHeight) return false;
    return document.elementFromPoint(x, y)?.closest('.sandbox') != null;
  }).map((control) => control.outerHTML)`);
}
