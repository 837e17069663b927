import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { jpeg } from '../../gateway/chargebacks/files.ts';
import { startAccountGateway } from '../../helpers/people/account.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import { checkScreens } from '../../helpers/gateway/console.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openMerchantPage } from '../../helpers/gateway/merchant.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// A day of a shop's people: an order that comes in while they look, a refund, a dispute. In a real browser.

let gateway: TestGateway;
let browser: Browser;
let shop: Shop;

beforeAll(async () => {
  [gateway, browser] = await Promise.all([startAccountGateway(), launchBrowser()]);
  shop = createShop(gateway.url, { merNo: sandboxAccount.merNo, key: sandboxAccount.key });
});
afterAll(async () => {
  shop.close();
  await Promise.all([gateway.close(), browser.close()]);
});

const pay = async (merOrderNo: string) =>
  dataOf(await shop.pay({ currencyCode: 'USD', sourceAmount: '40.00', merOrderNo }));

async function openCase({ tradeNo }: Body): Promise<string> {
  const { body } = await gateway.operator('POST', '/operator/chargebacks', { tradeNo, reason: 'Goods not received' });
  return String((body as Body)['chargebackNo']);
}

it('an order appears in the open list by itself, and is refunded in part from a phone', async () => {
  const { page, watch } = await openMerchantPage(browser, gateway.url, { role: 'owner', width: 390 });
  await page.goto(`${gateway.url}/merchant/orders`);
  await page.getByText('No orders yet').waitFor();
  await pay('WEB-1');
  await page.locator('#sums', { hasText: '1 order' }).waitFor();
  await page.getByRole('link', { name: '40.00 USD' }).click();
  await page.getByRole('link', { name: 'Refund', exact: true }).click();
  await page.getByLabel('Amount in USD').fill('15.00');
  await page.getByLabel('Reason', { exact: true }).fill('One item returned');
  await page.getByRole('button', { name: 'Refund' }).click();
  await page.getByText('The refund was accepted').waitFor();
  await page.getByText('can still be refunded').waitFor();
  expect(await page.locator('#refunds').innerText()).toContain('25.00 USD can still be refunded');
  await page.getByRole('combobox', { name: 'Search' }).fill('WEB-1');
  await page.keyboard.press('Enter');
  await page.getByText('Partly refunded').waitFor();
  expect([watch.requestsOut, watch.complaints]).toEqual([[], []]);
  await page.context().close();
});

it('a dispute is answered with a file and a text, without a script too', async () => {
  const chargebackNo = await openCase(await pay('WEB-2'));
  const { page } = await openMerchantPage(browser, gateway.url, { role: 'staff', javaScriptEnabled: false });
  await page.goto(`${gateway.url}/merchant/chargebacks`);
  await page.locator(`a[href$="${chargebackNo}"]`).click();
  await page.getByLabel('File').setInputFiles({ name: 'delivery.jpg', mimeType: 'image/jpeg', buffer: jpeg() });
  await page.getByRole('button', { name: 'Add evidence' }).click();
  await page.getByText('The evidence was added').waitFor();
  await page.getByLabel('What the bank should know').fill('Delivered and signed for.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await page.getByText('Your answer is recorded').waitFor();
  await page.context().close();
});

it('the pages have nothing for axe to find, in both colours, and fit 320 pixels', async () => {
  const order = await pay('WEB-3');
  const { refundNo } = dataOf(await shop.refund(order, { amount: '1.00' }));
  const chargebackNo = await openCase(await pay('WEB-4'));
  await checkScreens(browser, gateway.url, 'owner', [
    '/merchant/orders',
    `/merchant/orders/${String(order['tradeNo'])}`,
    `/merchant/orders/${String(order['tradeNo'])}/refund`,
    `/merchant/refunds/${String(refundNo)}`,
    '/merchant/chargebacks',
    `/merchant/chargebacks/${chargebackNo}`,
  ]);
});
