import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountGateway } from '../../helpers/people/account.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { checkScreens, openConsolePage } from '../../helpers/gateway/console.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import { jpeg } from '../../gateway/chargebacks/files.ts';
import { sampled } from '../../helpers/sweep.ts';

let gateway: TestGateway;
let browser: Browser;

beforeAll(async () => {
  [gateway, browser] = await Promise.all([startAccountGateway(), launchBrowser()]);
});
afterAll(() => Promise.all([gateway.close(), browser.close()]));

async function payOrder(): Promise<string> {
  const shop = await gateway.newShop();
  const order = dataOf(await shop.pay());
  shop.close();
  return String(order['tradeNo']);
}

/** Counts what a person does with the mouse. */
function createMouse(page: Page) {
  let clicks = 0;
  return {
    clicks: () => clicks,
    async press(role: 'button' | 'link', name: string | RegExp): Promise<void> {
      clicks += 1;
      await page.getByRole(role, { name }).first().click();
      await page.waitForLoadState();
    },
  };
}

describe.each(sampled([true, false], 1))('a chargeback to its end, script %s', (javaScriptEnabled) => {
  it('takes five clicks from the form of its order', async () => {
    const tradeNo = await payOrder();
    const { page, watch } = await openConsolePage(browser, gateway.url, { role: 'risk', javaScriptEnabled });
    const mouse = createMouse(page);
    await page.goto(`${gateway.url}/console/chargebacks/open?tradeNo=${tradeNo}`);
    await page.getByLabel('What the bank says').fill('Goods not received');
    await page.getByLabel('Reason', { exact: true }).fill('Acquirer notice 815');
    await mouse.press('button', 'Open the chargeback');
    await page.getByText('The chargeback is open').waitFor();
    await page.getByLabel('What the bank should know').fill('Delivered on 12 Nov');
    await page.getByLabel('File').setInputFiles({ name: 'delivery.jpg', mimeType: 'image/jpeg', buffer: jpeg() });
    await page.getByLabel('Note').fill('Signed proof of delivery');
    await mouse.press('button', 'Add evidence');
    await page.getByText('The evidence was added').waitFor();
    // What was typed beside it is not lost, where a script can keep it.
    const answer = await page.getByLabel('What the bank should know').inputValue();
    expect(answer).toBe(javaScriptEnabled ? 'Delivered on 12 Nov' : '');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'delivery.jpg' }).click();
    expect((await download).suggestedFilename()).toBe('delivery.jpg');
    await page.getByLabel('What the bank should know').fill('Delivered on 12 November, signed for.');
    await mouse.press('button', 'Record the answer');
    await page.getByText('The answer is recorded').waitFor();
    await mouse.press('link', 'Close as won…');
    await page.getByLabel('Reason', { exact: true }).fill('Bank decision 42');
    await mouse.press('button', 'Close the chargeback');
    await page.getByText('Closed as won').waitFor();
    await expect.poll(() => page.getByText('chargeback won by the merchant').count()).toBe(1);
    expect(mouse.clicks()).toBe(5);
    expect([watch.requestsOut, watch.complaints]).toEqual([[], []]);
    await page.context().close();
    await gateway.verify();
  });
});

it('the page of a chargeback has no barriers, in both colours and at 320 px', async () => {
  const tradeNo = await payOrder();
  const { body } = await gateway.operator('POST', '/operator/chargebacks', { tradeNo, reason: 'Fraud' });
  const path = `/console/chargebacks/${(body as { chargebackNo: string }).chargebackNo}`;
  await gateway.operator('POST', `/operator${path.slice('/console'.length)}/evidence`, { note: 'Signed for' });
  await checkScreens(browser, gateway.url, 'risk', [
    '/console/chargebacks',
    path,
    `${path}/close?result=lost`,
    `/console/chargebacks/open?tradeNo=${await payOrder()}`,
  ]);
});
