import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, startAccountGateway, totpCode } from '../../helpers/people/account.ts';
import { launchBrowser, watchPage } from '../../helpers/browser/browser.ts';
import { openConsolePage } from '../../helpers/gateway/console.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { runKitReadme } from '../../helpers/docs/kit-readme.ts';
import { PHONE } from '../../helpers/payer/payer.ts';

// The whole first way with browsers alone: a stranger registers, is approved, takes the key, runs the kit's README with it, is
// paid by a link, refunds, and reads the statement. Not one call of the API is made for it.

const EMAIL = 'mara@pots.example';

let gateway: TestGateway;
let browser: Browser;
beforeAll(async () => {
  [gateway, browser] = await Promise.all([startAccountGateway(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await gateway?.close();
});

it('a stranger becomes a merchant, sells by code and by a link, refunds, and counts the money', async () => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  const watch = watchPage(page, [gateway.url]);
  await register(page);
  await approve();
  await signUp(page);
  const { merNo, key, secret } = await takeKeys(page);
  const printed = await runKitReadme(gateway.url, { merNo, key, secret });
  expect(printed).toEqual(expect.arrayContaining([expect.stringMatching(/^Send the payer to http.*\/pay\/TG/)]));
  const address = await createLink(page);
  await payOnPhone(address);
  await refund(page);
  await readStatement(page);
  expect([watch.requestsOut, watch.complaints]).toEqual([[], []]);
});

async function register(page: Page): Promise<void> {
  await page.goto(`${gateway.url}/merchant`);
  await page.getByRole('link', { name: 'Register your business' }).click();
  await page.getByLabel('Company or shop').fill('Mara’s Pots');
  await page.getByLabel('Website').fill('http://localhost');
  await page.getByLabel('Country').selectOption('DE');
  await page.getByLabel('Your name').fill('Mara Lindt');
  await page.getByLabel('E-mail address').fill(EMAIL);
  for (const method of ['Card', 'Pix', 'Alipay']) await page.getByLabel(method, { exact: true }).check();
  await page.getByLabel('Currencies').fill('EUR, USD, BRL, CNY');
  await page.getByLabel('IBAN or account number').fill('DE89 3704 0044 0532 0130 00');
  await page.getByLabel('Bank', { exact: true }).fill('Commerzbank');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('link', { name: 'the outbox shows the mails' }).click();
  await page.getByRole('link', { name: 'Confirm your e-mail address' }).click();
  await page.locator('.mail a').click();
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByText('In review').waitFor();
}

/** In another browser, by somebody of the operator. */
async function approve(): Promise<void> {
  const { page } = await openConsolePage(browser, gateway.url, { role: 'risk' });
  await page.goto(`${gateway.url}/console`);
  await page.getByRole('link', { name: '1 registration waits' }).click();
  await page.getByRole('link', { name: 'Mara’s Pots' }).click();
  await page.getByRole('link', { name: 'Approve' }).click();
  await page.getByLabel('Reason').fill('Checked the shop');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('its owner was invited by mail').waitFor();
  await page.context().close();
}

async function signUp(page: Page): Promise<void> {
  await page.goto(`${gateway.url}/merchant/outbox`);
  await page
    .getByRole('link', { name: /approved/i })
    .first()
    .click();
  await page.locator('.mail a').first().click();
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = await page.locator('code.secret').textContent();
  await page.getByLabel('6-digit code').fill(totpCode((secret ?? '').replaceAll(' ', ''), await gateway.now()));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('link', { name: 'I have saved them' }).click();
  await page.getByRole('link', { name: 'Getting started' }).first().click();
}

async function takeKeys(page: Page): Promise<{ merNo: number; key: string; secret: string }> {
  await page.getByRole('link', { name: 'Take the key' }).click();
  const take = async (name: string): Promise<string> => {
    await page.getByRole('link', { name: `Take the ${name}` }).click();
    await page.getByRole('button', { name: `Show my ${name}` }).click();
    const value = (await page.locator('.copy code').first().textContent()) ?? '';
    await page.getByRole('link', { name: 'I have copied it' }).click();
    return value;
  };
  const [key, secret] = [await take('signing key'), await take('webhook secret')];
  const merNo = Number(await page.locator('main code').first().textContent());
  return { merNo, key, secret };
}

async function createLink(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Payment links' }).first().click();
  await page
    .locator('main')
    .getByRole('link', { name: /New|Create/ })
    .first()
    .click();
  await page.getByLabel('What do you sell?').fill('A blue bowl');
  await page.getByLabel('Amount', { exact: true }).fill('45.00');
  await page.getByLabel('Currency').selectOption('USD');
  await page.getByRole('button', { name: 'Create the link' }).click();
  return (await page.locator('main code', { hasText: '/pay/' }).first().textContent()) ?? '';
}

async function payOnPhone(address: string): Promise<void> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Pay $45.00' }).click();
  await page.locator('[data-fill="4242 4242 4242 4242"]').click();
  await page.getByRole('button', { name: 'Pay $45.00' }).click();
  await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
  await context.close();
}

async function refund(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Orders' }).first().click();
  await page.getByRole('row').filter({ hasText: '45.00' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Refund', exact: true }).click();
  await page.getByLabel('Amount in USD').fill('15.00');
  await page.getByLabel('Reason', { exact: true }).fill('A chip in the rim');
  await page.getByRole('button', { name: 'Refund' }).click();
  await page.getByText('The refund was accepted').waitFor();
}

async function readStatement(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Balances' }).first().click();
  await page.getByRole('link', { name: 'Statement' }).first().click();
  await page.getByLabel('Currency').selectOption('USD');
  // Not this month alone, which may have begun a moment ago.
  await page.getByLabel('From', { exact: true }).fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Show' }).click();
  for (const amount of ['45.00', '15.00']) {
    await page.locator('main').getByText(amount).filter({ visible: true }).first().waitFor();
  }
}
