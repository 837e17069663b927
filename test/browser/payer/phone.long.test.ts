import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stopAsking } from '../../helpers/browser/payer-pages.ts';
import { PAID, PHONE, expectQuiet, payByCard, says, usePayer } from '../../helpers/payer/payer.ts';

// A payer with a phone: apps open by a button, pages of wallets at once, and the page shows that a connection was lost.

const USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const payer = usePayer();
let phone: BrowserContext;

beforeAll(async () => {
  phone = await payer.newContext({ viewport: PHONE, userAgent: USER_AGENT, isMobile: true, hasTouch: true });
});

afterEach(async () => {
  await expectQuiet(payer, phone);
  await expectQuiet(payer);
});

const appLink = (page: Page) => page.locator('[data-app]');

describe('on a phone', () => {
  it.each([
    ['WECHAT', 'Open WeChat Pay', 'Simulation of WeChat Pay'],
    ['ALIPAY', 'Open Alipay', 'Simulation of Alipay'],
  ])('%s opens its app by a button, and the page waits for it', async (method, label, standIn) => {
    const order = await payer.orders.byPayment(method);
    const page = await payer.visit(order, phone);
    await page.getByRole('img', { name: 'QR code' }).waitFor();
    await page.getByRole('link', { name: label, exact: true }).tap();
    await says(page, standIn);
    await page.getByRole('button', { name: 'Approve the payment' }).tap();
    await says(page, 'Payment successful');
    expect(await payer.storyOf(order)).toMatchObject(PAID);
  });

  it('a crypto payment opens the wallet with the address and the amount of the coin', async () => {
    const order = await payer.orders.byPayment('CRYPTO', { currencyCode: 'EUR', sourceAmount: '93.00' });
    const page = await payer.visit(order, phone);
    const link = page.getByRole('link', { name: 'Open your wallet app' });
    expect(await link.getAttribute('href')).toBe('tron:T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb?amount=100&token=USDT');
  });

  it('a code can be copied before it is scanned', async () => {
    const page = await payer.visit(await payer.orders.byPayment('PIX'), phone);
    const [copy, code] = [page.locator('[data-copy]'), page.getByRole('img', { name: 'QR code' })];
    const [above, below] = await Promise.all([copy.boundingBox(), code.boundingBox()]);
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    expect(await appLink(page).count()).toBe(0);
  });
});

describe('on a desktop', () => {
  it.each(['WECHAT', 'CRYPTO'])('%s is scanned, and no app is offered', async (method) => {
    const page = await payer.visit(await payer.orders.byPayment(method));
    await page.getByRole('img', { name: 'QR code' }).waitFor();
    expect(await appLink(page).count()).toBe(0);
  });
});

describe.each([
  ['a phone', () => phone],
  ['a desktop', () => payer.context],
])('a method that is paid elsewhere, on %s', (_, contextOf) => {
  it('leads there at once, and the back button leads to the page', async () => {
    const order = await payer.orders.byCashier('USD');
    const page = await payer.visit(order, contextOf());
    await page.locator('input[name=method][value=CASH_APP]').check();
    await page.getByRole('button', { name: 'Continue to Cash App' }).filter({ visible: true }).click();
    await says(page, 'Simulation of Cash App');
    await page.goBack();
    await says(page, 'Continue with Cash App');
    expect(await payer.storyOf(order)).toMatchObject({ state: 1, attempts: ['1 CASH_APP open'] });
  });
});

describe('without a connection', () => {
  it('the page says so, sends nothing, and goes on when it is back', async () => {
    const order = await payer.orders.byCashierPayment('CREDIT_CARD');
    const page = await payer.visit(order);
    // The browser complains about what a page asks for in vain.
    await stopAsking(page);
    const notice = page.getByRole('alert').getByText('You are offline');
    expect(await notice.count()).toBe(0);
    await payer.context.setOffline(true);
    await notice.waitFor();
    await page.locator('#number').fill('4242424242424242');
    await page.locator('#expiry').fill('12/39');
    await page.locator('#code').fill('739');
    await page.locator('#name').fill('Ada Lovelace');
    await page.getByRole('button', { name: /^Pay / }).click();
    expect(await page.locator('#number').inputValue()).toBe('4242 4242 4242 4242');
    expect(await page.locator('form.busy').count()).toBe(0);
    await payer.context.setOffline(false);
    await notice.waitFor({ state: 'hidden' });
    await payByCard(page);
    await says(page, 'Payment successful');
    expect(await payer.storyOf(order)).toMatchObject(PAID);
  });

  it('a waiting page notices that it cannot ask any more, though the browser thinks it is online', async () => {
    const page = await payer.visit(await payer.orders.byPayment('PIX'));
    await page.locator('.status').waitFor();
    await page.route('**/state', (route) => route.abort());
    await page.getByRole('alert').getByText('You are offline').waitFor();
    await page.unroute('**/state');
    await page.getByText('You are offline').waitFor({ state: 'hidden' });
    // What the browser says of the calls that were cut off.
    payer.takeWatch();
  });
});
