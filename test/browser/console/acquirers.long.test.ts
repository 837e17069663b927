import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nameAcquirers } from '../../helpers/acquirer/acquirers-file.ts';
import { STAND_IN_TOKEN, startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../helpers/acquirer/acquirer.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { checkScreens, openConsolePage } from '../../helpers/gateway/console.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

const file = nameAcquirers([{ name: 'north' }]);
let acquirer: Acquirer;
let gateway: PeopleGateway;
let browser: Browser;
let tradeNo = '';

beforeAll(async () => {
  [acquirer, browser] = await Promise.all([startAcquirer({ isBare: false }), launchBrowser()]);
  const env = { ...file.env, CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: STAND_IN_TOKEN };
  gateway = await startPeopleGateway({ env });
  const shop = await gateway.newShop();
  const order = dataOf(await shop.pay({ cardNo: '4242424242424242' }));
  tradeNo = String(order['tradeNo']);
  await shop.refund(order, { amount: '1.00' });
  shop.close();
});

afterAll(async () => {
  await browser.close();
  await gateway.close();
  await acquirer.stop();
  file.remove();
});

it('an acquirer is given a use by one person and approved by another', async () => {
  const { page } = await openConsolePage(browser, gateway.url, { role: 'engineer', width: 390 });
  await page.goto(`${gateway.url}/console/channels`);
  await page.getByRole('link', { name: 'north', exact: true }).click();
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await page.getByLabel('State').selectOption('active');
  await page.getByLabel('Currencies').fill('eur, usd');
  await page.getByLabel('Limits').fill('EUR 1 to 5000');
  await page.getByRole('button', { name: 'Review' }).click();
  expect(await page.getByRole('row', { name: /Limits/ }).innerText()).toContain('1.00 to 5,000.00 EUR');
  await page.getByLabel('Reason').fill('Contract of November');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByText('Nothing is done yet: somebody else must approve it.').waitFor();
  await page.context().close();

  const second = await openConsolePage(browser, gateway.url, { role: 'risk' });
  await second.page.goto(`${gateway.url}/console/channels`);
  await second.page.getByRole('link', { name: /Acquirer north: paused to active/ }).click();
  await second.page.getByRole('button', { name: 'Approve', exact: true }).click();
  await second.page.goto(`${gateway.url}/console/channels/north`);
  expect(await second.page.locator('#acquirer-use').innerText()).toContain('1.00 to 5,000.00 EUR');
  await second.page.context().close();
});

it('the pages of acquirers, and an order with its acquirer, have no barrier and fit a narrow window', async () => {
  await checkScreens(browser, gateway.url, 'engineer', [
    '/console/channels',
    '/console/channels/north',
    '/console/channels/north/change',
    '/console/channels/north/drain',
    '/console/channels/north/remove',
    `/console/orders/${tradeNo}`,
  ]);
});
