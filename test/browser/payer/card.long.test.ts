import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Body } from '../../helpers/gateway/caller.ts';
import { PAID, QUIET, nextPage, payButton, payByCard, says, usePayer } from '../../helpers/payer/payer.ts';

// The card's form, and what becomes of the sandbox's cards.

const DECLINED = { number: '4000000000000002' };
const CHALLENGED = { number: '4000000000003220' };

const payer = usePayer();
let order: Body;
let page: Page;

beforeEach(async () => {
  // S14: what the test before declined is forgotten by then.
  await payer.advance(601);
  order = await payer.orders.byCashierPayment('CREDIT_CARD');
  page = await payer.visit(order);
});

afterEach(async () => {
  await page.close();
  expect(payer.takeWatch()).toEqual(QUIET);
  await payer.verify();
});

describe('the card’s form', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242', 'Visa'],
    ['5555555555554444', '5555 5555 5555 4444', 'Mastercard'],
    ['378282246310005', '3782 822463 10005', 'Amex'],
    ['6200000000000005', '6200 0000 0000 0005', 'UnionPay'],
  ])('writes %s as %s and names %s', async (typed, spaced, brand) => {
    await page.getByLabel('Card number').pressSequentially(typed);
    expect(await page.getByLabel('Card number').inputValue()).toBe(spaced);
    expect(await page.locator('#brand').innerText()).toBe(brand);
  });

  it('leaves the caret where a digit is corrected in the middle', async () => {
    const number = page.getByLabel('Card number');
    await number.pressSequentially('424242424242');
    await number.press('Home');
    await number.press('ArrowRight');
    await number.press('ArrowRight');
    await page.keyboard.type('99');
    expect(await number.inputValue()).toBe('4299 4242 4242 42');
    await page.keyboard.press('Backspace');
    expect(await number.inputValue()).toBe('4294 2424 2424 2');
  });

  it.each([
    ['1239', '12/39'],
    ['439', '04/39'],
    ['4/39', '04/39'],
  ])('writes the expiry date %s as %s', async (typed, written) => {
    await page.getByLabel('Expiry date').pressSequentially(typed);
    expect(await page.getByLabel('Expiry date').inputValue()).toBe(written);
  });

  it('says what is wrong when a field is left, and takes it back as soon as it is right', async () => {
    const number = page.getByLabel('Card number');
    await number.pressSequentially('4242424242424241');
    expect(await errorOf('number')).toBe('');
    await page.keyboard.press('Tab');
    expect(await errorOf('number')).toBe('This card number is not valid. Check the digits.');
    expect(await number.getAttribute('aria-invalid')).toBe('true');
    await number.press('End');
    await number.press('Backspace');
    await number.press('2');
    expect(await errorOf('number')).toBe('');
    expect(await number.getAttribute('aria-invalid')).toBeNull();
    await page.getByLabel('Expiry date').fill('01/20');
    await page.getByLabel('Security code').fill('12');
    await page.getByLabel('Name on card').focus();
    expect(await errorOf('expiry')).toBe('This card has expired. Use another card.');
    expect(await errorOf('code')).toBe('The security code has 3 or 4 digits.');
  });

  it('is not sent while something is missing, and shows the first such field', async () => {
    const posts = watchPosts(page);
    await payButton(page).click();
    expect(await page.locator('.error').allInnerTexts()).toEqual([
      'Enter your card number.',
      'Enter the expiry date.',
      'Enter the security code.',
      'Enter the name on the card.',
    ]);
    expect(await page.evaluate('document.activeElement.id')).toBe('number');
    expect(posts).toEqual([]);
    expect(await payer.storyOf(order)).toEqual({ state: 1, charges: 0, notifications: 0, attempts: [] });
  });

  it('says that it works while the bank takes its time', async () => {
    // Noted by the page itself: from outside nothing can be asked while a form is on its way.
    await page.evaluate(`new MutationObserver(() => {
        const { textContent, disabled } = document.querySelector('.main');
        sessionStorage.setItem('seen', JSON.stringify({ textContent, disabled }));
      }).observe(document.querySelector('.main'), { attributes: true, childList: true })`);
    await payByCard(page, { number: '4000000000000077' });
    await says(page, 'Payment successful');
    const seen = String(await page.evaluate("sessionStorage.getItem('seen')"));
    expect(JSON.parse(seen)).toEqual({ textContent: 'Paying…', disabled: true });
    expect(await payer.storyOf(order)).toEqual({ ...PAID, attempts: ['1 CREDIT_CARD open'] });
  });

  it('is filled in by the sandbox’s list of cards', async () => {
    await page.getByRole('button', { name: 'Fill in 4242 4242 4242 4242' }).click();
    await nextPage(page, () => page.keyboard.press('Enter'));
    await says(page, 'Payment successful');
    expect(await payer.storyOf(order)).toEqual({ ...PAID, attempts: ['1 CREDIT_CARD open'] });
  });
});

describe('a card', () => {
  it('a card that is declined can be followed by another one, and its name and expiry need not be typed again (S9)', async () => {
    await payByCard(page, DECLINED);
    const kept = ['#number', '#expiry', '#code', '#name'].map((field) => page.locator(field).inputValue());
    expect(await Promise.all(kept)).toEqual(['', '12/39', '', 'Ada Lovelace']);
    expect(await page.getByRole('alert').innerText()).toContain('Your card was declined');
    expect(await page.getByRole('alert').innerText()).toContain('Nothing was charged.');
    expect(await page.getByRole('alert').innerText()).toContain('You have 4 attempts left.');
    expect(await payer.storyOf(order)).toMatchObject({ state: 1, charges: 0, notifications: 0 });
    await payByCard(page);
    await says(page, 'Payment successful');
    const attempts = ['1 CREDIT_CARD declined', '2 CREDIT_CARD open'];
    expect(await payer.storyOf(order)).toEqual({ ...PAID, attempts });
  });

  it('a card that is declined for the fifth time ends the order', async () => {
    for (const left of ['4 attempts left', '3 attempts left', '2 attempts left', 'one attempt left']) {
      await payByCard(page, DECLINED);
      await page.getByRole('alert').getByText(left).waitFor();
    }
    await payByCard(page, DECLINED);
    await says(page, 'Payment failed');
    await page.getByText('Nothing was charged. Go back to the shop to try again.').waitFor();
    expect(await payer.storyOf(order)).toMatchObject({ state: 2, charges: 0, notifications: 1 });
  });

  it.each([
    ['Approve the payment', 'Payment successful', { state: 3, charges: 1 }],
    ['Decline the payment', 'Payment failed', { state: 2, charges: 0 }],
  ])('a card that asks for 3-D Secure leads to the bank: %s', async (button, title, end) => {
    await payByCard(page, CHALLENGED);
    await answerAtBank(page, button);
    await says(page, title);
    expect(await payer.storyOf(order)).toEqual({ ...end, notifications: 1, attempts: ['1 CREDIT_CARD open'] });
  });

  it.each([
    ['Approve the payment', 'Payment successful', { state: 3, charges: 1 }],
    ['Decline the payment', 'Payment failed', { state: 2, charges: 0 }],
  ])('a card that the merchant sent and that asks for 3-D Secure leads to the bank: %s', async (button, title, end) => {
    const sent = await payer.orders.byPayment('CREDIT_CARD', { cardNo: CHALLENGED.number });
    await page.goto(String(sent['payUrl']));
    await answerAtBank(page, button);
    await says(page, title);
    expect(await payer.storyOf(sent)).toEqual({ ...end, notifications: 1, attempts: [] });
  });

  it.each([
    ['is pending', '4000000000000119'],
    ['gets no response from the bank', '4000000000000341'],
  ])('a card that %s is asked about until it has succeeded, and is not paid again', async (_, number) => {
    await payByCard(page, { number });
    await says(page, 'We are checking with the bank');
    await page.getByText('The bank has not responded yet. Do not pay again.').waitFor();
    expect(await page.getByLabel('Card number').count()).toBe(0);
    expect(await payer.storyOf(order)).toMatchObject({ state: 1, charges: 0, attempts: ['1 CREDIT_CARD open'] });
    await Promise.all([says(page, 'Payment successful'), payer.advance(60)]);
    expect(await payer.storyOf(order)).toEqual({ ...PAID, attempts: ['1 CREDIT_CARD open'] });
  });
});

function errorOf(field: string): Promise<string> {
  return page.locator(`#${field}-error`).innerText();
}

function watchPosts(watched: Page): string[] {
  const posts: string[] = [];
  watched.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  return posts;
}

async function answerAtBank(at: Page, button: string): Promise<void> {
  await says(at, 'Simulation of your bank');
  await at.getByRole('button', { name: button }).click();
}
