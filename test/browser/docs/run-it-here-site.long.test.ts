import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { launchBrowser, watchPage } from '../../helpers/browser/browser.ts';
import { builtDocs } from '../../helpers/docs/docs-site.ts';
import { startRunPages } from '../../helpers/browser/run-pages.ts';
import type { RunPages } from '../../helpers/browser/run-pages.ts';
import { DESKTOP, PHONE, run, runButton, stepOf } from '../../helpers/browser/run-panel.ts';
import { sampled } from '../../helpers/sweep.ts';

// "Run it here" on the pages of the real docs, under their own policy and styles.

let browser: Browser;
let pages: RunPages;

beforeAll(async () => {
  browser = await launchBrowser();
  pages = await startRunPages(await builtDocs(), { isShared: true });
});

afterAll(async () => {
  await browser?.close();
  await pages?.close();
});

describe.each(
  sampled(
    [
      ['a phone at night', { viewport: PHONE, colorScheme: 'dark' }],
      ['a desktop in daylight', { viewport: DESKTOP, colorScheme: 'light' }],
    ] as const,
    1,
  ),
)('on %s', (_, options) => {
  it.each(sampled(Object.keys(operations), 3))('the page of %s runs it', async (operationId) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const watch = watchPage(page, [pages.url]);
    const address = operationId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    await page.goto(`${pages.url}/docs/operations/${address}/`);
    await runButton(page).waitFor();
    const answer = await run(page);
    await answer.getByText(operationId === 'openCashier' ? 'HTTP 200' : '✓ 00000 SUCCESS').waitFor();
    if (operationId === 'applyRefund') {
      await stepOf(page, 'Notification').getByText('✓ The signature is valid').waitFor();
    }
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(watch).toEqual({ requestsOut: [], complaints: [] });
    await context.close();
  });
});

describe('pages without an operation', () => {
  it('do not load it', async () => {
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${pages.url}/docs/errors/`, { waitUntil: 'networkidle' });
    expect(asked.filter((url) => url.includes('/run'))).toEqual([]);
    await page.close();
  });
});
