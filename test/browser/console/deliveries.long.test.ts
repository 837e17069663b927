import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { checkScreens, openConsolePage } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import type { ReceiverServer } from '../../helpers/gateway/receiver-server.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

let gateway: TestGateway;
let browser: Browser;
let receiver: ReceiverServer;
let tradeNo = '';
let notificationId = '';

beforeAll(async () => {
  [gateway, browser, receiver] = await Promise.all([
    startTestGateway(),
    launchBrowser(),
    startReceiver({ status: 500, text: 'Internal error' }),
  ]);
  const shop = await gateway.newShop();
  const order = dataOf(await shop.pay({ notifyUrl: `${receiver.url}/notify` }));
  tradeNo = String(order['tradeNo']);
  await shop.refund(order, { amount: '1.00', remark: 'PENDING' });
  await receiver.waitFor('/notify', 1);
  await gateway.advance(256 * 60);
  shop.close();
  const { body } = await gateway.operator('GET', `/operator/deliveries?tradeNo=${tradeNo}`);
  notificationId = (body as { deliveries: { notificationId: string }[] }).deliveries[0]?.notificationId ?? '';
});

afterAll(async () => {
  await browser.close();
  await gateway.close();
  await receiver.close();
});

it('deliveries and channels are accessible in both colours and reflow', async () => {
  await checkScreens(browser, gateway.url, 'engineer', [
    '/console/deliveries',
    '/console/deliveries/log',
    `/console/deliveries/${notificationId}`,
    '/console/deliveries/resend/100001',
    '/console/channels',
  ]);
});

it('the audit log is accessible in both colours and reflows', async () => {
  await checkScreens(browser, gateway.url, 'auditor', ['/console/audit']);
});

it('a person goes from a failing endpoint to its bytes and a resend, without a script too', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, watch } = await openConsolePage(browser, gateway.url, { role: 'support', javaScriptEnabled });
    await page.goto(`${gateway.url}/console/deliveries`);
    await page.getByRole('link', { name: 'HTTP 500 is not 2xx' }).first().click();
    await page.getByText('Internal error').first().waitFor();
    const before = receiver.at('/notify').length;
    await page.getByRole('button', { name: 'Resend now' }).click();
    await page.getByText('It is being sent once more').waitFor();
    await receiver.waitFor('/notify', before + 1);
    await page.getByRole('link', { name: tradeNo }).first().click();
    await page.waitForURL(`${gateway.url}/console/orders/${tradeNo}`);
    expect(watch.complaints).toEqual([]);
    await page.context().close();
  }
});

it("the sandbox's clock moves by a click, and the person stays signed in", async () => {
  const { page } = await openConsolePage(browser, gateway.url, { role: 'engineer' });
  await page.goto(`${gateway.url}/console/channels`);
  const before = await gateway.now();
  await page.getByRole('button', { name: '+1 day' }).click();
  await page.getByText('A day has passed').waitFor();
  expect((await gateway.now()) - before).toBeGreaterThanOrEqual(86_400_000);
  await page.context().close();
});
