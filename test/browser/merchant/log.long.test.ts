import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { checkScreens } from '../../helpers/gateway/console.ts';
import { startAccountGateway } from '../../helpers/people/account.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openMerchantPage } from '../../helpers/gateway/merchant.ts';
import { createShop } from '../../helpers/payer/shop.ts';

let browser: Browser;
let gateway: TestGateway;

beforeAll(async () => {
  [browser, gateway] = await Promise.all([launchBrowser(), startAccountGateway()]);
});

afterAll(async () => {
  await browser.close();
  await gateway.close();
});

it('a developer finds the cause of a wrong signature sent by curl on the page', async () => {
  const shop = createShop(gateway.url, { merNo: sandboxAccount.merNo, key: sandboxAccount.key });
  const { page, watch } = await openMerchantPage(browser, gateway.url, { role: 'developer' });
  await page.goto(`${gateway.url}/merchant`);
  await page.getByRole('link', { name: 'Requests' }).first().click();
  await page.getByRole('heading', { name: 'No requests yet' }).waitFor();

  const body = { ...shop.paymentBody({ merOrderNo: 'MUG-7' }), sign: 'd41d8cd98f00b204e9800998ecf8427e'.toUpperCase() };
  const headers = ['Content-Type: application/json', 'Referer: http://localhost/checkout'];
  await promisify(execFile)('curl', [
    '-sS',
    `${gateway.url}/payment`,
    ...headers.flatMap((header) => ['-H', header]),
    '-d',
    JSON.stringify(body),
  ]);

  // The list updates itself.
  const row = page.getByRole('row', { name: /MUG-7/ });
  await row.waitFor();
  expect(await row.innerText()).toContain('The signature is wrong.');
  await row.getByRole('link').first().click();
  const cause = page.locator('.cause');
  expect(await cause.innerText()).toContain('The sign was made with another key or from other values.');
  expect(await page.locator('#signed pre').innerText()).toBe(
    `${sandboxAccount.merNo}MUG-7USD${String(shop.paymentBody()['sourceAmount'])}<key>`,
  );
  expect(await page.locator('.made .failed').innerText()).toContain('The signature over merNo, merOrderNo');

  await page.getByRole('button', { name: 'Replay in the sandbox' }).click();
  await page.getByText('This is the replay').waitFor();
  expect(await page.locator('.made .failed').count()).toBe(0);
  const order = page.locator('.facts a.number');
  expect(await order.getAttribute('href')).toMatch(/^\/merchant\/orders\/TG/);
  const story = new URL(page.url()).pathname;
  expect([watch.requestsOut, watch.complaints]).toEqual([[], []]);
  await page.context().close();
  shop.close();
  await checkScreens(browser, gateway.url, 'developer', ['/merchant/requests', story]);
});
