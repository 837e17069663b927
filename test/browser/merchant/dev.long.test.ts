import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { checkScreens } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openMerchantPage } from '../../helpers/gateway/merchant.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import type { ReceiverServer } from '../../helpers/gateway/receiver-server.ts';

let browser: Browser;
let gateway: TestGateway;
let receiver: ReceiverServer;
let notificationId = '';

beforeAll(async () => {
  [browser, gateway] = await Promise.all([launchBrowser(), startTestGateway()]);
  receiver = await startReceiver({ status: 503, text: 'closed' });
});
afterAll(async () => {
  await browser.close();
  await gateway.close();
  await receiver.close();
});

describe("the developer's screens", () => {
  it('lead from a click in the sandbox to the bytes that the shop answered, and to a test event', async () => {
    const { page, watch } = await openMerchantPage(browser, gateway.url, { role: 'developer', width: 390 });
    const deliveries = `${gateway.url}/merchant/deliveries`;
    await page.goto(`${gateway.url}/merchant/sandbox`);
    await page.getByLabel('Notify this address').fill(`${receiver.url}/notify`);
    await page.getByRole('button', { name: 'Pix succeeds' }).click();
    await page.getByText('A payment was made').waitFor();
    await receiver.waitFor('/notify', 1);
    // What the shop answered is recorded a moment later.
    const answered = page.getByRole('link', { name: 'Your server answered with an error (503)' });
    await expect.poll(async () => (await page.goto(deliveries), answered.count())).toBe(1);
    await answered.click();
    await page.getByText('content-type: text/plain').waitFor();
    notificationId = page.url().split('/').at(-1) ?? '';
    await page.goto(`${gateway.url}/merchant/deliveries/test`);
    await page.getByLabel('Event').selectOption('chargeback');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('None: this is a test event').waitFor();
    // The page updates itself: the attempt is in progress first.
    await expect.poll(() => page.locator('#tries').textContent()).toContain('TOLLGATE-TEST');
    expect([watch.requestsOut, watch.complaints]).toEqual([[], []]);
    await page.context().close();
  });

  it('have no barriers in either colour, and fit a narrow window', async () => {
    await checkScreens(browser, gateway.url, 'developer', [
      '/merchant/deliveries',
      `/merchant/deliveries/${notificationId}`,
      '/merchant/deliveries/since?since=2026-01-01T00:00',
      '/merchant/sandbox',
      '/merchant/tokens/new',
    ]);
  });
});
