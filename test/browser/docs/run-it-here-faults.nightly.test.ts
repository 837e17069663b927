import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { findBarriers } from '../../helpers/browser/axe.ts';
import { launchBrowser, watchPage } from '../../helpers/browser/browser.ts';
import { buildRunPages, startRunPages } from '../../helpers/browser/run-pages.ts';
import type { RunPages } from '../../helpers/browser/run-pages.ts';
import { PHONE, expectGoodPage, openPanel, run, runButton, stepOf } from '../../helpers/browser/run-panel.ts';

// "Run it here" when something is wrong: signatures broken on purpose, bodies that no gateway takes, lost connections, and pages
// that no sandbox serves.

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

describe('a wrong signature', () => {
  it.each([
    ['lowerCase', 'The sign is correct except that it must be in upper case.'],
    [
      'otherKey',
      'The sign was made with another key or from other values. Check that the key belongs to this merNo, and that you sign the values you send.',
    ],
    ['noKey', 'The sign was made without the merchant key; append it to the string.'],
    [
      'changedValue',
      'The sign was made with another key or from other values. Check that the key belongs to this merNo, and that you sign the values you send.',
    ],
    ['separator', 'The sign was made with "&" between the fields; join them without a separator.'],
    ['otherOrder', 'The sign was made with the fields in a different order: merOrderNo, merNo'],
  ])('made by %s is refused and explained', async (mistake, explanation) => {
    const { page, watch } = await open('createPayment', { viewport: PHONE });
    await page.getByLabel('Signature', { exact: true }).selectOption(mistake);
    const answer = await run(page);
    await answer.locator('.run-bad').getByText(explanation).waitFor();
    const link = answer.getByRole('link', { name: 'What 10002 means' });
    expect(await link.getAttribute('href')).toBe('/docs/errors/10002/');
    await stepOf(page, 'Signature').getByText('Made wrong on purpose').waitFor();
    await stepOf(page, 'Notification').getByText('A refused request sends no notification.').waitFor();
    await expectGoodPage({ page, watch });
    await page.context().close();
  });

  it('a wrong signature of a replaced key says where to enter the new one', async () => {
    const { page } = await open('queryBalance');
    await page.getByLabel('Merchant key').fill('replaced');
    await (await run(page)).getByText('If the operator replaced the demo key').waitFor();
    await page.context().close();
  });
});

describe('the body', () => {
  it('is checked while typing, can be wrong on purpose, and then the gateway says what is wrong', async () => {
    const { page, watch } = await open('createPayment');
    await page.getByLabel('sourceAmount', { exact: true }).fill('1');
    await page.getByText('sourceAmount use digits with two decimals').waitFor();
    await page.getByRole('button', { name: 'About sourceAmount' }).click();
    await page.getByText('Total amount of the order, with two decimals.').waitFor();
    const answer = await run(page);
    await answer.getByRole('link', { name: 'What 10001 means' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(watch.requestsOut).toEqual([]);
    await page.context().close();
  });

  it('can be edited as JSON, which must be JSON, and must not name a card that is no test card', async () => {
    const { page } = await open('createPayment');
    await page.getByRole('button', { name: 'JSON' }).click();
    const area = page.getByLabel('Body. The page adds sign.');
    const body = JSON.parse(await area.inputValue()) as Record<string, unknown>;
    await area.fill('{');
    await runButton(page).click();
    await page.locator('.run-status').getByText('This is not JSON yet').waitFor();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await area.fill(JSON.stringify({ ...body, cardNo: '4111111111111111' }));
    await runButton(page).click();
    await page.locator('.run-status').getByText('Only the sandbox’s test cards are accepted here.').waitFor();
    expect(sent).toEqual([]);
    await area.fill(JSON.stringify({ ...body, sourceAmount: '7.50' }));
    await (await run(page)).getByText('✓ 00000 SUCCESS').waitFor();
    await page.getByRole('button', { name: 'Form', exact: true }).click();
    expect(await page.getByLabel('sourceAmount', { exact: true }).inputValue()).toBe('7.50');
    await page.context().close();
  });

  it('keeps its order number if the reader wants to see a duplicate refused', async () => {
    const { page } = await open('createPayment');
    await run(page);
    await page.getByLabel('New order number on every run').uncheck();
    await (await run(page)).getByRole('link', { name: /^What 1000[67] means$/ }).waitFor();
    await page.context().close();
  });

  it('can be run with the keyboard alone', async () => {
    const { page } = await open('queryBalance', { host: 'localhost' });
    await page.getByLabel('Merchant key').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Run');
    await page.keyboard.press('Enter');
    await stepOf(page, 'Response').getByText('✓ 00000 SUCCESS').waitFor();
    expect(await page.getByRole('status').innerText()).toBe('Response: 00000 SUCCESS');
    await page.context().close();
  });
});

describe('one run at a time', () => {
  it('is in flight, however often the button is pressed, and a lost connection is shown in words', async () => {
    const { page } = await open('queryBalance');
    let calls = 0;
    const held = Promise.withResolvers<void>();
    await page.route('**/balance/query', async (route) => {
      calls += 1;
      await held.promise;
      await route.abort();
    });
    await runButton(page).click();
    const button = page.getByRole('button', { name: 'Running…' });
    for (let clicks = 0; clicks < 3; clicks += 1) await button.dispatchEvent('click');
    held.resolve();
    await page.getByRole('status').getByText('The sandbox could not be reached.').waitFor();
    expect(calls).toBe(1);
    await page.context().close();
  });
});

describe('what the page loads', () => {
  it('is small: script and style together are at most 40 kB compressed, a form at most 10 kB', async () => {
    const folder = await buildRunPages();
    const size = async (name: string) => gzipSync(await readFile(join(folder, 'run-it-here', name))).length;
    expect((await size('run.js')) + (await size('run.css'))).toBeLessThan(40_000);
    for (const operationId of Object.keys(operations)) expect(await size(`${operationId}.json`)).toBeLessThan(10_000);
    await rm(folder, { recursive: true, force: true });
  });
});

describe('without a sandbox', () => {
  it('the mount point stays empty, and nothing is asked for', async () => {
    const live = await startRunPages(await buildRunPages(), { sandbox: false });
    try {
      const page = await browser.newPage();
      const watch = watchPage(page, [live.url]);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(live.pageOf('createPayment'), { waitUntil: 'networkidle' });
      expect(await page.locator('[data-run-it-here]').innerHTML()).toBe('');
      expect(asked).toEqual(['/docs/createPayment/', '/docs/run-it-here/run.js']);
      expect(watch).toEqual({ requestsOut: [], complaints: [] });
      for (const path of ['sandbox.json', 'inbox/x', 'return']) {
        expect((await fetch(`${live.url}/docs/run/${path}`)).status).toBe(404);
      }
      for (const path of ['inbox', 'inbox/x', 'send/payment']) {
        expect((await fetch(`${live.url}/docs/run/${path}`, { method: 'POST' })).status).toBe(404);
      }
      await page.close();
    } finally {
      await live.close();
    }
  });
});
