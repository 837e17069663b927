import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('the payer’s page', () => {
  it.each([
    ['Succeed', 3, 'This payment succeeded.'],
    ['Fail', 2, 'This payment failed. Nothing was charged.'],
  ])('lets the sandbox’s payer %s', async (button, state, words) => {
    const order = dataOf(await shop.payBy('ALIPAY', { returnUrl: 'http://localhost/thanks' }));
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const watch = watchPage(page, [gateway.url]);
    await page.goto(String(order['payUrl']));
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Mug <b>shop</b>');
    await page.getByRole('button', { name: button }).click();
    await page.getByText(words).waitFor();
    expect(await page.getByRole('link', { name: 'Back to the shop' }).getAttribute('href')).toBe(
      'http://localhost/thanks',
    );
    expect(await page.getByRole('button').count()).toBe(0);
    expect(watch).toEqual({ requestsOut: [], complaints: [] });
    expect(dataOf(await shop.query(order))).toMatchObject({ state });
    await page.close();
  });

  it('of a link that nobody was given says so', async () => {
    const page = await browser.newPage();
    const response = await page.goto(`${gateway.url}/pay/TG0000000000000000000000000000000`);
    expect(response?.status()).toBe(404);
    expect(await page.getByRole('heading').innerText()).toBe('This payment link is not known here.');
    await page.close();
  });
});
