import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BY_COLOUR, findBarriers } from '../../helpers/browser/axe.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import {
  DESCRIBE_FIELD,
  FIND_SMALL_TARGETS,
  FIND_UNSEEN_FOCUS,
  MEASURE_CONTRAST,
  READ_FOCUS,
} from '../../helpers/browser/page-probes.ts';
import { PAYER_PAGES, stayOnPage, stopAsking } from '../../helpers/browser/payer-pages.ts';
import { openOrder, openPayerWorld } from '../../helpers/payer/payer-world.ts';
import type { PayerWorld } from '../../helpers/payer/payer-world.ts';
import { SHOP_PAGES } from '../../helpers/browser/shop-pages.ts';
import { startWholeGateway } from '../../helpers/gateway/whole-gateway.ts';
import { sampled } from '../../helpers/sweep.ts';

// WCAG 2.2 AA on every page, in light and dark, on a phone and on a desktop, and for any colour of a merchant.

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
let browser: Browser;
let gateway: TestGateway;
let world: PayerWorld;

beforeAll(async () => {
  browser = await launchBrowser();
  gateway = await startWholeGateway();
  world = await openPayerWorld(gateway);
});

afterAll(async () => {
  await browser?.close();
  await gateway?.close();
});

/** What another width can change. The rest of a page is the same on a phone and on a desktop. */
const BY_LAYOUT = ['target-size', 'scrollable-region-focusable', 'color-contrast'];

const SUBJECTS = [
  ...PAYER_PAGES.map(({ name, bring }) => ({ name, isPayers: true, bring: (page: Page) => bring(page, world) })),
  ...SHOP_PAGES.map(({ name, bring }) => ({ name, isPayers: false, bring: (page: Page) => bring(page, gateway.url) })),
];

describe('every page is without barriers and fits:', () => {
  it.each(sampled(SUBJECTS, Math.ceil(SUBJECTS.length / 10)))('$name', async ({ bring, isPayers }) => {
    const page = await open();
    await bring(page);
    expect(await findBarriers(page)).toEqual([]);
    // Also where WCAG would let a target be small because nothing else is near.
    if (isPayers) expect(await page.evaluate(FIND_SMALL_TARGETS)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findBarriers(page, ['color-contrast'])).toEqual([]);
    // A desktop at 400 % and at 200 %.
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 512 });
      expect(await page.evaluate(READ_WIDTH), `${width} px`).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize(DESKTOP);
    expect(await findBarriers(page, BY_LAYOUT)).toEqual([]);
    expect(await page.evaluate(READ_WIDTH)).toBeLessThanOrEqual(DESKTOP.width);
    await page.context().close();
  });
});

describe('a merchant’s colour can be read', () => {
  it.each(sampled(['#ffffff', '#000000', '#ffd400', '#777777', '#ff0000', '#0000ff', '#00ff00', '#808000'], 3))(
    'a merchant’s colour can be read where it is %s',
    async (accentColour) => {
      const shop = await gateway.newShop({ name: 'Colour & Sons', accentColour });
      const page = await open();
      await page.goto(await openOrder({ url: world.url, shop }, 'createCashierOrder'));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const measured = (await page.evaluate(MEASURE_CONTRAST)) as Record<string, number>;
        expect(measured, colorScheme).toEqual({
          buttonText: expect.toSatisfy((ratio: number) => ratio >= 4.5),
          buttonEdge: expect.toSatisfy((ratio: number) => ratio >= 3),
          link: expect.toSatisfy((ratio: number) => ratio >= 4.5),
          initial: expect.toSatisfy((ratio: number) => ratio >= 4.5),
          chosenEdge: expect.toSatisfy((ratio: number) => ratio >= 3),
        });
        expect(await findBarriers(page, BY_COLOUR)).toEqual([]);
      }
      await page.context().close();
    },
  );
});

describe('without a mouse', () => {
  it('a card is paid from the first tab to the end, and the focus is seen at each step', async () => {
    const page = await open();
    await stayOnPage(page, world);
    await page.goto(await openOrder(world, 'createCashierOrder'));
    const steps: string[] = [];
    const tab = async (typed = '') => {
      await page.keyboard.press('Tab');
      steps.push((await page.evaluate(READ_FOCUS)) as string);
      await page.keyboard.type(typed);
    };
    await tab();
    await page.keyboard.press('Enter');
    expect(await page.locator('.items').isVisible()).toBe(true);
    await tab();
    // Another method and back, as radio buttons are chosen.
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('#number').isVisible()).toBe(false);
    await page.keyboard.press('ArrowUp');
    for (const typed of ['4242424242424242', '1239', '123', 'Ada Lovelace', '']) await tab(typed);
    expect(steps).toEqual([
      'SUMMARY Order summary, seen',
      'INPUT method, seen',
      'INPUT number, seen',
      'INPUT expiry, seen',
      'INPUT code, seen',
      'INPUT name, seen',
      'BUTTON Pay $1,249.50, seen',
    ]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
    await page.waitForLoadState();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(READ_FOCUS)).toBe('A Back to Harbour Roastery, seen');
    await page.context().close();
  });

  it('every element that can be reached shows that it has the focus', async () => {
    const page = await open();
    for (const { bring } of SUBJECTS.filter(({ name }) =>
      ['cashier', 'address', 'card-errors', 'shop'].includes(name),
    )) {
      await bring(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.keyboard.press('Tab');
        expect(await page.evaluate(FIND_UNSEEN_FOCUS)).toEqual([]);
      }
    }
    await page.context().close();
  });
});

describe('what is wrong with a form', () => {
  it.each([
    ['by the server', 'card-errors', '#errors'],
    ['by the page at once', 'card-errors-at-once', '#number'],
  ])('is shown %s, and the focus is there', async (_, name, focused) => {
    const page = await open();
    await PAYER_PAGES.find((shown) => shown.name === name)?.bring(page, world);
    await page.locator(`${focused}:focus`).waitFor();
    expect(
      await page.evaluate(`[...document.querySelectorAll('[aria-invalid="true"]')].map(${DESCRIBE_FIELD})`),
    ).toEqual([
      ['Card number', 'Enter your card number.'],
      ['Expiry date', 'Enter the expiry date.'],
      ['Security code', 'Enter the security code. 3 digits on the back, or 4 on the front'],
      ['Name on card', 'Enter the name on the card.'],
    ]);
    await page.context().close();
  });

  it('leads to the field', async () => {
    const page = await open();
    await PAYER_PAGES.find(({ name }) => name === 'card-errors')?.bring(page, world);
    expect(await page.locator('#errors').getAttribute('role')).toBe('alert');
    await page.getByRole('link', { name: 'Enter the security code.' }).click();
    await page.locator('#code:focus').waitFor();
    await page.keyboard.type('123');
    expect(await page.locator('#code').getAttribute('aria-invalid')).toBeNull();
    expect(await page.locator('#code-error').innerText()).toBe('');
    await page.context().close();
  });
});

describe('movement', () => {
  it.each([
    ['turns while the payer waits', 'no-preference', ['turn']],
    ['is left out for who wants less of it', 'reduce', []],
  ] as const)('%s', async (_, reducedMotion, animations) => {
    const page = await open({ reducedMotion });
    await PAYER_PAGES.find(({ name }) => name === 'card-pending')?.bring(page, world);
    await page.waitForLoadState();
    await expect
      .poll(() => page.evaluate(`document.getAnimations().map(({ animationName }) => animationName)`))
      .toEqual(animations);
    await page.context().close();
  });
});

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: PHONE, locale: 'en', reducedMotion: 'reduce', ...options });
  await stopAsking(page);
  return page;
}

const READ_WIDTH = 'document.documentElement.scrollWidth';
