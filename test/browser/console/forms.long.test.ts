import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, createTestBrowser, enrol, startAccountGateway, totpCode } from '../../helpers/people/account.ts';
import type { TestAccount } from '../../helpers/people/account.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { openConsolePage } from '../../helpers/gateway/console.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { sampled } from '../../helpers/sweep.ts';

let browser: Browser;
let gateway: TestGateway;
let shop: Shop;

beforeAll(async () => {
  [browser, gateway] = await Promise.all([launchBrowser(), startAccountGateway()]);
  shop = createShop(gateway.url, { merNo: 100001, key: 'tollgate-sandbox-key' });
});
afterAll(async () => {
  shop.close();
  await Promise.all([browser.close(), gateway.close()]);
});

async function pay(): Promise<string> {
  return `${gateway.url}/console/orders/${String(dataOf(await shop.pay({ sourceAmount: '18.00' }))['tradeNo'])}`;
}

const NOTE = 'The payer got nothing. / go and see, g o?';

async function endSession(page: Page): Promise<void> {
  const tab = createTestBrowser(gateway.url);
  for (const { name, value } of await page.context().cookies()) tab.cookies.set(name, value);
  await tab.open('/account');
  await tab.submit('/account/sign-out');
}

async function signInAgain(page: Page, { email, secret }: TestAccount): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  gateway.pass(30);
  await page.getByLabel('Code from').fill(totpCode(secret, gateway.realNow()));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

it.each(sampled([true, false], 1))(
  'a note that was typed when the session ended is there after signing in (script: %s)',
  async (javaScriptEnabled) => {
    const own = createTestBrowser(gateway.url);
    const account = await enrol(gateway, own);
    const context = await browser.newContext({ javaScriptEnabled });
    await context.addCookies([...own.cookies].map(([name, value]) => ({ name, value, url: gateway.url })));
    const page = await context.newPage();
    await page.goto(await pay());
    await page.getByLabel('Add a note').fill(NOTE);
    await endSession(page);
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByText('What you typed is kept. Sign in, and it is sent.').waitFor();
    await signInAgain(page, account);
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Send it now' }).click();
    await page.getByText('The note was added.').waitFor();
    await page.locator('.note', { hasText: NOTE }).waitFor();
    await context.close();
  },
);

it('an upload that is sent when the session has ended keeps what was typed, and asks for the file again', async () => {
  const own = createTestBrowser(gateway.url);
  const account = await enrol(gateway, own, { roles: ['owner'], merNo: 100001 });
  const tradeNo = (await pay()).split('/').at(-1);
  const { body } = await gateway.operator('POST', '/operator/chargebacks', { tradeNo, reason: 'Fraud' });
  const path = `/merchant/chargebacks/${(body as { readonly chargebackNo: string }).chargebackNo}`;
  const context = await browser.newContext();
  await context.addCookies([...own.cookies].map(([name, value]) => ({ name, value, url: gateway.url })));
  const page = await context.newPage();
  await page.goto(gateway.url + path);
  const file = { name: 'receipt.txt', mimeType: 'text/plain', buffer: Buffer.alloc(4_900_000, 'Delivered. ') };
  await page.getByLabel('File').setInputFiles(file);
  await page.getByLabel('Note').fill(NOTE);
  await endSession(page);
  await page.getByRole('button', { name: 'Add evidence' }).click();
  await page.getByText('What you typed is kept, but not the file. Sign in, and choose it again.').waitFor();
  await signInAgain(page, account);
  await page.getByText('Your file was not kept: files never are. Choose it again.').waitFor();
  await page.getByText(NOTE).waitFor();
  await page.getByRole('link', { name: 'Open the page' }).click();
  await page.getByLabel('File').setInputFiles({ ...file, buffer: Buffer.from('Delivered.') });
  await page.getByLabel('Note').fill(NOTE);
  await page.getByRole('button', { name: 'Add evidence' }).click();
  await page.getByRole('link', { name: 'receipt.txt' }).waitFor();
  await context.close();
});

it('a refund of a part is refunded as typed after the second factor, in place and in another tab', async () => {
  const { page, watch } = await openConsolePage(browser, gateway.url, { role: 'finance' });
  const [first, second] = [await pay(), await pay()];
  await page.goto(`${first}/refund`);
  await page.getByLabel('Amount in').fill('5.00');
  await page.getByLabel('Reason').fill('Came broken');
  gateway.pass(301);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByText('What you typed is kept').waitFor();
  await page.getByRole('button', { name: 'Confirm as the demo account' }).click();
  await page.locator('.notice.good').waitFor();
  await page.getByText('5.00').first().waitFor();
  expect(page.url()).toContain(first);

  await page.goto(`${second}/refund`);
  await page.getByLabel('Amount in').fill('6.00');
  await page.getByLabel('Reason').fill('Came late');
  gateway.pass(301);
  const tab = await page.context().newPage();
  await tab.goto(`${gateway.url}/account/confirm`);
  await tab.getByRole('button', { name: 'Confirm as the demo account' }).click();
  await tab.waitForURL(/\/console/);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.locator('.notice.good').waitFor();
  await page.getByText('6.00').first().waitFor();
  expect(watch.requestsOut).toEqual([]);
  await page.context().close();
});

it('"Add note" puts the focus into its field, where keys are letters, and Ctrl+Enter sends it', async () => {
  const { page, watch } = await openConsolePage(browser, gateway.url, { role: 'support' });
  const path = await pay();
  await page.goto(path);
  await page.getByRole('link', { name: 'Add note' }).click();
  const field = page.getByLabel('Add a note');
  await expect.poll(() => page.evaluate<string>('document.activeElement.id')).toBe('text');
  await page.keyboard.type(NOTE);
  expect([await field.inputValue(), page.url()]).toEqual([NOTE, `${path}#note`]);
  await page.keyboard.press('Control+Enter');
  await page.getByText('The note was added.').waitFor();
  await page.locator('.note', { hasText: NOTE }).waitFor();
  expect([watch.requestsOut, watch.complaints]).toEqual([[], []]);
  await page.context().close();
});

it('a stale form that is sent again keeps what a colleague saved in fields that were not touched', async () => {
  const [own, colleague] = await Promise.all([openSettings(), openSettings()]);
  await colleague.getByLabel('Name').fill('Renamed by a colleague');
  await colleague.getByRole('button', { name: 'Save' }).click();
  await colleague.getByText('Renamed by a colleague').first().waitFor();

  await own.getByLabel('Currencies').fill('EUR, USD');
  await own.getByRole('button', { name: 'Save' }).click();
  await own.getByText('Nothing was done.').waitFor();
  await own.getByRole('alert').getByText('Renamed by a colleague').waitFor();
  const shown = [await own.getByLabel('Name').inputValue(), await own.getByLabel('Currencies').inputValue()];
  expect(shown).toEqual(['Renamed by a colleague', 'EUR, USD']);
  await own.getByRole('button', { name: 'Save' }).click();
  await own.locator('.notice.good').waitFor();

  const { body } = await gateway.operator('GET', '/operator/merchants/100001');
  expect(body).toMatchObject({ name: 'Renamed by a colleague', currencies: ['EUR', 'USD'] });
  await Promise.all([own, colleague].map((page) => page.context().close()));
});

it('a refund form that a colleague was faster than asks for what is left, if its amount was not touched', async () => {
  const { page } = await openConsolePage(browser, gateway.url, { role: 'finance' });
  const path = await pay();
  await page.goto(`${path}/refund`);
  await page.getByLabel('Reason').fill('Came broken');
  const tradeNo = path.split('/').at(-1) ?? '';
  await gateway.operator('POST', `/operator/orders/${tradeNo}/refunds`, { amount: '5.00' });
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByText('Nothing was done.').waitFor();
  const typed = [await page.getByLabel('Amount in').inputValue(), await page.getByLabel('Reason').inputValue()];
  expect(typed).toEqual(['13.00', 'Came broken']);

  await page.getByLabel('Amount in').fill('1,234');
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('alert').getByText('Amount can be read in two ways').waitFor();
  expect(await page.getByLabel('Amount in').getAttribute('aria-invalid')).toBe('true');
  await page.context().close();
});

async function openSettings(): Promise<Page> {
  const { page } = await openConsolePage(browser, gateway.url, { role: 'risk' });
  await page.goto(`${gateway.url}/console/merchants/100001/settings`);
  await page.getByLabel('Name').waitFor();
  return page;
}
