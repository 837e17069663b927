import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { findBarriers } from '../../helpers/browser/axe.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { buildRunPages, startRunPages } from '../../helpers/browser/run-pages.ts';
import type { RunPages } from '../../helpers/browser/run-pages.ts';
import {
  DESKTOP,
  PHONE,
  expectGoodPage,
  openPanel,
  payInAnotherTab,
  run,
  stepOf,
} from '../../helpers/browser/run-panel.ts';
import { sampled } from '../../helpers/sweep.ts';

// "Run it here" in a real browser against a real sandbox. Pages of 127.0.0.1 send through the relay, because the demo merchant's
// website is localhost; pages of localhost send by themselves.

let browser: Browser;
let pages: RunPages;

beforeAll(async () => {
  browser = await launchBrowser();
  pages = await startRunPages(await buildRunPages());
});

afterAll(async () => {
  await browser?.close();
  await pages?.close();
});

const open = (operationId: string, options?: Parameters<typeof openPanel>[2]) =>
  openPanel({ browser, pages }, operationId, options);

describe.each(sampled(['127.0.0.1', 'localhost'], 1))('on %s', (host) => {
  it.each(sampled(Object.keys(operations), 3))(
    '%s runs to success, twice in a row, with its example',
    async (operationId) => {
      const { page, watch } = await open(operationId, { host });
      const number = page.getByLabel('merOrderNo', { exact: true });
      const numbers: string[] = [];
      for (let runs = 0; runs < 2; runs += 1) {
        const answer = await run(page);
        if (operationId === 'openCashier') await answer.getByText('HTTP 200').waitFor();
        else await answer.getByText('✓ 00000 SUCCESS').waitFor();
        if ((await number.count()) > 0) numbers.push(await number.inputValue());
      }
      expect(new Set(numbers).size).toBe(numbers.length);
      await expectGoodPage({ page, watch });
      await page.context().close();
    },
  );
});

describe('a payment', () => {
  it.each(sampled(Object.keys(operations.createPayment.variants), 3))(
    'a payment by %s is accepted, in every signature format',
    async (method) => {
      const { page, watch } = await open('createPayment');
      await page.getByLabel('Payment method').selectOption(method);
      const formats = page.getByLabel('Signature format');
      const names = (await formats.count()) === 0 ? [null] : ['md5', 'rsa-sha256'];
      for (const name of names) {
        if (name !== null) await formats.selectOption(name);
        await (await run(page)).getByText('✓ 00000 SUCCESS').waitFor();
      }
      expect(watch).toEqual({ requestsOut: [], complaints: [] });
      await page.context().close();
    },
  );

  it.each([
    ['a phone in daylight', { viewport: PHONE, colorScheme: 'light' }],
    ['a phone at night', { viewport: PHONE, colorScheme: 'dark' }],
    ['a desktop in daylight', { viewport: DESKTOP, colorScheme: 'light' }],
    ['a desktop at night', { viewport: DESKTOP, colorScheme: 'dark' }],
  ] as const)('shows request, signed text, response and verified notification on %s', async (_, options) => {
    const { page, watch } = await open('createPayment', options);
    await expectGoodPage({ page, watch });
    await run(page);
    const number = await page.getByLabel('merOrderNo', { exact: true }).inputValue();
    const pieces = stepOf(page, 'Signature').locator('.run-pieces > li > code');
    expect(await pieces.allInnerTexts()).toEqual(['100001', number, 'USD', '100.00', 'tollgate-sandbox-key']);
    const sign = await stepOf(page, 'Signature').locator('code.run-sign').innerText();
    expect(await stepOf(page, 'Request').locator('mark.run-sign').innerText()).toBe(`"${sign}"`);
    const arrival = stepOf(page, 'Notification');
    await arrival.getByText('✓ The signature is valid').waitFor();
    expect(await arrival.locator('dd').allInnerTexts()).toEqual([
      expect.stringMatching(/^TG/),
      number,
      '0',
      'Payment succeeded.',
    ]);
    await expectGoodPage({ page, watch });
    await page.context().close();
  });

  it('a payment by a redirect method is notified after the payer has acted, and the gateway’s own signature holds', async () => {
    const { page, watch } = await open('createPayment', { host: 'localhost', viewport: PHONE });
    await page.getByLabel('Payment method').selectOption('VN_BANK');
    const answer = await run(page);
    await answer.getByText('✓ The signature is valid: it was made with the gateway’s private key.').waitFor();
    await stepOf(page, 'Notification').getByText('Waiting for the payer.').waitFor();
    const tab = await payInAnotherTab(page);
    await stepOf(page, 'Notification').getByText('✓ The signature is valid').waitFor();
    await tab.waitForURL(/\/docs\/run\/return\?/);
    await tab.getByRole('heading', { name: 'Done' }).waitFor();
    expect(await findBarriers(tab)).toEqual([]);
    await expectGoodPage({ page, watch });
    await page.context().close();
  });

  it('a payment by a card that is charged back brings both notifications', async () => {
    const { page } = await open('createPayment');
    await page.getByLabel('cardNo', { exact: true }).selectOption('4000000000000259');
    await run(page);
    const facts = stepOf(page, 'Notification').locator('.run-facts');
    await facts.nth(1).waitFor();
    expect(await facts.nth(1).innerText()).toContain('chargebackNo');
    await page.context().close();
  });
});

describe('other operations', () => {
  it.each(['applyRefund', 'createPayout'])('%s is notified too', async (operationId) => {
    const { page, watch } = await open(operationId, { viewport: PHONE });
    await run(page);
    await stepOf(page, 'Notification').getByText('✓ The signature is valid').waitFor();
    await expectGoodPage({ page, watch });
    await page.context().close();
  });

  it.each(['openCashier', 'createCashierOrder', 'createCashierPayment'])(
    '%s leads to the cashier, and is notified when the payer has paid',
    async (operationId) => {
      const { page } = await open(operationId);
      await run(page);
      await payInAnotherTab(page);
      await stepOf(page, 'Notification').getByText('✓ The signature is valid').waitFor();
      await page.context().close();
    },
  );

  it('queryOrder finds the refund that it creates first', async () => {
    const { page } = await open('queryOrder', { host: 'localhost' });
    await page.getByLabel('queryType').selectOption('refund');
    const answer = await run(page);
    expect(await answer.locator('pre').innerText()).toContain('"refundNo": "RF');
    expect(await stepOf(page, 'First').locator('summary').allInnerTexts()).toEqual([
      'createPayment Response: 00000 SUCCESS',
      'applyRefund Response: 00000 SUCCESS',
    ]);
    await page.context().close();
  });
});
