import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, startAccountGateway, totpCode } from '../../helpers/people/account.ts';
import { findBarriers } from '../../helpers/browser/axe.ts';
import { launchBrowser, watchPage } from '../../helpers/browser/browser.ts';
import { checkScreens, openConsolePage } from '../../helpers/gateway/console.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { STRANGER, lastMail, pathIn, registerAndProve } from '../../helpers/people/registration.ts';

// From stranger to the back office, with a phone and the console side by side.

let gateway: TestGateway;
let browser: Browser;
beforeAll(async () => {
  [gateway, browser] = await Promise.all([startAccountGateway(), launchBrowser()]);
});
afterAll(async () => {
  await Promise.all([gateway.close(), browser.close()]);
});

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Company or shop').fill('Phone Shop');
  await page.getByLabel('Website').fill('phone.example');
  await page.getByLabel('Country').selectOption('DE');
  await page.getByLabel('Your name').fill(STRANGER.contactName);
  await page.getByLabel('E-mail address').fill('phone@corner.example');
  await page.getByLabel('SEPA').check();
  await page.getByLabel('Currencies').fill('EUR, USD');
  await page.getByLabel('IBAN or account number').fill('DE00 3704 0044 0532 0130 00');
  await page.getByLabel('Bank', { exact: true }).fill(STRANGER.bank);
}

it('a stranger registers on a phone without a script, is approved in another browser, and signs in', async () => {
  const phone = { viewport: { width: 390, height: 844 }, javaScriptEnabled: false };
  const page = await (await browser.newContext(phone)).newPage();
  const watch = watchPage(page, [gateway.url]);
  await page.goto(`${gateway.url}/account/sign-in`);
  await page.getByRole('link', { name: 'Register your business' }).click();
  await fillIn(page);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('wrong check digits').waitFor();
  expect(await page.getByLabel('SEPA').isChecked()).toBe(true);
  await page.getByLabel('IBAN or account number').fill(STRANGER.account);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('link', { name: 'the outbox shows the mails' }).click();
  await page.getByRole('link', { name: 'Confirm your e-mail address' }).click();
  await page.locator('.mail a').click();
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByText('In review').waitFor();

  const desk = await openConsolePage(browser, gateway.url, { role: 'risk' });
  await desk.page.goto(`${gateway.url}/console`);
  await desk.page.getByRole('link', { name: '1 registration waits' }).click();
  await desk.page.getByRole('link', { name: 'Phone Shop' }).click();
  await desk.page.getByRole('link', { name: 'Approve' }).click();
  await desk.page.getByLabel('Handling fee').fill('1.90');
  await desk.page.getByLabel('Reason').fill('Checked');
  await desk.page.getByRole('button', { name: 'Approve' }).click();
  await desk.page.getByText('its owner was invited by mail').waitFor();
  await desk.page.context().close();

  await page.reload();
  await page.getByText('Your merchant number is').waitFor();
  await page.goto(gateway.url + pathIn(await lastMail(gateway.url, 'phone@corner.example')));
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = await page.locator('code.secret').textContent();
  await page.getByLabel('6-digit code').fill(totpCode((secret ?? '').replaceAll(' ', ''), await gateway.now()));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('link', { name: 'I have saved them' }).click();
  await page.waitForURL(`${gateway.url}/merchant**`);
  expect(await page.content()).toContain('phone@corner.example');
  // The browser mentions the form that was refused, and nothing else.
  expect([watch.requestsOut, watch.complaints]).toEqual([[], [expect.stringContaining('400')]]);
  await page.context().close();
});

it('pages of strangers, and of who decides, have no barriers and fit a narrow window', async () => {
  const link = await registerAndProve(gateway.url, { email: 'look@corner.example' });
  const path = `/console/registrations/${link.split('.')[0] ?? ''}`;
  await checkScreens(browser, gateway.url, 'risk', ['/console/registrations', path, `${path}/approve`]);
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await (await browser.newContext({ colorScheme })).newPage();
    for (const shown of ['/merchant/register', `/merchant/register/${link}`, '/merchant/outbox']) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(gateway.url + shown);
      expect([shown, await findBarriers(page)]).toEqual([shown, []]);
      await page.setViewportSize({ width: 320, height: 800 });
      await expect
        .poll(async () => [shown, await page.evaluate<number>('document.documentElement.scrollWidth')])
        .toEqual([shown, 320]);
    }
    await page.context().close();
  }
});
