import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PICTURE_NAMES, pictureOf } from '../../../scripts/docs/pictures/pictures.ts';
import { findBarriers } from '../../helpers/browser/axe.ts';
import { launchBrowser, watchPage } from '../../helpers/browser/browser.ts';
import { complete, openDemoShop, read } from '../../helpers/payer/demo-shop.ts';
import type { DemoShop } from '../../helpers/payer/demo-shop.ts';

// How the demo shop teaches, in a real browser: with script and without, on a phone and on a desktop, in daylight and at night.

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
/** Where the docs keep the chosen language, by its label. */
const LANGUAGE_KEY = 'tollgate-tabs-language';

let browser: Browser;
let shop: DemoShop;

beforeAll(async () => {
  browser = await launchBrowser();
  shop = await openDemoShop();
});

afterAll(async () => {
  await browser?.close();
  await shop?.close();
});

describe('a step of the demo shop', () => {
  it.each([
    ['a phone in daylight', { viewport: PHONE, colorScheme: 'light' }],
    ['a phone at night', { viewport: PHONE, colorScheme: 'dark' }],
    ['a desktop in daylight', { viewport: DESKTOP, colorScheme: 'light' }],
    ['a desktop at night', { viewport: DESKTOP, colorScheme: 'dark' }],
  ] as const)('has no barriers and fits with everything open, on %s', async (_, options) => {
    const { page, watch } = await openPaidOrder(options);
    expect(await findBarriers(page)).toEqual([]);
    await openAll(page);
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    expect(watch).toEqual({ requestsOut: [], complaints: [] });
    await page.context().close();
  });

  it('shows one language at a time, the same in every step, and remembers it with the docs', async () => {
    const { page } = await openPaidOrder({ viewport: DESKTOP });
    await openAll(page);
    const groups = await page.locator('.tabs').count();
    expect(groups).toBeGreaterThan(4);
    expect(await shownLabels(page)).toEqual(Array(groups).fill('TypeScript'));
    await page.locator('#notified').getByRole('tab', { name: 'Go', exact: true }).click();
    expect(await shownLabels(page)).toEqual(Array(groups).fill('Go'));
    await page.keyboard.press('ArrowRight');
    expect(await shownLabels(page)).toEqual(Array(groups).fill('C#'));
    expect(await page.evaluate(`localStorage.getItem('${LANGUAGE_KEY}')`)).toBe('C#');
    await page.evaluate(`localStorage.setItem('${LANGUAGE_KEY}', 'PHP')`);
    await page.reload();
    await openAll(page);
    expect(await shownLabels(page)).toEqual(Array(groups).fill('PHP'));
    await page.context().close();
  });

  it('keeps the language for steps that come later', async () => {
    const { page } = await openPaidOrder({ viewport: DESKTOP });
    await page.evaluate(`localStorage.setItem('${LANGUAGE_KEY}', 'Python')`);
    await page.getByRole('button', { name: /^Refund/ }).click();
    await page.locator('#refundConfirmed.done').waitFor();
    await page.locator('#refundConfirmed').getByText('Show code').click();
    const shown = page.locator('#refundConfirmed .tab:visible');
    expect(await shown.innerText()).toContain('tollgate.query_order(');
    await page.context().close();
  });

  it('shows all messages raw once one is, and remembers that', async () => {
    const { page } = await openPaidOrder({ viewport: PHONE });
    expect(await page.locator('.wire pre.raw:visible').count()).toBe(0);
    await page.locator('#signed').getByText('Raw', { exact: true }).click();
    expect(await page.locator('.wire pre.pretty:visible').count()).toBe(0);
    await page.reload();
    expect(await page.locator('.wire pre.raw:visible').count()).toBe(6);
    await page.context().close();
  });

  it('copies code and curl', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page } = await openPaidOrder({ viewport: DESKTOP, permissions });
    // It says so for a moment, which lasts until the page is left.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 300_000);
    await page.locator('#confirmed').getByText('Copy as curl').click();
    await page.locator('#confirmed').getByRole('button', { name: 'Copy curl, exactly as sent' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const wanted = String(await page.locator('#confirmed-request-curl').textContent());
    expect(wanted).toMatch(/^curl -i http:\S+\/order\/query /);
    // The clipboard is that of all pages of the browser: another test may have written to it meanwhile.
    const copied = async () => {
      const text = String(await page.evaluate('navigator.clipboard.readText()'));
      if (text !== wanted) await page.getByRole('button', { name: 'Copied' }).click();
      return text;
    };
    await expect.poll(copied).toBe(wanted);
    await page.context().close();
  });

  it('works without script: all languages one after the other, and a choice of the form', async () => {
    const { page } = await openPaidOrder({ viewport: PHONE, javaScriptEnabled: false });
    const step = page.locator('#confirmed');
    await step.getByText('Show code').click();
    expect(await step.locator('.tab h3:visible').allTextContents()).toEqual([
      'TypeScript',
      'PHP',
      'Java',
      'Python',
      'Go',
      'C#',
    ]);
    expect(await step.getByRole('button', { name: 'Copy' }).count()).toBe(0);
    await step.getByText('Raw', { exact: true }).first().click();
    expect(await step.locator('pre.raw:visible').count()).toBe(1);
    expect(await step.locator('pre.pretty:visible').count()).toBe(1);
    await page.context().close();
  });
});

describe('the pictures of the docs', () => {
  it.each([PHONE.width, DESKTOP.width])('keep every text inside its box and the picture, %i px wide', async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 844 } });
    const style = 'body { margin: 16px; font-family: sans-serif } svg { max-width: 100%; height: auto }';
    await page.setContent(`<style>${style}</style>${PICTURE_NAMES.map(pictureOf).join('')}`);
    expect(await page.evaluate(OUTSIDE)).toEqual([]);
    const smallest = await page.evaluate('document.querySelector("svg").getBoundingClientRect().width * 13 / 360');
    expect(smallest).toBeGreaterThan(12.5);
    await page.close();
  });
});

/** Measured by the browser, with the fonts of this machine. */
const OUTSIDE = `[...document.querySelectorAll('text')].flatMap((text) => {
  const inner = text.getBBox();
  const box = text.parentElement.querySelector(':scope > rect')?.getBBox() ?? { x: 0, width: 360 };
  const isInside = inner.x >= box.x && inner.x + inner.width <= box.x + box.width;
  return isInside ? [] : [text.textContent];
})`;

async function openPaidOrder(options: BrowserContextOptions) {
  const { gateway } = shop;
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const watch = watchPage(page, [gateway.url]);
  await page.goto(`${gateway.url}/shop`);
  await page.getByRole('button', { name: 'Buy Tollgate mug' }).click();
  await page.waitForURL(/\/orders\//);
  const { pathname } = new URL(page.url());
  await complete(gateway, await read(pathname, gateway.url), 'success');
  for (let { messages } = await read(pathname, gateway.url); messages.length < 6;) {
    ({ messages } = await read(pathname, gateway.url));
  }
  await page.reload();
  return { page, watch };
}

async function openAll(page: Page): Promise<void> {
  await page.evaluate('for (const details of document.querySelectorAll("details")) details.open = true');
}

function shownLabels(page: Page): Promise<(string | null)[]> {
  return page.locator('.tab:visible').evaluateAll((panels) => panels.map((panel) => panel.getAttribute('data-label')));
}
