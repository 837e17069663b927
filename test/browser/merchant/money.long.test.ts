import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { startAccountGateway } from '../../helpers/people/account.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { checkScreens } from '../../helpers/gateway/console.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openMerchantPage } from '../../helpers/gateway/merchant.ts';
import { createShop } from '../../helpers/payer/shop.ts';

// The merchant's money in a real browser: whom to pay, paying, and every page in both colours and on a narrow screen.

let gateway: TestGateway;
let browser: Browser;

beforeAll(async () => {
  [gateway, browser] = await Promise.all([startAccountGateway(), launchBrowser()]);
  const shop = createShop(gateway.url, { merNo: sandboxAccount.merNo, key: sandboxAccount.key });
  await shop.pay({ currencyCode: 'USD', sourceAmount: '100.00' });
  shop.close();
});
afterAll(async () => {
  await browser.close();
  await gateway.close();
});

it('an owner saves a beneficiary and pays it without a script; every page is in order', async () => {
  const { page } = await openMerchantPage(browser, gateway.url, {
    role: 'owner',
    width: 390,
    javaScriptEnabled: false,
  });
  await page.goto(`${gateway.url}/merchant/payouts/new`);
  await page.getByRole('link', { name: 'Save a beneficiary' }).click();
  await page.getByRole('link', { name: /^SPEI/ }).click();
  await page.getByLabel('Name in your list').fill('Workshop rent');
  await page.getByLabel('CLABE').fill('646180157000000004');
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByRole('button', { name: 'Save the beneficiary' }).click();
  await page.getByRole('link', { name: 'Pay out' }).click();
  await page.getByLabel('Amount').fill('25.00');
  await page.getByLabel('From your balance in').selectOption('MXN');
  await page.getByLabel('What it is for').fill('Rent of November');
  await page.getByRole('button', { name: 'Pay out' }).click();
  await page.getByText('The payout was started').waitFor();
  expect(await page.content()).not.toContain('646180157000000004');
  await page.context().close();
  await checkScreens(browser, gateway.url, 'owner', [
    '/merchant',
    '/merchant/balances',
    '/merchant/balances/statement?currency=MXN',
    '/merchant/payouts',
    '/merchant/payouts/new',
    '/merchant/payouts/beneficiaries',
    '/merchant/approvals',
    '/merchant/approvals/rules',
  ]);
});

it.each([390, 195])(
  'figures stay inside their cards at %i px: a phone, and the same phone at twice the size',
  async (width) => {
    const shop = createShop(gateway.url, { merNo: sandboxAccount.merNo, key: sandboxAccount.key });
    await shop.pay({ currencyCode: 'USD', sourceAmount: '99999999.00' });
    shop.close();
    const { page } = await openMerchantPage(browser, gateway.url, { role: 'owner', width });
    for (const path of ['/merchant', '/merchant/balances']) {
      await page.goto(gateway.url + path);
      const boxes = await page.locator('.tile-box').evaluateAll((tiles) =>
        tiles.map((tile) => {
          const { right } = tile.getBoundingClientRect();
          const inside = [...tile.querySelectorAll('*')].map((one) => one.getBoundingClientRect().right);
          return {
            words: tile.textContent,
            beyond: Math.max(...inside) - right,
            scrolls: tile.scrollWidth - tile.clientWidth,
            // On a phone a figure is in one piece.
            lines: [...tile.querySelectorAll('.amount')].map(({ firstChild }) => {
              const range = tile.ownerDocument.createRange();
              if (firstChild !== null) range.selectNodeContents(firstChild);
              return new Set([...range.getClientRects()].filter((one) => one.width > 1).map((one) => one.top)).size;
            }),
          };
        }),
      );
      expect(boxes.map(({ words }) => words).join(' ')).toMatch(/[12]0[01],[0-9]{3},0[0-9]{2}\.00 USD/);
      expect(boxes.filter(({ beyond, scrolls }) => beyond > 0 || scrolls > 0)).toEqual([]);
      if (width === 390) expect(boxes.filter(({ lines }) => lines.some((count) => count > 1))).toEqual([]);
    }
    await page.context().close();
  },
);
