import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spanish } from '../../../src/gateway/pages/languages/es/spanish.ts';
import { BY_COLOUR, findBarriers } from '../../helpers/browser/axe.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import type { ConsolePicture } from '../../helpers/browser/console-pages.ts';
import { listMerchantPages } from '../../helpers/browser/merchant-pages.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { sampled } from '../../helpers/sweep.ts';

const SCREENS = ['home', 'order', 'orders', 'payout-new', 'settings'].map((name) => `merchant-${name}`);

let browser: Browser;
let gateway: TestGateway;
let pages: readonly ConsolePicture[];

beforeAll(async () => {
  [browser, gateway] = await Promise.all([launchBrowser(), startTestGateway()]);
  pages = (await listMerchantPages(gateway)).filter(({ name }) => SCREENS.includes(name));
});
afterAll(async () => {
  await browser.close();
  await gateway.close();
});

describe.each(['es', 'pt', 'zh'])('the back office in %s', (locale) => {
  it('has nothing for axe to find in either colour, and nothing wider than a phone', async () => {
    expect(pages.length).toBe(SCREENS.length);
    const context = await browser.newContext({ locale, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const { name, bring } of sampled(pages, 2)) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 1280, height: 900 });
      await bring(page);
      expect([name, (await page.locator('html').getAttribute('lang'))?.slice(0, 2)]).toEqual([name, locale]);
      expect([name, await findBarriers(page)]).toEqual([name, []]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect([name, await findBarriers(page, BY_COLOUR)]).toEqual([name, []]);
      await page.setViewportSize({ width: 320, height: 800 });
      await expect
        .poll(async () => [name, await page.evaluate<number>('document.documentElement.scrollWidth')])
        .toEqual([name, 320]);
    }
    await context.close();
  });
});

it('scripts of pages speak the language of the page', async () => {
  const context = await browser.newContext({ locale: 'es' });
  const { cookies } = await openMerchant(gateway.url, 'owner');
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: gateway.url })));
  const page = await context.newPage();
  await page.goto(`${gateway.url}/merchant/orders`);
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText(spanish()['Next row']).waitFor();
  await context.close();
});
