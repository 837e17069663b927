import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf, launchBrowser } from '../../helpers/browser/browser.ts';
import { checkScreens, openConsolePage } from '../../helpers/gateway/console.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';

// Merchants, people and tokens in a real browser.

const MERCHANTS = '/console/merchants';
const MERCHANT = `${MERCHANTS}/100001`;
const PAGE_BYTES_MAX = 30_000;
const ROTATION_CLICKS = 7;

let gateway: PeopleGateway;
let browser: Browser;
let pending: number;
let disabled: string;
beforeAll(async () => {
  gateway = await startPeopleGateway();
  browser = await launchBrowser();
  const { body } = await gateway.operator('POST', '/operator/merchants', { name: 'A pending shop' });
  pending = (body as { merchant: { merNo: number } }).merchant.merNo;
  const { person } = await gateway.signIn({ roles: ['support'] });
  disabled = person.personId;
  await gateway.operator('POST', `/operator/people/${disabled}/disable`);
  const wanted = { name: 'nightly-export', permissions: ['orders.read'], lifetimeSeconds: 86_400 };
  await gateway.operator('POST', '/operator/tokens', wanted);
  await gateway.operator('POST', '/operator/invitations', { email: 'a@example.com', name: 'A', roles: ['support'] });
});
afterAll(async () => {
  await browser.close();
  await gateway.close();
});

test("a risk officer's screens have no barriers in either colour, and fit a narrow phone", async () => {
  const review = new URLSearchParams({ handlingFeeBasisPoints: '3', transactionFee: '0.30', review: '1' });
  await checkScreens(browser, gateway.url, 'risk', [
    MERCHANTS,
    `${MERCHANTS}?text=nothing+like+it`,
    `${MERCHANTS}/new`,
    MERCHANT,
    `${MERCHANT}?tab=terms`,
    `${MERCHANT}?tab=settings`,
    `${MERCHANT}?tab=keys`,
    `${MERCHANT}?tab=people`,
    `${MERCHANT}/terms`,
    `${MERCHANT}/terms?${review.toString()}`,
    `${MERCHANT}/suspend`,
    `${MERCHANT}/websites`,
    `${MERCHANT}/settings`,
    `${MERCHANT}/page`,
    `${MERCHANT}/owner`,
    `${MERCHANTS}/${pending}`,
    `${MERCHANTS}/${pending}/approve`,
  ]);
});

test("an engineer's and an admin's screens have no barriers in either colour, and fit a narrow phone", async () => {
  await checkScreens(browser, gateway.url, 'engineer', [
    `${MERCHANT}/signing-key`,
    `${MERCHANT}/webhook-secret`,
    `${MERCHANT}/public-key`,
    '/console/tokens',
  ]);
  await checkScreens(browser, gateway.url, 'admin', [
    '/console/people',
    '/console/people/new',
    '/console/people/invitations',
    '/console/people/person_demo_finance',
    '/console/people/person_demo_finance/roles',
    '/console/people/person_demo_finance/roles?role=auditor&review=1',
    '/console/people/person_demo_finance/disable',
    `/console/people/${disabled}/enable`,
    `${MERCHANT}/limits`,
  ]);
});

test('a key is rotated in seven clicks, and what is copied is the new key', async () => {
  const { page, watch } = await openConsolePage(browser, gateway.url, { role: 'engineer' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${gateway.url}/console/preferences`);
  await rotate(page);
  await page.waitForURL(`${gateway.url}${MERCHANT}?tab=keys`);
  await page.locator('main').getByText('overlaps').first().waitFor();
  expect([watch.requestsOut, watch.complaints]).toEqual([[], []]);
  await page.context().close();
});

async function rotate(page: Page): Promise<void> {
  let clicks = 0;
  const click = async (selector: string) => {
    await page.click(selector);
    clicks += 1;
  };
  await click('.menu a >> text=Merchants');
  await click('a[data-row] >> text="100001"');
  await click('.tabs >> text=Keys');
  await click('[aria-label="Rotate the signing key"]');
  await page.fill('#reason', 'Ticket 4711');
  await click('text="Rotate the signing key"');
  const value = await page.locator('[data-copy]').first().getAttribute('data-copy');
  // It says so for a moment, which lasts until the page is left.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 300_000);
  await click('[data-copy]');
  await page.waitForSelector('text="Copied"');
  // The clipboard is that of all pages of the browser: another test may have written to it meanwhile.
  const copied = async () => {
    const text = await page.evaluate<string>('navigator.clipboard.readText()');
    if (text !== value) await page.click('[data-copy]');
    return text;
  };
  await expect.poll(copied).toBe(value);
  await click('text=I have copied it');
  expect(clicks).toBe(ROTATION_CLICKS);
}

test('without a script, a person approves a merchant and reads a new secret', async () => {
  const { page } = await openConsolePage(browser, gateway.url, { role: 'risk', javaScriptEnabled: false });
  await page.goto(`${gateway.url}${MERCHANTS}/${pending}`);
  await page.click('text=Approve');
  await page.fill('#reason', 'Papers checked');
  await page.click('button:has-text("Approve")');
  await page.locator('main').getByText('The merchant is active').waitFor();
  await page.goto(`${gateway.url}${MERCHANTS}/new`);
  await page.fill('#name', 'Without script');
  await page.click('text=Register the merchant');
  await expect.poll(() => page.locator('main code').count()).toBe(2);
  await page.context().close();
});

test('a full list of merchants takes at most 30 kB on the wire, with style and scripts', async () => {
  for (let count = 0; count < 50; count += 1) {
    await gateway.operator('POST', '/operator/merchants', { name: `Merchant with an ordinary name ${count}` });
  }
  const { page } = await openConsolePage(browser, gateway.url, { role: 'risk' });
  expect(await bytesOf(page, `${gateway.url}${MERCHANTS}`)).toBeLessThan(PAGE_BYTES_MAX);
  await page.context().close();
});
