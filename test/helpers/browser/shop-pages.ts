import type { Page } from 'playwright-core';

// The demo shop's pages and the start page, and how a browser gets there.

export interface ShopPage {
  readonly name: string;
  bring(page: Page, url: string): Promise<void>;
}

export const SHOP_PAGES: readonly ShopPage[] = [
  { name: 'start', bring: async (page, url) => void (await page.goto(url)) },
  { name: 'shop', bring: async (page, url) => void (await page.goto(`${url}/shop`)) },
  { name: 'shop-missing', bring: async (page, url) => void (await page.goto(`${url}/shop/orders/NONE`)) },
  { name: 'shop-ordered', bring: buy },
  { name: 'shop-paid', bring: buyAndPay },
  {
    name: 'shop-refunded',
    async bring(page, url) {
      await buyAndPay(page, url);
      await page.getByRole('button', { name: /^Refund/ }).click();
      await page.getByRole('status').getByText('Refunded.', { exact: true }).waitFor();
    },
  },
];

async function buy(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/shop`);
  await page.getByRole('button', { name: 'Buy Tollgate mug' }).click();
  await page.getByRole('status').waitFor();
}

async function buyAndPay(page: Page, url: string): Promise<void> {
  await buy(page, url);
  const order = page.url();
  await page
    .getByRole('link', { name: /at the cashier/ })
    .first()
    .click();
  await page.locator('button[value="succeed"]').first().click();
  await page.locator('.badge').waitFor();
  await page.goto(order);
  await page.getByRole('status').getByText('Paid.', { exact: true }).waitFor();
  await page.getByText('The signature is valid').waitFor();
}
