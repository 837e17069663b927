import { text as readText } from 'node:stream/consumers';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, invite, secretOf, startAccountGateway, totpCode } from '../../helpers/people/account.ts';
import { findBarriers } from '../../helpers/browser/axe.ts';
import { launchBrowser, watchPage } from '../../helpers/browser/browser.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { sampled } from '../../helpers/sweep.ts';

// The pages of people in a real browser: from the invitation to the account page, on a phone and a desktop. Axe is a script
// itself, and does not run in a browser without; so one story runs without both.

let gateway: TestGateway;
let browser: Browser;

beforeAll(async () => {
  gateway = await startAccountGateway();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await gateway.close();
});

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

describe.each(sampled(SIZES, 1))('at a width of $width', (viewport) => {
  it.each(sampled(['light', 'dark'] as const, 1))(
    'an account is set up and used without a barrier, in %s',
    async (colorScheme) => {
      const context = await browser.newContext({ viewport, colorScheme });
      await tellStory(context, { email: `${colorScheme}${viewport.width}@people.example`, look: findBarriers });
      await context.close();
    },
  );
});

it('an account is set up and used in a browser without scripts', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await tellStory(context, { email: 'plain@people.example', look: () => Promise.resolve([]) });
  await context.close();
});

async function tellStory(
  context: BrowserContext,
  { email, look }: { readonly email: string; readonly look: (page: Page) => Promise<string[]> },
): Promise<void> {
  const page = await context.newPage();
  const watch = watchPage(page, [gateway.url]);
  const check = async () => {
    expect(await look(page)).toEqual([]);
    const { width = 0 } = page.viewportSize() ?? {};
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  };
  const secret = await setUp(page, email, check);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByLabel('Email').waitFor();
  await check();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('not the right one');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').waitFor();
  await check();
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code from your authenticator app').waitFor();
  await check();
  gateway.pass(30);
  await page.getByLabel('Code from your authenticator app').fill(totpCode(secret, gateway.realNow()));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await openAccount(page);
  await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
  expect(watch.requestsOut).toEqual([]);
  expect(watch.complaints.filter((text) => !text.includes('401'))).toEqual([]);
}

/** From the link to the account page; returns the secret of the authenticator app. */
async function setUp(page: Page, email: string, check: () => Promise<void>): Promise<string> {
  const link = await invite(gateway, { email, roles: ['finance', 'support'] });
  await page.goto(gateway.url + link);
  await check();
  await page.getByLabel('Your name').fill('Mara Lindqvist');
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('6-digit code').waitFor();
  await check();
  const secret = secretOf(await page.content());
  await page.getByLabel('6-digit code').fill(totpCode(secret, gateway.realNow()));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('link', { name: 'I have saved them' }).waitFor();
  await check();
  await saveCodes(page);
  await page.getByRole('link', { name: 'I have saved them' }).click();
  await openAccount(page);
  await check();
  return secret;
}

/** As a file, of which the browser knows nothing afterwards. Without a script the codes are there to be selected. */
async function saveCodes(page: Page): Promise<void> {
  const codes = await page.locator('.codes code').allTextContents();
  expect(codes.length).toBeGreaterThan(5);
  const button = page.getByRole('button', { name: 'Download as a file' });
  if (!(await button.isVisible())) return;
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('tollgate-recovery-codes.txt');
  const text = await readText(await download.createReadStream());
  expect(text.trim().split('\n').slice(-codes.length)).toEqual(codes);
  await page.getByText('The codes were saved as a file.').waitFor();
}

/** Whoever has signed in lands in the console. */
async function openAccount(page: Page): Promise<void> {
  await page.waitForURL(/\/console/);
  await page.goto(`${gateway.url}/account`);
  await page.getByRole('heading', { level: 1, name: 'Mara Lindqvist' }).waitFor();
}
