import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf } from '../contract/cases/contract.ts';
import { launchBrowser, watchPage } from '../helpers/browser.ts';
import { startTestGateway } from '../helpers/gateway.ts';
import type { TestGateway } from '../helpers/gateway.ts';
import { dataOf } from '../helpers/shop.ts';
import type { Shop } from '../helpers/shop.ts';

let browser: Browser;
let gateway: TestGateway;
let shop: Shop;

beforeAll(async () => {
  browser = await launchBrowser();
  gateway = await startTestGateway({ engine: 'SQLite' });
  shop = await gateway.newShop({ name: 'Mug <b>shop</b>' });
}, 300_000);

afterAll(async () => {
  shop?.close();
  await browser?.close();
  await gateway?.close();
});

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function openOrder() {
  const { sign: _, ...body } = exampleOf('createCashierOrder', 'default').body;
  const own = { merNo: shop.merNo, merOrderNo: shop.newOrderNo(), notifyUrl: undefined, language: undefined };
  const order = { ...body, ...own, returnUrl: `${gateway.url}/healthz` };
  return dataOf(await shop.call('createCashierOrder', order, { variant: 'default' }));
}

async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  });
}

describe('the cashier', () => {
  it.each([
    ['a phone', { width: 390, height: 844 }, 'light'],
    ['a desk', { width: 1280, height: 900 }, 'dark'],
  ] as const)('on %s takes a card and leads back to the shop', async (_, viewport, colorScheme) => {
    const order = await openOrder();
    const page = await browser.newPage({ viewport, colorScheme, locale: 'en-GB' });
    const watch = watchPage(page, [gateway.url]);
    await page.goto(String(order['payUrl']));
    expect(await findFaults(page)).toEqual([]);

    await page.getByLabel('Card number').pressSequentially('4242424242424242');
    expect(await page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
    expect(await page.locator('#brand').innerText()).toBe('Visa');
    await page.getByLabel('Expiry date').pressSequentially('1299');
    expect(await page.getByLabel('Expiry date').inputValue()).toBe('12/99');
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByText('Enter the security code.').waitFor();
    expect(await page.locator('#code:focus').count()).toBe(1);
    expect(await findFaults(page)).toEqual([]);

    await page.getByLabel('Security code').fill('123');
    await page.getByLabel('Name on card').fill('Ada Payer');
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to Mug <b>shop</b>' }).click();
    await page.waitForURL((url) => url.pathname === '/healthz');
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      tradeNo: order['tradeNo'],
      merOrderNo: order['merOrderNo'],
      payCode: '0',
    });
    expect(watch).toEqual({ requestsOut: [], complaints: [] });
    expect(dataOf(await shop.query(order))).toMatchObject({ state: 3 });
    await page.close();
  });

  it('without a script takes a card too', async () => {
    const order = await openOrder();
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(String(order['payUrl']));
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByRole('link', { name: 'Enter your card number.' }).waitFor();
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByLabel('Expiry date').fill('12/99');
    await page.getByLabel('Security code').fill('123');
    await page.getByLabel('Name on card').fill('Ada Payer');
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
    await context.close();
  });

  it('notices by itself what another tab has done', async () => {
    const order = await openOrder();
    const context = await browser.newContext({ locale: 'en-GB' });
    const [first, second] = [await context.newPage(), await context.newPage()];
    await first.goto(String(order['payUrl']));
    await second.goto(String(order['payUrl']));
    await second.getByRole('button', { name: 'Succeed', exact: true }).click();
    await second.getByRole('heading', { name: 'Payment successful' }).waitFor();
    await first.bringToFront();
    await first.getByRole('heading', { name: 'Payment successful' }).waitFor();
    await context.close();
  });
});
