import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  DESKTOP,
  PHONE,
  QUIET,
  decide,
  nextPage,
  payButton,
  payByCard,
  says,
  usePayer,
} from '../../helpers/payer/payer.ts';
import type { Decision } from '../../helpers/payer/payer.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import { sampled } from '../../helpers/sweep.ts';

// No page is wider than its screen, and each shows what the payer must do.

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2);

const payer = usePayer();

afterEach(() => expect(payer.takeWatch()).toEqual(QUIET));

describe.each(
  sampled(
    [
      ['a phone', PHONE],
      ['a desktop', DESKTOP],
    ] as const,
    1,
  ),
)('on %s', (_, viewport) => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await payer.newContext({ viewport });
    page = await context.newPage();
  });

  afterAll(async () => context?.close());

  it.each([
    ['UNIONPAY_H5', 'HKD', ['Confirm the payment with UnionPay. You will then be brought back here.']],
    ['WECHAT', 'CNY', ['Open your payment or banking app.', 'Check the amount and confirm.']],
    ['PIX', 'BRL', ['Open your payment or banking app.', 'Check the amount and confirm.']],
    [
      'CRYPTO',
      'USD',
      [
        '100 USDT',
        '1 USDT = 1.00 USD',
        'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
        'Tron Shasta testnet',
        'Use the Tron Shasta testnet network only.',
      ],
    ],
    ['SEPA', 'EUR', ['IBAN', 'DE89 3704 0044 0532 0130 00', 'BIC', 'COBADEFFXXX', 'Beneficiary', 'Tollgate Sandbox']],
    ['SPEI', 'MXN', ['CLABE', '646180111812345676', 'Bank', 'STP']],
    ['PER_TRANSFER', 'PEN', ['Bank', 'Banco Sandbox', 'Account number', '00219300112233445566']],
  ])('the page of %s fits, says what to do and until when', async (method, currencyCode, words) => {
    const order = await payer.orders.byCashierPayment(method, { currencyCode });
    await page.goto(String(order['payUrl']));
    if (method === 'UNIONPAY_H5') {
      await says(page, 'Simulation of UnionPay');
      await expectToFit(page);
      await page.getByRole('link', { name: 'Back to the payment page' }).click();
    }
    await page.locator('.status').waitFor();
    const text = await page.locator('main').innerText();
    const isTransfer = /^(SEPA|SPEI|PER_TRANSFER)$/.test(method);
    const until = isTransfer ? ['Valid until'] : [/Valid until|Rate valid until/, 'Time left'];
    for (const word of ['100.00', ...until, ...words]) expect(text).toMatch(word);
    if (isTransfer) expect(text).toMatch(/Reference\s+(?:[346789ACDEFHJKMNPRTWXY]{4} ?){4}\n/);
    expect(text).toContain('Back to Story shop');
    if (/^(WECHAT|PIX|CRYPTO)$/.test(method)) await page.getByRole('img', { name: 'QR code' }).waitFor();
    await expectToFit(page);
  });

  it('the cashier fits with everything that is long, its errors and its declines', async () => {
    const product = { sku: 'L', productName: LONG.slice(0, 120), price: '99999999.99', quantity: '999' };
    const long = {
      merOrderNo: payer.shop.newOrderNo().padEnd(32, '9'),
      productInfoList: [product],
    };
    const order = await payer.orders.byCashier('USD', { sourceAmount: '99999999.99', ...long });
    await page.goto(String(order['payUrl']));
    await expectToFit(page);
    for (const closed of await page.locator('summary').all()) await closed.click();
    await expectToFit(page);
    await payButton(page).click();
    await page.getByText('Enter your card number.').waitFor();
    await expectToFit(page);
    await payByCard(page, { number: '4000000000000002' });
    await page.getByRole('alert').waitFor();
    await expectToFit(page);
    await payByCard(page, { number: '4000000000000119' });
    await says(page, 'We are checking with the bank');
    await expectToFit(page);
  });

  it.each<[Decision, string]>([
    ['Succeed', 'Payment successful'],
    ['Fail', 'Payment failed'],
    ['Expire', 'This payment has expired'],
  ])('the result fits: %s', async (decision, title) => {
    const order = await payer.orders.byPayment('PIX', { sourceAmount: '99999999.99' });
    await page.goto(String(order['payUrl']));
    await page.locator('.status').waitFor();
    await decide(page, decision);
    await says(page, title);
    await expectToFit(page);
  });

  it('the pages fit that lead to no payment or to another page', async () => {
    await page.goto(`${payer.url}/pay/nothing`);
    await says(page, 'We can’t find this payment');
    await expectToFit(page);
    const { text } = await payer.orders.openCashier({ sourceAmount: '99999999.99' });
    const relay = await startReceiver({
      status: 200,
      text: text.replace('http-equiv="refresh"', ''),
      headers: { 'Content-Type': 'text/html' },
    });
    await page.goto(relay.url);
    await says(page, 'You are being taken to the payment page');
    await expectToFit(page);
    await nextPage(page, () => page.getByRole('link', { name: 'Go to the payment page' }).click());
    await says(page, 'Pay $99,999,999.99 to Story shop');
    await relay.close();
    const complaints = [expect.stringContaining('the server responded with a status of 404')];
    expect(payer.takeWatch()).toEqual({ requestsOut: [`${relay.url}/`], complaints });
  });
});

async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBeLessThanOrEqual(0);
}
