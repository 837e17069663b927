import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { QUIET, REFUSED, payByCard, says, usePayer } from '../../helpers/payer/payer.ts';

// S9, S14: what pages never show again of a card, and how many cards may be tried.

const DECLINED = { number: '4000000000000002' };

const payer = usePayer();

afterEach(async () => {
  for (const page of payer.context.pages()) await page.close();
  await payer.verify();
});

describe('the data of a card', () => {
  // None of the sandbox's list, which stands on the page.
  const TYPED = { number: '378282246310005', code: '7391', expiry: '11/38', name: 'Grace Hopper' };
  // The code not as a part of another number: those of orders have hyphens, times have a point.
  const SECRETS = [/3782[ -]?822463[ -]?10005/, /(?<![\w.-])7391(?![\w-])/, /11\/(20)?38/, /Grace Hopper/];
  const NEVER_SHOWN = SECRETS.slice(0, 2);

  it('is in no page after it was sent, and nowhere in the browser', async () => {
    const order = await payer.orders.byCashierPayment('CREDIT_CARD');
    const page = await payer.visit(order);
    await payByCard(page, TYPED);
    await says(page, 'Payment successful');
    const looks = [await look(page)];
    await page.reload();
    looks.push(await look(page));
    await page.goBack();
    await says(page, 'Payment successful');
    looks.push(await look(page));
    const state = await payer.context.request.get(`${String(order['payUrl'])}/state`);
    expectNoSecret([...looks, await state.text()], SECRETS);
    expect(payer.takeWatch()).toEqual(QUIET);
  });

  it.each([
    ['with script', true],
    ['without script', false],
  ])(
    'does not come back %s, neither with an error nor a decline or a challenge, but for name and expiry',
    async (_, javaScriptEnabled) => {
      const context = await payer.newContext({ javaScriptEnabled });
      const page = await payer.visit(await payer.orders.byCashierPayment('CREDIT_CARD'), context);
      // Right by the script, which counts at most 64 letters of it; wrong by the server, which counts what comes.
      await page.getByLabel('Name on card').evaluate((input) => input.removeAttribute('maxlength'));
      await payByCard(page, { ...TYPED, name: `Grace Hopper ${'x'.repeat(60)}` });
      await page.getByRole('alert').getByText('Please correct one field').waitFor();
      expect(await page.locator('#name-error').innerText()).toBe('The name can have at most 64 characters.');
      const looks = [await look(page)];
      await payByCard(page, { ...TYPED, ...DECLINED });
      await page.getByRole('alert').getByText('Your card was declined').waitFor();
      looks.push(await look(page));
      await payByCard(page, { ...TYPED, number: '4000000000003220' });
      await says(page, 'Simulation of your bank');
      expectNoSecret([...looks, await look(page)], NEVER_SHOWN);
      await context.close();
      expect(payer.takeWatch()).toEqual({ requestsOut: [], complaints: [expect.stringContaining(`${REFUSED} 422`)] });
    },
  );

  it('does not come back with the back button, which leads to a form without number and code', async () => {
    const page = await payer.visit(await payer.orders.byCashierPayment('CREDIT_CARD'));
    await payByCard(page, { ...TYPED, ...DECLINED });
    await page.getByRole('alert').getByText('Your card was declined').waitFor();
    await page.goBack();
    const looks = [await look(page)];
    await page.goForward();
    expectNoSecret([...looks, await look(page)], NEVER_SHOWN);
    expect(await page.getByLabel('Card number').inputValue()).toBe('');
    expect(await page.getByLabel('Security code').inputValue()).toBe('');
    expect(payer.takeWatch()).toEqual(QUIET);
  });
});

describe('the tries of an address', () => {
  it('are limited over all orders, in words, and are possible again later', async () => {
    await payer.advance(601);
    for (let number = 0; number < 2; number += 1) {
      const page = await payer.visit(await payer.orders.byCashierPayment('CREDIT_CARD'));
      for (let tries = 0; tries < 5; tries += 1) await payByCard(page, DECLINED);
      await says(page, 'Payment failed');
      await page.close();
    }
    const order = await payer.orders.byCashier('USD');
    const page = await payer.visit(order);
    await payByCard(page);
    await says(page, 'Too many attempts');
    await page.getByText('No more cards can be tried here for now. Nothing was charged.').waitFor();
    // From the first of them on, and this may have taken a minute.
    await page.getByText(/Try again in ([4-9]|10) minutes\./).waitFor();
    expect(await payer.storyOf(order)).toEqual({ state: 1, charges: 0, notifications: 0, attempts: [] });
    await payer.advance(601);
    await page.getByRole('link', { name: 'Choose another way to pay' }).click();
    await payByCard(page);
    await says(page, 'Payment successful');
    expect(await payer.storyOf(order)).toMatchObject({ state: 3, charges: 1, notifications: 1 });
    expect(payer.takeWatch()).toEqual({ requestsOut: [], complaints: [expect.stringContaining(`${REFUSED} 429`)] });
  });
});

/** Everything that the browser holds: the page, what stands in its fields, and what it stored. */
async function look(page: Page): Promise<string> {
  const typed = await page.locator('input').evaluateAll((inputs) => inputs.map((input) => Reflect.get(input, 'value')));
  return JSON.stringify([page.url(), await page.content(), typed, await page.context().storageState()]);
}

function expectNoSecret(looks: readonly string[], secrets: readonly RegExp[]): void {
  for (const secret of secrets) expect(looks.flatMap((text) => secret.exec(text)?.[0] ?? [])).toEqual([]);
}
