import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createZone, dayText } from '../../../src/gateway/domain/day.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { checkScreens, openConsolePage } from '../../helpers/gateway/console.ts';
import { closeThrough } from '../../helpers/database/ledger-days.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

const UTC = createZone('UTC');

let gateway: PeopleGateway;
let browser: Browser;
let merNo = 0;
let tradeNo = '';
let yesterday = 0;

beforeAll(async () => {
  [gateway, browser] = await Promise.all([startPeopleGateway(), launchBrowser()]);
  // At noon, so that no day ends between two steps.
  const now = await gateway.now();
  const noon = UTC.startOf(UTC.dayOf(now) + 1) + 43_200_000;
  await gateway.advance(Math.ceil((noon - now) / 1000));
  const shop = await gateway.newShop({ name: 'Ledger shop' });
  ({ merNo } = shop);
  const order = dataOf(await shop.pay());
  tradeNo = String(order['tradeNo']);
  await shop.refund(order, { amount: '12.50' });
  await gateway.operator('PUT', '/operator/rates/EUR/USD', { rate: '1.08' });
  yesterday = UTC.dayOf(await gateway.now());
  await gateway.operator('POST', '/operator/clock', { advanceSeconds: 86_400 });
  await shop.pay();
  shop.close();
  await closeThrough(gateway.store, { merchants: [merNo], through: yesterday, zone: UTC });
});

afterAll(async () => {
  await browser.close();
  await gateway.close();
});

it('balances, ledger, rates and settings have no barrier in either colour and fit a narrow window', async () => {
  const deposit = 'currency=USD&amount=5.00&depositNo=DEP-1&step=review';
  const correction = 'currency=USD&amount=5.00&correctionNo=COR-1&from=available&to=fees&note=Fee&step=review';
  await checkScreens(browser, gateway.url, 'finance', [
    '/console/balances',
    `/console/balances?asOf=${dayText(yesterday)}`,
    '/console/balances?asOf=2020-01-01&merNo=1',
    `/console/balances/${merNo}`,
    `/console/balances/${merNo}/deposit`,
    `/console/balances/${merNo}/deposit?${deposit}`,
    `/console/balances/${merNo}/correct?${correction}`,
    '/console/ledger',
    `/console/ledger?merNo=${merNo}`,
    '/console/rates',
    '/console/rates/rate?from=EUR&to=USD&rate=1.10&step=review',
    '/console/rates/banks',
    '/console/settings',
  ]);
  await checkScreens(browser, gateway.url, 'admin', ['/console/settings', '/console/settings/rules']);
});

it('four clicks lead from a figure of the day before to the posting of an order, from any screen', async () => {
  const { page, watch } = await openConsolePage(browser, gateway.url, { role: 'finance' });
  await page.goto(`${gateway.url}/console/rates`);
  let clicks = 0;
  const click = async (what: ReturnType<typeof page.locator>) => {
    await what.click();
    clicks += 1;
  };
  await click(page.locator('nav.menu a', { hasText: 'Balances' }));
  await click(page.locator(`#balances tr[data-key="${merNo}:USD"] td[data-title="Available"] a`));
  await click(page.locator('#days tbody a[data-row]').last());
  await page.locator('#postings').waitFor();
  expect(page.url()).toContain(`merNo=${merNo}&day=${dayText(yesterday)}&currency=USD&account=available`);
  await click(page.locator('#postings a', { hasText: tradeNo }));
  await page.waitForURL(`**/console/orders/${tradeNo}`);
  expect([clicks, watch.complaints]).toEqual([4, []]);
  await page.context().close();
});

it('a list that updates itself keeps the place of whoever reads it by keys', async () => {
  const { page } = await openConsolePage(browser, gateway.url, { role: 'finance' });
  await page.goto(`${gateway.url}/console/balances`);
  const row = page.locator(`#balances tr[data-key="${merNo}:USD"] a[data-row]`);
  await row.focus();
  const body = { depositNo: 'DEP-9', amount: '1000.00', currency: 'USD' };
  expect((await gateway.operator('POST', `/operator/merchants/${merNo}/deposits`, body)).status).toBe(201);
  await page.locator('#balances td[data-title="Available"]', { hasText: '1,187.50' }).waitFor();
  const focused = await page.evaluate<string>("document.activeElement.getAttribute('href')");
  expect(focused).toBe(await row.getAttribute('href'));
  await page.context().close();
});
