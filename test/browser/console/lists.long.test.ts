import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { checkScreens, openConsolePage } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import type { ReceiverServer } from '../../helpers/gateway/receiver-server.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// Rows that are chosen, and the lists of declines and payers.

let gateway: TestGateway;
let browser: Browser;
let receiver: ReceiverServer;
let shop: Shop;
const tradeNos: string[] = [];

beforeAll(async () => {
  [gateway, browser, receiver] = await Promise.all([startTestGateway(), launchBrowser(), startReceiver()]);
  shop = await gateway.newShop();
  for (const merOrderNo of ['LIST-1', 'LIST-2', 'LIST-3'])
    tradeNos.push(String(dataOf(await shop.pay({ merOrderNo, notifyUrl: `${receiver.url}/notify` }))['tradeNo']));
  await receiver.waitFor('/notify', 3);
});

afterAll(async () => {
  await browser.close();
  shop.close();
  await gateway.close();
  await receiver.close();
});

it('declines, payers and what is done with chosen rows are accessible in both colours and reflow', async () => {
  await checkScreens(browser, gateway.url, 'support', [
    `/console/orders/resend?${tradeNos.map((tradeNo) => `no=${tradeNo}`).join('&')}`,
    '/console/orders',
    '/console/declines',
    `/console/merchants/${shop.merNo}/payers`,
  ]);
});

it('rows are chosen by keys, counted, and done together', async () => {
  const { page, watch } = await openConsolePage(browser, gateway.url, { role: 'support' });
  await page.goto(`${gateway.url}/console/orders`);
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  await page.getByText('2 chosen').waitFor();
  const before = receiver.at('/notify').length;
  await page.getByRole('button', { name: 'Resend their notifications…' }).click();
  // One of them is taken out again.
  await page.getByRole('checkbox').first().uncheck();
  await page.getByRole('button', { name: 'Resend for the checked ones' }).dblclick();
  await page.getByText('1 of 1 done.').waitFor();
  await receiver.waitFor('/notify', before + 1);
  expect(receiver.at('/notify')).toHaveLength(before + 1);
  expect([watch.requestsOut, watch.complaints]).toEqual([[], []]);
  await page.context().close();
});
