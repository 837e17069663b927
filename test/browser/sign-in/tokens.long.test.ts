import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBarriers } from '../../helpers/browser/axe.ts';
import { launchBrowser, watchPage } from '../../helpers/browser/browser.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { sampled } from '../../helpers/sweep.ts';

// The page that lets a command in, and the tokens of programs on the account page, on a phone and a desktop.

let gateway: PeopleGateway;
let browser: Browser;

beforeAll(async () => {
  gateway = await startPeopleGateway();
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

async function startLogin(): Promise<{ userCode: string; link: string }> {
  const response = await fetch(`${gateway.url}/operator/device`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ hostName: 'mara-laptop' }),
  });
  return (await response.json()) as { userCode: string; link: string };
}

describe.each(sampled(SIZES, 1))('at a width of $width', (viewport) => {
  it.each(sampled(['light', 'dark'] as const, 1))(
    'a command is let in and a token managed, in %s',
    async (colorScheme) => {
      const context = await browser.newContext({ viewport, colorScheme });
      const { token } = await gateway.signIn({ roles: ['engineer'] });
      await context.addCookies([{ name: 'tollgate-session', value: token, url: gateway.url }]);
      const page = await context.newPage();
      const watch = watchPage(page, [gateway.url]);
      const folder = process.env['TOLLGATE_TEST_PICTURES'];
      const check = async (name: string) => {
        if (folder !== undefined) {
          await page.screenshot({ path: `${folder}/${name}-${viewport.width}-${colorScheme}.png`, fullPage: true });
        }
        expect(await findBarriers(page)).toEqual([]);
        expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width);
      };

      const { userCode, link } = await startLogin();
      await page.goto(`${gateway.url}/account/device`);
      await check('device-code');
      await page.goto(link);
      await page.getByText(userCode).waitFor();
      await check('device');
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByRole('heading', { name: 'Done' }).waitFor();
      await check('device-done');

      await page.goto(`${gateway.url}/account/tokens`);
      await check('token-new');
      await page.getByLabel('Name', { exact: true }).fill('nightly-export');
      await page.getByRole('checkbox', { name: /^orders\.read/ }).check();
      await page.getByLabel('Reason', { exact: true }).fill('Ticket 4711');
      await page.getByRole('button', { name: 'Create' }).click();
      const value = await page.getByText(/^tgt_/).innerText();
      await check('token-shown');
      await page.getByRole('link', { name: 'I have stored it' }).click();
      await page.getByText(/^tgt_/).waitFor({ state: 'detached' });
      await page.getByText('nightly-export').first().waitFor();
      await check('account');
      // The hidden token of the forms is random, and may hold its first letters.
      expect(await page.content()).not.toContain(value);
      expect(await page.locator('body').innerText()).not.toContain('tgt_');
      await page.locator('form[action="/account/revoke-token"] button').click();
      await page.getByText('revoked', { exact: true }).waitFor();
      expect(watch).toEqual({ requestsOut: [], complaints: [] });
      await context.close();
    },
  );
});
