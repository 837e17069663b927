import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRoutes } from '../../../src/cli/raw-routes.ts';
import { buildGateway } from '../../../src/gateway/build.ts';
import type { Gateway } from '../../../src/gateway/build.ts';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { createLog } from '../../../src/gateway/observe/log.ts';
import { createShop } from '../../../src/shop/shop.ts';
import { launchBrowser, watchPage } from '../../helpers/browser/browser.ts';

// The demo shop as a developer meets it a minute after cloning: in a real browser, with the real cashier.

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
let browser: Browser;
let running: Gateway;

beforeAll(async () => {
  browser = await launchBrowser();
  const url = () => running.url;
  const shop = createShop({ gatewayUrl: url, publicUrl: url, now: () => Date.now() });
  const log = createLog({ level: 'silent', clock: { now: () => Date.now() }, write: () => undefined });
  running = await buildGateway({
    config: readConfig({ PORT: '0' }),
    log,
    beside: [rawRoutes('/shop', shop)],
    inMemory: true,
  });
});

afterAll(async () => {
  await browser?.close();
  await running?.close();
});

describe('the demo shop', () => {
  it.each([
    ['a phone in daylight', { viewport: PHONE, colorScheme: 'light' }],
    ['a desktop at night', { viewport: DESKTOP, colorScheme: 'dark' }],
  ] as const)('shows the whole round trip on %s', async (_, options) => {
    const { page, watch } = await openShop(options);
    await expectGoodPage(page);
    await page.getByRole('combobox', { name: 'Quantity' }).first().selectOption('2');
    await page.getByRole('button', { name: 'Buy Tollgate mug' }).click();
    await standing(page, 'Waiting for the payment.');
    await expect.poll(() => stepsOf(page)).toEqual([...ORDERED, ...NOT_PAID]);
    await expectGoodPage(page);

    await payInAnotherTab(page, /succeed/i);
    await standing(page, 'Paid.');
    await page.getByText('The signature is valid').waitFor();
    await expect.poll(() => stepsOf(page)).toEqual([...PAID, 'The shop refunds the order (now)']);
    await expect.poll(() => shownOf(page)).toEqual(PAYMENT_BYTES);

    await page.getByRole('button', { name: 'Refund $36.00' }).click();
    await standing(page, 'Refunded.');
    await expect
      .poll(() => stepsOf(page))
      .toEqual([
        ...PAID,
        'The shop refunds the order (done)',
        'The gateway sends the refund’s result (done)',
        'The shop confirms the refund (done)',
      ]);
    await page.locator('#refundNotified').getByText('The shop responds').waitFor();
    await expect.poll(() => shownOf(page)).toEqual([...PAYMENT_BYTES, ...REFUND_BYTES]);
    await expectGoodPage(page);
    expect(watch).toEqual({ requestsOut: [], complaints: [] });
    await page.context().close();
  });

  it('brings the payer back from the cashier without believing the address', async () => {
    const { page } = await openShop({ viewport: PHONE });
    await page.getByRole('button', { name: 'Buy Espresso cup' }).click();
    await page.waitForURL(/\/orders\//);
    const order = page.url();
    await page.goto(`${order}?payCode=0&tradeNo=x&merOrderNo=y`);
    await page.getByText('The payer came back with payCode=0 in the address.').waitFor();
    await standing(page, 'Waiting for the payment.');
    await page.getByRole('link', { name: 'Pay $12.50 at the cashier' }).first().click();
    await page.waitForURL(/\/pay\//);
    await page
      .getByRole('button', { name: /^(?!.*succeed).*fail/i })
      .first()
      .click();
    await page.locator('.badge').waitFor();
    await page.goto(order);
    await standing(page, 'The payment failed.');
    expect(await page.getByRole('button', { name: 'Refund' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await standing(page, 'Waiting for the payment.');
    expect(page.url()).not.toBe(order);
    await page.getByRole('link', { name: 'Pay $12.50 at the cashier' }).first().waitFor();
    await page.context().close();
  });

  it('works without script by loading the page again', async () => {
    const { page } = await openShop({ viewport: DESKTOP, javaScriptEnabled: false });
    await page.getByRole('link', { name: 'EUR' }).click();
    await page.getByRole('button', { name: 'Buy Tollgate mug' }).click();
    await page.waitForURL(/\/orders\//);
    const order = page.url();
    await payInAnotherTab(page, /succeed/i);
    for (;;) {
      await page.getByRole('link', { name: 'Reload the page' }).click();
      if ((await page.getByRole('status').innerText()) === 'Paid.') break;
    }
    await Promise.all([
      page.waitForEvent('domcontentloaded'),
      page.getByRole('button', { name: 'Refund €16.50' }).click(),
    ]);
    while ((await page.getByRole('status').innerText()) !== 'Refunded.') await page.goto(order);
    await page.context().close();
  });
});

const ORDERED = ['The shop signs the order and sends it (done)', 'The gateway responds (done)'];
const NOT_PAID = [
  'The payer pays at the cashier (now)',
  'The gateway notifies the shop (not yet)',
  'The shop confirms the payment (not yet)',
  'The shop refunds the order (not yet)',
];
const PAID = [
  ...ORDERED,
  'The payer pays at the cashier (done)',
  'The gateway notifies the shop (done)',
  'The shop confirms the payment (done)',
];
const PAYMENT_BYTES = [
  ['The shop sends', 'POST /cashier/checkStandPay HTTP/1.1'],
  ['The gateway responds', 'HTTP/1.1 200 OK'],
  ['The gateway sends', 'POST /shop/notify HTTP/1.1'],
  ['The shop responds', 'HTTP/1.1 200 OK'],
  ['The shop queries', 'POST /order/query HTTP/1.1'],
  ['The gateway responds', 'HTTP/1.1 200 OK'],
];
const REFUND_BYTES = [['The shop sends', 'POST /refund/apply HTTP/1.1'], ...PAYMENT_BYTES.slice(1)];

async function openShop(options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const watch = watchPage(page, [running.url]);
  await page.goto(`${running.url}/shop`);
  return { page, watch };
}

/** Pays while the order page stays open, which then must find out by itself. */
async function payInAnotherTab(page: Page, button: RegExp): Promise<void> {
  const payUrl = await page
    .getByRole('link', { name: /at the cashier/ })
    .first()
    .getAttribute('href');
  const payer = await page.context().newPage();
  await payer.goto(payUrl ?? '');
  await payer.getByRole('button', { name: button }).first().click();
  await payer.locator('.badge').waitFor();
  await payer.close();
}

async function standing(page: Page, words: string): Promise<void> {
  await page.getByRole('status').getByText(words, { exact: true }).waitFor();
}

function stepsOf(page: Page): Promise<string[]> {
  return page.locator('#steps h2').allTextContents();
}

/** The title and the first line of every message that is shown. */
function shownOf(page: Page): Promise<string[][]> {
  return page
    .locator('.wire')
    .evaluateAll((list) =>
      list.map((wire) => ['summary span', 'pre b'].map((piece) => wire.querySelector(piece)?.textContent ?? '')),
    );
}

/** Fits the screen, and axe finds nothing that WCAG 2.2 AA forbids or good practice advises against. */
async function expectGoodPage(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
  await page.evaluate(axe.source);
  const { violations } = (await page.evaluate('axe.run()')) as { violations: { id: string; nodes: unknown[] }[] };
  expect(violations).toEqual([]);
}
