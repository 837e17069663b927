import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBarriers } from '../../helpers/browser/axe.ts';
import { launchBrowser, watchPage } from '../../helpers/browser/browser.ts';
import { docsPages, openDocsSite } from '../../helpers/docs/docs-site.ts';
import type { DocsSite } from '../../helpers/docs/docs-site.ts';
import { sampled } from '../../helpers/sweep.ts';

// What readers type, and the page that must come first. A query that fails needs the word in the page's title, text or keywords.

const FIRST: readonly (readonly [query: string, path: string])[] = [
  ['10002', 'errors/10002'],
  ['20001', 'errors/20001'],
  ['insufficient balance', 'errors/30001'],
  ['referer', 'errors/10005'],
  ['currency', 'errors/10009'],
  ['signature mismatch', 'errors/10002'],
  ['retries', 'guides/safe-retries'],
  ['timeout', 'guides/safe-retries'],
  ['idempotent', 'guides/safe-retries'],
  ['idempotency key', 'guides/safe-retries'],
  ['lost response', 'guides/safe-retries'],
  ['charged twice', 'guides/safe-retries'],
  ['duplicate order', 'guides/safe-retries'],
  ['sign', 'guides/signing'],
  ['signature', 'guides/signing'],
  ['md5', 'guides/signing'],
  ['merchant key', 'guides/signing'],
  ['rsa', 'guides/rsa'],
  ['wrong signature', 'guides/troubleshooting'],
  ['troubleshooting', 'guides/troubleshooting'],
  ['refund', 'guides/refunds'],
  ['refund twice', 'guides/refunds'],
  ['partial refund', 'guides/refunds'],
  ['chargeback', 'notifications/chargeback'],
  ['payment result', 'notifications/payment-result'],
  ['webhook', 'guides/verify-webhook'],
  ['verify webhook', 'guides/verify-webhook'],
  ['callback', 'guides/notifications'],
  ['ipn', 'guides/notifications'],
  ['notify', 'guides/notifications'],
  ['SUCCESS', 'guides/notifications'],
  ['hmac', 'guides/verify-by-hand'],
  ['test card', 'guides/testing'],
  ['declined', 'guides/testing'],
  ['mock', 'guides/testing'],
  ['go live', 'guides/going-live'],
  ['3ds', 'guides/cards'],
  ['card number', 'guides/cards'],
  ['qr', 'guides/qr-and-wallets'],
  ['bank transfer', 'guides/bank-transfers'],
  ['beneficiary', 'guides/payouts'],
  ['create payment', 'operations/create-payment'],
  ['payout', 'operations/create-payout'],
  ['balance', 'operations/query-balance'],
  ['query order', 'operations/query-order'],
  ['list orders', 'operations/list-orders'],
  ['settlement', 'guides/reconcile'],
  ['csv', 'guides/reconcile'],
  ['fees', 'guides/reconcile'],
  ['expired', 'guides/payment-page'],
  ['order status', 'guides/states'],
  ['hosted page', 'guides/cashier'],
  ['pix', 'methods/pix'],
  ['apple pay', 'methods/apple-pay'],
  ['google pay', 'methods/google-pay'],
  ['crypto', 'methods/crypto'],
  ['alipay', 'methods/alipay'],
  ['wechat', 'methods/wechat'],
  ['sepa', 'methods/sepa'],
  ['php', 'helpers'],
  ['java', 'helpers'],
  ['python', 'helpers'],
  ['golang', 'helpers'],
  ['csharp', 'helpers'],
  ['postman', 'collections'],
  ['bruno', 'collections'],
  ['curl', 'guides/getting-started'],
  ['decisions', 'decisions'],
  ['performance', 'performance'],
  ['glossary', 'glossary'],
  ['changelog', 'changelog'],
];

let site: DocsSite;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site = await openDocsSite();
  browser = await launchBrowser();
  page = await browser.newPage();
  await openWithSearch(page);
  await page.getByRole('button', { name: 'Search' }).click();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** The page adds its search once it has nothing else to do, which on a busy machine may not come for minutes. */
async function openWithSearch(view: Page): Promise<void> {
  const input = view.locator('#starlight__search input');
  for (const _ of [1, 2, 3, 4, 5]) {
    await view.goto(`${site.url}/guides/signing/`);
    await view.bringToFront();
    const added = input.waitFor({ state: 'attached', timeout: 60_000 });
    if (
      await added.then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error('The page added no search.');
}

/** The path of the page found first. Once, a search whose index was being loaded on a busy machine never answered; people load the page again. */
async function search(query: string): Promise<string> {
  const said = page.getByText(new RegExp(`^(\\d+ results?|No results) for ${query}$`, 'i'));
  for (const timeout of [40_000, 40_000, 120_000]) {
    await page.locator('#starlight__search input').fill(query);
    const came = said.waitFor({ timeout }).then(
      () => true,
      () => false,
    );
    if (await came) return firstResult();
    await openWithSearch(page);
  }
  throw new Error(`The search says nothing about ${query}.`);
}

async function firstResult(): Promise<string> {
  // Results are filled in as they are loaded, in any order.
  const first = page.locator('.pagefind-ui__result').first();
  const link = first.locator('.pagefind-ui__result-title .pagefind-ui__result-link').first();
  const href = await link.getAttribute('href');
  return String(href)
    .replace(/^\/docs\//, '')
    .replace(/\/?(#.*)?$/, '');
}

describe('search', () => {
  it('knows every page that the list names', () => {
    const paths = new Set(docsPages().map(({ path }) => path));
    expect(FIRST.map(([, path]) => path).filter((path) => !paths.has(path))).toEqual([]);
  });

  it('puts the right page first', async () => {
    const found = new Map<string, string>();
    const queries = sampled(FIRST, 12);
    for (const [query] of queries) found.set(query, await search(query));
    expect([...found]).toEqual(queries);
  });

  it('can be used with the keys alone, without barriers', async () => {
    const view = await browser.newPage();
    await openWithSearch(view);
    await view.keyboard.press('Control+k');
    await view.keyboard.type('refund');
    const links = view.locator('.pagefind-ui__result-link');
    await links.nth(1).waitFor();
    expect(await findBarriers(view)).toEqual([]);
    const isFocused = (index: number) => links.nth(index).evaluate((link) => link === link.ownerDocument.activeElement);
    await view.keyboard.press('ArrowDown');
    await expect.poll(() => isFocused(0)).toBe(true);
    await view.keyboard.press('ArrowDown');
    await expect.poll(() => isFocused(1)).toBe(true);
    for (const _ of [1, 2]) await view.keyboard.press('ArrowUp');
    await view.keyboard.press('Control+a');
    // Enter before the results are there waits for them.
    await view.keyboard.type('pix');
    await view.keyboard.press('Enter');
    await view.waitForURL('**/methods/pix/**');
    await view.close();
  });

  it('works while typing, offline, and leads to the page', async () => {
    const view = await browser.newPage();
    const watch = watchPage(view, [site.url]);
    await openWithSearch(view);
    await view.keyboard.press('Control+k');
    await view.keyboard.type('10002', { delay: 20 });
    await view
      .locator('.pagefind-ui__result-link', { hasText: /^10002/ })
      .first()
      .click();
    await view.waitForURL('**/errors/10002/**');
    expect(watch).toEqual({ requestsOut: [], complaints: [] });
    await view.close();
  });
});
