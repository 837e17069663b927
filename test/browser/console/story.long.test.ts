import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payUnheard } from '../../gateway/acquirers/unheard.ts';
import { bytesOf, launchBrowser } from '../../helpers/browser/browser.ts';
import { checkScreens, openConsolePage } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openHostileWorld } from '../../helpers/payer/hostile-order.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import type { ReceiverServer } from '../../helpers/gateway/receiver-server.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { sampled } from '../../helpers/sweep.ts';

let browser: Browser;
let gateway: TestGateway;
let receiver: ReceiverServer;
let shop: Shop;

beforeAll(async () => {
  [browser, gateway, receiver] = await Promise.all([
    launchBrowser(),
    startTestGateway(),
    startReceiver({ status: 500, text: 'Internal Server Error' }),
  ]);
  shop = createShop(gateway.url, { merNo: 100001, key: 'tollgate-sandbox-key' });
});
afterAll(async () => {
  shop.close();
  await Promise.all([browser.close(), receiver.close(), gateway.close()]);
});

const storyOf = (tradeNo: string) => `/console/orders/${tradeNo}`;

it.each(sampled([true, false], 1))(
  'a payer who paid and got nothing is helped from the story (script: %s)',
  async (javaScriptEnabled) => {
    const own = await startReceiver({ status: 500, text: 'Internal Server Error' });
    const tradeNo = await payUnheard(gateway, { shop, receiver: own, amount: '18.00', attempts: 9 });
    const { page, watch } = await openConsolePage(browser, gateway.url, { role: 'support', javaScriptEnabled });
    await page.goto(gateway.url + storyOf(tradeNo));
    await page.getByText('its server answered 500 nine times').waitFor();
    await page.getByText('Request and answer').nth(8).click();
    await page.getByText('Internal Server Error').nth(8).waitFor();
    await page.getByRole('button', { name: 'Resend now' }).click();
    await page.getByText('The notification is being sent once more.').waitFor();
    await own.waitFor('/notify', 10);
    await page.getByLabel('Add a note').fill('The shop was told.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByText('The note was added.').waitFor();
    await page.locator('.note', { hasText: 'The shop was told.' }).waitFor();
    expect([watch.requestsOut, watch.complaints]).toEqual([[], []]);
    await page.context().close();
    await own.close();
  },
);

it('the page of an order updates itself, and what was unfolded and typed stays', async () => {
  const tradeNo = await payUnheard(gateway, { shop, receiver, amount: '19.00', attempts: 1 });
  const { page } = await openConsolePage(browser, gateway.url, { role: 'support' });
  await page.goto(gateway.url + storyOf(tradeNo));
  await page.getByText('Request and answer').first().click();
  await page.getByLabel('Add a note').fill('Half a sentence');
  await gateway.operator('POST', `/operator/orders/${tradeNo}/notes`, { text: 'From a colleague' });
  await page.locator('.note', { hasText: 'From a colleague' }).waitFor();
  expect(await page.getByText('Internal Server Error').isVisible()).toBe(true);
  expect(await page.getByLabel('Add a note').inputValue()).toBe('Half a sentence');
  await page.context().close();
});

it('the pages of an order have nothing for axe to find, and reflow', async () => {
  const tradeNo = await payUnheard(gateway, { shop, receiver, amount: '20.00', attempts: 1 });
  const waiting = String(dataOf(await shop.payBy('PIX', {}))['tradeNo']);
  const { body } = await gateway.operator('GET', `/operator/orders/${tradeNo}`);
  const [delivery] = (body as { deliveries: { notificationId: string }[] }).deliveries;
  const story = storyOf(tradeNo);
  const resend = `${story}/resend?notification=${delivery?.notificationId}`;
  await checkScreens(browser, gateway.url, 'support', [story, `${story}/refund`, `${story}/reveal`, resend]);
  const sandbox = [storyOf(waiting), `${storyOf(waiting)}/complete`, `${story}/chargeback`];
  await checkScreens(browser, gateway.url, 'engineer', sandbox);
});

it('a page takes at most 30 kB on the wire, with style and scripts', async () => {
  const tradeNo = await payUnheard(gateway, { shop, receiver, amount: '21.00', attempts: 9 });
  const { page } = await openConsolePage(browser, gateway.url, { role: 'support' });
  expect(await bytesOf(page, gateway.url + storyOf(tradeNo))).toBeLessThanOrEqual(30_000);
  await page.context().close();
});

it('hostile texts do nothing, masked or revealed', async () => {
  const world = await openHostileWorld(gateway);
  const { page, watch } = await openConsolePage(browser, gateway.url, { role: 'risk' });
  for (const text of [`"><img src=x onerror="window.__hit=1">`, `<svg onload=__hit=1>`, `javascript:__hit=1`]) {
    const { tradeNo } = await world.createOrder(text);
    await page.goto(gateway.url + storyOf(tradeNo));
    expect(await page.evaluate<unknown>('window.__hit')).toBeUndefined();
    expect(await page.locator('main img, main iframe, main script, main [onload], main [onerror]').count()).toBe(0);
    expect(await page.locator('a[href^="javascript"]').count()).toBe(0);
    await page.goto(`${gateway.url}${storyOf(tradeNo)}/reveal`);
    await page.getByLabel('Reason').fill('Ticket 4711');
    await page.getByRole('button', { name: 'Reveal' }).click();
    await page.getByText('It is recorded that you saw this').waitFor();
    expect(await page.evaluate<unknown>('window.__hit')).toBeUndefined();
    expect(await page.locator('main img, main iframe, main script').count()).toBe(0);
  }
  expect([watch.requestsOut, watch.complaints]).toEqual([[], []]);
  await page.context().close();
  await world.close();
});
