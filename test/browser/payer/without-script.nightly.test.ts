import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
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
import type { Body } from '../../helpers/gateway/caller.ts';
import type { Decision, TypedCard } from '../../helpers/payer/payer.ts';

// The payer's pages in a browser that runs no script.

const ALL_MISSING = [
  'Enter your card number.',
  'Enter the expiry date.',
  'Enter the security code.',
  'Enter the name on the card.',
];

const payer = usePayer();
let context: BrowserContext;

beforeAll(async () => {
  context = await payer.newContext({ javaScriptEnabled: false });
});

afterEach(() => expectQuiet(payer, context));

describe('without script', () => {
  it('a card is declined, and another one succeeds', async () => {
    const returnUrl = `${payer.merchant.url}/return`;
    const order = await payer.orders.byCashierPayment('CREDIT_CARD', { returnUrl });
    const page = await payer.visit(order, context);
    await payByCard(page, { number: '4000 0000 0000 0002' });
    await page.getByRole('alert').getByText('Your card was declined').waitFor();
    await payByCard(page, { number: '4242-4242-4242-4242', expiry: '4/2039' });
    await says(page, 'Payment successful');
    const attempts = ['1 CREDIT_CARD declined', '2 CREDIT_CARD open'];
    expect(await payer.storyOf(order)).toEqual({ ...PAID, attempts });
    await page.getByRole('link', { name: 'Back to Story shop' }).click();
    await page.waitForURL(`${payer.merchant.url}/return**`);
  });

  it.each([
    ['nothing', { number: '', expiry: '', code: '', name: '' }, ALL_MISSING],
    ['a wrong number', { number: '4242424242424241' }, ['This card number is not valid. Check the digits.']],
    ['a month that is none', { expiry: '13/39' }, ['Enter the expiry date as month and year, such as 04/29.']],
    ['a card of the past', { expiry: '01/20' }, ['This card has expired. Use another card.']],
    ['a code that is none', { code: '12' }, ['The security code has 3 or 4 digits.']],
  ])('the server says beside the field what is wrong with %s', async (_, card, errors) => {
    const order = await payer.orders.byCashierPayment('CREDIT_CARD');
    const page = await payer.visit(order, context);
    await payByCard(page, card);
    expect(await page.locator('.error').filter({ visible: true }).allInnerTexts()).toEqual(errors);
    const alert = page.getByRole('alert');
    expect(await alert.getByRole('link').allInnerTexts()).toEqual(errors);
    expect(await page.locator('[aria-invalid=true]').count()).toBe(errors.length);
    // S9: the number and the security code are typed again, name and expiry are kept.
    const { expiry = '12/39', name = 'Ada Lovelace' } = card as TypedCard;
    const kept = ['Card number', 'Expiry date', 'Security code', 'Name on card'].map((label) =>
      page.getByLabel(label).inputValue(),
    );
    expect(await Promise.all(kept)).toEqual(['', expiry, '', name]);
    expect(await payer.storyOf(order)).toEqual({ state: 1, charges: 0, notifications: 0, attempts: [] });
    expect(payer.takeWatch().complaints).toEqual([expect.stringContaining(`${REFUSED} 422`)]);
  });

  it('a double click pays once', async () => {
    const order = await payer.orders.byCashierPayment('CREDIT_CARD');
    const page = await payer.visit(order, context);
    await fillCard(page, { number: '4000000000000077' });
    await Promise.all([says(page, 'Payment successful'), payButton(page).dblclick()]);
    expect(await payer.storyOf(order)).toEqual({ ...PAID, attempts: ['1 CREDIT_CARD open'] });
  });

  it.each([
    ['a card with 3-D Secure', 'Approve the payment', PAID],
    ['a wallet', 'Decline the payment', { state: 2, charges: 0, notifications: 1 }],
  ])('the cashier leads by %s to the bank: %s', async (what, button, end) => {
    const order = await payer.orders.byCashier('USD');
    const page = await payer.visit(order, context);
    const isCard = what.includes('card');
    await page.locator(`input[name=method][value=${isCard ? 'CREDIT_CARD' : 'CASH_APP'}]`).check();
    await (isCard ? payByCard(page, { number: '4000000000003220' }) : pressPay(page));
    await says(page, isCard ? 'Simulation of your bank' : 'Simulation of Cash App');
    await page.getByRole('button', { name: button }).click();
    await says(page, end.state === 3 ? 'Payment successful' : 'Payment failed');
    expect(await payer.storyOf(order)).toMatchObject(end);
  });

  it('a code is shown, and the page loads itself again until it is paid', async () => {
    const order = await payer.orders.byPayment('PIX');
    const page = await payer.visit(order, context);
    await says(page, 'Pay with Pix');
    await page.getByRole('button', { name: 'Show QR code' }).click();
    await page.getByRole('img', { name: 'QR code for this payment' }).waitFor();
    expect(await page.locator('noscript p').innerText()).toBe(
      'This page reloads every 10 seconds. If it does not, check your connection.',
    );
    expect(await textOf(order)).toContain('<noscript><meta http-equiv="refresh" content="10"></noscript>');
    await payer.operator('POST', `/operator/orders/${String(order['tradeNo'])}/complete`, { result: 'success' });
    await says(page, 'Payment successful');
    expect(await textOf(order)).not.toContain('http-equiv="refresh"');
    expect(await payer.storyOf(order)).toEqual({ ...PAID, attempts: ['1 PIX open'] });
  });

  it.each<[Decision, string, object]>([
    ['Succeed', 'Payment successful', PAID],
    ['Fail', 'Payment failed', { state: 2, charges: 0, notifications: 1 }],
    ['Expire', 'This payment has expired', { state: 2, charges: 0, notifications: 1 }],
    ['Leave pending', 'Transfer from your bank', { state: 1, charges: 0, notifications: 0 }],
    ['Succeed late', 'Transfer from your bank', { state: 1, charges: 0, notifications: 0 }],
  ])('the sandbox’s panel works: %s', async (decision, title, end) => {
    const order = await payer.orders.byPayment('SPEI');
    const page = await payer.visit(order, context);
    await page.getByRole('button', { name: 'Show bank details' }).click();
    await page.getByText('CLABE').waitFor();
    await decide(page, decision);
    await says(page, title);
    expect(await payer.storyOf(order)).toEqual({ ...end, attempts: ['1 SPEI open'] });
  });

  it('a card whose answer is lost is not paid again, and has succeeded when the bank confirms it', async () => {
    const order = await payer.orders.byCashierPayment('CREDIT_CARD');
    const page = await payer.visit(order, context);
    await payByCard(page, { number: '4000000000000341' });
    await says(page, 'We are checking with the bank');
    expect(await textOf(order)).toContain('http-equiv="refresh"');
    await payer.advance(60);
    await page.reload();
    await says(page, 'Payment successful');
    expect(await payer.storyOf(order)).toEqual({ ...PAID, attempts: ['1 CREDIT_CARD open'] });
  });
});

/** Its page, asked for once more: a page that loads itself again can be on its way when its content is asked for. */
async function textOf(order: Body): Promise<string> {
  return (await context.request.get(String(order['payUrl']))).text();
}

async function pressPay(page: Page): Promise<void> {
  await nextPage(page, () => payButton(page).click());
}
