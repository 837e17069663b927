import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { checkScreens } from '../../helpers/gateway/console.ts';
import { openMerchantPage } from '../../helpers/gateway/merchant.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';

let gateway: PeopleGateway;
let browser: Browser;
beforeAll(async () => {
  [gateway, browser] = await Promise.all([startPeopleGateway(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await gateway.close();
});

test('an owner sets rules and limits beside what the operator asks for, without barriers in either colour', async () => {
  await gateway.operator('PUT', `/operator/approval-rules?merNo=${sandboxAccount.merNo}`, {
    kinds: ['beneficiary'],
    amounts: [{ kind: 'payout', currency: 'USD', amount: '1000.00' }],
    refundLimits: [],
  });
  const { page, watch } = await openMerchantPage(browser, gateway.url, { role: 'owner' });
  await page.goto(`${gateway.url}/merchant/settings`);
  const limits = page.locator('section', { has: page.getByRole('heading', { name: 'Limits of your people' }) });
  await limits.getByRole('link', { name: 'Change' }).click();
  await page.getByText('Your operator asks for approval above 1,000.00 USD; you may ask for less.').waitFor();
  await page.getByLabel('Payouts above').fill('USD 400.00');
  await page.getByLabel('Staff refund alone per day up to').fill('USD 150.00');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByLabel('Reason').fill('Policy 12');
  await page.getByRole('button', { name: 'Change the rules' }).click();
  await page.getByText('The rules are changed.').waitFor();
  await page.getByText('Payouts above 400.00 USD need a second person').waitFor();
  expect([watch.requestsOut, watch.complaints]).toEqual([[], []]);
  await page.context().close();
  await checkScreens(browser, gateway.url, 'owner', ['/merchant/approvals', '/merchant/approvals/rules']);
});
