import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
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
import type { Body } from '../../helpers/gateway/caller.ts';

// Whatever a payer does, there is one charge at most, and the page says what happened.

const UNPAID = { state: 1, charges: 0, notifications: 0, attempts: [] };

const payer = usePayer();

afterEach(() => expectQuiet(payer));

describe('one charge is all there is', () => {
  it('an order is charged once after a double click on pay', async () => {
    const order = await payer.orders.byCashierPayment('CREDIT_CARD');
    const page = await payer.visit(order);
    const posts = watchPosts(page);
    await fillCard(page, { number: '4000000000000077' });
    await Promise.all([says(page, 'Payment successful'), payButton(page).dblclick()]);
    expect(await payer.storyOf(order)).toEqual({ ...PAID, attempts: ['1 CREDIT_CARD open'] });
    expect(posts).toHaveLength(1);
  });

  it('an order is charged once where two tabs pay at the same time', async () => {
    const order = await payer.orders.byCashierPayment('CREDIT_CARD');
    const one = await visitUnaware(order);
    const other = await visitUnaware(order);
    await fillCard(one, { number: '4000000000000077' });
    await fillCard(other, { number: '5555555555554444' });
    await Promise.all([
      says(one, 'Payment successful'),
      says(other, 'Payment successful'),
      ...[one, other].map((page) => payAndAsk(page)),
    ]);
    expect(await payer.storyOf(order)).toEqual({ ...PAID, attempts: ['1 CREDIT_CARD open'] });
  });

  it('an order is charged once where a second tab sends its old form after the first has paid', async () => {
    const order = await payer.orders.byCashier('USD');
    const old = await visitUnaware(order);
    const page = await payer.visit(order);
    await payByCard(page);
    await says(page, 'Payment successful');
    await payByCard(old);
    await says(old, 'Payment successful');
    expect(await payer.storyOf(order)).toEqual({ ...PAID, attempts: ['1 CREDIT_CARD open'] });
  });

  it('an order is charged once where a second tab sends its old form while the first is at a wallet', async () => {
    const order = await payer.orders.byCashier('USD');
    const old = await visitUnaware(order);
    const page = await payer.visit(order);
    await choose(page, 'ALIPAY');
    await says(page, 'Pay with Alipay');
    await payByCard(old);
    await says(old, 'Pay with Alipay');
    expect(await payer.storyOf(order)).toMatchObject({ state: 1, charges: 0, attempts: ['1 ALIPAY open'] });
    await Promise.all([says(page, 'Payment successful'), decide(old, 'Succeed')]);
    await says(old, 'Payment successful');
    expect(await payer.storyOf(order)).toEqual({ ...PAID, attempts: ['1 ALIPAY open'] });
  });

  it('an order is charged once after the back button and reloads of a result', async () => {
    const order = await payer.orders.byCashierPayment('CREDIT_CARD');
    const page = await payer.visit(order);
    const posts = watchPosts(page);
    await payByCard(page);
    await says(page, 'Payment successful');
    await page.reload();
    await says(page, 'Payment successful');
    await page.goBack();
    await says(page, 'Payment successful');
    expect(await page.getByLabel('Card number').count()).toBe(0);
    await page.goForward();
    await says(page, 'Payment successful');
    expect(posts).toHaveLength(1);
    expect(await payer.storyOf(order)).toEqual({ ...PAID, attempts: ['1 CREDIT_CARD open'] });
  });

  it('an order is charged once where the payer changes their mind about the method', async () => {
    const order = await payer.orders.byCashier('BRL');
    const page = await payer.visit(order);
    await choose(page, 'PIX');
    await says(page, 'Pay with Pix');
    await nextPage(page, () => page.getByRole('button', { name: 'Choose another way to pay' }).click());
    await page.locator('input[name=method][value=CREDIT_CARD]').check();
    await payByCard(page);
    await says(page, 'Payment successful');
    expect(await payer.storyOf(order)).toEqual({ ...PAID, attempts: ['1 PIX cancelled', '2 CREDIT_CARD open'] });
  });
});

describe('a form that counts for nothing', () => {
  it('is one whose cookie is gone: it says so and charges nothing', async () => {
    const order = await payer.orders.byCashierPayment('CREDIT_CARD');
    const page = await payer.visit(order);
    await payer.context.clearCookies();
    await payByCard(page);
    await page.getByRole('alert').getByText('Please try again').waitFor();
    await page.getByText('Nothing was charged.').waitFor();
    expect(await payer.storyOf(order)).toEqual(UNPAID);
    await payByCard(page);
    await says(page, 'Payment successful');
    expect(await payer.storyOf(order)).toEqual({ ...PAID, attempts: ['1 CREDIT_CARD open'] });
  });

  it('is one that was wrong, however often it is sent again by a reload', async () => {
    const order = await payer.orders.byCashierPayment('CREDIT_CARD');
    const page = await payer.visit(order);
    await page.getByLabel('Name on card').evaluate((input) => input.removeAttribute('maxlength'));
    await payByCard(page, { name: 'x'.repeat(65) });
    await page.getByRole('alert').getByText('Please correct one field').waitFor();
    await page.reload();
    await page.getByRole('alert').getByText('Please correct one field').waitFor();
    expect(await payer.storyOf(order)).toEqual(UNPAID);
    expect(payer.takeWatch().complaints).toEqual([
      expect.stringContaining(`${REFUSED} 422`),
      expect.stringContaining(`${REFUSED} 422`),
    ]);
  });
});

/** A tab that does not notice by itself what becomes of its order elsewhere, and so keeps its form. */
async function visitUnaware(order: Body): Promise<Page> {
  const page = await payer.visit(order);
  await stopAsking(page);
  return page;
}

/** What follows asks again. */
async function payAndAsk(page: Page): Promise<void> {
  await payButton(page).click();
  await page.unrouteAll();
}

async function choose(page: Page, method: string): Promise<void> {
  await page.locator(`input[name=method][value=${method}]`).check();
  await nextPage(page, () => payButton(page).click());
}

function watchPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  return posts;
}
