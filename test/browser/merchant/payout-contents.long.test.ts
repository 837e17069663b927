import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { useDatabases } from '../../helpers/database/databases.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { checkScreens } from '../../helpers/gateway/console.ts';
import { openMerchantPage } from '../../helpers/gateway/merchant.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import { startOwnAccountGateway } from '../../gateway/settlements/own-account.ts';
import type { OwnAccountGateway } from '../../gateway/settlements/own-account.ts';

const { merNo } = sandboxAccount;
const databases = useDatabases('SQLite in memory');

let gateway: OwnAccountGateway;
let browser: Browser;
let tradeNo: unknown;

beforeAll(async () => {
  [gateway, browser] = await Promise.all([startOwnAccountGateway(await databases.open()), launchBrowser()]);
  const { shop, advance } = gateway;
  for (const [index, sourceAmount] of ['42.00', '19.90', '120.00'].entries()) {
    ({ tradeNo } = dataOf(await shop.pay({ sourceAmount, merOrderNo: `LAMP-${index + 1}` })));
  }
  await advance(86_400);
  await shop.payOut({ currencyCode: 'USD', sourceAmount: '100.00' });
  await shop.pay({ sourceAmount: '75.00', merOrderNo: 'LAMP-4' });
});
afterAll(async () => {
  await browser.close();
  await gateway.close();
});

it('an owner finds the payments of the last payout in two clicks from Home, and every page is in order', async () => {
  const { page } = await openMerchantPage(browser, gateway.url, { role: 'owner', width: 1280 });
  await page.goto(`${gateway.url}/merchant`);
  await page.getByRole('link', { name: /^Payout \d{4}-0001$/ }).click();
  await page.getByRole('link', { name: 'LAMP-3' }).click();
  await page.getByText(/In payout \d{4}-0001/).waitFor();
  expect(page.url()).toContain(String(tradeNo));
  await page.context().close();
  const { body } = await gateway.operator('GET', `/operator/merchants/${merNo}/batches`);
  const [batch] = (body as { batches: { batchNo: string }[] }).batches;
  await checkScreens(browser, gateway.url, 'owner', [
    '/merchant',
    '/merchant/payouts/own',
    `/merchant/payouts/own/${batch?.batchNo}`,
    `/merchant/orders/${String(tradeNo)}`,
  ]);
  await checkScreens(browser, gateway.url, 'finance', [
    '/console/settlements',
    `/console/settlements/${merNo}`,
    `/console/settlements/${merNo}?batch=${batch?.batchNo}`,
  ]);
});
