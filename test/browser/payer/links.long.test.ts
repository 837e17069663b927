import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  PAID,
  REFUSED,
  decide,
  expectQuiet,
  fillCard,
  nextPage,
  payButton,
  payByCard,
  says,
  usePayer,
} from '../../helpers/payer/payer.ts';
import { stopAsking } from '../../helpers/browser/payer-pages.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';

// Pages that are opened too late, again, or elsewhere, and the way back from all of them.

const payer = usePayer();

afterEach(() => expectQuiet(payer));

describe('an order', () => {
  it('an order whose time is over takes no card, from a page that was open either', async () => {
    const order = await payer.orders.byCashierPayment('CREDIT_CARD');
    const old = await payer.visit(order);
    // Or it would notice by itself, and have no form any more.
    await stopAsking(old);
    await fillCard(old);
    await payer.advance(1801);
    const page = await payer.visit(order);
    await says(page, 'This payment has expired');
    await page.getByText('nothing was charged').waitFor();
    expect(await page.getByLabel('Card number').count()).toBe(0);
    await nextPage(old, () => payButton(old).click());
    await says(old, 'This payment has expired');
    expect(await payer.storyOf(order)).toEqual({ state: 2, charges: 0, notifications: 1, attempts: [] });
  });

  it('an order that was paid says so to whoever opens its link, until the link is over', async () => {
    const order = await payer.orders.byPayment('PIX');
    const page = await payer.visit(order);
    await decide(page, 'Succeed');
    const other = await payer.visit(order, await payer.newContext({}));
    await says(other, 'Payment successful');
    await other.getByText('You paid').waitFor();
    expect(await other.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
    await payer.advance(86_401);
    await other.reload();
    await says(other, 'This payment link has expired');
    const words = await other.locator('body').innerText();
    for (const name of ['tradeNo', 'merOrderNo']) expect(words).not.toContain(String(order[name]));
    expect(words).not.toContain('100');
    expect(await payer.storyOf(order)).toEqual({ ...PAID, attempts: ['1 PIX open'] });
    await other.context().close();
    expect(payer.takeWatch().complaints).toEqual([expect.stringContaining(`${REFUSED} 410`)]);
  });

  it.each([
    ['success', 'Payment successful', { state: 3, charges: 1 }],
    ['failure', 'Payment failed', { state: 2, charges: 0 }],
  ])('an order that ends with %s after the payer has left says so when they come back', async (result, title, end) => {
    const order = await payer.orders.byPayment('SEPA');
    const page = await payer.visit(order);
    await says(page, 'Transfer from your bank');
    await page.close();
    await payer.operator('POST', `/operator/orders/${String(order['tradeNo'])}/complete`, { result });
    await says(await payer.visit(order), title);
    expect(await payer.storyOf(order)).toEqual({ ...end, notifications: 1, attempts: ['1 SEPA open'] });
  });

  it('an order that is paid elsewhere is noticed by the open cashier', async () => {
    const order = await payer.orders.byCashier('USD');
    const context = await payer.newContext({});
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(String(order['payUrl']));
    const other = await payer.visit(order);
    await payByCard(other);
    await says(other, 'Payment successful');
    await page.clock.runFor(10_000);
    await says(page, 'Payment successful');
  });

  it('an order by openCashier is shown under the shop’s own address and leads to the payer’s page', async () => {
    const { text, headers } = await payer.orders.openCashier();
    const relay = await startReceiver({ status: 200, text, headers });
    const page = await payer.context.newPage();
    await page.goto(relay.url);
    await page.waitForURL(`${payer.url}/pay/**`);
    await payByCard(page);
    await says(page, 'Payment successful');
    await relay.close();
    expect(payer.takeWatch()).toEqual({ requestsOut: [`${relay.url}/`], complaints: [] });
  });
});

describe('the way back to the shop', () => {
  it.each([
    ['Succeed', 'Payment successful', '0'],
    ['Fail', 'Payment failed', '1'],
    ['Expire', 'This payment has expired', '1'],
  ] as const)('carries the numbers of the order and how it ended: %s', async (decision, title, payCode) => {
    const order = await payer.orders.byPayment('ALIPAY', goingBack());
    const page = await payer.visit(order);
    await decide(page, decision);
    await says(page, title);
    await page.getByRole('link', { name: 'Back to Story shop' }).click();
    await page.waitForURL(`${payer.merchant.url}/return**`);
    expect(queryOf(page)).toEqual({ basket: '7', payCode, ...numbersOf(order) });
  });

  it('says pending where nothing has ended yet', async () => {
    const order = await payer.orders.byCashierPayment('CREDIT_CARD', goingBack());
    const page = await payer.visit(order);
    await payByCard(page, { number: '4000000000000119' });
    await says(page, 'We are checking with the bank');
    await page.getByRole('link', { name: 'Back to Story shop' }).click();
    await page.waitForURL(`${payer.merchant.url}/return**`);
    expect(queryOf(page)).toEqual({ basket: '7', payCode: '2', ...numbersOf(order) });
    const readOrder = async () => (await payer.operator('GET', `/operator/orders/${String(order['tradeNo'])}`)).body;
    await expect
      .poll(readOrder)
      .toMatchObject({ pageEvents: expect.arrayContaining([expect.objectContaining({ event: 'left' })]) as unknown });
  });

  it.each([
    ['is taken by itself after some seconds', false],
    ['is not taken by itself where the payer wants to stay', true],
  ])('%s', async (_, stays) => {
    const order = await payer.orders.byPayment('ALIPAY', goingBack());
    // The clock is that of all pages of a context. It stands still until the test lets it go on.
    const context = await payer.newContext({});
    onTestFinished(() => context.close());
    const page = await payer.visit(order, context);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 300_000);
    await decide(page, 'Succeed');
    await page.getByText('Returning to Story shop in 10 seconds.').waitFor();
    if (stays) await page.getByRole('button', { name: 'Stay here' }).click();
    await page.clock.runFor(10_000);
    if (stays) return says(page, 'Payment successful');
    await page.waitForURL(`${payer.merchant.url}/return**`);
    expect(queryOf(page)).toEqual({ basket: '7', payCode: '0', ...numbersOf(order) });
  });
});

function goingBack() {
  return { returnUrl: `${payer.merchant.url}/return?basket=7` };
}

function queryOf(page: Page): Record<string, string> {
  return Object.fromEntries(new URL(page.url()).searchParams);
}

function numbersOf(order: Readonly<Record<string, unknown>>) {
  return { tradeNo: order['tradeNo'], merOrderNo: order['merOrderNo'] };
}
