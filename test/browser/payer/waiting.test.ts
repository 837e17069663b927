import { afterEach, describe, expect, it } from 'vitest';
import { QUIET, says, titleOf, usePayer } from '../../helpers/payer/payer.ts';

// A page on which the payer has to do something elsewhere.

const payer = usePayer();

/** What shows for a moment is over before a slow machine looks: text, name and whether screen readers read it. */
const NOTE_WHAT_IT_SAYS = `{
  const button = document.querySelector('[aria-label="Copy: Amount"]');
  window.said = [];
  const note = () => said.push([button.textContent, button.ariaLabel, button.ariaLive]);
  new MutationObserver(note).observe(button, { childList: true, attributes: true });
}`;

afterEach(async () => {
  expect(payer.takeWatch()).toEqual(QUIET);
  await payer.verify();
});

describe('a waiting page', () => {
  it('copies what banks and wallets take, and says so for a moment, to screen readers too', async () => {
    const context = await payer.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const order = await payer.orders.byPayment('SEPA', { sourceAmount: '1249.50' });
    const page = await payer.visit(order, context);
    // The moment lasts until the test ends it.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 300_000);
    const copy = page.getByRole('button', { name: 'Copy: Amount', exact: true });
    await page.evaluate(NOTE_WHAT_IT_SAYS);
    await copy.click();
    await expect.poll(() => page.evaluate('said')).toContainEqual(['Copied', 'Copied', 'polite']);
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('1249.50');
    await page.clock.runFor(2000);
    await copy.waitFor();
    expect(await copy.innerText()).toBe('Copy');
    await context.close();
  });

  it('says that a form was not taken, and takes the next one', async () => {
    const order = await payer.orders.byPayment('PIX');
    const page = await payer.visit(order);
    await payer.context.clearCookies();
    const succeed = page.getByRole('button', { name: 'Succeed', exact: true });
    await succeed.click();
    await page.getByRole('alert').getByText('Please try again').waitFor();
    expect(await titleOf(page)).toBe('Pay with Pix');
    await succeed.click();
    await says(page, 'Payment successful');
  });
});
